// Filters above a long list. The page says which there are; without this script the whole list is shown.
(() => {
  const words = JSON.parse(document.getElementById("words").textContent);

  for (const box of document.querySelectorAll(".filtered")) {
    const { any, shown, filters } = JSON.parse(box.dataset.filters);
    const entries = [...box.querySelectorAll(".item")].map((item) => ({
      values: item.dataset,
      row: item.closest("tr, li, .upgrade"),
    }));
    const form = document.createElement("form");
    form.className = "filters";
    const selects = filters.map(({ key, label, options }) => {
      const select = document.createElement("select");
      select.name = key;
      select.append(new Option(any, ""), ...options.map(([value, text]) => new Option(text, value)));
      const field = document.createElement("label");
      field.append(label, select);
      form.append(field);
      return select;
    });
    const count = document.createElement("output");
    form.append(count);

    const apply = () => {
      let left = 0;
      for (const { values, row } of entries) {
        const fits = selects.every(({ name, value }) => !value || values[name].split(" ").includes(value));
        row.hidden = !fits;
        left += fits;
      }
      count.textContent = left ? `${shown}: ${left} / ${entries.length}` : words.filter_none;
      const chosen = new URLSearchParams(selects.filter(({ value }) => value).map(({ name, value }) => [name, value]));
      // The choice stands in the address, so that it can be shared and survives going back.
      history.replaceState(null, "", `${location.pathname}${chosen.size ? `?${chosen}` : ""}${location.hash}`);
    };

    const asked = new URLSearchParams(location.search);
    for (const select of selects) {
      const value = asked.get(select.name);
      if (value && [...select.options].some((option) => option.value === value)) select.value = value;
    }
    form.addEventListener("change", apply);
    form.addEventListener("submit", (event) => event.preventDefault());
    box.prepend(form);
    apply();
  }
})();
