// The search: a dialog over Pagefind, whose index knows how words are inflected in the page's language.
(() => {
  const words = JSON.parse(document.getElementById("words").textContent);
  const dialog = document.querySelector("dialog.search");
  const input = dialog.querySelector("input");
  const status = dialog.querySelector(".status");
  const list = dialog.querySelector("ol");
  const home = new URL(document.body.dataset.language, location.href);
  const LOOKED_AT = 30;
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

  // A word without its accents, case and punctuation.
  const fold = (word) => word.normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const fold_all = (text) => text.split(/\s+/).map(fold).filter(Boolean);

  // How well a word fits one that was typed. Where the index has no such word it offers the longest beginning that it
  // has, be it one letter: what shares less than half of its letters is something else.
  const fit = (typed, word) => {
    if (typed === word) return 3;
    let common = 0;
    while (common < typed.length && typed[common] === word[common]) common += 1;
    return common * 2 >= typed.length ? 1 : 0;
  };
  const fits = (typed, found) => typed.map((word) => Math.max(0, ...found.map((other) => fit(word, other))));
  const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

  // What is called by the words that were typed, and by few others, is more likely meant than what mentions them.
  const named = (typed, title) => {
    const parts = fold_all(title);
    return sum(fits(typed, parts)) / Math.max(parts.length, 1);
  };

  // A page on which all the words stand, and the place there that fits best.
  const look = (page, score, typed) => {
    const all = page.raw_content.split(/\s+/);
    const at = (locations) => locations.map((location) => fold(all[location] ?? ""));
    if (fits(typed, at(page.locations)).includes(0)) return null;
    const whole = page.meta.title;
    const places = page.sub_results.map(({ url, title, excerpt, locations }) => {
      const name = title.replace(/¶$/, "").trim();
      const rank = sum(fits(typed, at(locations))) + named(typed, name) * 2;
      return { address: url, title: name, text: excerpt, rank, often: locations.length };
    });
    places.sort((one, other) => other.rank - one.rank || other.often - one.often);
    const best = places[0];
    const most = score * (1 + Math.max(named(typed, whole), best ? named(typed, best.title) : 0));
    if (!best || best.title === whole) return { address: page.url, title: whole, text: page.excerpt, score: most };
    return { ...best, title: `${whole} › ${best.title}`, score: most };
  };

  // Pagefind takes й for и before it looks at endings, and knows those no more; a bare beginning finds all forms.
  const uninflected = (query) => query.replace(/(\p{L}{3})[еиоы]й(?!\p{L})/giu, "$1");

  const search = async () => {
    const query = input.value.trim();
    const mine = ++asked;
    if (!query) {
      status.textContent = "";
      list.replaceChildren();
      list.ariaBusy = "false";
      return;
    }
    status.textContent = words.searching;
    try {
      const { results } = await (await load()).search(uninflected(query));
      const first = results.slice(0, LOOKED_AT);
      const pages = await Promise.all(first.map((result) => result.data()));
      // A slow answer to what was typed before must not replace a newer one.
      if (mine !== asked) return;
      const typed = fold_all(query);
      const found = pages.map((page, place) => look(page, first[place].score, typed)).filter(Boolean);
      found.sort((one, other) => other.score - one.score);
      list.replaceChildren(...found.slice(0, MOST).map(({ address, title, text }) => entry(address, title, text)));
      const many = found.length < first.length ? found.length : results.length;
      status.textContent =
        many === 0 ? words.none_found
        : many === 1 ? words.found_one
        : words.found_many.replace("{n}", many);
    } catch (error) {
      status.textContent = words.search_failed;
      console.warn(error);
    }
    list.ariaBusy = "false";
  };

  let waiting = 0;
  input.addEventListener("input", () => {
    list.ariaBusy = "true";
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
