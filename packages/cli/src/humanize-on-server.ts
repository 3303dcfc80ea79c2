import { ApiError, type Client, ConnectionError, createClient } from "@rewright/client";
import { answerLines } from "./answer-lines.ts";
import type { HumanizeCommand, ServerChoice } from "./command.ts";
import { readText } from "./input.ts";
import { complain, print } from "./output.ts";
import { createProgress } from "./progress.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";
import { describeFinding } from "./with-mistakes.ts";
import { type WordedCommand, withWords } from "./with-words.ts";

type Result = Awaited<ReturnType<Client["humanize"]>>;

/** The most lines of --jsonl that are rewritten at the same time. A server allows three runs per account. */
const atOnce = 3;

/**
 * Rewrites the input on a server, as one text or, with --jsonl, line by line. The key is that of the option or of the
 * variable REWRIGHT_KEY, and is never printed. Resolves to the exit status.
 */
export async function humanizeOnServer(
  given: HumanizeCommand,
  { url, key }: ServerChoice,
  streams: Streams,
): Promise<number> {
  const chosen = key ?? streams.env.REWRIGHT_KEY?.trim();
  // A header cannot hold other characters, and the error of `fetch` would repeat the key.
  if (chosen && !/^[!-~]+$/.test(chosen)) throw new UsageError("the API key has characters that no key has");
  const command = await withWords(given, streams.stdin);
  const client = createClient({ server: url, ...(chosen ? { key: chosen } : {}) });
  const progress = createProgress(streams.stderr);
  const write = (text: string, signal: AbortSignal) => rewrite(client, { text, command, signal }, progress.begin());
  if (command.output === "jsonl") {
    return answerLines(command.file, streams, {
      answer: async (text, signal) => toAnswer(await write(text, signal)),
      ahead: atOnce,
      beforeOutput: progress.clear,
    });
  }
  const text = await readText(command.file, streams.stdin);
  try {
    const written = await write(text, new AbortController().signal).finally(progress.clear);
    const answer = toAnswer(written);
    for (const finding of answer.findings) complain(streams.stderr, describeFinding(finding, answer.text));
    await print(streams.stdout, command.output === "json" ? `${JSON.stringify(answer)}\n` : answer.text);
    return 0;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof ConnectionError)) throw error;
    complain(streams.stderr, sentenceOn(error, chosen));
    return 1;
  }
}

interface Asked {
  readonly text: string;
  readonly command: WordedCommand;
  readonly signal: AbortSignal;
}

/** Rewrites a text on the server: with --ultra in a run, whose progress is shown. */
async function rewrite(
  client: Client,
  { text, command, signal }: Asked,
  onProgress: (now: { readonly done: number; readonly total: number }) => void,
): Promise<Result> {
  const { ultra, mode, tone, spelling, level, seed, keep, grammar } = command;
  const { replacements = [], never = [] } = command;
  const lists = { keep: [...keep], replacements: [...replacements], never: [...never] };
  const how = { tone, level, seed, grammar, ...lists, ...(spelling ? { spelling } : {}) };
  if (!ultra) return client.humanize({ text_content: text, mode, ...how }, { signal });
  const { id } = await client.startRun({ text_content: text, ultra, style: mode, ...how }, { signal });
  for await (const event of client.watchRun({ id }, { signal })) {
    if (event.type === "progress") onProgress(event);
    if (event.type === "failed") throw new ApiError(200, { success: false, ...event }, undefined);
    if ((event.type === "finished" || event.type === "stopped") && event.result) return event.result;
  }
  throw new ConnectionError("The rewrite was stopped before any part of it was ready.");
}

/** Returns a result with the name that the text has in this program's JSON output. */
function toAnswer({ transformed_text: text, ...others }: Result) {
  return { text, ...others };
}

function sentenceOn(error: ApiError | ConnectionError, key: string | undefined): string {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  if (isSignedOut && !key) return "the server needs an API key; give it as --key or in the variable REWRIGHT_KEY";
  return error instanceof ApiError && error.errorId ? `${error.message} (error ${error.errorId})` : error.message;
}
