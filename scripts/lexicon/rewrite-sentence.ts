import { createEngine, type Mode, modes, rewrite } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { explain } from "./explain.ts";
import { readLexiconFile } from "./files.ts";

/** Prints how a text is rewritten, which table or rule made each change, and why other entries made none. */
export function rewriteSentence(text: string, mode = "standard", level = "7"): void {
  if (!modes.includes(mode as Mode)) throw new Error(`There is no mode “${mode}”; there are ${modes.join(", ")}.`);
  if (!/^(?:[1-9]|10)$/.test(level)) throw new Error(`There is no level “${level}”; there are 1 to 10.`);
  const engine = createEngine(readModels());
  const how = { mode: mode as Mode, level: Number(level) };
  const report = rewrite(engine, text, how);
  console.log(report.text);
  for (const { rule, before, after } of report.edits) console.log(`  ${rule}: ${before} => ${after || "-"}`);
  const outcomes = explain(engine, readWritten(readLexiconFile), { text, ...how, report });
  if (outcomes.length > 0) console.log("\nEntries whose pattern matches, for each word the one that wins first:");
  for (const { words, entry, table, level, made, why } of outcomes) {
    const { file, line } = entry.place;
    const change = `${entry.match} => ${entry.to.map((wording) => wording || "-").join(" | ")}`;
    console.log(`  “${words}” ${file}:${line} ${table} ${level} ${change}\n    ${made ? "made" : why}`);
  }
}
