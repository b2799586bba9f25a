// Caches the pages of this language on the device, so that they work offline after the first visit, and announces newer
// versions.
import { button, make } from "../kit/elements.js";
import { keepPacks } from "../kit/offline-worker.js";
import { fromDisk, pageWords, root } from "../kit/page.js";
import { offerEverything, withdrawOffers } from "./keep-everything.js";

const HOUR = 3_600_000;

export function startOffline() {
  if (!("serviceWorker" in navigator) || fromDisk()) return withdrawOffers();
  leadBack();
  addEventListener("load", async () => {
    try {
      const registered = await navigator.serviceWorker.register(new URL("offline.js", root()), {
        scope: root().pathname,
      });
      watchForNewer(registered);
      await keepPacks([document.documentElement.lang]);
      await offerEverything();
    } catch {
      // If the browser refuses, pages are simply read over the network.
      withdrawOffers();
    }
  });
}

// On the page shown in place of one that is not cached: a link to that one.
function leadBack() {
  const again = document.querySelector("a[data-wanted]");
  const wanted = new URL(new URLSearchParams(location.search).get("wanted") ?? "", root());
  if (again instanceof HTMLAnchorElement && wanted.href.startsWith(root().href)) again.href = wanted.href;
}

/**
 * The browser fetches a newer version by itself. It waits until no page of this one is open, or the user asks for it.
 * @param {ServiceWorkerRegistration} registered
 */
function watchForNewer(registered) {
  const { serviceWorker } = navigator;
  const tell = () => tellOfNewer(registered);
  const watch = () => {
    const coming = registered.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && serviceWorker.controller) tell();
    });
  };
  if (registered.waiting && serviceWorker.controller) tell();
  watch();
  registered.addEventListener("updatefound", watch);
  // Another tab has activated it: this one still shows the old version.
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", tell);
  // A tab may stay open for days.
  let looked = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registered.update().catch(() => {});
  };
  setInterval(look, HOUR / 4);
  document.addEventListener("visibilitychange", look);
}

/** @param {ServiceWorkerRegistration} registered */
function tellOfNewer(registered) {
  if (document.querySelector(".newer")) return;
  const words = pageWords();
  const reload = () => {
    if (!registered.waiting) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registered.waiting.postMessage({ take: true });
  };
  const bar = make("aside", { className: "newer", role: "status" }, make("p", {}, words.newer));
  bar.append(
    button(words.reload, reload),
    button(words.later, () => bar.remove(), { className: "later" }),
  );
  document.body.append(bar);
}
