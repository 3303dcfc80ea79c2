// Everything that has to hold before a change is taken, in the order in which it tells most for the least time. Stops at
// the first failure; the last line counts the tests: "12 passed, 0 failed".
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./set-up/run.mjs";

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly (readonly [string, ...string[]])[]} commands
 * @property {NodeJS.ProcessEnv} [env] more of the environment
 * @property {() => Count} [count] for a step of tests: how they ended
 */

const reports = join(root, ".cache", "test-reports");
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

/** Settings of the person's own that would reach the product under test. */
const productSettings = [
  "ADMIN_EMAILS",
  "ANONYMOUS_DAILY_GENERATIONS",
  "API_RATE_LIMIT",
  "BLOG_URL",
  "CONTACT_EMAIL",
  "DATABASE_URL",
  "DATA_DIR",
  "GOOGLE_AUTHORIZATION_URL",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "GOOGLE_ISSUER",
  "GOOGLE_JWKS_URL",
  "GOOGLE_TOKEN_URL",
  "HOST",
  "LLM_API_KEY",
  "LLM_BASE_URL",
  "LLM_CACHE",
  "LLM_CONCURRENCY",
  "LLM_DAILY_COST",
  "LLM_DAILY_TOKENS",
  "LLM_FALLBACK_API_KEY",
  "LLM_FALLBACK_BASE_URL",
  "LLM_FALLBACK_MODEL",
  "LLM_INPUT_PRICE",
  "LLM_MODEL",
  "LLM_OUTPUT_PRICE",
  "LLM_TIMEOUT_SECONDS",
  "LOG_LEVEL",
  "MAIL_FROM",
  "MAINTENANCE_MODE",
  "NODE_ENV",
  "ORIGIN",
  "PORT",
  "SANDBOX",
  "SANDBOX_MODEL",
  "SANDBOX_PORT",
  "SANDBOX_URL",
  "SECRET",
  "SMTP_URL",
  "STRIPE_API_URL",
  "STRIPE_PRICE_MONTHLY",
  "STRIPE_PRICE_YEARLY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "TRUSTED_PROXY",
  "WORKERS",
];

/** @type {readonly Step[]} */
const steps = [
  { name: "format and lint", commands: [["biome", "check", "--error-on-warnings", "."]] },
  {
    name: "types",
    commands: [
      ["react-router", "typegen", "packages/web"],
      ...globSync("{models,{packages,tools}/*}/tsconfig.json", { cwd: root })
        .sort()
        .map((config) => /** @type {const} */ (["tsc", "-p", config])),
      ["tsc", "-p", "tsconfig.json"],
    ],
  },
  { name: "dead code", commands: [["knip"]] },
  {
    name: "unit and server tests",
    commands: [
      [
        "vitest",
        "run",
        "--allowOnly=false",
        // A golden report that is missing is a failure, not a reason to write one.
        "--update=none",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${vitestReport}`,
      ],
    ],
    count: countVitest,
  },
  { name: "browser tests", commands: [["playwright", "test"]], count: countPlaywright },
  {
    name: "browser tests on PostgreSQL",
    commands: [["playwright", "test"]],
    env: { E2E_DATABASE: "postgres" },
    count: countPlaywright,
  },
];

process.exitCode = main() ? 0 : 1;

function main() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    const startedAt = Date.now();
    // No step may be counted by the report of another.
    rmSync(reports, { recursive: true, force: true });
    mkdirSync(reports, { recursive: true });
    console.log(`\n> ${step.name}`);
    let ok = step.commands.every((command) => runs(command, step.env));
    const count = step.count?.() ?? { passed: 0, failed: 0, skipped: 0 };
    total.passed += count.passed;
    total.skipped += count.skipped;
    if (count.skipped > 0) ok = false;
    total.failed += ok ? 0 : Math.max(1, count.failed);
    console.log(`> ${step.name}: ${ok ? "passed" : "FAILED"} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    if (!ok) break;
  }
  if (total.skipped > 0) console.log(`${total.skipped} tests were skipped; a skipped test counts as a failure.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/**
 * @param {readonly [string, ...string[]]} command
 * @param {NodeJS.ProcessEnv} [more]
 */
function runs([command, ...args], more) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, ...more };
  for (const name of productSettings) delete env[name];
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: "inherit" });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** @returns {Count} */
function countVitest() {
  const report = readReport(vitestReport);
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** @returns {Count} */
function countPlaywright() {
  const stats = readReport(playwrightReport)?.stats;
  if (stats === undefined) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
