// Offers the mission designer. It loads nothing before somebody opens it; a link that brings a mission opens it at once.
(() => {
  const box = document.querySelector(".designer");
  if (!box) return;
  const { words } = JSON.parse(box.dataset.designer);
  const here = document.currentScript.src;
  const make = (name, text = "", className = "") =>
    Object.assign(document.createElement(name), { textContent: text, className });
  if (location.protocol === "file:") {
    box.append(make("p", words.from_disk));
    return;
  }
  const button = Object.assign(make("button", words.open, "open-helper"), { type: "button" });
  const note = make("p", words.size);
  box.append(button, note);

  const open = async () => {
    const status = make("p", words.loading);
    status.setAttribute("role", "status");
    const bar = document.createElement("progress");
    bar.setAttribute("aria-label", words.loading);
    box.replaceChildren(status, bar);
    try {
      const [{ openDesk }, { showDesigner }] = await Promise.all([
        import(new URL("python.js", here)),
        import(new URL("designer-view.js", here)),
      ]);
      const came = (loaded, all) => {
        bar.max = all;
        bar.value = loaded;
      };
      const desk = await openDesk("logwright.browser.designer", "library.json", came, ["packages.zip"]);
      const checker = () => openDesk("logwright.browser.checker", "library.json", () => {});
      box.replaceChildren();
      document.body.classList.add("designing");
      await showDesigner(box, desk, checker);
    } catch (error) {
      document.body.classList.remove("designing");
      status.textContent = words.failed;
      box.replaceChildren(status, button, note);
      console.warn(error);
    }
  };
  button.addEventListener("click", open);
  if (location.hash.startsWith("#mission=") || new URLSearchParams(location.search).has("open")) open();
})();
