// Starts the servers of the browser tests in parallel, and reports when all of them answer. Exits when one of them exits.
import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/** A program that serves at an address, with its environment variables. */
export interface Server {
  readonly program: string;
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}

const servers: readonly Server[] = JSON.parse(process.env.E2E_SERVERS!);
const children = servers.map(({ program, env }) =>
  spawn(process.execPath, [program], { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] }),
);
const stop = (): void => {
  for (const child of children) child.kill("SIGTERM");
};
process.once("SIGTERM", stop);
for (const child of children) {
  child.once("exit", (status) => {
    process.exitCode ||= status ?? 1;
    stop();
  });
}

await Promise.all(servers.map(({ url }) => untilItAnswers(url)));
console.log("All servers answer.");

async function untilItAnswers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok && process.exitCode === undefined) await setTimeout(100);
}
