import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const program = join(import.meta.dirname, "..", "bin", "rewright.js");

/** Runs the real command to its end. */
export function rewright(
  args: readonly string[],
  input: string | Buffer = "",
  stdout: "pipe" | number = "pipe",
): { status: number; out: string; err: string } {
  const stdio = ["pipe", stdout, "pipe"] as const;
  const ended = spawnSync(process.execPath, [program, ...args], { input, stdio: [...stdio], maxBuffer: 2 ** 28 });
  return { status: ended.status ?? -1, out: ended.stdout?.toString() ?? "", err: ended.stderr.toString() };
}

/** Starts the real command and leaves its streams to the test. */
export function startRewright(args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program, ...args]);
}

/** A file that exists until the tests of this file have run. */
export function fileWith(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "rewright-cli-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "text.txt");
  writeFileSync(file, content);
  return file;
}
