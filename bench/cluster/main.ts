// Runs the cluster under load and faults: `npm run bench:cluster`. Exits with 1 where something is lost or counted twice,
// or where clients notice more of a fault than they may. With --short, for three minutes; with --only TEXT, the faults with
// this text in their names; with --write, writes docs/capacity.md.
import { parseArgs } from "node:util";
import { findBinaries } from "./machines/binaries.ts";
import { detailsIn, failuresIn, recoverySeconds, samplesIn } from "./report/figures.ts";
import { writeCapacity } from "./report/write-capacity.ts";
import { runCluster } from "./run-cluster.ts";

const { values } = parseArgs({
  options: { short: { type: "boolean" }, only: { type: "string" }, write: { type: "boolean" } },
});
const binaries = findBinaries();
if ("missing" in binaries) {
  console.error(binaries.missing);
  process.exit(2);
}
// An exit unmounts the small disk; everything else ends with this process by itself.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const startedAt = performance.now();
const log = (line: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`);
const form = { isShort: values.short === true, ...(values.only !== undefined && { only: values.only }) };
const report = await runCluster(binaries, form, log);
for (const phase of report.phases) {
  const failed = [...failuresIn(samplesIn(report.samples, phase))].map(([outcome, count]) => `${count} ${outcome}`);
  const recovery = recoverySeconds(report.samples, phase).toFixed(1);
  console.log(`${phase.name}: ${failed.join(", ") || "nothing noticed"}; recovered after ${recovery} s`);
  for (const line of detailsIn(report.samples, phase)) console.log(`    ${line}`);
}
console.log(report.checked);
for (const failure of report.failures) console.error(`Failed: ${failure}`);
if (values.write && report.capacity) writeCapacity(report, report.capacity);
process.exitCode = report.failures.length > 0 ? 1 : 0;
