import { alternatives, type Engine, parseText, rewrite } from "@rewright/engine";
import type { GrammarChecker } from "./grammar-checker.ts";
import { markerDifferences } from "./markers.ts";
import { losses } from "./pieces.ts";
import { createRandom, shuffled } from "./sample.ts";
import { splitWords } from "./sari.ts";

export interface AlternativesFigures {
  readonly sentences: number;
  /** The share of sentences for which the engine offers at least three different alternatives, 0 to 1. */
  readonly enough: number;
  /** The share of sentences with an alternative of another construction, such as another order of clauses, 0 to 1. */
  readonly turned: number;
  /** The total number of alternatives. */
  readonly alternatives: number;
  /**
   * Alternatives that may be wrong, for a person to read: they lost a name or number, changed a negation or modal verb,
   * or have a grammar error.
   */
  readonly suspicions: readonly string[];
}

const shortest = 8;
const longest = 40;
const needed = 3;

/** Asks the engine for alternatives to sentences of 8 to 40 words: one sentence from each text, in random order. */
export async function measureAlternatives(
  engine: Engine,
  texts: readonly string[],
  count: number,
  checker: GrammarChecker,
): Promise<AlternativesFigures> {
  const random = createRandom(7);
  const sentences = shuffled(texts, random)
    .flatMap((text) => {
      const fitting = rewrite(engine, text)
        .sentences.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, " ").trim())
        .filter((sentence) => /[.!?]["”)]?$/.test(sentence))
        .filter((sentence) => splitWords(sentence).length >= shortest && splitWords(sentence).length <= longest);
      return fitting.length === 0 ? [] : [fitting[Math.floor(random() * fitting.length)]!];
    })
    .slice(0, count);

  const suspicions: string[] = [];
  let enough = 0;
  let turned = 0;
  let found = 0;
  for (const sentence of sentences) {
    const others = alternatives(engine, sentence);
    const different = new Set([sentence, ...others].map(bare)).size - 1;
    if (different >= needed) enough++;
    found += others.length;
    if (others.some((other) => isTurned(engine, sentence, other))) turned++;
    for (const other of others) {
      const wrong = [
        ...losses(sentence, other).map(({ kind, text }) => `${kind} ${text}`),
        ...markerDifferences(sentence, other),
        ...(await checker.newFindings(sentence, other)),
      ];
      if (wrong.length > 0) suspicions.push(`${wrong.join("; ")}\n  - ${sentence}\n  + ${other}`);
    }
  }
  return {
    sentences: sentences.length,
    enough: sentences.length === 0 ? 0 : enough / sentences.length,
    turned: sentences.length === 0 ? 0 : turned / sentences.length,
    alternatives: found,
    suspicions,
  };
}

/** Returns a sentence in lower case without punctuation and spaces, to compare its words only. */
function bare(sentence: string): string {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** Parts of speech of content words, which say what a sentence is about. */
const content = new Set(["NOUN", "PROPN", "VERB", "ADJ", "NUM"]);
const linking = new Set([
  "although",
  "though",
  "because",
  "since",
  "so",
  "but",
  "however",
  "while",
  "when",
  "after",
  "then",
]);

/**
 * Returns whether an alternative differs from the sentence in construction: in the order of words, sentences or
 * clauses, in conjunctions, or in voice.
 */
function isTurned(engine: Engine, sentence: string, other: string): boolean {
  const [before, after] = [sentence, other].map((text) => readShape(engine, text)) as [Shape, Shape];
  const once = (words: readonly string[], word: string): boolean => words.indexOf(word) === words.lastIndexOf(word);
  const shared = before.words.filter(
    (word) => after.words.includes(word) && once(before.words, word) && once(after.words, word),
  );
  const order = after.words.filter((word) => shared.includes(word));
  return before.outline !== after.outline || shared.some((word, i) => word !== order[i]);
}

interface Shape {
  readonly words: readonly string[];
  readonly outline: string;
}

function readShape(engine: Engine, text: string): Shape {
  const sentences = (parseText(engine, text) ?? []).flatMap((block) => block.sentences);
  const all = sentences.flatMap(({ words }) => words);
  const links = all.map(({ form }) => form.toLowerCase()).filter((word) => linking.has(word));
  const count = (tag: RegExp): number => all.filter((word) => tag.test(word.tag)).length;
  const passives = all.filter(({ relation }) => relation === "aux:pass").length;
  return {
    words: all.filter(({ pos }) => content.has(pos)).map(({ lemma }) => lemma),
    outline: [sentences.length, count(/^(?:VB[DPZ]|MD)$/), passives, ...links.sort()].join(" "),
  };
}
