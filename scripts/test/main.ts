// Runs everything that has to hold before a change is taken: `npm test`. With names of packages (`npm test -- engine`), the
// tests of those and of the packages that use them; `e2e` names the browser tests. With --soak, the soak tests alone.
// Every step runs, whatever failed before. The end lists each failure; the last line counts: "12 passed, 0 failed".
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { readPackages, withDependants } from "./dependants.ts";
import type { Outcome } from "./outcome.ts";
import {
  browserTests,
  embeddedJourneys,
  embeddedServerTests,
  reports,
  type Step,
  soakTests,
  staticChecks,
  unitTests,
} from "./steps.ts";

/** The Vitest projects that test something other than a package. */
const otherProjects = ["scripts"];
const browserName = "e2e";

/** The most characters of an error message that are repeated at the end of the output. */
const shownOfMessage = 1000;

const { values, positionals } = parseArgs({ options: { soak: { type: "boolean" } }, allowPositionals: true });
process.exitCode = await main(values.soak === true, positionals);

async function main(isSoak: boolean, names: readonly string[]): Promise<number> {
  const packages = readPackages();
  const known = [...packages.keys(), ...otherProjects, browserName];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no package ${unknown.join(", ")}. The names are ${known.join(", ")}.`);
    return 2;
  }
  // No step may be judged by the report of another run.
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const ended: Ended[] = [];
  for (const step of isSoak ? [soakTests, embeddedServerTests, embeddedJourneys] : stepsFor(names, packages))
    ended.push(await runStep(step));
  writeSlowest(ended);
  return report(ended);
}

function stepsFor(names: readonly string[], packages: ReadonlyMap<string, readonly string[]>): Step[] {
  if (names.length === 0) return [staticChecks, unitTests(), browserTests];
  const projects = [
    ...withDependants(
      names.filter((name) => packages.has(name)),
      packages,
    ),
    ...otherProjects.filter((name) => names.includes(name)),
  ];
  return [
    staticChecks,
    ...(projects.length > 0 ? [unitTests(projects)] : []),
    ...(names.includes(browserName) ? [browserTests] : []),
  ];
}

const nothing: Outcome = { passed: 0, failures: [], files: [] };

interface Ended extends Outcome {
  readonly name: string;
}

async function runStep({ name, run }: Step): Promise<Ended> {
  const startedAt = performance.now();
  console.log(`\n> ${name}`);
  const outcome = await run().catch((error) => ({ ...nothing, failures: [{ file: undefined, what: String(error) }] }));
  const verdict = outcome.failures.length === 0 ? "passed" : "FAILED";
  console.log(`> ${name}: ${verdict} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return { name, ...outcome };
}

/** Prints the 20 test files that took longest, slowest first. */
function writeSlowest(ended: readonly Ended[]): void {
  const slowest = ended.flatMap(({ files }) => files).sort((a, b) => b.seconds - a.seconds);
  const lines = slowest.slice(0, 20).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}\n`);
  writeFileSync(join(reports, "slowest.txt"), lines.join(""));
}

function report(ended: readonly Ended[]): number {
  for (const { name, failures } of ended) {
    if (failures.length > 0) console.log(`\nFailed in ${name}:`);
    for (const { file, what, why } of failures) {
      console.log(`  ${file === undefined ? "" : `${file}: `}${what}`);
      if (why !== undefined) console.log(stripVTControlCharacters(why).slice(0, shownOfMessage).replace(/^/gm, "    "));
    }
  }
  const passed = ended.reduce((sum, one) => sum + one.passed, 0);
  const failed = ended.reduce((sum, one) => sum + one.failures.length, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
