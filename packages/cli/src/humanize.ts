import { type Engine, engineVersion, type Report, rewrite } from "@rewright/engine";
import { answerLines, type LineWork } from "./answer-lines.ts";
import type { HumanizeCommand } from "./command.ts";
import { readText } from "./input.ts";
import { loadEngine } from "./load-engine.ts";
import { complain, print } from "./output.ts";
import type { Streams } from "./streams.ts";

/** Rewrites the input as one text, or line by line; resolves to the exit status. */
export async function humanize(command: HumanizeCommand, streams: Streams): Promise<number> {
  const { write, ...lines } = await writerFor(loadEngine(), command, streams);
  if (command.output === "jsonl") {
    return answerLines(command.file, streams, {
      ...lines,
      answer: async (text, signal) => withOrigin(await write(text, signal), command),
    });
  }
  const report = await write(await readText(command.file, streams.stdin), new AbortController().signal);
  for (const { message } of report.findings) complain(streams.stderr, message);
  await print(
    streams.stdout,
    command.output === "json" ? `${JSON.stringify(withOrigin(report, command))}\n` : report.text,
  );
  return 0;
}

/** What rewrites the texts of a command. */
export interface Writer extends Pick<LineWork, "ahead" | "beforeOutput"> {
  readonly write: (text: string, signal: AbortSignal) => Report | Promise<Report>;
}

async function writerFor(engine: Engine, command: HumanizeCommand, streams: Streams): Promise<Writer> {
  if (!command.ultra) return { write: (text) => rewrite(engine, text, command), ahead: 1 };
  // Loaded only here, so that it costs other commands nothing.
  const { ultraRun } = await import("./ultra-run.ts");
  return ultraRun(engine, command, streams);
}

/** The report with what it takes to get the same bytes again. */
function withOrigin(report: Report, { seed }: HumanizeCommand): object {
  const { text, edits, kept, integrity, stats, sentences, findings } = report;
  return { text, edits, kept, integrity, stats, sentences, findings, version: engineVersion, seed };
}
