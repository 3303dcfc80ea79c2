import { parseBlocks } from "./document/blocks.ts";
import type { Sentence } from "./document/document.ts";
import { looksEnglish } from "./document/english.ts";
import type { Tagger } from "./document/tagger.ts";
import type { Engine } from "./engine.ts";
import { maskKept } from "./protect/mask.ts";
import { findRuns, type Run } from "./protect/runs.ts";
import type { Pos } from "./syntax/tree.ts";

/** A paragraph or another block of prose. */
export interface ParsedBlock {
  readonly sentences: readonly ParsedSentence[];
}

export interface ParsedSentence {
  readonly words: readonly ParsedWord[];
}

/** A word or a mark of a sentence. */
export interface ParsedWord {
  /** The word exactly as written; code and addresses may contain line ends. */
  readonly form: string;
  /** The dictionary form in lower case; for code, addresses and the like, the text itself. */
  readonly lemma: string;
  readonly pos: Pos;
  /** The word's tag of the Penn Treebank. */
  readonly tag: string;
  /** The index of the word's head in the sentence, -1 for the root. */
  readonly head: number;
  /** The word's relation to its head, as in Universal Dependencies. */
  readonly relation: string;
  /** How much the parser's score for this head exceeds that of the next best choice. */
  readonly margin: number;
  /** True if white space follows the word. */
  readonly spaceAfter: boolean;
}

/** Parses a text's prose, block by block; undefined if it is not English. Linear in the text's length. */
export function parseText({ tag }: Pick<Engine, "tag">, text: string): ParsedBlock[] | undefined {
  if (!looksEnglish(text)) return undefined;
  const blocks = parseBlocks(text);
  const runs = findRuns(text, blocks, tag, []);
  let first = 0;
  const parsed = blocks.map((block) => {
    const own = runs.slice(first, first + block.runs.length);
    first += own.length;
    return { sentences: own.flatMap((run) => parseRun(tag, text, run)) };
  });
  return parsed.filter(({ sentences }) => sentences.length > 0);
}

function parseRun(tag: Tagger, text: string, run: Run): ParsedSentence[] {
  const sentences = tag(maskKept(run.text, run.kept), run.offset);
  // The character behind a stretch of prose is a line end.
  const afterRun = run.offset + run.text.length + 1;
  return sentences.map((sentence, i) => parseSentence(text, sentence, sentences[i + 1]?.start ?? afterRun));
}

/** Returns a sentence with its parse tree; `next` is where the text behind the sentence begins. */
function parseSentence(text: string, { words, tree }: Sentence, next: number): ParsedSentence {
  const parsed = words.map((word, i): ParsedWord => {
    const form = text.slice(word.start, word.end);
    return {
      form,
      lemma: form === word.text ? word.lemma : form,
      pos: word.pos,
      tag: word.tag,
      head: tree.heads[i]!,
      relation: tree.relations[i]!,
      margin: tree.margins[i]!,
      spaceAfter: /\s/.test(text.slice(word.end, words[i + 1]?.start ?? next)),
    };
  });
  return { words: parsed };
}
