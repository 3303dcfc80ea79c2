import type { Pos, Sentence, Word } from "../document/document.ts";
import { wordSet } from "../grammar/word-set.ts";
import type { Kept } from "../report/report.ts";
import { knownNames, ordinaryDespiteEnding } from "./known-names.ts";

/** Words that join the parts of one name: "Bank of the West", "Ludwig van Beethoven". */
const particles = wordSet("of the for de del della der den di da do dos du la le el al bin ibn van von & y");
const titles = wordSet(
  "mr mrs ms miss dr prof professor president senator governor mayor minister chancellor judge justice captain sir lady lord king queen prince princess pope saint st sister father general colonel sergeant detective inspector",
);
const grammatical: ReadonlySet<Pos> = new Set(["ADP", "AUX", "CCONJ", "DET", "INTJ", "PART", "PRON", "SCONJ"]);
const opensAnew = new Set([":", "“", "‘", '"', "'", "«", "(", "[", "•", "–", "—", "-", "…", "..."]);

interface Use {
  readonly text: string;
  /** The words that occur in lower case; such a word at the start of a sentence is not a name. */
  readonly lower: ReadonlySet<string>;
  /** The words that have a capital inside a sentence. */
  readonly capital: ReadonlySet<string>;
}

/** Returns proper names, acronyms and titles in tagged text, without ordinary words that begin a sentence. */
export function nameSpans(text: string, sentences: readonly Sentence[]): Kept[] {
  const use = observeUse(text, sentences);
  const found: Kept[] = [];
  for (const { words } of sentences) {
    if (isShouted(words)) continue;
    for (let i = 0; i < words.length; i++) {
      if (!startsName(words, i, use)) continue;
      const last = lastOfName(words, i, use);
      found.push({ start: words[i]!.start, end: endOfToken(words, last), kind: "name" });
      i = last;
    }
  }
  return found;
}

function observeUse(text: string, sentences: readonly Sentence[]): Use {
  const lower = new Set<string>();
  const capital = new Set<string>();
  for (const { words } of sentences) {
    for (const [i, word] of words.entries()) {
      if (/^\p{Ll}/u.test(word.text)) lower.add(word.text);
      else if (isCapital(word, text) && !opens(words, i)) capital.add(word.text);
    }
  }
  return { text, lower, capital };
}

function startsName(words: readonly Word[], i: number, use: Use): boolean {
  const word = words[i]!;
  // "°C" is a unit.
  if (!isCapital(word, use.text) || use.text[word.start - 1] === "°") return false;
  if (isAcronym(word.text)) return true;
  if (!opens(words, i)) return !grammatical.has(word.pos) || word.text === "A";
  if (grammatical.has(word.pos) || word.pos === "ADV" || word.pos === "NUM") return false;
  const next = words[i + 1];
  if (titles.has(word.lower.replace(/\.$/, "")) && next)
    return isCapital(words[isMark(next, ".") ? i + 2 : i + 1], use.text);
  if (use.capital.has(word.text) && !use.lower.has(word.lower)) return true;
  if (use.lower.has(word.lower)) return false;
  if (word.pos !== "VERB" && next && isCapital(next, use.text) && isBeside(words, i)) return true;
  if (knownNames.has(word.text)) return true;
  return word.pos === "PROPN" && /..[aiou]$/.test(word.lower) && !ordinaryDespiteEnding.has(word.lower);
}

/** Returns the index of the last word of the name that begins at word `i`. */
function lastOfName(words: readonly Word[], i: number, { text }: Use): number {
  let last = i;
  for (;;) {
    let next = last + 1;
    // "Ms. Okafor", "Lyndon B. Johnson"
    if (isMark(words[next], ".") && touches(words[last], words[next]) && isShortened(words[last]!)) next++;
    else if (isMark(words[next], "-") && touches(words[last], words[next]) && touches(words[next], words[next + 1]))
      next++;
    else if ((words[next]?.lower === "'s" || isMark(words[next], "'")) && isCapital(words[next + 1], text)) next++;
    else if (words[next]?.lower === "as" && words[next + 1]?.lower === "a") next += 2;
    else for (let count = 0; count < 2 && words[next] && particles.has(words[next]!.lower); count++) next++;
    if (words[next] && particles.has(words[next]!.lower)) return last;
    if (next > last + 1 && words[last + 1]!.lower === "the") return last;
    if (!isCapital(words[next], text)) return last;
    last = next;
  }
}

/** Returns whether any word has a capital in this place: at a sentence's start, behind a colon or dash. */
function opens(words: readonly Word[], i: number): boolean {
  for (let before = i - 1; before >= 0; before--) {
    const { pos, text } = words[before]!;
    if (opensAnew.has(text)) {
      // A hyphen or apostrophe inside a word opens nothing.
      return !(touches(words[before], words[before + 1]) && touches(words[before - 1], words[before]));
    }
    if (pos !== "PUNCT" || /[.!?,;)\]”’]/.test(text)) return /^[.!?]+$/.test(text);
  }
  return true;
}

function isCapital(word: Word | undefined, text: string): boolean {
  if (!word || !/^\p{Lu}/u.test(word.text) || /^I(?:$|['’])/.test(word.text)) return false;
  // In the tagged text, a made-up word represents a protected span.
  return text.startsWith(word.text, word.start);
}

function isAcronym(word: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}&./-]*\p{Lu}[\p{Lu}\p{N}.]*s?$/u.test(word);
}

function isShortened(word: Word): boolean {
  return word.text.length === 1 || titles.has(word.lower) || word.lower === "jr" || word.lower === "sr";
}

/** Returns whether a whole sentence is in capitals, so that capitals show no names. */
function isShouted(words: readonly Word[]): boolean {
  const letters = words.filter((word) => /^\p{L}{2}/u.test(word.text));
  return (
    letters.length > 4 && letters.filter((word) => word.text === word.text.toUpperCase()).length > letters.length * 0.7
  );
}

function isBeside(words: readonly Word[], i: number): boolean {
  return words[i + 1]!.start - words[i]!.end <= 1;
}

function isMark(word: Word | undefined, mark: string): boolean {
  return word?.text === mark || (mark === "'" && word?.text === "’");
}

function touches(a: Word | undefined, b: Word | undefined): boolean {
  return a !== undefined && b !== undefined && a.end === b.start;
}

/** Returns where a name ends, including what is hyphenated to its last word, but not the sentence's full stop. */
function endOfToken(words: readonly Word[], last: number): number {
  let index = last;
  while (
    isMark(words[index + 1], "-") &&
    touches(words[index], words[index + 1]) &&
    touches(words[index + 1], words[index + 2])
  )
    index += 2;
  const { text, end } = words[index]!;
  return text.endsWith(".") && !/^(?:\p{L}\.|(?:Inc|Ltd|Co|Corp|Jr|Sr|St|Mr|Mrs|Ms|Dr)\.)/u.test(text) ? end - 1 : end;
}
