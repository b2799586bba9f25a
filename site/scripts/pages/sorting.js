// Tables of numbers that can be put in another order: by any column, up or down. The first column is the order they came in.
import { all } from "../kit/page.js";

export function startSorting() {
  for (const table of all("details.data table", HTMLTableElement)) sortable(table);
}

/**
 * The places of the values in order. What has no number comes last either way.
 * @param {readonly string[]} cells what each says, such as "84% (70–92%)"
 * @param {boolean} down the largest first
 */
export function inOrder(cells, down) {
  const values = cells.map((cell) => Number(/\d+(?:[.,]\d+)?/.exec(cell)?.[0].replace(",", ".") ?? Number.NaN));
  return [...cells.keys()].sort((one, other) => {
    const [left, right] = [values[one], values[other]];
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return (down ? right - left : left - right) || one - other;
  });
}

/** @param {HTMLTableElement} table */
function sortable(table) {
  const heads = all("thead th", HTMLTableCellElement, table);
  const body = table.tBodies[0];
  const rows = [...body.rows];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.className = "sort";
    button.append(...head.childNodes);
    head.append(button);
    head.ariaSort = column ? "none" : "ascending";
    button.addEventListener("click", () => {
      const down = head.ariaSort === "ascending";
      for (const each of heads) each.ariaSort = "none";
      head.ariaSort = down ? "descending" : "ascending";
      const order = column
        ? inOrder(
            rows.map((row) => row.cells[column].textContent ?? ""),
            down,
          )
        : [...rows.keys()];
      if (!column && down) order.reverse();
      body.append(...order.map((place) => rows[place]));
    });
  });
}
