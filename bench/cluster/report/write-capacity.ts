import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Outcome } from "../load/samples.ts";
import type { ClusterReport } from "../run-cluster.ts";
import { failuresIn, figuresOf, type KindFigures, recoverySeconds, samplesIn } from "./figures.ts";
import type { Capacity } from "./measure-capacity.ts";
import {
  assumptions,
  costOfThousand,
  modelTokens,
  priceList,
  processesPerServer,
  rewritesPerCore,
  sizeFor,
  usersPerCore,
} from "./sizing.ts";

const file = join(import.meta.dirname, "../../../docs/capacity.md");
const sizes = [1000, 10_000, 100_000];

const failures: Readonly<Record<Exclude<Outcome, "ok" | "limit">, string>> = {
  "try later": "503 with Retry-After",
  "no server": "503 by the balancer",
  "bad gateway": "502 or 504 by the balancer",
  cut: "connection cut",
  timeout: "no answer in 60 s",
  error: "another error",
};

/** Writes docs/capacity.md from a run with all faults. */
export function writeCapacity(report: ClusterReport, capacity: Capacity): void {
  const date = new Date().toISOString().slice(0, 10);
  const sections = [
    introduction(date),
    faultsSection(report),
    loadSection(report, capacity),
    sizingSection(capacity),
    tableSection(capacity),
    costSection(capacity),
  ];
  writeFileSync(file, `${sections.join("\n\n")}\n`);
}

function introduction(date: string): string {
  const [processor] = cpus();
  return `# Capacity

Written by \`npm run bench:cluster -- --write\`, ${date}, on ${cpus().length} cores (${processor?.model.trim()}) that other programs used at the same
time. Three servers in production mode with one worker each, PostgreSQL with a synchronous replica, HAProxy, and simulated services for
payments, mail and the language model share these cores. So times are upper limits, and processor seconds are what sizing should use.
**Measured** sections show what happened; **extrapolated** sections calculate from it with the assumptions that they name.`;
}

function faultsSection({ phases, samples, checked }: ClusterReport): string {
  const outcomes = Object.keys(failures) as (keyof typeof failures)[];
  const rows = phases.map((phase) => {
    const { name, skipped, begunAt, repairedAt } = phase;
    if (skipped !== undefined) return [name, `not made: ${skipped}`, "", ...outcomes.map(() => "")];
    const counts = failuresIn(samplesIn(samples, phase));
    const lasted = ((repairedAt - begunAt) / 1000).toFixed(0);
    const recovered = recoverySeconds(samples, phase).toFixed(1);
    return [name, lasted, recovered, ...outcomes.map((outcome) => String(counts.get(outcome) ?? 0))];
  });
  const head = ["Fault", "Until repaired, s", "Until all is served, s", ...Object.values(failures)];
  return `## Measured: faults

Attempts of clients that were not served, by how they ended, while the load of the next section went on. Clients repeat a request every
half second. "Until repaired" includes starting a process again on this machine; "until all is served" counts from the begin of the fault
to the end of the last attempt that was not served (0: none). Each attempt that was repeated was counted once in the end.

${table(head, rows)}

The separate program \`bench/cluster/check/main.ts\` found: ${checked.split("\n").at(-1)}`;
}

function loadSection({ samples, phases }: ClusterReport, capacity: Capacity): string {
  const [begun, ended] = [Math.min(...samples.map(({ at }) => at)), phases.at(-1)?.endedAt ?? 0];
  const { server, serverPeak, database, balancer } = capacity.memory;
  const { perRewrite, perOther } = capacity;
  return `## Measured: load

The bounded load through all faults. A stream lasts as long as its run; "run" is its start.

${table(figureHead, figureRows(figuresOf(samples, (ended - begun) / 1000)))}

As fast as the three servers answered seven clients, without a fault, with texts of about 150 words:

${table(figureHead, figureRows(capacity.figures))}

| | Servers | PostgreSQL (primary) | HAProxy |
|---|---|---|---|
| processor seconds for a rewrite | ${perRewrite.servers.toFixed(4)} | ${perRewrite.database.toFixed(4)} | ${perRewrite.balancer.toFixed(4)} |
| processor seconds for a page of a history | ${perOther.servers.toFixed(4)} | ${perOther.database.toFixed(4)} | ${perOther.balancer.toFixed(4)} |
| memory, MB | ${server.toFixed(0)} a process (peak ${serverPeak.toFixed(0)}) | ${database.toFixed(0)} | ${balancer.toFixed(0)} |

The processor seconds include the bounded load, which went on, and what the servers do by themselves. The three processes had ${capacity.connections}
connections to PostgreSQL.`;
}

const figureHead = ["Request", "Served", "a second", "p50, ms", "p95, ms", "p99, ms"];

function figureRows(figures: readonly KindFigures[]): string[][] {
  return figures.map(({ kind, count, perSecond, p50, p95, p99 }) => [
    kind,
    String(count),
    perSecond.toFixed(2),
    ...[p50, p95, p99].map((ms) => ms.toFixed(0)),
  ]);
}

function sizingSection(capacity: Capacity): string {
  const rows = capacity.bytes.map(({ table: name, rows, bytesPerRow }) => [name, String(rows), String(bytesPerRow)]);
  return `## Extrapolated: rules for sizing

- A core does ${rewritesPerCore(capacity).toFixed(1)} rewrites a second at ${percent(assumptions.utilisation)} use, each with ${assumptions.otherRequests} other requests that cost as much as a page of a history.
  That is enough for ${round(usersPerCore(capacity))} users with the assumptions below. Longer texts take proportionally longer.
- A server process opens up to 10 connections to PostgreSQL (\`DATABASE_POOL_SIZE\`) and two more: set \`max_connections\` to 12 for each process, and
  20 more for the replica, backups and yourself.
- Memory: ${capacity.memory.serverPeak.toFixed(0)} MB for each process with one worker; give a machine a quarter more.
- Disk: bytes of a row as measured, times ${assumptions.diskFactor} for indexes and free space.

${table(["Table", "Rows measured", "Bytes a row"], rows)}`;
}

function tableSection(capacity: Capacity): string {
  const rows = sizes.map((users) => {
    const size = sizeFor(users, capacity);
    return [
      users.toLocaleString("en-US"),
      size.rewritesPerDay.toLocaleString("en-US"),
      size.peakRewrites.toFixed(1),
      size.peakRequests.toFixed(0),
      String(size.servers),
      String(size.databaseCores),
      String(size.connections),
      size.databaseGb.toFixed(1),
      `$${size.dollarsPerMonth.toFixed(0)}`,
    ];
  });
  const { activeShare, rewritesPerActive, busiestHourShare, peakFactor, otherRequests, premiumShare } = assumptions;
  const head = [
    "Users",
    "Rewrites a day",
    "Rewrites/s at peak",
    "Requests/s at peak",
    `Servers (${assumptions.coresPerServer} cores)`,
    "PostgreSQL, cores",
    "Connections",
    "PostgreSQL, GB",
    "A month",
  ];
  return `## Extrapolated: users, servers and cost

Assumed: ${percent(activeShare)} of the users are active on a day, with ${rewritesPerActive} rewrites each; the busiest hour has ${percent(busiestHourShare)} of the day, and its peak
is ${peakFactor} times its average; ${otherRequests} other requests for each rewrite; ${percent(premiumShare)} have Premium and a full history. The servers include one more than the peak
needs, so that one can fail or be restarted. Each runs ${processesPerServer} processes with one worker each (\`WORKERS=1\`). Nothing of this was measured with that many users.

${table(head, rows)}

The cost is without the language model: ${priceText()}`;
}

function priceText(): string {
  const { serverMonth, databaseMonth, balancerMonth, gigabyteMonth } = priceList;
  return `$${serverMonth} for a server of ${assumptions.coresPerServer} cores and 8 GB, twice $${databaseMonth} for PostgreSQL and its replica,
twice $${balancerMonth} for the balancer, and $${gigabyteMonth} for a gigabyte of disk, each a month. These prices are an example, no provider's list: change
them in \`bench/cluster/report/sizing.ts\`.`;
}

function costSection(capacity: Capacity): string {
  const { lite, model } = costOfThousand(capacity);
  const { inputMillion, outputMillion } = priceList;
  return `## Extrapolated: the cost of 1,000 rewrites

| Engine | Dollars for 1,000 rewrites | Calculated from |
|---|---|---|
| Humanize Lite | ${lite.toFixed(4)} | the processor seconds above, at $${priceList.serverMonth} a month for ${assumptions.coresPerServer} cores that are ${percent(assumptions.utilisation)} used |
| Humanize Pro with a hosted model | ${model.toFixed(2)} | ${modelTokens.input} tokens in and ${modelTokens.output} out for a text of 200 words, at $${inputMillion} and $${outputMillion} a million |

The tokens are those of [operations.md](operations.md#connecting-a-language-model) for two paragraphs, with the second reading and without repeated requests.`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Formats a share from 0 to 1 as a percentage. */
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Rounds to two significant digits, because the measured figures are not more precise. */
function round(number: number): string {
  return Number(number.toPrecision(2)).toLocaleString("en-US");
}
