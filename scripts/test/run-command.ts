import { spawn } from "node:child_process";
import { root } from "../set-up/run.mjs";

export interface Ended {
  /** True if the command exited with status 0. */
  readonly ok: boolean;
  /** Standard output and standard error together; empty if they were printed to the terminal. */
  readonly output: string;
}

/** Runs a command in the repository's root. If `shown`, its output is printed to the terminal immediately. */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
  { shown }: { readonly shown: boolean },
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: shown ? "inherit" : ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.once("error", (error) => resolve({ ok: false, output: `${output}${command}: ${error.message}\n` }));
    child.once("close", (status) => resolve({ ok: status === 0, output }));
  });
}
