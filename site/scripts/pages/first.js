// Runs before the page is shown: marks that scripts work, and applies the chosen colour scheme.
import { keptText } from "../kit/storage.js";

document.documentElement.classList.replace("no-js", "js");
document.documentElement.dataset.scheme = keptText("scheme") ?? "";
