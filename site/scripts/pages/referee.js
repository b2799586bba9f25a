// Ask the referee: an example that readers can change. Without this script the example stays as it is.
import { button, field, make, picture, select } from "../kit/elements.js";
import { all, languageRoot } from "../kit/page.js";
import { loadScript } from "../kit/plain-script.js";
import { playable, refusal, trueMark, winningPlace } from "../kit/referee.js";
import { fill } from "../kit/text.js";

/** @typedef {import("../kit/referee.js").Card & {said: string}} NamedCard */
/** @typedef {import("../kit/referee.js").Mark} Mark */
/** @typedef {{trump: string, cards: NamedCard[], words: Record<string, string>, refusals: Record<string, string>, rules: Record<string, string>}} Data */
/** @typedef {{game: string, kind: string, cards?: string[], led?: string, hand?: string[]}} Case */
/** @typedef {{data: Data, pictures: Record<string, string>, id: string}} Desk */

/** @type {Mark[]} */
const MARKS = ["highest", "only", "lowest"];

export function startReferee() {
  for (const [number, figure] of all("[data-referee]", HTMLElement).entries()) {
    /** @type {Case} */
    const given = JSON.parse(figure.dataset.referee ?? "{}");
    const words = JSON.parse(document.querySelector("#words")?.textContent ?? "{}");
    const panel = make("div", { className: "referee", hidden: true });
    const ask = button(words.referee, () => open(), { className: "ask-referee", "aria-expanded": "false" });
    const open = async () => {
      const isOpen = panel.hidden;
      panel.hidden = !isOpen;
      ask.setAttribute("aria-expanded", String(isOpen));
      if (!isOpen || panel.childElementCount) return;
      const lang = document.documentElement.lang;
      await Promise.all([loadScript(`table/${given.game}.js`), loadScript(`table/${lang}/${given.game}.js`)]);
      const { refereeData, tablePictures } = /** @type {any} */ (window);
      const desk = { data: refereeData[given.game], pictures: tablePictures[given.game], id: `referee-${number}` };
      panel.replaceChildren(...PANELS[given.kind](given, desk));
    };
    figure.append(ask, panel);
  }
}

/** @type {Record<string, (given: Case, desk: Desk) => HTMLElement[]>} */
const PANELS = { trick: trickPanel, legal_plays: playsPanel, communication: messagePanel };

/**
 * A row of cards, each drawn, with a list to choose another one from.
 * @param {Desk} desk
 * @param {string[]} names
 * @param {string} label with {n}
 * @param {() => unknown} changed
 */
function cardRow({ data, pictures, id }, names, label, changed) {
  const places = names.map((name, place) => {
    const drawn = make("span", { className: "drawn" }, picture(pictures[`card:${name}`] ?? ""));
    const note = make("span", { className: "judged" });
    const choose = select(
      data.cards.map((card) => [card.name, card.said]),
      name,
      (value) => {
        drawn.replaceChildren(picture(pictures[`card:${value}`] ?? ""));
        changed();
      },
      { id: `${id}-${label.length}-${place}` },
    );
    const shown = make("li", {}, drawn, note, field(fill(label, { n: place + 1 }), choose));
    return { choose, note, shown };
  });
  const list = make("ol", { className: "referee-cards" }, ...places.map(({ shown }) => shown));
  const cards = () => places.map(({ choose }) => cardOf(data, choose.value));
  /** @param {(card: NamedCard, place: number) => [kind: string, text: string]} judge */
  const mark = (judge) => {
    for (const [place, card] of cards().entries()) {
      const [kind, text] = judge(card, place);
      places[place].shown.dataset.judged = kind;
      places[place].note.textContent = text;
    }
  };
  return { list, cards, mark };
}

/**
 * @param {Data} data
 * @param {string} name
 */
function cardOf(data, name) {
  const found = data.cards.find((card) => card.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/**
 * What was decided, why, and where the rule stands.
 * @param {Desk} desk
 */
function decision({ data }) {
  const shown = make("p", { className: "decision", role: "status" });
  /**
   * @param {string} text
   * @param {string} [rule]
   */
  const say = (text, rule) => {
    const place = rule && data.rules[rule];
    const link = place && make("a", { href: new URL(place, languageRoot()) }, data.words.rule);
    shown.replaceChildren(text, ...(link ? [" ", link] : []));
  };
  return { shown, say };
}

/**
 * A card that was chosen twice, if any: there is only one of each.
 * @param {NamedCard[]} cards
 */
const repeated = (cards) => cards.find((card, place) => cards.indexOf(card) !== place);

/** @type {(given: Case, desk: Desk) => HTMLElement[]} */
function trickPanel(given, desk) {
  const { words, trump } = desk.data;
  const played = given.cards ?? [];
  const seats = played.length;
  const { shown, say } = decision(desk);
  const judge = () => {
    const cards = row.cards();
    const leader = Number(leads.value);
    const inOrder = cards.map((_, turn) => cards[(leader + turn) % seats]);
    const twice = repeated(cards);
    const place = winningPlace(inOrder, trump);
    const winner = (leader + place) % seats;
    row.mark((_, seat) => (twice || seat !== winner ? ["", ""] : ["yes", words.winner]));
    if (twice) return say(fill(words.twice, { card: twice.said }));
    const rule = inOrder[place].suit === trump ? "trump" : "led-suit";
    say(`${fill(words.wins, { n: winner + 1, card: inOrder[place].said })} ${words[rule]}`, rule);
  };
  // Player 1 is whoever leads in the example; the picture numbers the cards in the same way.
  const leads = select(
    played.map((_, seat) => [seat, fill(words.player, { n: seat + 1 })]),
    0,
    () => judge(),
    { id: `${desk.id}-leader` },
  );
  const row = cardRow(desk, played, words.player, () => judge());
  judge();
  return [field(words.leads, leads), row.list, shown];
}

/** @type {(given: Case, desk: Desk) => HTMLElement[]} */
function playsPanel(given, desk) {
  const { words, refusals } = desk.data;
  const { shown, say } = decision(desk);
  const judge = () => {
    const [card] = led.cards();
    const held = hand.cards();
    const twice = repeated([card, ...held]);
    const may = twice ? [] : playable(held, card);
    hand.mark((each) => (twice ? ["", ""] : may.includes(each) ? ["yes", words.may] : ["no", words.may_not]));
    if (twice) return say(fill(words.twice, { card: twice.said }));
    const isFree = may.length === held.length && !held.some(({ suit }) => suit === card.suit);
    if (isFree) say(words.any, "follow-suit");
    else say(refusals["follow-suit"], "follow-suit");
  };
  const led = cardRow(desk, [given.led ?? ""], words.led, () => judge());
  const hand = cardRow(desk, given.hand ?? [], words.in_hand, () => judge());
  judge();
  return [led.list, hand.list, shown];
}

/** @type {(given: Case, desk: Desk) => HTMLElement[]} */
function messagePanel(given, desk) {
  const { words, refusals, trump } = desk.data;
  const { shown, say } = decision(desk);
  const judge = () => {
    const held = hand.cards();
    const twice = repeated(held);
    hand.mark((card) => {
      const mark = trueMark(card, held, trump);
      return twice ? ["", ""] : mark ? ["yes", words[mark]] : ["no", words.silent];
    });
    if (twice) return say(fill(words.twice, { card: twice.said }));
    const card = held[Number(which.value)];
    const why = refusal(card, /** @type {Mark} */ (token.value), held, trump);
    say(`${card.said}: ${why ? refusals[why] : words.shown_so}`, why ?? "mark-untrue");
  };
  const names = given.hand ?? [];
  const which = select(
    names.map((_, place) => [place, fill(words.in_hand, { n: place + 1 })]),
    0,
    () => judge(),
    { id: `${desk.id}-which` },
  );
  const token = select(
    MARKS.map((mark) => [mark, words[mark]]),
    "highest",
    () => judge(),
    { id: `${desk.id}-token` },
  );
  const hand = cardRow(desk, names, words.in_hand, () => judge());
  judge();
  const tried = make("div", { className: "controls" }, field(words.show, which), field(words.token, token));
  return [hand.list, tried, shown];
}
