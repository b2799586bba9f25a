// The search: a dialog over Pagefind, whose index knows how words are inflected in the page's language.
(() => {
  const words = JSON.parse(document.getElementById("words").textContent);
  const dialog = document.querySelector("dialog.search");
  const input = dialog.querySelector("input");
  const status = dialog.querySelector(".status");
  const list = dialog.querySelector("ol");
  const home = new URL(document.body.dataset.language, location.href);
  const MOST = 12;
  let engine = null;
  let asked = 0;

  const load = () => {
    engine ??= (async () => {
      const folder = new URL("pagefind/", home);
      const found = location.protocol === "file:" ? await unpack() : await import(new URL("pagefind.js", folder));
      await found.options({ baseUrl: "/", excerptLength: 24 });
      await found.init();
      return found;
    })();
    return engine;
  };

  // A page from a disk may not fetch or import files; the same files come packed in one script.
  const unpack = async () => {
    await new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = `${document.body.dataset.root}offline/search-${document.documentElement.lang}.js`;
      script.onload = done;
      script.onerror = failed;
      document.head.append(script);
    });
    const files = window.packedSearch;
    const bytes = (name) => Uint8Array.from(atob(files[name]), (letter) => letter.charCodeAt(0));
    const fetchFile = window.fetch;
    window.fetch = (address, ...rest) => {
      const [, name] = /\/pagefind\/([^?]*)/.exec(String(address.url ?? address)) ?? [];
      return name in files ? Promise.resolve(new Response(bytes(name))) : fetchFile(address, ...rest);
    };
    const source = new TextDecoder().decode(bytes("pagefind.js"));
    return import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  };

  // Excerpts are text with marks round what was found; nothing else in them may become part of the page.
  const excerpt = (html) => {
    const small = document.createElement("small");
    for (const [place, piece] of html.split(/<\/?mark>/).entries()) {
      const text = piece.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
      if (place % 2) {
        const mark = document.createElement("mark");
        mark.textContent = text;
        small.append(mark);
      } else {
        small.append(text);
      }
    }
    return small;
  };

  const entry = (address, title, text) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = new URL(address.replace(/^\//, ""), home);
    const name = document.createElement("strong");
    name.textContent = title;
    link.append(name, excerpt(text));
    item.append(link);
    return item;
  };

  const show = (pages) => {
    const entries = [];
    for (const page of pages) {
      // The place on a page that fits best; a page without headings is its own best place.
      const [best] = [...page.sub_results].sort((one, other) => other.weighted_locations.length - one.weighted_locations.length);
      const place = best && best.title !== page.meta.title ? best : null;
      const title = place ? `${page.meta.title} › ${place.title.replace(/¶$/, "")}` : page.meta.title;
      entries.push(entry(place ? place.url : page.url, title, place ? place.excerpt : page.excerpt));
    }
    list.replaceChildren(...entries);
  };

  const search = async () => {
    const query = input.value.trim();
    const mine = ++asked;
    if (!query) {
      status.textContent = "";
      list.replaceChildren();
      return;
    }
    status.textContent = words.searching;
    try {
      const { results } = await (await load()).search(query);
      const pages = await Promise.all(results.slice(0, MOST).map((result) => result.data()));
      // A slow answer to what was typed before must not replace a newer one.
      if (mine !== asked) return;
      show(pages);
      status.textContent =
        results.length === 0 ? words.none_found
        : results.length === 1 ? words.found_one
        : words.found_many.replace("{n}", results.length);
    } catch (error) {
      status.textContent = words.search_failed;
      console.warn(error);
    }
  };

  let waiting = 0;
  input.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(search, 120);
  });

  const open = () => {
    if (!dialog.open) dialog.showModal();
    input.select();
    load().catch(() => {});
  };

  document.querySelector(".search-button").addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if ((event.key === "/" && !typing) || (event.key === "k" && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      open();
    }
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("li a")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const here = links.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && links.length) {
      event.preventDefault();
      (here + step < 0 ? input : links[Math.min(here + step, links.length - 1)]).focus();
    } else if (event.key === "Escape") {
      // A field for searching would only be emptied by it.
      event.preventDefault();
      dialog.close();
    } else if (event.key === "Enter" && event.target === input) {
      event.preventDefault();
      links[0]?.click();
    }
  });
})();
