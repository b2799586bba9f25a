// The timer of a mission. It uses the wall clock, so that it is right after the page was suspended; the tone at the end
// is scheduled in advance, because a page behind a locked screen may not run then.
import { button, field, make } from "../kit/elements.js";
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

/**
 * @param {import("./described.js").Words} words
 * @param {import("./choice.js").Chosen} chosen
 */
export function timerPart(words, chosen) {
  const said = (/** @type {string} */ key) => words[`timer.${key}`];
  // `ends` while it runs, otherwise `left`; both in milliseconds.
  let whole = 0;
  let left = 0;
  /** @type {number | undefined} */
  let ends;
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
  const minutes = make("input", {
    type: "number",
    id: "evening-minutes",
    min: 1,
    max: 60,
    value: 5,
    inputMode: "numeric",
  });
  minutes.addEventListener("input", () => {
    if (minutes.checkValidity() && minutes.value) set(Number(minutes.value) * 60_000);
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
  };
  const remember = () => keep("clock", ends ? { mission: chosen.state.mission.key, whole, ends } : null);
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

  /** @type {import("./described.js").EveningMission | undefined} */
  let shown;
  chosen.hear(({ mission }) => {
    if (shown === mission) return;
    shown = mission;
    const running = /** @type {{ mission: string, whole: number, ends: number } | null} */ (kept("clock"));
    note.textContent = said(mission.seconds ? "intro" : "free");
    free.hidden = Boolean(mission.seconds);
    set((mission.seconds ?? Number(minutes.value) * 60) * 1000);
    // A reloaded page continues the timer.
    if (running?.mission === mission.key && running.ends > Date.now()) {
      ({ whole, ends } = running);
      remember();
      tick();
      stayAwake();
    }
  });
  const controls = make("div", { className: "controls" }, free, start, reset);
  const tone = make("label", { className: "check" }, sound, said("sound"));
  return make("div", { className: "timer" }, note, face, controls, tone, status);
}
