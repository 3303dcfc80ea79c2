import { join } from "node:path";
import { createTagger, decodeDetector } from "@rewright/engine/classify";
import { createSyntax, decodeSyntax } from "@rewright/engine/syntax";
import { readAnswers } from "./answers.ts";
import { judgeDetector } from "./judge.ts";
import { isPermitted, readParagraphs, readRows } from "./rows.ts";
import { trainDetector } from "./train.ts";

/** What a gauge is trained on: a folder of labelled texts and prose, of which all may be used or only what may be shipped. */
export interface GaugeTask {
  readonly corpora: string;
  readonly syntax: Uint8Array;
  readonly everything: boolean;
}

/** How many paragraphs of prose are read beside the labelled texts. */
const paragraphs = 7000;

/** Trains a gauge and judges it by texts that it was not trained on. */
export function trainGauge({ corpora, syntax, everything }: GaugeTask): {
  bytes: Uint8Array;
  figures: Record<string, number>;
} {
  const tag = createTagger(createSyntax(decodeSyntax(syntax)));
  const labelled = readRows(join(corpora, "train.jsonl.gz")).filter((row) => everything || isPermitted(row));
  const prose = readParagraphs(join(corpora, "human_lm.txt.gz"), paragraphs);
  const bytes = trainDetector(tag, [...labelled, ...readAnswers(), ...prose]);
  const figures = judgeDetector({ tag, detector: decodeDetector(bytes) }, readRows(join(corpora, "dev.jsonl.gz")));
  return { bytes, figures };
}
