import type { Pos, Sentence, Word } from "../document/document.ts";
import { wordSet } from "../grammar/word-set.ts";

/** The families of n-grams: of words, of characters, of shapes, at the start of sentences, and long ones of shapes. */
const families = { words: 0, characters: 1, shapes: 2, openings: 3, frames: 4 };
export const familyCount = 5;

/** The number of bits of an n-gram's hash in a key; the bits above are its family. */
export const hashBits = 27;

/** The n-grams of a sequence of words, as keys. Those of word i have the indexes [starts[i], starts[i + 1]). */
export interface Grams {
  readonly keys: Uint32Array;
  readonly starts: Int32Array;
}

const longestWords = 3;
const longestCharacters = 5;
const longestShapes = 5;
const longestOpening = 3;
const frameLengths = { least: 3, most: 7 };
const perWord = longestWords + longestShapes + 1 + (frameLengths.most - frameLengths.least + 1);

/** Returns the n-grams that end in each word; letter case, quotation marks and spacing do not count. */
export function gramsOf(sentences: readonly Sentence[]): Grams {
  const pieces = sentences.map(({ words }) => words.map(spelling));
  const capacity = pieces.flat().reduce((sum, piece) => sum + perWord + piece.length * (longestCharacters - 1), 0);
  const list: KeyList = { keys: new Uint32Array(capacity), count: 0 };
  const starts: number[] = [];
  const wordHashes: number[] = [];
  const shapes: number[] = [];
  const bareShapes: number[] = [];
  let recent = "";
  for (const [s, { words }] of sentences.entries()) {
    const opening: number[] = [];
    for (const [i, word] of words.entries()) {
      starts.push(list.count);
      const piece = pieces[s]![i]!;
      if (piece === "") continue;
      if (/[\p{L}\p{N}]/u.test(piece)) {
        const hash = hashText(piece.trimStart());
        wordHashes.push(hash);
        addRow(list, families.words, wordHashes, 1, longestWords);
        opening.push(hash);
        if (opening.length <= longestOpening) addRow(list, families.openings, opening, opening.length, opening.length);
      }
      const shape = shapeOf(word);
      shapes.push(hashText(shape));
      addRow(list, families.shapes, shapes, 1, longestShapes);
      bareShapes.push(hashText(shape.replace(ending, "")));
      addRow(list, families.frames, bareShapes, frameLengths.least, frameLengths.most);
      const tail = recent + piece;
      addCharacters(list, tail, recent.length);
      recent = tail.slice(1 - longestCharacters);
    }
  }
  starts.push(list.count);
  return { keys: list.keys.subarray(0, list.count), starts: Int32Array.from(starts) };
}

interface KeyList {
  readonly keys: Uint32Array;
  count: number;
}

function addKey(list: KeyList, family: number, hash: number): void {
  list.keys[list.count++] = (family << hashBits) | (finish(hash) & ((1 << hashBits) - 1));
}

/** Adds the n-grams of `least` to `most` items that end with the last item of `hashes`. */
function addRow(list: KeyList, family: number, hashes: readonly number[], least: number, most: number): void {
  let hash = 0;
  for (let n = 1; n <= most && n <= hashes.length; n++) {
    hash = Math.imul(hash ^ hashes[hashes.length - n]!, 0x9e3779b1) ^ n;
    if (n >= least) addKey(list, family, hash);
  }
}

/** Adds the n-grams of 2 to 5 characters that end at or after `from`. */
function addCharacters(list: KeyList, text: string, from: number): void {
  for (let end = from; end < text.length; end++) {
    let hash = 0;
    for (let n = 1; n <= longestCharacters && n <= end + 1; n++) {
      hash = Math.imul(hash ^ text.charCodeAt(end + 1 - n), 0x01000193) ^ n;
      if (n > 1) addKey(list, families.characters, hash);
    }
  }
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

/**
 * Returns a word in the form from which its n-grams of characters are taken: in lower case, each digit as 0, with a
 * space before it.
 */
function spelling({ lower }: Word): string {
  if (quotationMark.test(lower)) return "";
  const plain = dash.test(lower) ? "—" : lower.replaceAll(/\d/g, "0");
  return attached.test(plain) ? plain : ` ${plain}`;
}

const functionWords =
  wordSet(`the of and a an to in is are was were be been being it its that this these those for on with as at by from or but
  not n't have has had having he she they we you i his her their our your my me him them us himself herself itself
  themselves myself yourself will would can could may might must should shall do does did doing done which who whom
  whose what when where why how if than then there so no nor yet because although though while since until unless
  whether all any some many much more most few little other another each every both either neither such same own
  into about up out over off down under above below between among through during before after against without within
  across along around behind beyond despite toward towards upon per via also only just even still too very quite rather
  really never always often again ever already almost here now however therefore moreover furthermore additionally
  thus hence indeed instead overall first second third finally next last one two`);
const endings = /(?:ing|ed|ly|tion|sion|ment|ness|ity|ism|ance|ence|ive|ous|ful|able|ible|al|ic|er|est|s)$/;
/** Matches the ending after a part of speech in capitals. */
const ending = /(?<=^(?:NOUN|VERB|ADJ|ADV))[a-z]+$/;
const openClasses = new Set<Pos>(["NOUN", "PROPN", "VERB", "ADJ", "ADV", "X"]);

/**
 * Returns the shape of a word: for a function word the word itself, for any other word its part of speech and ending.
 */
function shapeOf({ lower, pos, tag }: Word): string {
  if (functionWords.has(lower)) return lower;
  if (pos === "PUNCT" || pos === "SYM") return dash.test(lower) ? "—" : lower;
  if (!openClasses.has(pos)) return pos;
  if (pos === "VERB") return pos + tag.toLowerCase();
  // Names and nouns differ only by capitals, which a text may have too many or too few of.
  const kind = pos === "PROPN" || pos === "X" ? "NOUN" : pos;
  return kind + (endings.exec(lower)?.[0] ?? "");
}
