import type { Sentence, Word } from "../document/document.ts";
import { joinSentences } from "../document/join-sentences.ts";
import type { Tagger } from "../document/tagger.ts";
import { maskKept } from "../protect/mask.ts";
import type { Kept } from "../report/report.ts";
import { overlaps, type Span } from "../span.ts";

/** A text with its tagged sentences and its protected spans. */
export interface Read {
  readonly text: string;
  readonly slots: readonly Span[];
  readonly sentences: readonly Sentence[];
}

/** Tags a text whose protected spans are known. */
export function readText(tag: Tagger, text: string, slots: readonly Kept[]): Read {
  return { text, slots, sentences: sentencesIn(tag, text, slots) };
}

/** Returns the sentences of a text with protected spans. No sentence ends inside a name such as "St. Louis". */
export function sentencesIn(tag: Tagger, text: string, slots: readonly Kept[], offset = 0): Sentence[] {
  const ends = new Set(slots.map(({ end }) => end + offset));
  const starts = new Set(slots.map(({ start }) => start + offset));
  const joined: Sentence[] = [];
  for (const sentence of tag(maskKept(text, slots), offset)) {
    const last = joined.at(-1);
    if (last && ends.has(last.end) && starts.has(sentence.start) && sentence.start === last.end + 1)
      joined[joined.length - 1] = joinSentences(last, sentence);
    else joined.push(sentence);
  }
  return joined;
}

/** Returns the text without its protected spans. */
export function openText({ text, slots }: Pick<Read, "text" | "slots">): string {
  let open = "";
  let position = 0;
  for (const { start, end } of slots) {
    open += text.slice(position, Math.max(position, start));
    position = end;
  }
  return open + text.slice(position);
}

/** Returns the words of all sentences. */
export function wordsOf({ sentences }: Read): Word[] {
  return sentences.flatMap(({ words }) => words);
}

/** Returns each sentence by itself, with positions in the whole text. */
export function sentencesOf({ text, slots, sentences }: Read): Read[] {
  return sentences.map((sentence) => ({
    text,
    slots: slots.filter((slot) => overlaps(slot, sentence)),
    sentences: [sentence],
  }));
}
