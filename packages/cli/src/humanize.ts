import { type Engine, engineVersion, rewrite } from "@rewright/engine";
import { answerLines } from "./answer-lines.ts";
import type { HumanizeCommand } from "./command.ts";
import type { Finding } from "./finding.ts";
import { readText } from "./input.ts";
import { loadEngine } from "./load-engine.ts";
import { complain, print } from "./output.ts";
import type { Streams } from "./streams.ts";
import { describeFinding, withMistakes } from "./with-mistakes.ts";
import { type WordedCommand, withWords } from "./with-words.ts";
import type { Writer, Written } from "./writer.ts";

/** The finding for a tone that was not applied because the local engine has no tones. */
const toneNotApplied = {
  code: "tone_not_applied",
  message: "The tone wasn't applied: tones need --ultra and a language model.",
} as const;

/** Rewrites the input as one text or, with --jsonl, line by line. Resolves to the exit status. */
export async function humanize(given: HumanizeCommand, streams: Streams): Promise<number> {
  const command = await withWords(given, streams.stdin);
  const { write, ...lines } = await writerFor(loadEngine(), command, streams);
  if (command.output === "jsonl") {
    return answerLines(command.file, streams, {
      ...lines,
      answer: async (text, signal) => withMistakes(toAnswer(await write(text, signal), command), command),
    });
  }
  const written = await write(await readText(command.file, streams.stdin), new AbortController().signal);
  const answer = await withMistakes(toAnswer(written, command), command);
  for (const finding of answer.findings) complain(streams.stderr, describeFinding(finding, answer.text));
  await print(streams.stdout, command.output === "json" ? `${JSON.stringify(answer)}\n` : answer.text);
  return 0;
}

async function writerFor(engine: Engine, command: WordedCommand, streams: Streams): Promise<Writer> {
  if (!command.ultra)
    return { write: (text) => ({ report: rewrite(engine, text, command), isByModel: false }), ahead: 1 };
  // Loaded only here, so that it costs other commands nothing.
  const { ultraRun } = await import("./ultra-run.ts");
  return ultraRun(engine, command, streams);
}

/**
 * Returns the JSON output for a text: its report, and the version and seed with which the same result can be produced
 * again.
 */
function toAnswer({ report, isByModel }: Written, { seed, tone }: HumanizeCommand) {
  const { text, edits, kept, integrity, stats, sentences } = report;
  const findings: Finding[] = [...report.findings, ...(tone === "neutral" || isByModel ? [] : [toneNotApplied])];
  return { text, edits, kept, integrity, stats, sentences, findings, version: engineVersion, seed };
}
