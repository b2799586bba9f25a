// The engine's search kernel, without Python around it.

const SKILLS = 31;
const SEED = 1;
const SOLVABLE = 1;
const OUTCOME = 8;

/** @typedef {(question: number[], budget: number) => boolean} CanBeWon whether the crew wins, all cards open */

/**
 * @param {BufferSource} module
 * @returns {Promise<CanBeWon>}
 */
export async function openKernel(module) {
  const { instance } = await WebAssembly.instantiate(module);
  const { memory, question_area, question_words, answer_area, solve } = /** @type {any} */ (instance.exports);
  return (question, budget) => {
    if (question.length + 1 > question_words()) return false;
    new Uint32Array(memory.buffer, question_area(), question.length + 1).set([question.length + 1, ...question]);
    solve(question.length + 1, 1, budget, SKILLS, SEED);
    return new DataView(memory.buffer, answer_area()).getUint8(OUTCOME) === SOLVABLE;
  };
}
