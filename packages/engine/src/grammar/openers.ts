import type { Sentence } from "../document/document.ts";
import { clausesOf, type TreeClause } from "./clauses.ts";
import { phraseOf } from "./extent.ts";
import { wordSet } from "./word-set.ts";

/** Nouns that refer to the sentence before or to the whole text, as in "in this case". */
export const tyingNouns = wordSet(`
  addition conclusion fact summary short contrast general particular essence turn sum case way result time end example
  instance response comparison practice theory reality hand words word context regard note paper study section article
  work essay post report chapter view opinion sense order light respect term face wake event spirit hope part exchange
`);

/** A sentence that opens with a phrase or clause, a comma, and a main clause whose subject comes first. */
export interface Opened {
  /** The index of the comma. */
  readonly comma: number;
  /** The index of the head of all other words before the comma. */
  readonly head: number;
  readonly main: TreeClause;
  /** The index of the main clause's subject. */
  readonly subject: number;
}

/** Returns a sentence's opening and what follows; also if the parser wrongly takes the opening for the main clause. */
export function openedSentence(sentence: Sentence): Opened | undefined {
  const { words, tree } = sentence;
  let found: Omit<Opened, "head"> | undefined;
  for (const main of clausesOf(sentence)) {
    const { subject, marker, tense, verb } = main;
    if (tense === "none" || subject === undefined || marker !== undefined || verb < subject) continue;
    const comma = phraseOf(sentence, subject).from - 1;
    if (comma < 1 || words[comma]!.text !== ",") {
      // Of several possible main clauses the first plain one is taken.
      if (comma < (found?.comma ?? words.length) && phraseOf(sentence, subject).from < 2) return undefined;
      continue;
    }
    if (comma < (found?.comma ?? words.length)) found = { comma, main, subject };
  }
  if (!found) return undefined;
  const { comma } = found;
  const heads = words.flatMap(({ pos }, i) => {
    const head = tree.heads[i]!;
    return i < comma && pos !== "PUNCT" && (head < 0 || head > comma) ? [i] : [];
  });
  return heads.length === 1 ? { ...found, head: heads[0]! } : undefined;
}
