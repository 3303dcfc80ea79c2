import { fixed, percent, table, whole } from "../table.ts";
import { type Found, perHundred, type StrictReading } from "./strict-readings.ts";

/** Returns the page's section on whole texts that strict readers judged; empty if no texts were judged. */
export function strictReadingsSection(readings: readonly StrictReading[]): string[] {
  if (readings.length === 0) return [];
  return [
    "## Strict readings",
    "The latest reading of each mode and level. Readers who did not write the rules see machine-written texts that no rule was written " +
      "from, with each change marked, and judge all changes: **a** is an error of grammar, **b** another meaning, **c** correct, " +
      "but worse than before. Figures are of 100 changes; what any reader found counts, each change once with the worst verdict. " +
      "Mixed in unseen are faults made on purpose, of which each reader has to find 85 %, and changes of careful editors, " +
      "judged in the same way: the **floor**. `tools/precision/README.md` says how it is done.",
    table(
      [
        "Mode",
        "Level",
        "Version",
        "Date",
        "Texts",
        "Changes",
        "a",
        "b",
        "c",
        "a and b in 1,000 words",
        "Faults found",
        "Floor: a",
        "b",
        "c",
      ],
      readings.map(rowOf),
    ),
  ];
}

function rowOf({ mode, level, version, date, texts, words, changes, readers, united, floor }: StrictReading): string[] {
  return [
    mode,
    String(level),
    version,
    date,
    whole(texts.length),
    whole(changes),
    ...ofHundred(united, changes),
    fixed(((united.a + united.b) / words) * 1000, 2),
    readers.map(({ faultsFound }) => percent(faultsFound)).join(", "),
    ...ofHundred(floor, floor.changes),
  ];
}

function ofHundred({ a, b, c }: Found, changes: number): string[] {
  return [a, b, c].map((count) => fixed(perHundred(count, changes)));
}
