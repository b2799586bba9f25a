"""The compression dictionaries of mission links, known to both ends.

Never change a dictionary that links were made with: they could not be opened any more. A better one is a new version
of the format. Frequent strings come last, because near matches have shorter codes.
"""

from __future__ import annotations

WORDS_1 = (
    '"automaton_allowed":false"commander_allowed":true"only_before_first_trick_if_passed_on":true'
    '"as_many_cards":"more_cards":"one_of_each":"all_of_one":"win_only":"win_no":"win":"keep":"capture":"win_with":'
    '"each_wins":"every_trick":{"never_open":"predict":"exactly_in_a_row":"never_in_a_row":"in_a_row":'
    '"fewer_tricks_than":"more_tricks_than":"as_many_tricks_as":"always_ahead_of":"nobody_ahead":"compare":'
    '"win_in_order":"in_order":"order":"task_in":"any_of":[{"all_of":[{"not":{"than_tricks":"than_cards":"difference":'
    '"always":"than":"as":"of":"in":"with":"beats":"equal":"sum":"colours":"values":"holds":"only":"none":"closed_with":'
    '"led_with":"led_by":"holder":"right_of":"left_of":"first-winner""each-other""others""everyone""secret""open"'
    '"second half""first half""swap-two""move-one""nothing""condition""role""yes-or-no"'
    '"change_tokens":"draw_after_trick":"rises_by":"seconds":"untimed":{"mode":"silent":'
    '"commander-decision""commander-distribution""commander-or-willing""commander-hardest""commander-skipped"'
    '"one-member""free""volunteers","volunteers":"dead-zone""disruption","from_trick":"currents""rapture""terrain"'
    '"odd""even"">4""<5""1+""2+""3+""4+""..2""..1"[3,4,5]"5":"4":{"3":'
    '"rulings":["timer":{"seconds":"five_player_rule":true,"objective":{"token":"task":"card":'
    '"certificate":{"players":"seed":"deal":"hands":[["owners":["choices":{"chosen":{"predictions":{"0":'
    '"hand_over":{"task":"distress":{"side":"left""right""tokens":[null,null],"found":'
    '"submarine 4""submarine 3""submarine 2""submarine 1""rocket 4""rocket 3""rocket 2""rocket 1"'
    '"yellow 9","yellow 8","yellow 7","yellow 6","yellow 5","yellow 4","yellow 3","yellow 2","yellow 1","pink 9",'
    '"pink 8","pink 7","pink 6","pink 5","pink 4","pink 3","pink 2","pink 1","green 9","green 8","green 7",'
    '"green 6","green 5","green 4","green 3","green 2","green 1","blue 9","blue 8","blue 7","blue 6","blue 5",'
    '"blue 4","blue 3","blue 2","blue 1"],"winner":3},{"leader":3,"cards":["],"winner":2},{"leader":2,'
    '"cards":["],"winner":1},{"leader":1,"cards":["],"winner":0},{"leader":0,"cards":["],"tricks":[{"leader":'
    ">>>>ЙЩЪЫЭЮЯфцчшщъыэюё — «»êîôœçàè qu’est une les des que vous pour la le l’ et à de the of and to is in a you "
    " что это как его так все вы не на по от до за из с к и в о ст но то ен ов ни ра ко пр го "
    '"omega""1","2","3","4","5",">",">>",">>>",">>>>"'
    '{"mission":{"game":"deep-sea","number":{"mission":{"game":"planet-nine","id":"'
    '","players":[3,4,5],"tasks":{"difficulty":"tasks":{"cards":["tasks":{"count":4,"tokens":["1","2","3"]},'
    '"allocation":"draft","communication":{"mode":"none"},"choose":[{"member":"by":"crew","ask":"'
    '"objectives":[{"who":"commander","tricks":{"which":["first","last"],"count":"all"}},{"who":{"chosen":"'
    '{"who":"crew","no_trick":{"won_with":"rocket"}}],"text":{"ru":{"title":"'
    '","story":"},"fr":{"title":"","story":""}}}],"text":{"en":{"title":"","story":"The '
).encode()
