import { type Cluster, startModel } from "./cluster.ts";
import type { ServerProcess } from "./machines/server-process.ts";
import { pause, waitUntil } from "./wait-until.ts";

/**
 * Lists which failed requests a fault may cause: none; only responses with status 503 and Retry-After ("try later"); or
 * failures of any kind until the fault is repaired.
 */
type MayNotice = "nothing" | "try later" | "anything";

export interface Fault {
  readonly name: string;
  readonly mayNotice: MayNotice;
  /** True if the short run of the benchmark includes the fault. */
  readonly isShort?: boolean;
  /** Returns why the fault cannot be caused on this machine, or undefined if it can. */
  readonly obstacle?: (cluster: Cluster) => string | undefined;
  /** Causes the fault, and resolves when it is repaired. */
  readonly make: (cluster: Cluster, hold: Hold) => Promise<void>;
}

/** Holds the duration of the faults that last for some time. */
export interface Hold {
  readonly ms: number;
}

/** The milliseconds after which a supervisor restarts a crashed process. */
const supervisorMs = 1000;

/** The milliseconds that an operator, or a program such as Patroni, needs to decide on a failover. */
const decisionMs = 2000;

const clockAheadHours = 25;
const hourMs = 3_600_000;
const cutEveryMs = 200;
const busyWithinMs = 30_000;

/**
 * Lists the faults in the order in which they are caused. The failover is last, because it swaps the database servers'
 * roles.
 */
export const faults: readonly Fault[] = [
  { name: "Each server is killed (kill -9)", mayNotice: "anything", isShort: true, make: killServers },
  { name: "Rolling restart (TERM)", mayNotice: "try later", isShort: true, make: restartServers },
  { name: "PostgreSQL is killed and restarted", mayNotice: "anything", make: killDatabase },
  { name: "PostgreSQL is paused", mayNotice: "anything", make: pauseDatabase },
  { name: "All connections are cut, five times a second", mayNotice: "anything", isShort: true, make: cutConnections },
  { name: "A server's clock is 25 hours ahead", mayNotice: "try later", make: shiftClock },
  {
    name: "PostgreSQL's disk is full",
    mayNotice: "anything",
    obstacle: ({ disk }) => (disk ? undefined : "this process may not mount a small disk"),
    make: fillDisk,
  },
  { name: "The language model is down", mayNotice: "nothing", make: stopModel },
  {
    name: "Version 0.1.0 runs beside this one",
    mayNotice: "try later",
    obstacle: ({ previous }) => (previous ? undefined : "version 0.1.0 is not in this checkout's history"),
    make: addPreviousRelease,
  },
  { name: "PostgreSQL fails over to its replica", mayNotice: "anything", isShort: true, make: failOver },
];

/** Kills each server once while it is processing a request, and restarts it. */
async function killServers({ servers, balancer, untilUp }: Cluster): Promise<void> {
  for (const server of servers) {
    const isBusy = async () => (await balancer.requestsAt(server.name)) > 0;
    await waitUntil(isBusy, { withinMs: busyWithinMs, what: `${server.name} answers a request` });
    await server.kill();
    await pause(supervisorMs);
    await server.start();
    await untilUp(server);
  }
}

async function restartServers(cluster: Cluster): Promise<void> {
  for (const server of cluster.servers) await restart(cluster, server);
}

async function restart(
  { untilUp }: Cluster,
  server: ServerProcess,
  start: Parameters<ServerProcess["start"]>[0] = {},
): Promise<void> {
  await server.terminate();
  await server.start(start);
  await untilUp(server);
}

async function killDatabase({ database }: Cluster): Promise<void> {
  await database.primary.kill();
  await pause(supervisorMs);
  await database.primary.start();
  await database.primary.requireReplica();
}

async function pauseDatabase({ database }: Cluster, { ms }: Hold): Promise<void> {
  database.primary.signalAll("SIGSTOP");
  await pause(ms);
  database.primary.signalAll("SIGCONT");
}

async function cutConnections({ balancer }: Cluster, { ms }: Hold): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until; await pause(cutEveryMs)) {
    await balancer.cutConnections();
  }
}

async function shiftClock(cluster: Cluster, { ms }: Hold): Promise<void> {
  const server = cluster.servers[2]!;
  await restart(cluster, server, { clockAheadHours });
  await pause(ms);
  const hoursAhead = Math.round((server.loggedAt() - Date.now()) / hourMs);
  if (hoursAhead !== clockAheadHours)
    throw new Error(`The clock is ${hoursAhead} hours ahead, not ${clockAheadHours}.`);
  await restart(cluster, server);
}

/** Fills the database's disk, and then frees the space. Restarts PostgreSQL if it has ended because of that. */
async function fillDisk({ database, disk }: Cluster, { ms }: Hold): Promise<void> {
  disk?.fill();
  await pause(ms);
  disk?.free();
  await pause(supervisorMs);
  if (!(await database.primary.answers())) {
    await database.primary.kill();
    await database.primary.start();
  }
  await database.primary.requireReplica();
}

async function stopModel({ model }: Cluster, { ms }: Hold): Promise<void> {
  await model.kill();
  await pause(ms);
  await startModel(model);
}

/**
 * Starts a server of the previous release on the database that the current release has migrated, and later stops it.
 */
async function addPreviousRelease({ previous, balancer, untilUp }: Cluster, { ms }: Hold): Promise<void> {
  if (!previous) return;
  await previous.start();
  await untilUp(previous);
  await pause(ms);
  // Version 0.1.0 does not announce its end on /ready, so the balancer has to be told.
  await balancer.setDraining(previous.name, true);
  await pause(ms);
  await previous.terminate();
  await balancer.setDraining(previous.name, false);
}

/** Kills the primary, promotes the replica to primary, and makes the former primary its replica. */
async function failOver({ database }: Cluster): Promise<void> {
  const { primary, replica } = database;
  await primary.kill();
  await pause(decisionMs);
  await replica.promote();
  Object.assign(database, { primary: replica, replica: primary });
  await waitUntil(() => replica.answers(), { withinMs: 30_000, what: "the new primary answers" });
  await primary.followFrom(replica);
  await replica.requireReplica();
}
