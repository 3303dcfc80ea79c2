import { join } from "node:path";
import { detect, type Engine } from "@rewright/engine";
import { createTagger, decodeDetector } from "@rewright/engine/classify";
import { createSyntax, decodeSyntax } from "@rewright/engine/syntax";
import { auroc, calibrationError, truePositivesAt } from "@rewright/evaluate/figures";
import { readAnswers } from "./answers.ts";
import { fitDetector } from "./fit-detector.ts";
import { isPermitted, type Row, readParagraphs, readRows } from "./rows.ts";

/**
 * The data for training a detector: a folder of labelled texts, and whether all of them may be used or only those with
 * a suitable licence.
 */
export interface DetectorTask {
  readonly corpora: string;
  readonly syntax: Uint8Array;
  readonly everything: boolean;
}

/** The number of prose paragraphs that are added to the labelled texts. */
const paragraphs = 7000;

/** Trains a detector, and measures it on texts that it was not trained on. */
export function trainDetector({ corpora, syntax, everything }: DetectorTask): {
  bytes: Uint8Array;
  figures: Record<string, number>;
} {
  const tag = createTagger(createSyntax(decodeSyntax(syntax)));
  const labelled = readRows(join(corpora, "train.jsonl.gz")).filter((row) => everything || isPermitted(row));
  const prose = readParagraphs(join(corpora, "human_lm.txt.gz"), paragraphs);
  const bytes = fitDetector(tag, [...labelled, ...readAnswers(), ...prose]);
  const figures = judgeDetector({ tag, detector: decodeDetector(bytes) }, readRows(join(corpora, "dev.jsonl.gz")));
  return { bytes, figures };
}

/** Measures a detector on texts that it was not trained on. */
function judgeDetector(engine: Pick<Engine, "tag" | "detector">, rows: readonly Row[]): Record<string, number> {
  const scored = rows.flatMap(({ text, label }) => {
    const { likeness } = detect(engine, text);
    return likeness === null ? [] : [{ score: likeness, machine: label === 1 }];
  });
  const figures = {
    texts: scored.length,
    auroc: auroc(scored),
    truePositivesAt1: truePositivesAt(0.01, scored),
    truePositivesAt5: truePositivesAt(0.05, scored),
    calibrationError: calibrationError(scored),
  };
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure ?? 0]));
}
