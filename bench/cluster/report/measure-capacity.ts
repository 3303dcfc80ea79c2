import type { Cluster } from "../cluster.ts";
import type { Accounts, LoadAccount } from "../load/accounts.ts";
import type { Record } from "../load/record.ts";
import type { Sample } from "../load/samples.ts";
import { uniqueLongText } from "../load/texts.ts";
import { rewriteOnce } from "../load/write-texts.ts";
import { figuresOf, type KindFigures } from "./figures.ts";
import { cpuSeconds, memoryMb, peakMemoryMb } from "./resources.ts";

interface Deps {
  readonly cluster: Cluster;
  readonly accounts: Accounts;
  readonly record: Record;
  readonly samples: readonly Sample[];
}

/** Holds the cost of requests and the resources that the cluster uses, measured without a fault. */
export interface Capacity {
  readonly figures: readonly KindFigures[];
  /** Processor seconds for one rewrite. */
  readonly perRewrite: Cpu;
  /** Processor seconds for one request that is not a rewrite: a page of a history. */
  readonly perOther: Cpu;
  /** The memory of each program in MB. */
  readonly memory: {
    readonly server: number;
    readonly serverPeak: number;
    readonly database: number;
    readonly balancer: number;
  };
  /** The number of database connections of all server processes together. */
  readonly connections: number;
  readonly bytes: readonly { readonly table: string; readonly rows: number; readonly bytesPerRow: number }[];
}

/** Holds the processor seconds that each kind of program has used. */
interface Cpu {
  readonly servers: number;
  readonly database: number;
  readonly balancer: number;
}

const seconds = 20;
/** The number of the first text. No other client of the load uses the texts from this number on. */
const firstText = 1_000_000;

/** Rewrites texts, and then reads histories, as fast as the servers answer seven clients. */
export async function measureCapacity({ cluster, accounts, record, samples }: Deps): Promise<Capacity> {
  const begunAt = Date.now();
  let number = firstText;
  const clients = [...accounts.writers, ...accounts.runners];
  const perRewrite = await costOf(cluster, clients, (account) =>
    rewriteOnce(account, record, uniqueLongText(++number)),
  );
  const figures = figuresOf(
    samples.filter(({ at }) => at >= begunAt),
    (Date.now() - begunAt) / 1000,
  );
  const perOther = await costOf(cluster, clients, ({ client }) =>
    client.ask("history", { method: "GET", path: "/api/history" }),
  );
  const { primary } = cluster.database;
  const pids = cluster.servers.map(({ pid }) => pid);
  const [connected] = await primary.query(
    "SELECT count(*)::int AS connections FROM pg_stat_activity WHERE backend_type = 'client backend'",
  );
  return {
    ...{ figures, perRewrite, perOther },
    memory: {
      server: Math.max(...pids.map(memoryMb)),
      serverPeak: Math.max(...pids.map(peakMemoryMb)),
      database: memoryMb(primary.pid),
      balancer: memoryMb(cluster.balancer.pid),
    },
    connections: Number(connected?.connections),
    bytes: await bytesPerRow(cluster),
  };
}

/** Repeats a request with all clients for some seconds. Returns the processor seconds per request. */
async function costOf(
  { servers, database, balancer }: Cluster,
  clients: readonly LoadAccount[],
  request: (account: LoadAccount) => Promise<unknown>,
): Promise<Cpu> {
  const cpu = (): Cpu => ({
    servers: sum(servers.map(({ pid }) => cpuSeconds(pid))),
    database: cpuSeconds(database.primary.pid),
    balancer: cpuSeconds(balancer.pid),
  });
  const [before, until] = [cpu(), Date.now() + seconds * 1000];
  let requests = 0;
  const loops = clients.map(async (account) => {
    for (; Date.now() < until; requests++) await request(account);
  });
  await Promise.all(loops);
  const after = cpu();
  return {
    servers: (after.servers - before.servers) / requests,
    database: (after.database - before.database) / requests,
    balancer: (after.balancer - before.balancer) / requests,
  };
}

const measuredTables = ["users", "sessions", "usage_windows", "counted_requests", "activity_days", "history_items"];

/**
 * Returns the average bytes of a row in each table. Indexes and free space are left out, because their share in small
 * tables is too high.
 */
async function bytesPerRow({ database }: Cluster): Promise<Capacity["bytes"]> {
  const sizes = measuredTables.map(
    (table) => `SELECT '${table}' AS "table", count(*)::int AS rows,
      coalesce(avg(pg_column_size(one.*)), 0)::int AS "bytesPerRow" FROM ${table} AS one`,
  );
  return (await database.primary.query(sizes.join(" UNION ALL "))) as unknown as Capacity["bytes"];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
