import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A part of a source text that is sent to a language model in one request. */
export interface Passage {
  /** The file's name, "#", and the number of the passage in the file. */
  readonly id: string;
  readonly file: string;
  /** The offset of the passage in the file's text. */
  readonly start: number;
  readonly end: number;
  /** The passage with marks for protected text, such as ⟦1:Ada⟧. */
  readonly marked: string;
}

/** An answer for a passage, written in place of a language model. */
export interface WrittenAnswer {
  readonly id: string;
  readonly answer: string;
}

/**
 * A strict reader's verdict on a sentence: "ok" for the same meaning, "soft" for a slightly different one, "bad" for
 * another one.
 */
export const labels = ["ok", "soft", "bad"] as const;
export type Label = (typeof labels)[number];

export interface LabelledSentence {
  readonly text: string;
  readonly label: Label;
}

/** An answer in which a strict reader has judged each sentence. */
export interface LabelledAnswer extends WrittenAnswer {
  readonly sentences: readonly LabelledSentence[];
}

/** An answer whose meaning differs from the passage in one place, on purpose. */
export interface DamagedAnswer extends WrittenAnswer {
  /** The number of the answer among the damaged ones for the passage. */
  readonly k: number;
  readonly kind: string;
  /** The words of the answer that have another meaning. */
  readonly where: string;
  /** The corresponding words of the passage; empty if there are none. */
  readonly was: string;
}

/** Answers to Humanize Pro's prompts, written and judged by people. */
export interface ModelAnswers {
  readonly passages: readonly Passage[];
  /** Answers by a careful writer, at level 7. */
  readonly a: readonly LabelledAnswer[];
  /** Answers by a writer who departs further from the original, at level 10. */
  readonly b: readonly LabelledAnswer[];
  readonly damaged: readonly DamagedAnswer[];
}

/** Reads the answers in a folder model-answers/; undefined if the folder does not exist. */
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
