// Runs before the page is shown: a script is there, and the reader may have chosen light or dark.
document.documentElement.classList.replace("no-js", "js");
try {
  document.documentElement.dataset.scheme = localStorage.getItem("scheme") || "";
} catch {
  // Without storage the page follows the device.
}
