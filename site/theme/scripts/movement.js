// Offers the movement helper in place of its example. It loads nothing before somebody opens it.
(() => {
  const box = document.querySelector(".movement");
  if (!box) return;
  const { words, data, asked } = JSON.parse(box.dataset.helper);
  const here = document.currentScript.src;

  // A link may bring a table along; one that cannot be read is as good as none.
  const linked = () => {
    try {
      return JSON.parse(decodeURIComponent(location.hash.match(/^#table=(.*)$/)[1]));
    } catch {
      return {};
    }
  };
  const make = (name, text = "", className = "") => Object.assign(document.createElement(name), { textContent: text, className });
  if (location.protocol === "file:") {
    box.append(make("p", words.from_disk));
    return;
  }
  const button = Object.assign(make("button", words.open, "open-helper"), { type: "button" });
  const note = make("p", words.size);
  box.append(button, note);

  button.addEventListener("click", async () => {
    const status = make("p", words.loading);
    status.setAttribute("role", "status");
    const bar = document.createElement("progress");
    bar.setAttribute("aria-label", words.loading);
    box.replaceChildren(status, bar);
    try {
      const [{ openDesk }, { showHelper }] = await Promise.all([
        import(new URL("python.js", here)),
        import(new URL("movement-form.js", here)),
      ]);
      const desk = await openDesk("logwright.browser.movement", data, (loaded, all) => {
        bar.max = all;
        bar.value = loaded;
      });
      bar.remove();
      await showHelper(box, desk, asked, linked());
      status.textContent = words.loaded;
      document.querySelector(".movement-example").remove();
      box.querySelector("select").focus();
    } catch (error) {
      status.textContent = words.failed;
      button.textContent = words.open;
      box.replaceChildren(status, button);
      console.warn(error);
    }
  });
})();
