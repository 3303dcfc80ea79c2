import { createEngine, type Mode, modes, rewrite } from "@rewright/engine";
import { readModels } from "@rewright/models";

/** Prints what everything together makes of a text, with the table or rule of each change. */
export function rewriteSentence(text: string, mode = "standard", level = "7"): void {
  if (!modes.includes(mode as Mode)) throw new Error(`There is no mode “${mode}”; there are ${modes.join(", ")}.`);
  if (!/^(?:[1-9]|10)$/.test(level)) throw new Error(`There is no level “${level}”; there are 1 to 10.`);
  const report = rewrite(createEngine(readModels()), text, { mode: mode as Mode, level: Number(level) });
  console.log(report.text);
  for (const { rule, before, after } of report.edits) console.log(`  ${rule}: ${before} => ${after || "-"}`);
}
