// Trains the models that the engine ships: `npm run train -- DATA_FOLDER`. The same data give the same bytes.
import { join } from "node:path";
import { trainLanguageModel } from "./language-model/train.ts";
import { writeModel } from "./write-model.ts";

const [dataFolder] = process.argv.slice(2);
if (dataFolder === undefined) {
  console.error("Usage: npm run train -- DATA_FOLDER");
  process.exit(2);
}
const corpora = join(dataFolder, "corpora");

const { bytes, figures } = await trainLanguageModel(join(corpora, "human_lm.txt.gz"), join(corpora, "train.jsonl.gz"));
writeModel("language-model.bin", bytes, {
  version: "1",
  trainedOn: "human_lm.txt.gz: human prose, public domain, CC0, CC BY, CC BY-SA or MIT",
  figures,
});
console.log("language model", figures);
