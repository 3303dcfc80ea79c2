import { existsSync, readFileSync } from "node:fs";
import type { Judgement } from "./judgements.ts";
import { readKey, verdictsFile } from "./sheets.ts";
import { readVerdicts } from "./verdicts.ts";

/** The judgements that readers wrote for the sheets of a folder. */
export interface Read {
  readonly judgements: readonly Judgement[];
  /** The number of changes on the sheets. */
  readonly places: number;
}

/** Reads all verdicts on the sheets of a folder. @throws Error with the path of a file that cannot be read */
export function readReaders(folder: string): Read {
  const key = readKey(folder);
  const judgements = [...Map.groupBy(key, ({ sheet }) => sheet)].flatMap(([sheet, own]) => {
    const file = verdictsFile(folder, sheet);
    if (!existsSync(file)) return [];
    const found = verdictsIn(
      file,
      own.map(({ number }) => number),
    );
    return own.flatMap(({ number, sheet: _, ...place }): Judgement[] => {
      const verdict = found.get(number);
      return verdict === undefined ? [] : [{ ...place, verdict }];
    });
  });
  return { judgements, places: key.length };
}

function verdictsIn(file: string, numbers: readonly number[]): ReturnType<typeof readVerdicts> {
  try {
    return readVerdicts(readFileSync(file, "utf8"), numbers);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
