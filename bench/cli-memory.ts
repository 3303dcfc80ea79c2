import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { textOf } from "./text-of.ts";

const program = join(import.meta.dirname, "..", "packages", "cli", "bin", "rewright.js");
/**
 * A module that is loaded before the command. It writes the command's peak memory to a separate pipe when the command
 * ends.
 */
const reportPeak = `import { writeSync } from "node:fs";
process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));`;

/** Runs the command line on a text of this many words, and returns its peak memory in MB and its duration. */
export async function measureCommandLine(words: number): Promise<{ peakMb: number; seconds: number }> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(reportPeak)}`, program, "humanize"],
    {
      stdio: ["pipe", "ignore", "inherit", "pipe"],
    },
  );
  let peakKb = "";
  child.stdio[3]?.on("data", (chunk: Buffer) => {
    peakKb += chunk;
  });
  child.stdin?.end(textOf(words));
  const [status] = await once(child, "close");
  if (status !== 0) throw new Error(`the command line ended with status ${status}`);
  return { peakMb: Number(peakKb) / 1024, seconds: (performance.now() - begun) / 1000 };
}
