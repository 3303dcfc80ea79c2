import { sentenceEnds } from "../syntax/sentence-ends.ts";
import type { Syntax } from "../syntax/syntax.ts";
import { type Token, tokenize } from "../syntax/tokenize.ts";
import type { Tree } from "../syntax/tree.ts";
import type { Sentence, Word } from "./document.ts";

/**
 * Splits plain text into sentences of tagged words, which are parsed when their trees are first asked for. `offset`
 * (default 0) is added to every position. What is already known of a sentence is taken from `readings`, and what is
 * found is added.
 */
export type Tagger = (text: string, offset?: number, readings?: Readings) => Sentence[];

/** What was found out about sentences, by their text. */
export type Readings = Map<string, Reading>;

interface Reading {
  /** Words with positions from the sentence's start. */
  readonly words: readonly Word[];
  tree(): Tree;
}

/** Makes a tagger of a model; what it gives for a text does not depend on the calls before. */
export function createTagger(syntax: Syntax): Tagger {
  return (text, offset = 0, readings = new Map()) => {
    const tokens = tokenize(text);
    let first = 0;
    return sentenceEnds(tokens).map((end) => {
      const own = tokens.slice(first, end);
      first = end;
      const start = own[0]!.start;
      const key = text.slice(start, own.at(-1)!.end);
      let reading = readings.get(key);
      if (!reading) {
        reading = readSentence(syntax, own, start);
        readings.set(key, reading);
      }
      return toSentence(reading, start + offset);
    });
  };
}

function readSentence(syntax: Syntax, tokens: readonly Token[], start: number): Reading {
  const tags = syntax.tag(tokens);
  const words = tokens.map((token, i): Word => {
    const pos = syntax.tagSet.pos[tags[i]!]!;
    const tag = syntax.tagSet.penn[tags[i]!]!;
    const lemma = syntax.lemmaOf(token.text, pos, tag).toLowerCase();
    const span = { start: token.start - start, end: token.end - start };
    return { ...span, text: token.text, lower: token.lower, pos, tag, lemma };
  });
  let tree: Tree | undefined;
  return {
    words,
    tree: () => {
      tree ??= syntax.parse(tokens, tags);
      return tree;
    },
  };
}

function toSentence(reading: Reading, offset: number): Sentence {
  const words = reading.words.map((word) => ({ ...word, start: word.start + offset, end: word.end + offset }));
  return {
    start: words[0]!.start,
    end: words.at(-1)!.end,
    words,
    get tree() {
      return reading.tree();
    },
  };
}
