// Sends a mission to a repository that takes missions: a link prepares the pull request, nothing passes a server of ours.
import { button, make } from "../kit/elements.js";

/** @typedef {import("./described.js").Looked} Looked */
/** @typedef {import("./described.js").Words} Words */
/** @typedef {import("./mission.js").Mission} Mission */

const LONGEST = 7500;

/**
 * The address where GitHub offers the new file as a pull request, in a copy of the repository if need be; undefined if
 * the mission is too long for an address.
 * @param {string} repository
 * @param {string} name
 * @param {string} yaml
 */
export function proposal(repository, name, yaml) {
  // Where the schemas lie is known to the repository.
  const value = yaml.replace(/^# yaml-language-server:.*\n/, "");
  const asked = new URLSearchParams({ filename: `missions/${name}.yaml`, value });
  const address = `${repository}/new/main?${asked}`;
  return address.length <= LONGEST ? address : undefined;
}

/** @param {{ words: Words, repository: string, mission: Mission, looked: () => Looked | undefined }} designer */
export function submission({ words, repository, mission, looked }) {
  const answer = looked();
  const heading = make("h3", {}, words["submit.title"]);
  const help = (/** @type {string} */ text) => make("p", { className: "help" }, text);
  if (!repository) return [heading, help(words["submit.nowhere"])];
  if (!answer?.title || answer.problems.length) return [heading, help(words["submit.unfinished"])];
  const address = proposal(repository, mission.now.id, answer.yaml);
  if (!address)
    return [heading, help(words["submit.long"]), make("p", {}, make("a", { href: repository }, repository))];
  const open = button(words["submit.open"], () => window.open(address, "_blank", "noopener"), { className: "main" });
  return [heading, help(words["submit.hint"]), make("div", { className: "row" }, open)];
}
