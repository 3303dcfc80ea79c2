import { inOrder } from "./in-order.ts";
import { readLines } from "./input.ts";
import { print } from "./output.ts";
import type { Streams } from "./streams.ts";

export interface LineWork {
  /** Returns the output for one text. The signal is aborted when the command's output is no longer read. */
  readonly answer: (text: string, signal: AbortSignal) => object | Promise<object>;
  /** The most lines that are read before the first of them is answered. */
  readonly ahead: number;
  /** Called before each line of output is printed. */
  readonly beforeOutput?: () => void;
}

/**
 * Reads JSON objects {"id", "text"}, one per line, and prints the result for each with its id, in the order of the
 * input. Resolves to the exit status, which is 1 if a line could not be processed.
 */
export async function answerLines(
  file: string | undefined,
  { stdin, stdout }: Pick<Streams, "stdin" | "stdout">,
  { answer, ahead, beforeOutput }: LineWork,
): Promise<number> {
  let status = 0;
  const results = inOrder(linesOf(file, stdin), ahead, (line, signal) =>
    answerLine(line, (text) => answer(text, signal)),
  );
  for await (const result of results) {
    if ("error" in result) status = 1;
    beforeOutput?.();
    await print(stdout, `${JSON.stringify(result)}\n`);
  }
  return status;
}

/** Returns the lines that are not blank, without a byte order mark. */
async function* linesOf(file: string | undefined, stdin: Streams["stdin"]): AsyncGenerator<string | undefined> {
  let first = true;
  for await (const line of readLines(file, stdin)) {
    const json = first ? line?.replace(/^\uFEFF/, "") : line;
    first = false;
    if (json?.trim() !== "") yield json;
  }
}

async function answerLine(
  line: string | undefined,
  answer: (text: string) => object | Promise<object>,
): Promise<object> {
  if (line === undefined) return { error: "the line is not UTF-8" };
  const value = parseJson(line);
  if (value === undefined) return { error: "the line is not JSON" };
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { error: "the line is not an object" };
  const { id, text } = value as { id?: unknown; text?: unknown };
  const named = id === undefined ? {} : { id };
  if (typeof text !== "string") return { ...named, error: 'the line has no string "text"' };
  if (!text.isWellFormed()) return { ...named, error: '"text" has half of a surrogate pair' };
  try {
    return { ...named, ...(await answer(text)) };
  } catch (error) {
    return { ...named, error: `the text could not be answered: ${error instanceof Error ? error.message : error}` };
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
