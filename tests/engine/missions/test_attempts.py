"""What the logbook says after a mission."""

from logwright.engine.missions.attempts import Attempts


def test_the_attempts_a_mission_took_are_entered() -> None:
    """p9-016, p9-132, ds-011, ds-091: after a loss the mission starts over."""
    assert Attempts().win().logged == 1
    assert Attempts().lose().lose().win().logged == 3


def test_the_distress_signal_costs_one_attempt_once() -> None:
    """p9-144, p9-156, ds-106, ds-110, ruling B23: three attempts with the signal are logged as four."""
    log = Attempts().lose().call_distress().lose().call_distress().win()
    assert log.logged == 4


def test_the_token_stays_active_until_the_mission_is_won() -> None:
    """p9-143, p9-152 to p9-155, ds-109: whether the crew passes again or not; a new mission starts without."""
    assert not Attempts().distress
    active = Attempts().call_distress()
    assert active.lose().lose().distress
    assert active.lose().win().logged == 3


def test_the_signal_may_be_sent_on_the_very_first_attempt() -> None:
    """p9-091, p9-157, p9-220, ds-054."""
    assert Attempts().call_distress().win().logged == 2


def test_what_nobody_could_help_is_not_counted() -> None:
    """ds-095, ds-102: a void deal, or tasks that had to be exchanged."""
    assert Attempts().lose(avoidable=False).lose().win().logged == 2


def test_handing_a_task_over_costs_nothing() -> None:
    """p9-214: there is nothing to enter for it."""
    assert Attempts().win() == Attempts(failed=0, distress=False, won=True)
