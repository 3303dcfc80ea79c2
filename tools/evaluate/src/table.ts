/** Returns a Markdown table that is also aligned as plain text. Columns of numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((_, i) => [head, ...rows].map((row) => row[i] ?? ""));
  const widths = columns.map((cells) => Math.max(3, ...cells.map((cell) => cell.length)));
  const right = columns.map((cells) => cells.slice(1).every((cell) => /^[^\p{L}]*(?:times)?$/u.test(cell)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, i) => (right[i] ? (cells[i] ?? "").padStart(width) : (cells[i] ?? "").padEnd(width))).join(" | ")} |`;
  const rule = widths.map((width, i) => (right[i] ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Formats a number with a fixed number of decimals; null becomes a dash. */
export function fixed(value: number | null, digits = 1): string {
  return value === null
    ? "–"
    : value
        .toFixed(digits)
        .replace(/^-(0(?:\.0+)?)$/, "$1")
        .replace("-", "−");
}

/** Formats a share as a percentage. */
export function percent(share: number | null, digits = 0): string {
  return share === null ? "–" : `${fixed(share * 100, digits)} %`;
}

/** Formats a whole number with commas: "12,000". */
export function whole(value: number | null): string {
  return value === null ? "–" : String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
