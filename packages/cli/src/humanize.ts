import { createEngine, engineVersion, type Report, rewrite } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { answerLines } from "./answer-lines.ts";
import type { HumanizeCommand } from "./command.ts";
import { readText } from "./input.ts";
import { complain, print } from "./output.ts";
import type { Streams } from "./streams.ts";

/** Rewrites the input as one text, or line by line; resolves to the exit status. */
export async function humanize(command: HumanizeCommand, streams: Streams): Promise<number> {
  const engine = createEngine(readModels());
  if (command.output === "jsonl") {
    return answerLines(command.file, streams, (text) => withOrigin(rewrite(engine, text, command), command));
  }
  const report = rewrite(engine, await readText(command.file, streams.stdin), command);
  for (const { message } of report.findings) complain(streams.stderr, message);
  await print(
    streams.stdout,
    command.output === "json" ? `${JSON.stringify(withOrigin(report, command))}\n` : report.text,
  );
  return 0;
}

/** The report with what it takes to get the same bytes again. */
function withOrigin(report: Report, { seed }: HumanizeCommand): object {
  const { text, edits, kept, integrity, stats, sentences, findings } = report;
  return { text, edits, kept, integrity, stats, sentences, findings, version: engineVersion, seed };
}
