import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { UsageError } from "./usage-error.ts";

const newline = 0x0a;

/**
 * Reads the whole input as text, including a byte order mark.
 *
 * @throws UsageError if the input cannot be read or is not UTF-8
 */
export async function readText(file: string | undefined, stdin: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of openInput(file, stdin)) chunks.push(chunk);
  const text = decode(Buffer.concat(chunks));
  if (text === undefined) throw new UsageError(`${file ?? "standard input"} is not UTF-8 text`);
  return text;
}

/** Yields the lines of the input as they arrive, without line breaks. A line that is not valid UTF-8 is undefined. */
export async function* readLines(file: string | undefined, stdin: Readable): AsyncGenerator<string | undefined> {
  let begun: Buffer[] = [];
  for await (const chunk of openInput(file, stdin)) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      yield decode(Buffer.concat([...begun, chunk.subarray(from, end)]));
      begun = [];
      from = end + 1;
    }
    begun.push(chunk.subarray(from));
  }
  const last = Buffer.concat(begun);
  if (last.length > 0) yield decode(last);
}

async function* openInput(file: string | undefined, stdin: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file === undefined ? stdin : createReadStream(file);
  } catch (error) {
    throw new UsageError(`cannot read ${file ?? "standard input"}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "it is a folder";
  if (code === "EACCES") return "permission denied";
  return error instanceof Error ? error.message : String(error);
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
