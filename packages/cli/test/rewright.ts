import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = join(import.meta.dirname, "..", "bin", "rewright.js");

/** Runs the real command to its end. */
export function rewright(
  args: readonly string[],
  input: string | Buffer = "",
): { status: number; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { input, maxBuffer: 2 ** 28 });
  return { status: status ?? -1, out: stdout.toString(), err: stderr.toString() };
}

/** Starts the real command and leaves its streams to the test. */
export function startRewright(args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program, ...args]);
}

/** A file in a folder of its own, which the operating system removes in time. */
export function fileWith(content: string | Buffer): string {
  const file = join(mkdtempSync(join(tmpdir(), "rewright-cli-")), "text.txt");
  writeFileSync(file, content);
  return file;
}
