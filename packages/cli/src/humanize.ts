import { createEngine, type Engine, engineVersion, type Report, rewrite } from "@rewright/engine";
import { readModels } from "@rewright/models";
import type { HumanizeCommand } from "./command.ts";
import { readLines, readText } from "./input.ts";
import { print } from "./output.ts";

/** Rewrites the input as one text, or line by line; resolves to the exit status. */
export async function humanize(command: HumanizeCommand): Promise<number> {
  if (command.output === "jsonl") return humanizeLines(command);
  const text = await readText(command.file);
  const report = rewrite(createEngine(readModels()), text, command);
  for (const { message } of report.findings) console.error(`rewright: ${message}`);
  await print(command.output === "json" ? `${JSON.stringify(withOrigin(report, command))}\n` : report.text);
  return 0;
}

async function humanizeLines(command: HumanizeCommand): Promise<number> {
  const engine = createEngine(readModels());
  let status = 0;
  let first = true;
  for await (const line of readLines(command.file)) {
    const json = first ? line?.replace(/^\uFEFF/, "") : line;
    first = false;
    if (json?.trim() === "") continue;
    const result = humanizeLine(engine, json, command);
    if ("error" in result) status = 1;
    await print(`${JSON.stringify(result)}\n`);
  }
  return status;
}

function humanizeLine(engine: Engine, line: string | undefined, command: HumanizeCommand): object {
  if (line === undefined) return { error: "the line is not UTF-8" };
  const value = parseJson(line);
  if (value === undefined) return { error: "the line is not JSON" };
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { error: "the line is not an object" };
  const { id, text } = value as { id?: unknown; text?: unknown };
  const named = id === undefined ? {} : { id };
  if (typeof text !== "string") return { ...named, error: 'the line has no string "text"' };
  if (!text.isWellFormed()) return { ...named, error: '"text" has half of a surrogate pair' };
  return { ...named, ...withOrigin(rewrite(engine, text, command), command) };
}

/** The report with what it takes to get the same bytes again. */
function withOrigin(report: Report, { seed }: HumanizeCommand): object {
  const { text, edits, kept, integrity, stats, sentences, findings } = report;
  return { text, edits, kept, integrity, stats, sentences, findings, version: engineVersion, seed };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
