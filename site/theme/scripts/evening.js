// The evening at the table: one choice of mission and players, and what a crew needs for it. Clock and log work at once;
// what draws cards and finds missions is Python, loaded when somebody first asks for it.
(() => {
  const box = document.querySelector(".evening");
  if (!box) return;
  const here = document.currentScript.src;
  const page = JSON.parse(box.dataset.evening);
  const { words } = page;
  if (location.protocol === "file:") {
    box.firstElementChild.textContent = words.from_disk;
    return;
  }
  const names = ["designer-parts", "evening-choice", "evening-draw", "evening-like", "evening-log", "evening-timer"];
  Promise.all(names.map((name) => import(new URL(`${name}.js`, here)))).then(
    ([{ make }, { choice }, { drawPart }, { likePart }, { logPart }, { timerPart }]) => {
      const missions = new Map(page.games.flatMap((game) => game.missions).map((mission) => [mission.key, mission]));
      const chosen = choice(page, missions);
      const ask = asker();
      const part = (id, inside) =>
        make("section", { "aria-labelledby": id }, make("h2", { id, textContent: words[`${id}.title`] }), inside);
      box.replaceChildren(
        chosen.shown,
        part("draw", drawPart(words, chosen, ask)),
        part("timer", timerPart(words, chosen)),
        part("log", logPart(page, missions, chosen)),
        part("like", likePart(words, chosen, ask)),
      );
      chosen.tell();
    },
  );

  // A way to ask Python, which is started by the first question. `status` hears how far it has come.
  function asker() {
    if (!page.python) return { missing: words["draw.left_out"] };
    let desk;
    const opened = async (status) => {
      const { openDesk } = await import(new URL("python.js", here));
      return openDesk("logwright.browser.evening", "library.json", status);
    };
    const ask = async (question, status) => {
      desk ??= opened(status);
      try {
        return await (await desk).ask({ ...question, seed: crypto.getRandomValues(new Uint32Array(1))[0] });
      } catch (error) {
        desk = undefined;
        throw error;
      }
    };
    return { ask };
  }
})();
