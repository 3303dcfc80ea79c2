import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Balancer, startBalancer } from "./machines/balancer.ts";
import { type Binaries, postgresUser } from "./machines/binaries.ts";
import { freePorts } from "./machines/ports.ts";
import { PostgresNode } from "./machines/postgres-node.ts";
import { previousRelease } from "./machines/previous-release.ts";
import { ServerProcess } from "./machines/server-process.ts";
import { mountSmallDisk, type SmallDisk } from "./machines/small-disk.ts";
import { StandIns } from "./machines/stand-ins.ts";
import { waitUntil } from "./wait-until.ts";

const root = join(import.meta.dirname, "../..");

/** Holds the servers and services that the load uses and that the faults stop or disturb. */
export interface Cluster {
  /** The product's URL, which leads to the load balancer. */
  readonly origin: string;
  readonly servers: readonly ServerProcess[];
  /** A server of version 0.1.0, which is not started. Undefined if this version cannot be installed. */
  readonly previous: ServerProcess | undefined;
  readonly balancer: Balancer;
  /** The two database servers. A failover swaps their roles. */
  readonly database: { primary: PostgresNode; replica: PostgresNode };
  /** The database URL that the product's servers use. It leads to the load balancer. */
  readonly databaseUrl: string;
  /** The disk of the first primary. Undefined if this process is not allowed to mount one. */
  readonly disk: SmallDisk | undefined;
  readonly services: StandIns;
  readonly model: StandIns;
  /** Resolves when the load balancer sends requests to the server. */
  untilUp(server: ServerProcess): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The folder for the logs of the product's servers. Each run replaces them. */
const logs = join(root, ".cache/cluster-logs");

const serverNames = ["s1", "s2", "s3"] as const;
const previousName = "old";
const upWithinMs = 60_000;

/** Starts the database servers, the load balancer, the simulated services and the product's servers, in this order. */
export async function startCluster(binaries: Binaries): Promise<Cluster> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(mkdtempSync(join(tmpdir(), "bench-cluster-")), (one) =>
    rmSync(one, { recursive: true, force: true }),
  );
  chmodSync(folder, 0o755);
  // Also when this process ends early.
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  opened.defer(() => void process.off("exit", remove));
  const [web, databasePort, serverPorts, nodePorts, standInPorts] = await choosePorts();
  const origin = `http://127.0.0.1:${web}`;
  const disk = mountSmallDisk(join(folder, "a"));
  if (disk) opened.defer(() => disk.remove());
  const database = await startDatabase(opened, { binaries, folder, ports: nodePorts });
  const balancer = await startBalancer({
    program: binaries.haproxy,
    folder,
    ports: { web, database: databasePort },
    servers: [...serverNames, previousName].map((name, index) => ({ name, port: serverPorts[index]! })),
    databases: [database.primary, database.replica],
  });
  opened.defer(() => balancer.stop());
  const { services, model } = await startStandIns(opened, origin, standInPorts);
  const url = new URL(database.primary.url);
  url.port = String(databasePort);
  const settings = serverSettings({ origin, databaseUrl: url.href, services, model });
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const serverOf = (name: string, release: string, port: number) => {
    const places = { folder: join(folder, name), logFile: join(logs, `${name}.log`) };
    return opened.adopt(new ServerProcess({ name, release, port, settings, ...places }), (one) => one.kill());
  };
  const servers = serverNames.map((name, index) => serverOf(name, root, serverPorts[index]!));
  const release = previousRelease();
  const previous = release ? serverOf(previousName, release, serverPorts.at(-1)!) : undefined;
  const untilUp = (server: ServerProcess) =>
    waitUntil(async () => (await balancer.serverStates()).get(server.name)?.startsWith("UP") === true, {
      withinMs: upWithinMs,
      what: `the balancer uses ${server.name}`,
    });
  const [first, ...others] = servers as [ServerProcess, ...ServerProcess[]];
  // The first one makes the tables.
  for (const some of [[first], others]) await Promise.all(some.map((server) => server.start()));
  await Promise.all(servers.map(untilUp));
  const running = opened.move();
  return {
    ...{ origin, servers, previous, balancer, database, databaseUrl: url.href, disk, services, model, untilUp },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

async function choosePorts(): Promise<[number, number, number[], number[], number[]]> {
  const ports = await freePorts(10);
  return [ports[0]!, ports[1]!, ports.slice(2, 6), ports.slice(6, 8), ports.slice(8, 10)];
}

interface DatabaseOptions {
  readonly binaries: Binaries;
  readonly folder: string;
  readonly ports: readonly number[];
}

async function startDatabase(opened: AsyncDisposableStack, { binaries, folder, ports }: DatabaseOptions) {
  const password = randomBytes(16).toString("hex");
  const [primary, replica] = ["a", "b"].map((name, index) =>
    opened.adopt(
      new PostgresNode({
        name,
        folder: join(folder, name),
        port: ports[index]!,
        binaries: binaries.postgres,
        user: postgresUser(),
        password,
      }),
      (node) => node.stop(),
    ),
  ) as [PostgresNode, PostgresNode];
  await primary.initialise();
  await replica.followFrom(primary);
  await primary.requireReplica();
  return { primary, replica };
}

async function startStandIns(opened: AsyncDisposableStack, origin: string, ports: readonly number[]) {
  const webhookUrl = `${origin}/api/stripe/webhook`;
  const services = new StandIns({ port: ports[0]!, productOrigin: origin, webhookUrl });
  const model = new StandIns({ port: ports[1]!, productOrigin: origin });
  opened.defer(() => services.kill());
  await services.start();
  opened.defer(() => model.kill());
  await startModel(model);
  return { services, model };
}

/**
 * The milliseconds that the simulated language model takes for each request. Runs then last long enough for faults to
 * interrupt some of them.
 */
const modelLatencyMs = 700;

/** Starts the simulated language model, and sets its response time. */
export async function startModel(model: StandIns): Promise<void> {
  await model.start();
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ latencyMs: modelLatencyMs });
  await fetch(`${model.address}/llm/control`, { method: "POST", headers, body });
}

interface Outside {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly services: StandIns;
  readonly model: StandIns;
}

/** Returns the environment variables of every server, which runs in production mode with simulated services. */
function serverSettings({ origin, databaseUrl, services, model }: Outside): Record<string, string> {
  const ofModel = Object.entries(model.settings).filter(([name]) => name.startsWith("LLM_"));
  return {
    ...services.settings,
    ...Object.fromEntries(ofModel),
    NODE_ENV: "production",
    SANDBOX: "1",
    SECRET: randomBytes(32).toString("hex"),
    ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    // The balancer and the load's own clients, each of which names the address that it has on the internet.
    TRUSTED_PROXY: "2",
    API_RATE_LIMIT: "100000",
    WORKERS: "1",
    LOG_LEVEL: "info",
    DRAIN_SECONDS: "5",
  };
}
