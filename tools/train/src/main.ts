// Trains the models that the engine ships: `npm run train -- DATA_FOLDER`. The same data give the same bytes.
// With --everything it only trains a gauge on data that may not be shipped, too, and says what that would give.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createTagger, decodeDetector, type Tagger } from "@rewright/engine/classify";
import { createSyntax, decodeSyntax, type Syntax } from "@rewright/engine/syntax";
import { measureSyntax } from "@rewright/evaluate/syntax";
import { readSentences } from "@rewright/evaluate/treebank";
import { trainCollocations } from "./collocations/train-collocations.ts";
import { readAnswers } from "./detector/answers.ts";
import { judgeDetector } from "./detector/judge.ts";
import { isPermitted, type Row, readParagraphs, readRows } from "./detector/rows.ts";
import { trainDetector } from "./detector/train.ts";
import { trainLanguageModel } from "./language-model/train.ts";
import { trainSyntax } from "./syntax/train-syntax.ts";
import { modelFile, writeModel } from "./write-model.ts";

const { values, positionals } = parseArgs({ options: { everything: { type: "boolean" } }, allowPositionals: true });
const [dataFolder] = positionals;
if (dataFolder === undefined) {
  console.error("Usage: npm run train -- DATA_FOLDER [--everything]");
  process.exit(2);
}
const corpora = join(dataFolder, "corpora");
const treebank = join(dataFolder, "treebank");
const prose = join(corpora, "human_lm.txt.gz");
const humanProse = "human_lm.txt.gz: human prose, public domain, CC0, CC BY, CC BY-SA or MIT";

if (values.everything) judgeUnshipped(readFileSync(modelFile("syntax.bin")));
else await trainAll();

async function trainAll(): Promise<void> {
  const syntax = await trainSyntax(treebank, prose, (done) => console.log("syntax:", done));
  const syntaxFigures = judgeSyntax(createSyntax(decodeSyntax(syntax)));
  writeModel("syntax.bin", syntax, {
    version: "1",
    trainedOn:
      "train and dev parts of UD_English-EWT (CC BY-SA 4.0) and UD_English-GUM (annotations CC BY 4.0; texts CC BY, CC BY-SA or in the public domain); " +
      "classes of words from human_lm.txt.gz without the sentences of the test parts",
    figures: syntaxFigures,
  });
  console.log("syntax", syntaxFigures);

  const collocations = await trainCollocations(prose, taggerOf(syntax));
  writeModel("collocations.bin", collocations.bytes, {
    version: "1",
    trainedOn: humanProse,
    figures: collocations.figures,
  });
  console.log("collocations", collocations.figures);

  const { bytes, figures } = await trainLanguageModel(prose, join(corpora, "train.jsonl.gz"));
  writeModel("language-model.bin", bytes, {
    version: "1",
    trainedOn: humanProse,
    figures,
  });
  console.log("language model", figures);

  const gauge = trainAndJudge(taggerOf(syntax), isPermitted);
  writeModel("detector.bin", gauge.bytes, {
    version: "3",
    trainedOn:
      "train.jsonl.gz: sources under MIT, Apache-2.0, CC BY, CC BY-SA, CC0 or in the public domain; own answers; paragraphs of human_lm.txt.gz",
    figures: gauge.figures,
  });
  console.log("detector", gauge.figures);
}

function taggerOf(syntax: Uint8Array): Tagger {
  return createTagger(createSyntax(decodeSyntax(syntax)));
}

/** Returns the figures on the test parts of both treebanks. */
function judgeSyntax(syntax: Syntax): Record<string, number> {
  const judged = ["ewt", "gum"].map((name) => {
    const figures = measureSyntax(syntax, readSentences(join(treebank, `${name}-test.conllu.gz`)));
    return Object.entries(figures).map(([figure, value]) => [`${name}_${figure}`, value]);
  });
  return Object.fromEntries(judged.flat());
}

function judgeUnshipped(syntax: Uint8Array): void {
  const { figures } = trainAndJudge(taggerOf(syntax), () => true);
  console.log("detector trained on everything, not to be shipped", figures);
}

function trainAndJudge(
  tag: Tagger,
  mayUse: (row: Row) => boolean,
): { bytes: Uint8Array; figures: Record<string, number> } {
  const labelled = readRows(join(corpora, "train.jsonl.gz")).filter(mayUse);
  const rows = [...labelled, ...readAnswers(), ...readParagraphs(prose, 7000)];
  const bytes = trainDetector(tag, rows);
  const figures = judgeDetector({ tag, detector: decodeDetector(bytes) }, readRows(join(corpora, "dev.jsonl.gz")));
  return { bytes, figures };
}
