import { damages } from "./damage.ts";
import { createRandom } from "./random.ts";
import type { Row } from "./rows.ts";

const kinds = Object.values(damages);

/** Each text whole, a short piece of it, and, for some, a damaged piece, so that neither length nor damage says much. */
export function* augment(rows: readonly Row[], damagedShares: readonly [number, number]): Generator<Row> {
  const random = createRandom(5);
  for (const row of rows) {
    yield row;
    yield { ...row, text: crop(row.text, 60, 180, random) };
    if (random() >= damagedShares[row.label]) continue;
    const damage = kinds[Math.floor(random() * kinds.length)]!;
    yield { ...row, text: damage(crop(row.text, 80, 250, random), random) };
  }
}

/** A piece of `fewest` to `most` words from anywhere in the text. */
function crop(text: string, fewest: number, most: number, random: () => number): string {
  const words = text.split(" ");
  const length = Math.floor(fewest + random() * (most - fewest));
  if (words.length <= length) return text;
  const start = Math.floor(random() * (words.length - length));
  return words.slice(start, start + length).join(" ");
}
