import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cluster, startCluster } from "./cluster.ts";
import { type Fault, faults, type Hold } from "./faults.ts";
import { type AccountCounts, createAccounts } from "./load/accounts.ts";
import { startLoad } from "./load/load.ts";
import { openRecord, type Record } from "./load/record.ts";
import { isServed, type Sample } from "./load/samples.ts";
import type { Binaries } from "./machines/binaries.ts";
import { type Phase, samplesIn } from "./report/figures.ts";
import { type Capacity, measureCapacity } from "./report/measure-capacity.ts";
import { settle } from "./settle.ts";
import { pause } from "./wait-until.ts";

/** Selects the faults and the length of a run of the benchmark. */
export interface Form {
  readonly isShort: boolean;
  /** A part of the names of the faults to cause. If undefined, all faults of the short or long run are caused. */
  readonly only?: string;
}

/** Holds the results of the benchmark. */
export interface ClusterReport {
  readonly phases: readonly Phase[];
  readonly samples: readonly Sample[];
  readonly capacity: Capacity | undefined;
  /** The output of the program that checks the result. */
  readonly checked: string;
  /** Sentences about what failed. Empty if nothing failed. */
  readonly failures: readonly string[];
}

interface Timing {
  readonly hold: Hold;
  /** The milliseconds of load without a fault, before the first fault and after each. */
  readonly calmMs: number;
  readonly accounts: AccountCounts;
}

const longTiming: Timing = {
  hold: { ms: 8000 },
  calmMs: 10_000,
  accounts: { free: 3, writers: 4, runners: 3, buyers: 24 },
};
const shortTiming: Timing = {
  hold: { ms: 3000 },
  calmMs: 3000,
  accounts: { free: 2, writers: 3, runners: 2, buyers: 6 },
};

/** Starts a cluster, causes the faults under load, and checks that nothing is lost or counted twice. */
export async function runCluster(binaries: Binaries, form: Form, log: (line: string) => void): Promise<ClusterReport> {
  const timing = form.isShort ? shortTiming : longTiming;
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(mkdtempSync(join(tmpdir(), "cluster-record-")), (one) =>
    rmSync(one, { recursive: true }),
  );
  const record = openRecord(join(folder, "record.jsonl"));
  const samples: Sample[] = [];
  log("starting PostgreSQL, its replica, HAProxy and three servers");
  const cluster = opened.use(await startCluster(binaries));
  const accounts = await createAccounts(
    { cluster, record, onSample: (sample) => void samples.push(sample) },
    timing.accounts,
  );
  const load = startLoad({ cluster, accounts, record });
  log("the load has begun");
  await pause(timing.calmMs);
  const capacity = form.isShort ? undefined : await measureCapacity({ cluster, accounts, record, samples });
  const chosen = faults.filter(
    ({ isShort, name }) => (!form.isShort || isShort) && (form.only === undefined || name.includes(form.only)),
  );
  const phases: Phase[] = [];
  for (const fault of chosen) phases.push(await makeFault(cluster, fault, timing, log));
  log("the load ends");
  await load.stop();
  log("events and runs are awaited");
  await settle(cluster);
  log("the outcome is checked");
  const checked = check(cluster, record);
  // A program that finds nothing in a record that is known to be wrong would prove nothing.
  record.add({ what: "rewrite", user: accounts.writers[0]!.user, outcome: "counted" });
  const isBlind = check(cluster, record).isGood;
  for (const { client } of Object.values(accounts).flat()) client.close();
  const noticed = phases.flatMap((phase) => noticedIn(phase, chosen, samples));
  const failures = [
    ...(checked.isGood ? [] : checked.output.trim().split("\n")),
    ...(isBlind ? ["The checking program did not find a rewrite that was made up."] : []),
    ...noticed,
  ];
  return { phases, samples, capacity, checked: checked.output.trim(), failures };
}

async function makeFault(cluster: Cluster, fault: Fault, timing: Timing, log: (line: string) => void): Promise<Phase> {
  const begunAt = Date.now();
  const skipped = fault.obstacle?.(cluster);
  if (skipped !== undefined) {
    log(`${fault.name}: not made, as ${skipped}`);
    return { name: fault.name, begunAt, repairedAt: begunAt, endedAt: begunAt, skipped };
  }
  log(fault.name);
  await fault.make(cluster, timing.hold);
  const repairedAt = Date.now();
  await pause(timing.calmMs);
  return { name: fault.name, begunAt, repairedAt, endedAt: Date.now() };
}

/** Returns a sentence for each failed request of a phase that the phase's fault must not cause. */
function noticedIn(phase: Phase, chosen: readonly Fault[], samples: readonly Sample[]): string[] {
  const { mayNotice } = chosen.find(({ name }) => name === phase.name)!;
  if (mayNotice === "anything") return [];
  return samplesIn(samples, phase)
    .filter((sample) => !isServed(sample) && !(mayNotice === "try later" && sample.outcome === "try later"))
    .map(({ kind, outcome, detail }) => `${phase.name}: a request (${kind}) ended with "${outcome}": ${detail}.`);
}

/** Runs the program that checks the result. It gets only the record, the database and the payment provider. */
function check({ database, services }: Cluster, record: Record): { isGood: boolean; output: string } {
  const program = join(import.meta.dirname, "check/main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, record.file, services.address], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.primary.url },
    encoding: "utf8",
  });
  return { isGood: status === 0, output: `${stderr}${stdout}` };
}
