import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { settingNames } from "../../packages/server/src/config/config.ts";
import { root } from "../set-up/run.mjs";
import type { Outcome } from "./outcome.ts";
import { readPlaywright } from "./read-playwright.ts";
import { runCommand } from "./run-command.ts";
import { runStaticChecks } from "./static-checks.ts";

export interface Step {
  readonly name: string;
  run(): Promise<Outcome>;
}

/** The folder with the test reports of the latest run. */
export const reports = join(root, ".cache", "test-reports");

const vitestOutcome = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

/** The environment variables for tests, without the user's own settings of the product. */
const env: NodeJS.ProcessEnv = {
  ...process.env,
  VITEST_OUTCOME: vitestOutcome,
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  // Many tests start a process that loads the same code.
  NODE_COMPILE_CACHE: join(root, ".cache", "node-compile"),
};
for (const name of [...settingNames, "SANDBOX_PORT", "SANDBOX_MODEL"]) delete env[name];

/** Runs the static checks: format, lint, types and unused code. */
export const staticChecks: Step = { name: "static checks", run: () => runStaticChecks(env) };

/** Runs the unit and server tests of the named projects, or of all. */
export const unitTests = (projects: readonly string[] = []): Step => ({
  name: "unit and server tests",
  run: () => runVitest(projects.flatMap((name) => ["--project", name])),
});

/** Runs tests that take too long to be run for every change. */
export const soakTests: Step = {
  name: "soak tests",
  run: () => runVitest(["--config", "vitest.soak.config.ts"]),
};

/** Runs all server tests on the embedded database, including those that normally use PostgreSQL. */
export const embeddedServerTests: Step = {
  name: "server tests on the embedded database",
  run: () => runVitest(["--project", "server"], { TEST_USUAL_DATABASE: "embedded" }),
};

export const browserTests: Step = {
  name: "browser tests",
  run: () => runPlaywright(["postgres", "embedded"]),
};

/** Runs the browser tests of whole user journeys again, on the embedded database and a desktop screen. */
export const embeddedJourneys: Step = {
  name: "journeys on the embedded database",
  run: () => runPlaywright(["embedded-journeys"]),
};

async function runPlaywright(projects: readonly string[]): Promise<Outcome> {
  rmSync(playwrightReport, { force: true });
  const { ok } = await runCommand(["playwright", "test", ...projects.flatMap((name) => ["--project", name])], env, {
    shown: true,
  });
  const report = readJson<JSONReport>(playwrightReport);
  return checked(report && readPlaywright(report, "e2e"), ok);
}

async function runVitest(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const reporters = ["--reporter=default", "--reporter=./scripts/test/vitest-reporter.ts"];
  // A golden report that is missing is a failure, not a reason to write one.
  const command = ["vitest", "run", "--allowOnly=false", "--update=none", ...reporters, ...args] as const;
  rmSync(vitestOutcome, { force: true });
  const { ok } = await runCommand(command, { ...env, ...more }, { shown: true });
  return checked(readJson<Outcome>(vitestOutcome), ok);
}

/** Adds a failure if a command failed without naming a test, or if it ran no test. */
function checked(outcome: Outcome | undefined, ok: boolean): Outcome {
  if (outcome === undefined) return { passed: 0, failures: [{ file: undefined, what: "It ended early." }], files: [] };
  if (outcome.failures.length > 0) return outcome;
  if (outcome.passed === 0) return { ...outcome, failures: [{ file: undefined, what: "No test was run." }] };
  return ok ? outcome : { ...outcome, failures: [{ file: undefined, what: "It ended with an error." }] };
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return undefined;
  }
}
