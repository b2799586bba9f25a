// Light or dark: follows the device until the user chooses; the choice is stored on this device.
import { needed } from "../kit/page.js";
import { keepText } from "../kit/storage.js";

export function startScheme() {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  needed(".scheme-button", HTMLButtonElement).addEventListener("click", () => {
    const isDark = root.dataset.scheme ? root.dataset.scheme === "dark" : dark.matches;
    root.dataset.scheme = isDark ? "light" : "dark";
    keepText("scheme", root.dataset.scheme);
  });
}
