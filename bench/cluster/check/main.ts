// Checks the outcome of a load: `node bench/cluster/check/main.ts RECORD PROVIDER` with the connection string of the
// database in DATABASE_URL. Writes a line for each violation and exits with 1 when there is one.
import { readRecord } from "../load/record.ts";
import { findViolations } from "./find-violations.ts";
import { readProvided, readStored } from "./stored.ts";

const [, , record = "", provider = ""] = process.argv;
const { DATABASE_URL = "" } = process.env;

const recorded = readRecord(record);
const violations = findViolations({
  recorded,
  stored: await readStored(DATABASE_URL),
  provided: await readProvided(provider),
});
for (const violation of violations) console.error(violation);
const counted = (what: string) => recorded.filter((line) => line.what === what).length;
console.log(
  `${counted("rewrite")} rewrites, ${counted("run")} runs, ${counted("history")} history items and ` +
    `${counted("checkout")} checkouts checked: ${violations.length} violations.`,
);
process.exitCode = violations.length > 0 ? 1 : 0;
