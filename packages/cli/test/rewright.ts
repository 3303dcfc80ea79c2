import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { afterAll } from "vitest";
import { main } from "../src/main.ts";

/** The output and exit status of a command. */
interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly env?: NodeJS.ProcessEnv;
  /** Whether standard error counts as a terminal. */
  readonly isTTY?: boolean;
}

/** Runs a command in this process until it ends. Resolves to its output and exit status. */
export async function rewright(
  args: readonly string[],
  input: string | Buffer = "",
  { env = {}, isTTY = false }: Surroundings = {},
): Promise<Ended> {
  const stdout = collect();
  const stderr = Object.assign(collect(), { isTTY });
  const status = await main(args, { stdin: streamOf(input), stdout, stderr, env });
  return { status, out: stdout.text(), err: stderr.text() };
}

export function streamOf(input: string | Buffer): Readable {
  return Readable.from([Buffer.from(input)]);
}

/** Creates a stream that stores what is written to it. */
export function collect(): Writable & { text(): string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  return Object.assign(stream, { text: () => Buffer.concat(chunks).toString() });
}

/**
 * Creates a temporary file with the content, and returns its path. The file is deleted after the tests of the calling
 * file.
 */
export function fileWith(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "rewright-cli-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "text.txt");
  writeFileSync(file, content);
  return file;
}
