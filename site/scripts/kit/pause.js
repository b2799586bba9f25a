// Debouncing, for reactions that should not follow every keystroke.

/**
 * Calls `act` with the latest arguments after a pause; every further call restarts the pause.
 * @template {unknown[]} Given
 * @param {(...given: Given) => unknown} act
 * @param {number} pause in milliseconds
 */
export function paused(act, pause) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return (/** @type {Given} */ ...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...given), pause);
  };
}
