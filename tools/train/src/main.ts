// Trains the models that the engine ships: `npm run train -- DATA_FOLDER`. The same data give the same bytes.
// With --everything it only trains a detector on data that may not be shipped, too, and says what that would give.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createSyntax, decodeSyntax, type Syntax } from "@rewright/engine/syntax";
import { measureSyntax } from "@rewright/evaluate/syntax";
import { readSentences } from "@rewright/evaluate/treebank";
import { makeCollocations } from "./collocations/train-collocations.ts";
import { trainDetector } from "./detector/train-detector.ts";
import { encodeTagger, trainParser, trainTags } from "./syntax/train-syntax.ts";
import { createRunTask, halves } from "./tasks/run-tasks.ts";
import { makeVocabulary } from "./vocabulary/make-vocabulary.ts";
import { type ModelNotes, modelFile, writeModel } from "./write-model.ts";

const { values, positionals } = parseArgs({ options: { everything: { type: "boolean" } }, allowPositionals: true });
const [dataFolder] = positionals;
if (dataFolder === undefined) {
  console.error("Usage: npm run train -- DATA_FOLDER [--everything]");
  process.exit(2);
}
const corpora = join(dataFolder, "corpora");
const treebank = join(dataFolder, "treebank");
const prose = join(corpora, "human_lm.txt.gz");
const passages = join(corpora, "train.jsonl.gz");
const humanProse = "human_lm.txt.gz: human prose, public domain, CC0, CC BY, CC BY-SA or MIT";

if (values.everything) judgeUnshipped(readFileSync(modelFile("syntax.bin")));
else await trainAll();

/**
 * Trains all models, several at the same time in threads. The detector needs only the tagger, and the collocations need
 * the parser.
 */
async function trainAll(): Promise<void> {
  const runTask = createRunTask();
  const say = (done: string): void => console.log(`${Math.round(performance.now() / 1000)} s:`, done);

  const tags = trainTags({ treebank, corpus: prose, runTask, say });
  const languageModel = runTask("trainLanguageModel", { prose, passages });
  const tagged = await tags;
  const syntax = trainParser(tagged, runTask, say);
  const detector = runTask("trainDetector", { corpora, syntax: encodeTagger(tagged), everything: false });
  const pairs = syntax.then((whole) =>
    Promise.all(halves.map((half) => runTask("countPairs", { file: prose, syntax: whole, ...half }))),
  );

  const words = Promise.all(
    halves.map((half) => runTask("countWords", { passages, prose, syntax: encodeTagger(tagged), ...half })),
  );

  write("syntax.bin", await syntax, {
    version: "2",
    trainedOn:
      "train and dev parts of UD_English-EWT (CC BY-SA 4.0) and UD_English-GUM (annotations CC BY 4.0; texts CC BY, CC BY-SA or in the public domain); " +
      "classes of words from human_lm.txt.gz without the sentences of the test parts",
    figures: judgeSyntax(createSyntax(decodeSyntax(await syntax))),
  });
  write("language-model.bin", (await languageModel).bytes, {
    version: "1",
    trainedOn: humanProse,
    figures: (await languageModel).figures,
  });
  write("detector.bin", (await detector).bytes, {
    version: "3",
    trainedOn:
      "train.jsonl.gz: sources under MIT, Apache-2.0, CC BY, CC BY-SA, CC0 or in the public domain; own answers; paragraphs of human_lm.txt.gz",
    figures: (await detector).figures,
  });
  const collocations = makeCollocations(await pairs);
  write("collocations.bin", collocations.bytes, {
    version: "1",
    trainedOn: humanProse,
    figures: collocations.figures,
  });
  const vocabulary = makeVocabulary(await words);
  write("vocabulary.bin", vocabulary.bytes, {
    version: "1",
    trainedOn: `train.jsonl.gz: passages by people under MIT, CC BY, CC BY-SA, CC0 or in the public domain; ${humanProse}`,
    figures: vocabulary.figures,
  });
}

function write(name: string, bytes: Uint8Array, notes: ModelNotes): void {
  writeModel(name, bytes, notes);
  console.log(name, notes.figures);
}

/** Measures a tagger and parser on the test parts of both treebanks. */
function judgeSyntax(syntax: Syntax): Record<string, number> {
  const judged = ["ewt", "gum"].map((name) => {
    const figures = measureSyntax(syntax, readSentences(join(treebank, `${name}-test.conllu.gz`)));
    return Object.entries(figures).map(([figure, value]) => [`${name}_${figure}`, value]);
  });
  return Object.fromEntries(judged.flat());
}

function judgeUnshipped(syntax: Uint8Array): void {
  const { figures } = trainDetector({ corpora, syntax, everything: true });
  console.log("detector trained on everything, not to be shipped", figures);
}
