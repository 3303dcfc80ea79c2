import { table, whole } from "../table.ts";
import type { ReadingFigures } from "./measure-readings.ts";

/** Returns the page's section on wrong changes that the engine still makes. */
export function readingsSection({ seen, kinds }: ReadingFigures): string[] {
  return [
    "## What readers found wrong",
    `Strict readers saw ${whole(seen)} changes of version 0.1.0, each in its sentence. What they found wrong, and how much of it is ` +
      "still made in standard mode at level 7. Where a finding has several places, it counts as still made when one that causes " +
      "the fault gets the same words as then; a reader who did not know the results said which do.",
    table(
      ["Wrong in", "Found", "Still made", "All these places"],
      kinds.map(({ kind, found, made, madeWhole }) => [nameOf[kind], whole(found), whole(made), whole(madeWhole)]),
    ),
  ];
}

const nameOf = { grammar: "grammar", meaning: "meaning", clumsy: "style: worse than before" };
