import { readLines } from "./input.ts";
import { print } from "./output.ts";
import type { Streams } from "./streams.ts";

/**
 * Reads one {"id", "text"} a line and prints what `answer` says to the text, each with its id, as lines arrive; resolves
 * to the exit status, 1 when some line could not be read.
 */
export async function answerLines(
  file: string | undefined,
  { stdin, stdout }: Streams,
  answer: (text: string) => object | Promise<object>,
): Promise<number> {
  let status = 0;
  let first = true;
  for await (const line of readLines(file, stdin)) {
    const json = first ? line?.replace(/^\uFEFF/, "") : line;
    first = false;
    if (json?.trim() === "") continue;
    const result = await answerLine(json, answer);
    if ("error" in result) status = 1;
    await print(stdout, `${JSON.stringify(result)}\n`);
  }
  return status;
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
  return { ...named, ...(await answer(text)) };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
