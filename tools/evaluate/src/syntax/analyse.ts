import type { Syntax, Token } from "@rewright/engine/syntax";
import type { TreebankWord } from "./treebank.ts";

/** The grammatical analysis of a word as a treebank records it: part of speech, lemma, head and relation. */
export type Analysis = Pick<TreebankWord, "upos" | "lemma" | "head" | "label">;

/** The parser's analysis of a word, and its confidence in the head. */
export interface OwnAnalysis extends Analysis {
  readonly margin: number;
}

/** Tags and parses the words of a sentence. */
export function analyse(syntax: Syntax, tokens: readonly Token[]): OwnAnalysis[] {
  const tags = syntax.tag(tokens);
  const { heads, relations, margins } = syntax.parse(tokens, tags);
  return tokens.map(({ text }, i) => {
    const upos = syntax.tagSet.pos[tags[i]!]!;
    const lemma = syntax.lemmaOf(text, upos, syntax.tagSet.penn[tags[i]!]!);
    return { upos, lemma, head: heads[i]!, label: relations[i]!, margin: margins[i]! };
  });
}

/** Returns a grammatical relation without its subtype: "nsubj:pass" → "nsubj". */
export function general(relation: string): string {
  return relation.split(":")[0]!;
}
