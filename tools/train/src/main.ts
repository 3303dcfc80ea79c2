// Trains the models that the engine ships: `npm run train -- DATA_FOLDER`. The same data give the same bytes.
// With --everything it only trains a gauge on data that may not be shipped, too, and says what that would give.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createTagger, decodeDetector } from "@rewright/engine/classify";
import { readAnswers } from "./detector/answers.ts";
import { judgeDetector } from "./detector/judge.ts";
import { isPermitted, type Row, readParagraphs, readRows } from "./detector/rows.ts";
import { trainDetector } from "./detector/train.ts";
import { trainLanguageModel } from "./language-model/train.ts";
import { writeModel } from "./write-model.ts";

const { values, positionals } = parseArgs({ options: { everything: { type: "boolean" } }, allowPositionals: true });
const [dataFolder] = positionals;
if (dataFolder === undefined) {
  console.error("Usage: npm run train -- DATA_FOLDER [--everything]");
  process.exit(2);
}
const corpora = join(dataFolder, "corpora");

if (values.everything) judgeUnshipped();
else await trainAll();

async function trainAll(): Promise<void> {
  const { bytes, figures } = await trainLanguageModel(
    join(corpora, "human_lm.txt.gz"),
    join(corpora, "train.jsonl.gz"),
  );
  writeModel("language-model.bin", bytes, {
    version: "1",
    trainedOn: "human_lm.txt.gz: human prose, public domain, CC0, CC BY, CC BY-SA or MIT",
    figures,
  });
  console.log("language model", figures);

  const gauge = trainAndJudge(isPermitted);
  writeModel("detector.bin", gauge.bytes, {
    version: "2",
    trainedOn:
      "train.jsonl.gz: sources under MIT, Apache-2.0, CC BY, CC BY-SA, CC0 or in the public domain; own answers; paragraphs of human_lm.txt.gz",
    figures: gauge.figures,
  });
  console.log("detector", gauge.figures);
}

function judgeUnshipped(): void {
  const { figures } = trainAndJudge(() => true);
  console.log("detector trained on everything, not to be shipped", figures);
}

function trainAndJudge(mayUse: (row: Row) => boolean): { bytes: Uint8Array; figures: Record<string, number> } {
  const labelled = readRows(join(corpora, "train.jsonl.gz")).filter(mayUse);
  const rows = [...labelled, ...readAnswers(), ...readParagraphs(join(corpora, "human_lm.txt.gz"), 7000)];
  const tag = createTagger();
  const bytes = trainDetector(tag, rows);
  const figures = judgeDetector({ tag, detector: decodeDetector(bytes) }, readRows(join(corpora, "dev.jsonl.gz")));
  return { bytes, figures };
}
