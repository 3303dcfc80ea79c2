import type { Pos, Word } from "../document/document.ts";

/**
 * Where each family of n-grams lies in the table of weights: words, characters, and patterns of parts of speech and
 * function words.
 */
export const families = [
  { start: 0, size: 1 << 19 },
  { start: 1 << 19, size: 1 << 19 },
  { start: 1 << 20, size: 1 << 18 },
] as const;
export const tableSize = (1 << 20) + (1 << 18);

/** The n-grams of a row of words, as places in the table of weights. Word i owns those from starts[i] to starts[i + 1]. */
export interface Grams {
  readonly places: Int32Array;
  readonly starts: Int32Array;
}

const longestPattern = 5;
const longestCharacters = 5;
const perWord = 3 + longestPattern;

/** N-grams that end in each word. Letter case, quotation marks and the words' spacing leave no trace in them. */
export function gramsOf(words: readonly Word[]): Grams {
  const pieces = words.map(spelling);
  const capacity = pieces.reduce((sum, piece) => sum + perWord + piece.length * (longestCharacters - 1), 0);
  const places = new Int32Array(capacity);
  const starts = new Int32Array(words.length + 1);
  const wordHashes: number[] = [];
  const shapes: number[] = [];
  let recent = "";
  let count = 0;
  for (const [i, word] of words.entries()) {
    starts[i] = count;
    const piece = pieces[i]!;
    if (piece !== "") {
      if (/[\p{L}\p{N}]/u.test(piece)) {
        wordHashes.push(hashText(piece.trimStart()));
        count = addRow(wordHashes, 3, families[0], places, count);
      }
      shapes.push(hashText(shapeOf(word)));
      count = addRow(shapes, longestPattern, families[2], places, count);
      const tail = recent + piece;
      count = addCharacters(tail, recent.length, places, count);
      recent = tail.slice(1 - longestCharacters);
    }
  }
  starts[words.length] = count;
  return { places: places.subarray(0, count), starts };
}

/** Adds the n-grams of up to `longest` items that end in the last one. */
function addRow(
  hashes: readonly number[],
  longest: number,
  { start, size }: { start: number; size: number },
  places: Int32Array,
  count: number,
): number {
  let hash = 0;
  let free = count;
  for (let n = 1; n <= longest && n <= hashes.length; n++) {
    hash = Math.imul(hash ^ hashes[hashes.length - n]!, 0x9e3779b1) ^ n;
    places[free++] = start + (finish(hash) & (size - 1));
  }
  return free;
}

/** Adds the n-grams of 2 to 5 characters that end at or after `from`. */
function addCharacters(text: string, from: number, places: Int32Array, count: number): number {
  const { start, size } = families[1];
  let free = count;
  for (let end = from; end < text.length; end++) {
    let hash = 0;
    for (let n = 1; n <= longestCharacters && n <= end + 1; n++) {
      hash = Math.imul(hash ^ text.charCodeAt(end + 1 - n), 0x01000193) ^ n;
      if (n > 1) places[free++] = start + (finish(hash) & (size - 1));
    }
  }
  return free;
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}

const quotationMark = /^["“”„«»'‘’`]+$/;
const dash = /^(?:--+|[-–—])$/;
const attached = /^(?:[.,;:!?…%)\]]|n't$|'\p{L}{1,2}$)/u;

/** The word as characters see it: lower case, digits alike, one space before it where English has one. */
function spelling({ lower }: Word): string {
  if (quotationMark.test(lower)) return "";
  const plain = dash.test(lower) ? "—" : lower.replaceAll(/\d/g, "0");
  return attached.test(plain) ? plain : ` ${plain}`;
}

const functionWords = new Set(
  `the of and a an to in is are was were be been being it its that this these those for on with as at by from or but
  not n't have has had having he she they we you i his her their our your my me him them us himself herself itself
  themselves myself yourself will would can could may might must should shall do does did doing done which who whom
  whose what when where why how if than then there so no nor yet because although though while since until unless
  whether all any some many much more most few little other another each every both either neither such same own
  into about up out over off down under above below between among through during before after against without within
  across along around behind beyond despite toward towards upon per via also only just even still too very quite rather
  really never always often again ever already almost here now however therefore moreover furthermore additionally
  thus hence indeed instead overall first second third finally next last one two`.split(/\s+/),
);
const endings = /(?:ing|ed|ly|tion|sion|ment|ness|ity|ism|ance|ence|ive|ous|ful|able|ible|al|ic|er|est|s)$/;
const openClasses = new Set<Pos>(["NOUN", "PROPN", "VERB", "ADJ", "ADV", "X"]);

/** What the word is rather than which: function words as they are, others by part of speech and ending. */
function shapeOf({ lower, pos }: Word): string {
  if (functionWords.has(lower)) return lower;
  if (pos === "PUNCT" || pos === "SYM") return dash.test(lower) ? "—" : lower;
  if (!openClasses.has(pos)) return pos;
  // Names and nouns differ by capitals alone, which damage adds and takes away.
  const kind = pos === "PROPN" || pos === "X" ? "NOUN" : pos;
  return kind + (endings.exec(lower)?.[0] ?? "");
}
