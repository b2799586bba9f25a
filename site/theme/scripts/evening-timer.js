// The clock of a mission. It counts by the time of day, so that a page that slept is right when it wakes; the tone at the
// end is handed to the sound card beforehand, because a page behind a locked screen may not run then.
import { button, make } from "./designer-parts.js";
import { field } from "./evening-choice.js";
import { keep, kept } from "./evening-store.js";

const SOON = { one_minute: 60_000, ten_seconds: 10_000 };

export function timerPart(words, chosen) {
  const said = (key) => words[`timer.${key}`];
  // `ends` while it runs, else what is `left`; both in milliseconds.
  let whole = 0;
  let left = 0;
  let ends;
  let ticking;
  let awake;
  const told = new Set();

  const note = make("p", {});
  const face = make("p", { className: "face", role: "timer", "aria-label": said("left") });
  const status = make("p", { role: "status" });
  const start = button(said("start"), () => (ends ? pause() : run()), { className: "main" });
  const reset = button(said("reset"), () => set(whole));
  const minutes = make("input", { type: "number", id: "evening-minutes", min: 1, max: 60, value: 5, inputMode: "numeric" });
  minutes.addEventListener("input", () => minutes.checkValidity() && minutes.value && set(minutes.value * 60_000));
  const free = field(said("minutes"), minutes);
  const sound = make("input", { type: "checkbox", checked: kept("sound", false) });
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
  const pause = () => {
    left = Math.max(ends - Date.now(), 0);
    stop();
    say("paused");
    show();
  };
  const set = (milliseconds) => {
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
  const say = (name) => (status.textContent = said(name));
  const show = () => {
    const seconds = Math.ceil(left / 1000);
    face.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    face.classList.toggle("over", !left && whole > 0);
    start.textContent = said(ends ? "pause" : left && left < whole ? "go_on" : "start");
  };
  const remember = () => keep("clock", ends ? { mission: chosen.state.mission.key, whole, ends } : null);
  document.addEventListener("visibilitychange", () => {
    tick();
    if (ends && !document.hidden) stayAwake();
  });

  // The screen stays on while the clock runs, where the device allows it.
  const stayAwake = async () => {
    try {
      awake = await navigator.wakeLock?.request("screen");
      if (!ends) awake?.release();
    } catch {
      // Without it the clock is still right.
    }
  };
  let audio;
  let tones = [];
  const schedule = (milliseconds) => {
    audio ??= new AudioContext();
    audio.resume();
    tones = [0, 0.4, 0.8].map((delay) => {
      const tone = new OscillatorNode(audio, { frequency: 880 });
      const loudness = new GainNode(audio, { gain: 0.3 });
      tone.connect(loudness).connect(audio.destination);
      const at = audio.currentTime + milliseconds / 1000 + delay;
      tone.start(at);
      tone.stop(at + 0.25);
      return tone;
    });
  };
  const silence = () => {
    // Tones that sound already are heard to the end.
    if (left) for (const tone of tones) tone.disconnect();
    tones = [];
  };

  let shown;
  chosen.hear(({ mission }) => {
    if (shown === mission) return;
    shown = mission;
    const running = kept("clock");
    note.textContent = said(mission.seconds ? "intro" : "free");
    free.hidden = Boolean(mission.seconds);
    set((mission.seconds ?? minutes.value * 60) * 1000);
    // A page that was opened anew goes on where it was.
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
