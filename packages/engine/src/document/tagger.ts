import { shift } from "../span.ts";
import { sentenceEnds } from "../syntax/sentence-ends.ts";
import type { Syntax } from "../syntax/syntax.ts";
import { type Token, tokenize } from "../syntax/tokenize.ts";
import type { Tree } from "../syntax/tree.ts";
import type { Sentence, Word } from "./document.ts";

/** Splits text into tagged sentences, parsed on demand. `offset` is added to all positions; `readings` is a cache. */
export type Tagger = (text: string, offset?: number, readings?: Readings) => Sentence[];

/** The analyses of the sentences of a text, by the sentence's text. */
export type Readings = Map<string, Reading>;

interface Reading {
  /** The words, with the positions that they had where the sentence was first analysed. */
  readonly words: readonly Word[];
  readonly tree: Tree;
}

/** Returns a tagger that uses a model; its result for a text does not depend on earlier calls. */
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
      // Whether "No." ends a sentence also depends on the words behind it.
      if (reading?.words.length !== own.length) {
        reading = readSentence(syntax, own, offset);
        readings.set(key, reading);
      }
      return toSentence(reading, start + offset);
    });
  };
}

function readSentence(syntax: Syntax, tokens: readonly Token[], offset: number): Reading {
  const tags = syntax.tag(tokens);
  const words = tokens.map((token, i): Word => {
    const pos = syntax.tagSet.pos[tags[i]!]!;
    const tag = syntax.tagSet.penn[tags[i]!]!;
    const lemma = syntax.lemmaOf(token.text, pos, tag).toLowerCase();
    const { start, end, text, lower } = token;
    return { start: start + offset, end: end + offset, text, lower, pos, tag, lemma };
  });
  return { words, tree: lazyTree(() => syntax.parse(words, tags)) };
}

/** Returns a tree that is parsed when one of its fields is first read. */
function lazyTree(parse: () => Tree): Tree {
  let parsed: Tree | undefined;
  const tree = (): Tree => {
    parsed ??= parse();
    return parsed;
  };
  return {
    get heads() {
      return tree().heads;
    },
    get relations() {
      return tree().relations;
    },
    get margins() {
      return tree().margins;
    },
  };
}

/** Returns the sentence of an analysis, with its words moved so that the first begins at `start`. */
function toSentence(reading: Reading, start: number): Sentence {
  const moved = start - reading.words[0]!.start;
  const words = moved === 0 ? reading.words : reading.words.map((word) => shift(word, moved));
  return { start: words[0]!.start, end: words.at(-1)!.end, words, tree: reading.tree };
}
