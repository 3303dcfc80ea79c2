import type { Syntax } from "@rewright/engine/syntax";
import { mean } from "../figures.ts";
import { analyse } from "./analyse.ts";
import { type TreebankSentence, tokensOf } from "./treebank.ts";

/** The parser's accuracy, 0 to 1, for the fifth of arcs with the lowest confidence and for all others. */
export interface MarginFigures {
  readonly lowestFifth: number;
  readonly others: number;
}

interface Arc {
  readonly margin: number;
  readonly right: boolean;
}

/**
 * Measures how often the parser finds the right head, separately for the arcs of which it was least sure. Punctuation
 * is left out, because the parser has no confidence for it.
 */
export function measureMargins(syntax: Syntax, sentences: readonly TreebankSentence[]): MarginFigures {
  const arcs = sentences.flatMap((sentence) => arcsOf(syntax, sentence)).sort((a, b) => a.margin - b.margin);
  const fifth = Math.round(arcs.length / 5);
  return { lowestFifth: shareRight(arcs.slice(0, fifth)), others: shareRight(arcs.slice(fifth)) };
}

function arcsOf(syntax: Syntax, sentence: TreebankSentence): Arc[] {
  return analyse(syntax, tokensOf(sentence)).flatMap(({ upos, head, margin }, i) => {
    const word = sentence.words[i]!;
    return word.label === "punct" || upos === "PUNCT" ? [] : [{ margin, right: head === word.head }];
  });
}

function shareRight(arcs: readonly Arc[]): number {
  return mean(arcs.map(({ right }) => (right ? 1 : 0)));
}
