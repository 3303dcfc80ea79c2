import { type ChildProcess, fork } from "node:child_process";
import { compileCache } from "./compile-cache.ts";

const program = new URL("./killable-server.ts", import.meta.url);

/**
 * Starts the program of `killable-server.ts`, which waits for its settings. `output` returns the text that it has
 * written so far.
 */
export function forkServer(): { readonly child: ChildProcess; readonly output: () => string } {
  const child = fork(program, {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache },
    execArgv: [],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output };
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
