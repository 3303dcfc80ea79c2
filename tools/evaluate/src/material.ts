import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type ModelAnswers, readModelAnswers } from "./pro/model-answers.ts";
import { readStrictReadings, type StrictReading } from "./readings/strict-readings.ts";
import { type Readings, readReadings } from "./readings/wrong-changes.ts";
import { spread } from "./sample.ts";
import { readTestParts, type Treebank } from "./syntax/treebank.ts";

/** A machine-written passage, and the versions that careful editors made of it. */
export interface Reference {
  readonly name: string;
  readonly source: string;
  readonly a: string;
  readonly b: string;
}

/** A text whose writer is known. */
export interface Labelled {
  readonly name: string;
  readonly text: string;
  readonly machine: boolean;
  readonly source: string;
  readonly domain: string;
  /** The writer: "human" or the name of a model. */
  readonly generator: string;
}

/** The texts and records that an evaluation uses. */
export interface Material {
  readonly references: readonly Reference[];
  /** Machine-written texts for which there are no editors' versions. */
  readonly passages: readonly string[];
  /** Samples of texts on which damage by rewriting is measured. */
  readonly machine: readonly Labelled[];
  readonly human: readonly Labelled[];
  /** Texts on which the detector is measured; empty if there are too few for figures. */
  readonly labelled: readonly Labelled[];
  /** Answers on which Humanize Pro's checks are measured; undefined if there are none. */
  readonly modelAnswers: ModelAnswers | undefined;
  /** Changes that readers found wrong in an earlier version; undefined if there are none. */
  readonly readings: Readings | undefined;
  /** All recorded readings in which strict readers judged every change in whole texts, in order. */
  readonly strictReadings: readonly StrictReading[];
  /** Annotated sentences on which the parser is measured; undefined if there are none. */
  readonly treebanks: readonly Treebank[] | undefined;
}

const own = join(import.meta.dirname, "../own");
const strictReadings = join(import.meta.dirname, "../../precision/readings.json");
const sampleSize = 300;
const seed = 20_26;

/** Returns the project's own passages, which are part of the repository. */
export function ownMaterial(): Material {
  const references = readReferences(own);
  const label = (name: string, text: string, machine: boolean): Labelled => {
    return { name, text, machine, source: "own", domain: "own", generator: machine ? "own" : "human" };
  };
  return {
    references,
    passages: [],
    machine: references.map(({ name, source }) => label(name, source, true)),
    human: readTexts(join(own, "human")).map(({ name, text }) => label(name, text, false)),
    labelled: [],
    modelAnswers: undefined,
    readings: undefined,
    strictReadings: [],
    treebanks: undefined,
  };
}

/**
 * Reads the texts in a data folder with references/, passages/ and corpora/dev.jsonl.gz. Optional are model-answers/
 * for Pro's checks, readings/dev-standard.json with changes that readers found wrong, and treebank/ for the parser.
 */
export function materialOf(folder: string): Material {
  for (const part of ["references/source", "passages", "corpora/dev.jsonl.gz"])
    if (!existsSync(join(folder, part))) throw new Error(`${folder} has no ${part}.`);
  const labelled = readLabelled(join(folder, "corpora/dev.jsonl.gz"));
  const sample = (machine: boolean): Labelled[] =>
    spread(
      labelled.filter((text) => text.machine === machine),
      ({ domain }) => domain,
      sampleSize,
      seed,
    );
  return {
    references: readReferences(join(folder, "references")),
    passages: readTexts(join(folder, "passages")).map(({ text }) => text),
    machine: sample(true),
    human: sample(false),
    labelled,
    modelAnswers: readModelAnswers(join(folder, "model-answers")),
    readings: readReadings(join(folder, "readings/dev-standard.json"), labelled),
    strictReadings: readStrictReadings(strictReadings),
    treebanks: readTestParts(join(folder, "treebank")),
  };
}

function readReferences(folder: string): Reference[] {
  return readTexts(join(folder, "source")).map(({ name, text }) => {
    const editedBy = (editor: string): string => readFileSync(join(folder, editor, `${name}.txt`), "utf8");
    return { name, source: text, a: editedBy("a"), b: editedBy("b") };
  });
}

function readTexts(folder: string): { name: string; text: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => ({ name: file.slice(0, -".txt".length), text: readFileSync(join(folder, file), "utf8") }));
}

function readLabelled(file: string): Labelled[] {
  const lines = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const row: { id: string; text: string; label: number; source: string; domain: string; model: string } =
      JSON.parse(line);
    const { id, text, label, source, domain, model } = row;
    return { name: id, text, machine: label === 1, source, domain, generator: model };
  });
}
