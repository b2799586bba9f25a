// Keeps the pages of this language on the device, so that they work without a network after the first visit.
(() => {
  if (!("serviceWorker" in navigator) || location.protocol === "file:") return;
  const root = new URL(document.body.dataset.root, location.href);
  addEventListener("load", async () => {
    try {
      await navigator.serviceWorker.register(new URL("offline.js", root), { scope: root.pathname });
      const worker = await navigator.serviceWorker.ready;
      worker.active.postMessage({ keep: document.documentElement.lang });
    } catch {
      // A browser that refuses reads the pages over the network, as ever.
    }
  });
})();
