import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import type { Pos, Sentence, Word } from "./document.ts";

/** Splits plain text into sentences of tagged words; `offset` (default 0) is added to every position. */
export type Tagger = (text: string, offset?: number) => Sentence[];

/**
 * The library searches each run of characters without a space for an address again from each of its characters, so a
 * long one is handed over in pieces: otherwise the time grows with the square of its length.
 */
const longRun = /\S{200}(?=\S)/gu;

/**
 * The library turns this part of its model into JSON at each load, and into JSON of that JSON at the next: it doubles
 * until no more taggers can be made. Here it is made once.
 */
const metaEntities = (model.metaCER as () => unknown)();
const loadableModel = { ...model, metaCER: () => metaEntities };

/** Loads the tagging model (about 0.2 s); the tagger keeps no state between calls. */
export function createTagger(): Tagger {
  const nlp = winkNLP(loadableModel, ["sbd", "pos"]);
  const { its } = nlp;
  return (text, offset = 0) => {
    const tokens = nlp.readDoc(text.replaceAll(longRun, "$& ")).tokens();
    const values = tokens.out();
    const tags = tokens.out(its.pos) as Pos[];
    // The library types this one by its inner arguments; at run time it is an accessor like the others.
    const lemmas = tokens.out(its.lemma as unknown as typeof its.value);
    const words: Word[] = [];
    let position = 0;
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      const start = text.indexOf(value, position);
      // The tokenizer drops or alters a character it does not know; such a word is not offered for editing.
      if (start < 0) continue;
      position = start + value.length;
      const lower = value.toLowerCase().replaceAll("’", "'");
      const span = { start: start + offset, end: position + offset };
      // The model knows no lemma for "cannot" as one word.
      const lemma = (lemmas[i] as string | undefined)?.toLowerCase() ?? lower;
      words.push({ ...span, text: value, lower, pos: tags[i]!, lemma });
    }
    return toSentences(words);
  };
}

const terminal = new Set([".", "!", "?", "…", "...", "?!", "!!", "??", "!?"]);
const closing = new Set(['"', "”", "’", "'", ")", "]", "»"]);

/**
 * The tagger's own sentence borders cut inside quotations and after abbreviations; here a sentence ends at a terminal
 * mark (and the closing marks after it) when white space follows and the next word can open a sentence.
 */
function toSentences(words: Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  for (let i = 0; i < words.length; i++) {
    if (!endsWithTerminal(words[i]!)) continue;
    let last = i;
    while (last + 1 < words.length && closing.has(words[last + 1]!.text) && touches(words[last]!, words[last + 1]!))
      last++;
    const next = words[last + 1];
    if (next && (touches(words[last]!, next) || !opensSentence(next) || isAbbreviation(words, i))) continue;
    sentences.push(toSentence(words.slice(first, last + 1)));
    first = last + 1;
    i = last;
  }
  if (first < words.length) sentences.push(toSentence(words.slice(first)));
  return sentences;
}

function toSentence(words: Word[]): Sentence {
  return { start: words[0]!.start, end: words.at(-1)!.end, words };
}

function touches(a: Word, b: Word): boolean {
  return a.end === b.start;
}

function endsWithTerminal(word: Word): boolean {
  return terminal.has(word.text) || (word.text.length > 1 && word.text.endsWith("."));
}

function opensSentence(word: Word): boolean {
  return !/^\p{Ll}|^[,;:)\]–—-]/u.test(word.text);
}

const titles = new Set([
  "mr",
  "mrs",
  "ms",
  "dr",
  "prof",
  "st",
  "jr",
  "sr",
  "vs",
  "no",
  "fig",
  "vol",
  "pp",
  "gen",
  "col",
]);
const neverFinal = new Set(["e.g.", "i.e.", "cf.", "mr.", "mrs.", "ms.", "dr.", "prof.", "vs.", "fig."]);

/** True for a full stop that belongs to an abbreviation or an initial rather than to the sentence. */
function isAbbreviation(words: Word[], i: number): boolean {
  const word = words[i]!;
  if (word.text.length > 1 && word.text.endsWith(".")) {
    // "X." and "Inc." may end a sentence; a following function word or adverb in capitals says that it did.
    if (neverFinal.has(word.lower)) return true;
    const before = words[i - 1];
    if (!/^\p{Lu}\.$/u.test(word.text) || (before !== undefined && touches(before, word))) return false;
    return !isOpener(words[i + 1]);
  }
  const previous = words[i - 1];
  return word.text === "." && previous !== undefined && touches(previous, word) && titles.has(previous.lower);
}

function isOpener(word: Word | undefined): boolean {
  return word === undefined || word.pos === "PRON" || word.pos === "DET" || word.pos === "ADP" || word.pos === "ADV";
}
