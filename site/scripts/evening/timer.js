// The timer of a mission. It uses the wall clock, so that it is right after the page was suspended; the tone at the end
// is scheduled in advance, because a page behind a locked screen may not run then.
import { button, field, make } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { keep, kept } from "./stored.js";

const SOON = { one_minute: 60_000, ten_seconds: 10_000 };

/**
 * The display for this many milliseconds left.
 * @param {number} left
 */
export function clockFace(left) {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @typedef {import("./described.js").EveningMission} EveningMission */
/** @typedef {{ mission: string, whole: number, ends?: number, left?: number }} StoredClock in milliseconds */

/**
 * @param {import("./described.js").Words} words
 * @param {Map<string, EveningMission>} missions
 * @param {import("./choice.js").Chosen} chosen
 */
export function timerPart(words, missions, chosen) {
  const said = (/** @type {string} */ key) => words[`timer.${key}`];
  // `ends` while it runs, otherwise `left`; both in milliseconds.
  let whole = 0;
  let left = 0;
  /** @type {number | undefined} */
  let ends;
  /** The mission the clock is for; another one may be looked at meanwhile. */
  let owner = chosen.state.mission;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let ticking;
  /** @type {WakeLockSentinel | undefined} */
  let awake;
  const told = new Set();

  const note = make("p");
  const face = make("p", { className: "face", role: "timer", "aria-label": said("left") });
  const status = make("p", { role: "status" });
  const start = button(said("start"), () => (ends ? pause(ends) : run()), { className: "main" });
  const reset = button(said("reset"), () => set(whole));
  const whose = make("span");
  const take = button(said("take"), () => setFor(chosen.state.mission));
  const other = make("p", { className: "other-clock", hidden: true }, whose, " ", take);
  const minutes = make("input", {
    type: "number",
    id: "evening-minutes",
    min: 1,
    max: 60,
    value: 5,
    inputMode: "numeric",
  });
  minutes.addEventListener("input", () => {
    if (minutes.checkValidity() && minutes.value) setFor(chosen.state.mission);
  });
  const free = field(said("minutes"), minutes);
  const sound = make("input", { type: "checkbox", checked: kept("sound") === true });
  sound.addEventListener("change", () => {
    keep("sound", sound.checked);
    silence();
    if (ends && sound.checked) schedule(ends - Date.now());
  });

  const run = () => {
    if (!left) set(whole);
    ends = Date.now() + left;
    remember();
    say("started");
    if (sound.checked) schedule(left);
    tick();
    stayAwake();
  };
  const pause = (/** @type {number} */ end) => {
    left = Math.max(end - Date.now(), 0);
    stop();
    say("paused");
    show();
  };
  const set = (/** @type {number} */ milliseconds) => {
    whole = left = milliseconds;
    told.clear();
    stop();
    status.textContent = "";
    show();
  };
  const setFor = (/** @type {EveningMission} */ mission) => {
    owner = mission;
    set((mission.seconds ?? Number(minutes.value) * 60) * 1000);
  };
  const isUnderWay = () => Boolean(ends) || (left > 0 && left < whole);
  const stop = () => {
    ends = undefined;
    clearTimeout(ticking);
    silence();
    awake?.release();
    awake = undefined;
    remember();
  };
  const tick = () => {
    clearTimeout(ticking);
    if (!ends) return;
    left = Math.max(ends - Date.now(), 0);
    for (const [name, limit] of Object.entries(SOON)) {
      if (left <= limit && left > 0 && limit < whole && !told.has(name)) {
        told.add(name);
        say(name);
      }
    }
    if (!left) {
      stop();
      say("over");
      navigator.vibrate?.([400, 200, 400]);
    } else {
      ticking = setTimeout(tick, left % 1000 || 1000);
    }
    show();
  };
  const say = (/** @type {string} */ name) => {
    status.textContent = said(name);
  };
  const show = () => {
    face.textContent = clockFace(left);
    face.classList.toggle("over", !left && whole > 0);
    start.textContent = said(ends ? "pause" : left && left < whole ? "go_on" : "start");
    const isOther = isUnderWay() && owner !== chosen.state.mission;
    other.hidden = !isOther;
    whose.textContent = isOther ? fill(said("other"), { mission: owner.title }) : "";
  };
  // A clock that stands still keeps its seconds, too.
  const remember = () =>
    keep("clock", isUnderWay() ? { mission: owner.key, whole, ...(ends ? { ends } : { left }) } : null);
  document.addEventListener("visibilitychange", () => {
    tick();
    if (ends && !document.hidden) stayAwake();
  });

  // Keeps the screen on while the timer runs, where the device allows it.
  const stayAwake = async () => {
    try {
      awake = await navigator.wakeLock?.request("screen");
      if (!ends) awake?.release();
    } catch {
      // The timer works without the wake lock.
    }
  };
  /** @type {AudioContext | undefined} */
  let audio;
  /** @type {OscillatorNode[]} */
  let tones = [];
  const schedule = (/** @type {number} */ milliseconds) => {
    audio ??= new AudioContext();
    const speaker = audio;
    speaker.resume();
    tones = [0, 0.4, 0.8].map((delay) => {
      const tone = new OscillatorNode(speaker, { frequency: 880 });
      const loudness = new GainNode(speaker, { gain: 0.3 });
      tone.connect(loudness).connect(speaker.destination);
      const at = speaker.currentTime + milliseconds / 1000 + delay;
      tone.start(at);
      tone.stop(at + 0.25);
      return tone;
    });
  };
  const silence = () => {
    // Tones that are already playing are not cut off.
    if (left) for (const tone of tones) tone.disconnect();
    tones = [];
  };

  // A reloaded page continues the timer, or shows it where it stood.
  const restore = () => {
    const stored = /** @type {StoredClock | null} */ (kept("clock"));
    const mission = missions.get(stored?.mission ?? "");
    if (!stored || !mission || !(stored.whole > 0)) return;
    if (stored.ends && stored.ends > Date.now()) {
      [owner, whole, ends] = [mission, stored.whole, stored.ends];
      remember();
      tick();
      stayAwake();
    } else if (stored.left && stored.left > 0 && stored.left < stored.whole) {
      [owner, whole, left] = [mission, stored.whole, stored.left];
      remember();
      say("paused");
    }
  };

  /** @type {EveningMission | undefined} */
  let shown;
  chosen.hear(({ mission }) => {
    if (shown === mission) return;
    const isFirst = !shown;
    shown = mission;
    note.textContent = said(mission.seconds ? "intro" : "free");
    free.hidden = Boolean(mission.seconds);
    if (isFirst) restore();
    // A clock that is under way goes on for its own mission until somebody sets it anew.
    if (!isUnderWay()) setFor(mission);
    show();
  });
  const controls = make("div", { className: "controls" }, free, start, reset);
  const tone = make("label", { className: "check" }, sound, said("sound"));
  return make("div", { className: "timer" }, note, face, other, controls, tone, status);
}
