import type { Sentence } from "../document/document.ts";
import type { Context } from "./rule.ts";

/** How to write, and what of the place differs from that of a sentence by itself in plain prose. */
type Manner = Pick<Context, "mode" | "casual"> & Partial<Omit<Context, "text" | "sentence" | "words">>;

/** Returns a sentence with its neighbours as a rule sees it; the first of equally good ways is picked unless told otherwise. */
export function contextAt(text: string, sentences: readonly Sentence[], at: number, manner: Manner): Context {
  const sentence = sentences[at]!;
  return {
    text,
    sentence,
    words: sentence.words,
    previous: sentences[at - 1],
    next: sentences[at + 1],
    ahead: "",
    inList: false,
    story: false,
    said: new Map(),
    number: at,
    pick: (choices) => choices[0]!,
    ...manner,
  };
}
