import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A stretch of a source that a language model was given at once. */
export interface Passage {
  /** The file's name, "#", and its number in the file. */
  readonly id: string;
  readonly file: string;
  /** Where it is in the file's text. */
  readonly start: number;
  readonly end: number;
  /** Its text with marks for protected spans. */
  readonly marked: string;
}

/** A model's answer for a passage. */
export interface WrittenAnswer {
  readonly id: string;
  readonly answer: string;
}

/** A strict reader's verdict on a sentence: the same meaning, a slightly different one, or another one. */
export const labels = ["ok", "soft", "bad"] as const;
export type Label = (typeof labels)[number];

export interface LabelledSentence {
  readonly text: string;
  readonly label: Label;
}

/** An answer with a strict reader's word on each of its sentences. */
export interface LabelledAnswer extends WrittenAnswer {
  readonly sentences: readonly LabelledSentence[];
}

/** An answer with one place that says something else than the passage. */
export interface DamagedAnswer extends WrittenAnswer {
  /** Its number among those of the passage. */
  readonly k: number;
  readonly kind: string;
  /** The place's words. */
  readonly where: string;
  /** The passage's words; empty where it has none. */
  readonly was: string;
}

/** Answers to Pro's prompts for the passages with references, written and judged by hand. */
export interface ModelAnswers {
  readonly passages: readonly Passage[];
  /** At level 7, by a careful writer. */
  readonly a: readonly LabelledAnswer[];
  /** At level 10, by a freer one. */
  readonly b: readonly LabelledAnswer[];
  readonly damaged: readonly DamagedAnswer[];
}

/** Reads a folder model-answers/; undefined where there is none. */
export function readModelAnswers(folder: string): ModelAnswers | undefined {
  if (!existsSync(folder)) return undefined;
  const rows = <Row>(name: string): Row[] => {
    const lines = readFileSync(join(folder, `${name}.jsonl`), "utf8")
      .trimEnd()
      .split("\n");
    return lines.map((line): Row => JSON.parse(line));
  };
  const judged = rows<{ id: string; answer: string; sentences: LabelledSentence[] }>("labels");
  const labelled = (writer: "a" | "b"): LabelledAnswer[] =>
    rows<WrittenAnswer>(writer).map(({ id, answer }) => {
      const own = judged.find((one) => one.id === id && one.answer === writer);
      if (!own) throw new Error(`${folder}/labels.jsonl has no labels for answer ${writer} to ${id}.`);
      return { id, answer, sentences: own.sentences };
    });
  return { passages: rows("passages"), a: labelled("a"), b: labelled("b"), damaged: rows("damaged") };
}
