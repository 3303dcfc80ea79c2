import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../set-up/run.mjs";
import type { Outcome } from "./outcome.ts";
import { runCommand } from "./run-command.ts";

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const types = (config: string): Check => ({
  name: `types of ${config.includes("/") ? dirname(config) : "scripts, benchmarks and browser tests"}`,
  command: ["tsc", "-p", config],
});

const checks: readonly Check[] = [
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "dead code", command: ["knip"] },
  ...["tsconfig.json", ...globSync("{models,{packages,tools}/*}/tsconfig.json", { cwd: root }).sort()].map(types),
];

/** Runs all static checks at the same time. The output of each is printed when it ends. */
export async function runStaticChecks(env: NodeJS.ProcessEnv): Promise<Outcome> {
  // The types of the pages are made from their routes.
  const generated = await runCommand(["react-router", "typegen", "packages/web"], env, { shown: false });
  const failures = generated.ok ? [] : found("types of the pages' routes", generated.output);
  const outcomes = await Promise.all(checks.map((check) => runCheck(check, env)));
  return { passed: 0, failures: [...failures, ...outcomes.flat()], files: [] };
}

async function runCheck({ name, command }: Check, env: NodeJS.ProcessEnv): Promise<Outcome["failures"]> {
  const { ok, output } = await runCommand(command, env, { shown: false });
  console.log(`  ${ok ? "passed" : "FAILED"}: ${name}`);
  return ok ? [] : found(name, output);
}

/** Prints the output of a check that failed. @returns a failure for each file that the output names */
function found(name: string, output: string): Outcome["failures"] {
  console.log(output);
  const files = filesIn(output);
  return files.length > 0 ? files.map((file) => ({ file, what: name })) : [{ file: undefined, what: name }];
}

const pathInOutput = /(?<![\w/.-])(?:[\w@.-]+\/)*[\w.$-]+\.(?:[cm]?[jt]sx?|json|css|md)(?=[:(\s]|$)/gm;

/** Returns the files of this repository whose names are in the output. */
export function filesIn(output: string): string[] {
  const named = new Set(output.match(pathInOutput) ?? []);
  return [...named].filter((path) => existsSync(join(root, path)));
}
