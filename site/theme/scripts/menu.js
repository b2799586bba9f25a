// The menu of a phone opens over the page. Without this script its button leads down to it.
(() => {
  const button = document.querySelector(".menu-button");
  const menu = document.getElementById("menu");
  button.setAttribute("role", "button");
  button.setAttribute("aria-controls", "menu");
  const show = (shown) => {
    menu.classList.toggle("shown", shown);
    button.setAttribute("aria-expanded", shown);
  };
  show(false);
  button.addEventListener("click", (event) => {
    event.preventDefault();
    show(!menu.classList.contains("shown"));
    if (menu.classList.contains("shown")) menu.focus();
  });
  button.addEventListener("keydown", (event) => {
    if (event.key === " ") {
      event.preventDefault();
      button.click();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && menu.classList.contains("shown")) {
      show(false);
      button.focus();
    }
  });

  // Where there is room, what a page holds is shown at once.
  const contents = document.querySelector(".contents");
  const room = matchMedia(contents?.querySelectorAll("li").length < 8 ? "(min-width: 60em)" : "(min-width: 85em)");
  if (contents && room.matches) contents.open = true;

  // What is wider than the screen can be scrolled with the keyboard, too.
  for (const wide of document.querySelectorAll("main :is(table, pre > code)")) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  }

  const words = JSON.parse(document.getElementById("words").textContent);
  const tools = document.createElement("div");
  tools.className = "page-tools";
  const print = document.createElement("button");
  print.type = "button";
  print.textContent = words.print;
  print.addEventListener("click", () => window.print());
  tools.append(print);
  if (["mission", "quick-reference", "rules"].includes(document.body.dataset.kind)) {
    document.querySelector("main article").prepend(tools);
  }
})();
