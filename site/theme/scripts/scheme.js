// Light or dark: follows the device until somebody chooses; the choice is kept on this device.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  document.querySelector(".scheme-button").addEventListener("click", () => {
    const isDark = root.dataset.scheme ? root.dataset.scheme === "dark" : dark.matches;
    root.dataset.scheme = isDark ? "light" : "dark";
    try {
      localStorage.setItem("scheme", root.dataset.scheme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
})();
