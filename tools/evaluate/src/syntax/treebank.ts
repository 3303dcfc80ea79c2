import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Token } from "@rewright/engine/syntax";

/** A word of a treebank, with its annotation. */
export interface TreebankWord {
  readonly form: string;
  readonly lemma: string;
  readonly upos: string;
  readonly xpos: string;
  /** The index of the head in the sentence; -1 for the root. */
  readonly head: number;
  readonly label: string;
  /** Whether white space follows the word. There is none between the parts of a contraction. */
  readonly spaceAfter: boolean;
  /** True if the form is misspelt but the lemma is correct. */
  readonly typo: boolean;
}

/** A sentence of a treebank, with its annotated words. */
export interface TreebankSentence {
  readonly text: string;
  readonly newParagraph: boolean;
  readonly words: readonly TreebankWord[];
}

/** The test part of a treebank, which was not used for training. */
export interface Treebank {
  readonly name: string;
  readonly sentences: readonly TreebankSentence[];
}

const testParts = ["ewt-test", "gum-test"];

/** Reads the test parts of the treebanks in a folder; undefined if the folder does not exist. */
export function readTestParts(folder: string): Treebank[] | undefined {
  if (!existsSync(folder)) return undefined;
  return testParts.map((name) => ({ name, sentences: readSentences(join(folder, `${name}.conllu.gz`)) }));
}

/** Reads the sentences of a gzipped CoNLL-U file. Empty nodes are skipped. */
export function readSentences(path: string): TreebankSentence[] {
  const text = gunzipSync(readFileSync(path)).toString("utf8");
  return text
    .split(/\n{2,}/u)
    .filter((block) => block.trim() !== "")
    .map((block) => readSentence(block.split("\n")));
}

function readSentence(lines: readonly string[]): TreebankSentence {
  const comments = lines.filter((line) => line.startsWith("#"));
  const rows = lines.filter((line) => !line.startsWith("#")).map((line) => line.split("\t"));
  const textLine = comments.find((line) => line.startsWith("# text = ")) ?? "";
  return {
    text: textLine.slice("# text = ".length),
    newParagraph: comments.some((line) => /^# new(?:par|doc)\b/u.test(line)),
    words: readWords(rows),
  };
}

function readWords(rows: readonly string[][]): TreebankWord[] {
  const words: TreebankWord[] = [];
  let spaceAfterParts = true;
  let lastPart = 0;
  for (const [
    id = "",
    form = "",
    lemma = "",
    upos = "",
    xpos = "",
    feats = "",
    head = "",
    label = "",
    ,
    misc = "",
  ] of rows) {
    const spaceAfter = !misc.split("|").includes("SpaceAfter=No");
    if (id.includes("-")) {
      lastPart = Number(id.split("-")[1]);
      spaceAfterParts = spaceAfter;
    } else if (!id.includes(".")) {
      const isLastPart = Number(id) === lastPart;
      const touchesNext = Number(id) < lastPart || !(isLastPart ? spaceAfterParts : spaceAfter);
      const typo = feats.split("|").includes("Typo=Yes");
      words.push({ form, lemma, upos, xpos, head: Number(head) - 1, label, spaceAfter: !touchesNext, typo });
    }
  }
  return words;
}

/**
 * Returns the words of a sentence as tokens, with their positions in a text that has a space where the treebank has
 * one.
 */
export function tokensOf({ words }: Pick<TreebankSentence, "words">): Token[] {
  let at = 0;
  return words.map(({ form, spaceAfter }) => {
    const start = at;
    at += form.length + (spaceAfter ? 1 : 0);
    return { start, end: start + form.length, text: form, lower: form.toLowerCase().replaceAll("’", "'") };
  });
}
