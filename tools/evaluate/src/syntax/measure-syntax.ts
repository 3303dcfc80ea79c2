import type { Syntax } from "@rewright/engine/syntax";
import { analyse, general } from "./analyse.ts";
import { type TreebankSentence, tokensOf } from "./treebank.ts";

/** How well a treebank's own words are read, in shares of 1; punctuation is left out for arcs, and subtypes of relations. */
export interface SyntaxFigures {
  readonly upos: number;
  readonly lemmas: number;
  /** Heads, and heads with their relations. */
  readonly uas: number;
  readonly las: number;
}

/** Measures tags, lemmas and arcs on a treebank's words. */
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
