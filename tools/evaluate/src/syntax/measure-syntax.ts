import type { Syntax } from "@rewright/engine/syntax";
import { analyse, general } from "./analyse.ts";
import { type TreebankSentence, tokensOf } from "./treebank.ts";

/**
 * The accuracy on a treebank's words, 0 to 1. Arcs of punctuation are left out, and relations are compared without
 * subtypes.
 */
export interface SyntaxFigures {
  readonly upos: number;
  readonly lemmas: number;
  /** The share of words with the right head (UAS), and with the right head and relation (LAS). */
  readonly uas: number;
  readonly las: number;
}

/** Measures the accuracy of tags, lemmas and arcs on a treebank's words. */
export function measureSyntax(syntax: Syntax, sentences: readonly TreebankSentence[]): SyntaxFigures {
  let words = 0;
  let upos = 0;
  let lemmas = 0;
  let arcs = 0;
  let heads = 0;
  let both = 0;
  for (const sentence of sentences) {
    const found = analyse(syntax, tokensOf(sentence));
    for (const [i, word] of sentence.words.entries()) {
      const own = found[i]!;
      words++;
      if (own.upos === word.upos) upos++;
      if (own.lemma === word.lemma) lemmas++;
      if (word.label === "punct") continue;
      arcs++;
      if (own.head !== word.head) continue;
      heads++;
      if (general(own.label) === general(word.label)) both++;
    }
  }
  return { upos: upos / words, lemmas: lemmas / words, uas: heads / arcs, las: both / arcs };
}
