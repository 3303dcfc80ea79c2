import type { TextEdit } from "../document.ts";

const token = /[\p{L}\p{N}\p{M}]+|\s+|./gsu;
/** The most cells of the comparison table. A change that needs more is one edit and not divided into words. */
const mostCells = 1_000_000;

/**
 * Returns the replacements of whole words that turn one text into the other. It finds the longest common subsequence by
 * dynamic programming (Wagner and Fischer, 1974).
 */
export function wordEdits(before: string, after: string): TextEdit[] {
  const old = before.match(token) ?? [];
  const fresh = after.match(token) ?? [];
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head++;
  let tail = 0;
  while (tail < Math.min(old.length, fresh.length) - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  const oldMiddle = old.slice(head, old.length - tail);
  const freshMiddle = fresh.slice(head, fresh.length - tail);

  const edits: TextEdit[] = [];
  let position = old.slice(0, head).join("").length;
  let removed = "";
  let added = "";
  const flush = (): void => {
    if (removed !== "" || added !== "") edits.push({ start: position, end: position + removed.length, after: added });
    position += removed.length;
    removed = "";
    added = "";
  };
  let row = 0;
  let column = 0;
  const common = commonLengths(oldMiddle, freshMiddle);
  while (row < oldMiddle.length || column < freshMiddle.length) {
    if (common && row < oldMiddle.length && column < freshMiddle.length && oldMiddle[row] === freshMiddle[column]) {
      flush();
      position += oldMiddle[row]!.length;
      row++;
      column++;
    } else if (
      column === freshMiddle.length ||
      (row < oldMiddle.length && (!common || common(row + 1, column) > common(row, column + 1)))
    ) {
      removed += oldMiddle[row++];
    } else {
      added += freshMiddle[column++];
    }
  }
  flush();
  return edits;
}

/**
 * Returns a table with the number of words that two lists have in common after each pair of positions. Returns
 * undefined if the table would be too large.
 */
function commonLengths(
  old: readonly string[],
  fresh: readonly string[],
): ((row: number, column: number) => number) | undefined {
  const width = fresh.length + 1;
  if ((old.length + 1) * width > mostCells) return undefined;
  const cells = new Uint16Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = fresh.length - 1; column >= 0; column--) {
      const down = cells[(row + 1) * width + column]!;
      const right = cells[row * width + column + 1]!;
      const same = old[row] === fresh[column];
      cells[row * width + column] = same ? cells[(row + 1) * width + column + 1]! + 1 : Math.max(down, right);
    }
  }
  return (row, column) => cells[row * width + column]!;
}
