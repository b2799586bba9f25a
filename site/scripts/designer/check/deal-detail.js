// One deal below the verdicts: its line or its hands, why it is lost, and what can be done with it.
import { download } from "../../kit/download.js";
import { button, make } from "../../kit/elements.js";
import { fill } from "../../kit/text.js";
import { Laying } from "./laying.js";
import { dealView } from "./line.js";
import { isPuzzle } from "./puzzle.js";
import { evidence } from "./verdict.js";
import { lostView } from "./why.js";

/** @typedef {import("../described.js").Document} Document */
/** @typedef {import("../described.js").Words} Words */
/**
 * Which deal of which mission.
 * @typedef {{ document: Document, players: number, seed: number, deal: number }} Asked
 */

export class DealDetail {
  /**
   * @param {Words} words
   * @param {(question: object) => Promise<any>} ask
   * @param {import("./puzzle.js").Puzzle} puzzle
   * @param {(words: string) => void} say
   */
  constructor(words, ask, puzzle, say) {
    this.words = words;
    this.ask = ask;
    this.puzzle = puzzle;
    this.say = say;
    this.box = make("section", { className: "detail", hidden: true, "aria-live": "polite" });
  }

  hide() {
    this.box.hidden = true;
  }

  /** @param {Asked} asked */
  async show(asked) {
    const { words, box } = this;
    const number = `${fill(words["check.deal"], { n: asked.deal })} · `;
    const title = `${isPuzzle(asked.document) ? "" : number}${fill(words["check.players"], { n: asked.players })}`;
    box.hidden = false;
    box.replaceChildren(make("h3", {}, title), make("p", { className: "help" }, words["check.searching"]));
    try {
      const found = await this.ask({ do: "line", ...asked });
      box.replaceChildren(make("h3", {}, title), dealView(words, found), this.#ways(asked, found));
      if (found.laying) box.lastElementChild?.append(this.#layButton(title, found, asked));
      box.scrollIntoView({ block: "nearest" });
      if (!found.tricks.length) await this.#prove(asked);
    } catch (error) {
      box.replaceChildren(make("p", {}, words["check.failed"]));
      console.warn(error);
    }
  }

  /**
   * Opens a deal for its cards to be laid otherwise.
   * @param {string} title
   * @param {import("../described.js").ShownDeal} found
   * @param {Asked} asked
   */
  #layButton(title, found, asked) {
    const solve = (/** @type {string[][]} */ hands) => this.ask({ do: "line", ...asked, hands });
    return button(this.words["laying.open"], () => {
      const laid = new Laying(this.words, found, solve);
      this.box.replaceChildren(
        make("h3", {}, title),
        laid.box,
        this.#ways(asked, found, () => laid.hands),
      );
      laid.focus();
    });
  }

  /**
   * What can be made of a deal: a file for `logwright solve`, and the puzzle of its mission.
   * @param {Asked} asked
   * @param {import("../described.js").ShownDeal} found
   * @param {() => string[][] | null} [hands] if they are others than were dealt
   */
  #ways(asked, found, hands = () => null) {
    const { words } = this;
    const { document: of, players, deal } = asked;
    const refused = () => this.say(words["check.no_position"]);
    const save = button(words["check.save_deal"], async () => {
      const { yaml } = await this.ask({ do: "position", ...asked, hands: hands() });
      if (yaml) download(`${of.id ?? "mission"}-${players}-players-deal-${deal}.yaml`, yaml, "text/yaml");
      else refused();
    });
    const keep = () => this.ask({ do: "puzzle", ...asked, hands: hands() });
    return make("div", { className: "row" }, save, found.laying && this.puzzle.keepButton(keep, refused));
  }

  /**
   * Shows the reason for the verdict on a lost deal.
   * @param {Asked} asked
   */
  async #prove(asked) {
    const told = make("p", { className: "evidence help", role: "status" }, this.words["check.proving"]);
    this.box.append(told);
    /** @type {import("../described.js").DealProof | undefined} */
    const proof = await this.ask({ do: "proof", ...asked });
    if (proof) told.textContent = evidence(this.words, proof.steps);
    /** @type {import("../described.js").LostRules} */
    const lost = await this.ask({ do: "lost", ...asked });
    if (!lost.rules.length || !told.isConnected) return;
    const without = (/** @type {object} */ rule) => this.ask({ do: "line", ...asked, without: rule });
    told.after(lostView(this.words, lost, without));
  }
}
