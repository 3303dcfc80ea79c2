// Measures the precision of each entry of the lexicon and each rule, and of whole texts, by readers: draws what they read,
// records what they found, and says which entries are wrong too often. See ../README.md.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Mode } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { draw } from "./draw.ts";
import { appendJudgements, readJudgements } from "./judgements.ts";
import { drawReadingFiles, recordReadingFiles } from "./readings/commands.ts";
import { readReaders } from "./record.ts";
import { rewriteAll } from "./rewriting.ts";
import { writeSheets } from "./sheets.ts";
import { summaryOf } from "./summary.ts";
import { readMachineTexts } from "./texts.ts";
import { createTracing, type Tracing } from "./tracing-engine.ts";

const usage = `npm run precision -- draw DATA_FOLDER OUT_FOLDER [--seed 1] [--texts 6000] [--places 12] [--share 0.9] [--per-sheet 150]
npm run precision -- record OUT_FOLDER
npm run precision -- report
npm run precision -- draw-reading DATA_FOLDER OUT_FOLDER [--mode standard] [--level 7] [--changes 1000] [--seed 1]
npm run precision -- record-reading OUT_FOLDER --reader NAME --reader NAME`;

const file = join(import.meta.dirname, "../judgements.jsonl");
const readings = join(import.meta.dirname, "../readings.json");
const lexicon = join(import.meta.dirname, "../../../packages/engine/lexicon");

const { values, positionals } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    texts: { type: "string", default: "6000" },
    places: { type: "string", default: "12" },
    share: { type: "string", default: "0.9" },
    "per-sheet": { type: "string", default: "150" },
    mode: { type: "string", default: "standard" },
    level: { type: "string", default: "7" },
    changes: { type: "string", default: "1000" },
    reader: { type: "string", multiple: true, default: [] },
  },
  allowPositionals: true,
});
// npm runs scripts in the repository's root, wherever the person is.
const [command, ...folders] = positionals;
const [first, second] = folders.map((folder) => resolve(process.env.INIT_CWD ?? process.cwd(), folder));

try {
  if (command === "draw" && first !== undefined && second !== undefined) drawSheets(first, second);
  else if (command === "record" && first !== undefined && second === undefined) record(first);
  else if (command === "draw-reading" && first !== undefined && second !== undefined) drawTexts(first, second);
  else if (command === "record-reading" && first !== undefined && second === undefined && values.reader.length > 0)
    console.log(recordReadingFiles(first, values.reader, readings));
  else if (command === "report" && first === undefined)
    console.log(summaryOf(readJudgements(file), openTracing().sources));
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function openTracing(): Tracing {
  return createTracing(readModels(), (name) => readFileSync(join(lexicon, name), "utf8"));
}

function drawSheets(dataFolder: string, outFolder: string): void {
  const [seed, texts, places, perSheet] = [values.seed, values.texts, values.places, values["per-sheet"]].map(whole);
  const share = Number(values.share);
  if (!(share > 0 && share <= 1)) throw new Error("--share is above 0 and at most 1.");
  const { engine, sources } = openTracing();
  const sample = readMachineTexts(dataFolder, texts!, seed!);
  const rewritings = rewriteAll(engine, sample, (line) => console.error(line));
  const options = { seed: seed!, share, places: places!, perSheet: perSheet! };
  const drawn = draw(rewritings, sources, readJudgements(file), options);
  writeSheets(outFolder, drawn.places, drawn.sentences);
  console.log(`${drawn.changes} changes in ${sample.length} texts, made by ${drawn.firing} entries and rules
${drawn.chosen} of them make ${share} of all changes; ${drawn.clean} of these were clean in 12 places and are left out
${drawn.places.length} places on ${drawn.places.at(-1)?.sheet ?? 0} sheets in ${outFolder}`);
}

function drawTexts(dataFolder: string, outFolder: string): void {
  const [level, changes, seed] = [values.level, values.changes, values.seed].map(whole);
  const options = { mode: values.mode as Mode, level: level!, changes: changes!, seed: seed! };
  console.log(drawReadingFiles(dataFolder, outFolder, readings, openTracing(), options));
}

function whole(value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`“${value}” is not a whole number above 0.`);
  return Number(value);
}

function record(folder: string): void {
  const { judgements, places } = readReaders(folder);
  const added = appendJudgements(file, judgements);
  console.log(`${judgements.length} of ${places} places judged, ${added} of them new in ${file}`);
}
