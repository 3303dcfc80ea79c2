import { existsSync, readFileSync, writeFileSync } from "node:fs";
import {
  type Found,
  type ReaderFigures,
  readStrictReadings,
  type StrictReading,
} from "@rewright/evaluate/strict-readings";
import { type Verdict, verdicts } from "../judgements.ts";
import { readVerdicts } from "../verdicts.ts";
import type { Origin } from "./changed-text.ts";
import { type KeyChange, type ReadingKey, readersFile } from "./reading-files.ts";

/**
 * The least share of deliberate faults that a reader must call wrong. A reader who finds fewer has not read carefully
 * enough.
 */
const fewestFaults = 0.85;

/** A reader's verdicts on all changes, by the number of the change. */
type Judged = ReadonlyMap<number, Verdict>;

/**
 * Reads the verdicts of one reader.
 *
 * @throws Error if a file is missing, cannot be read or does not confirm that all changes were read
 */
export function readReader(folder: string, { changes }: ReadingKey, reader: string): Judged {
  const sheets = Map.groupBy(changes, ({ sheet }) => sheet);
  return new Map([...sheets].flatMap(([sheet, own]) => [...verdictsOn(readersFile(folder, reader, sheet), own)]));
}

function verdictsOn(file: string, changes: readonly KeyChange[]): Judged {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const numbers = changes.map(({ number }) => number);
  try {
    const found = readVerdicts(readFileSync(file, "utf8"), numbers);
    if (found.size < numbers.length) throw new Error(`Its last line is not “all read: ${numbers.length}”.`);
    return found;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/**
 * Returns what one reader found wrong among the engine's changes, and which share of the deliberate faults the reader
 * found.
 */
function figuresOf(name: string, key: ReadingKey, judged: Judged): ReaderFigures {
  const faults = countOf(key, "fault", judged);
  return {
    name,
    ...countOf(key, "engine", judged),
    faultsFound: Number(((faults.a + faults.b) / ownOf(key, "fault").length).toFixed(3)),
  };
}

/** Unites the verdicts of all readers. @throws Error if a reader found too few of the deliberate faults */
export function readingOf(key: ReadingKey, readers: ReadonlyMap<string, Judged>, date: string): StrictReading {
  const figures = [...readers].map(([name, judged]) => figuresOf(name, key, judged));
  for (const { name, faultsFound } of figures)
    if (!(faultsFound >= fewestFaults)) {
      const share = `${(faultsFound * 100).toFixed(0)} %`;
      throw new Error(`The reading is void: ${name} found ${share} of the faults, fewer than ${fewestFaults * 100} %.`);
    }
  const { version, mode, level, seed, texts, words } = key;
  const united = unite([...readers.values()]);
  return {
    date,
    version,
    mode,
    level,
    seed,
    texts,
    words,
    changes: ownOf(key, "engine").length,
    faults: ownOf(key, "fault").length,
    readers: figures,
    united: countOf(key, "engine", united),
    floor: { changes: ownOf(key, "editor").length, ...countOf(key, "editor", united) },
  };
}

/** Returns the worst verdict of all readers on each change. */
function unite(readers: readonly Judged[]): Judged {
  const united = new Map<number, Verdict>();
  for (const judged of readers)
    for (const [number, verdict] of judged) {
      const known = united.get(number) ?? "ok";
      united.set(number, verdicts.indexOf(verdict) < verdicts.indexOf(known) ? verdict : known);
    }
  return united;
}

/**
 * Adds a reading to the file of recorded readings.
 *
 * @throws Error if the same texts are already recorded for its mode and level
 */
export function appendReading(file: string, reading: StrictReading): void {
  const known = readStrictReadings(file);
  const isSame = ({ mode, level, texts }: StrictReading): boolean => {
    return mode === reading.mode && level === reading.level && texts.join() === reading.texts.join();
  };
  if (known.some(isSame)) throw new Error("This reading has been recorded already.");
  writeFileSync(file, `${JSON.stringify([...known, reading], null, 2)}\n`);
}

/** Returns a summary of what readers found, with a list of the engine's wrong changes. */
export function summaryOfReading(key: ReadingKey, readers: ReadonlyMap<string, Judged>): string {
  const perReader = [...readers].map(([name, judged]) => {
    const { a, b, c, faultsFound } = figuresOf(name, key, judged);
    return `${name}: a ${a}, b ${b}, c ${c}; ${(faultsFound * 100).toFixed(0)} % of the faults found${missedBy(key, judged)}`;
  });
  const united = unite([...readers.values()]);
  const counts = (["engine", "editor"] as const).map((origin) => {
    const { a, b, c } = countOf(key, origin, united);
    return `${ownOf(key, origin).length} changes of the ${origin}: a ${a}, b ${b}, c ${c}`;
  });
  const found = ownOf(key, "engine").filter(({ number }) => united.get(number) !== "ok");
  const lines = found.map(({ number, by, text, quote }) => {
    return `  ${united.get(number)}  ${quote}\n     ${by.join("; ")}, in ${text}`;
  });
  return [...perReader, "", "United:", ...counts, "", ...lines].join("\n");
}

/** Returns how many deliberate faults a reader missed, by kind. */
function missedBy(key: ReadingKey, judged: Judged): string {
  const missed = ownOf(key, "fault").filter(({ number }) => !["a", "b"].includes(judged.get(number)!));
  const kinds = [...Map.groupBy(missed, ({ by }) => by[0])].map(([kind, own]) => `${kind} ${own.length}`);
  return kinds.length === 0 ? "" : ` (missed: ${kinds.join(", ")})`;
}

function ownOf({ changes }: ReadingKey, origin: Origin): KeyChange[] {
  return changes.filter((change) => change.origin === origin);
}

function countOf(key: ReadingKey, origin: Origin, judged: Judged): Found {
  const count = (verdict: Verdict): number =>
    ownOf(key, origin).filter(({ number }) => judged.get(number) === verdict).length;
  return { a: count("a"), b: count("b"), c: count("c") };
}
