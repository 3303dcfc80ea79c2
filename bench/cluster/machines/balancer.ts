import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { waitUntil } from "../wait-until.ts";
import { keepProcess } from "./kept-process.ts";
import { balancerRole } from "./postgres-node.ts";

/** Identifies a server behind the load balancer by its name and its port on the loopback address. */
interface Target {
  readonly name: string;
  readonly port: number;
}

interface Options {
  readonly program: string;
  readonly folder: string;
  /** The load balancer's own ports: for the product, and for the current primary database server. */
  readonly ports: { readonly web: number; readonly database: number };
  readonly servers: readonly Target[];
  readonly databases: readonly Target[];
}

/** Controls the load balancer. */
export interface Balancer {
  readonly pid: number;
  /** Returns the status of each server of the product, such as UP, DOWN or DRAIN. */
  serverStates(): Promise<ReadonlyMap<string, string>>;
  /** Returns the number of requests that a server of the product is processing now. */
  requestsAt(server: string): Promise<number>;
  /** If `isDraining`, sends no new requests to a server; otherwise sends it requests again. */
  setDraining(server: string, isDraining: boolean): Promise<void>;
  /** Cuts all connections: of clients, to the product's servers, and to the database. */
  cutConnections(): Promise<void>;
  stop(): Promise<void>;
}

const startsWithinMs = 10_000;

/** Starts HAProxy as load balancer of the product's servers and of the database servers. */
export async function startBalancer(options: Options): Promise<Balancer> {
  const { program, folder } = options;
  const configFile = join(folder, "haproxy.cfg");
  const socket = join(folder, "haproxy.sock");
  writeFileSync(configFile, balancerConfig(options, socket));
  const haproxy = await keepProcess([program, "-db", "-f", configFile], { cwd: folder, endSignal: "TERM" });
  const command = (line: string) => sendCommand(socket, line);
  const rows = async () => productRows(await command("show stat"));
  const isUp = () => command("show info").then(Boolean, () => false);
  await waitUntil(isUp, { withinMs: startsWithinMs, what: "HAProxy answers" }).catch(async (error) => {
    await haproxy.stop();
    throw new Error(`${error.message} ${haproxy.output()}`);
  });
  return {
    pid: haproxy.pid,
    serverStates: async () => new Map((await rows()).map((row) => [row.svname ?? "", row.status ?? ""])),
    requestsAt: async (server) => Number((await rows()).find(({ svname }) => svname === server)?.scur),
    setDraining: async (server, isDraining) =>
      void (await command(`set server product/${server} state ${isDraining ? "drain" : "ready"}`)),
    async cutConnections() {
      for (const { name } of options.databases) await command(`shutdown sessions server database/${name}`);
      for (const { name } of options.servers) await command(`shutdown sessions server product/${name}`);
    },
    stop: haproxy.stop,
  };
}

/**
 * Returns HAProxy's configuration. A server of the product gets requests while its /ready returns 200. Database
 * connections go to the server that is not in recovery (the primary), and are cut when this server stops responding.
 */
function balancerConfig({ ports, servers, databases }: Options, socket: string): string {
  return `global
  maxconn 2000
  stats socket ${socket} mode 600 level admin
defaults
  timeout connect 2s
  timeout client 660s
  timeout server 660s
  timeout http-request 10s
  timeout http-keep-alive 75s
  timeout check 2s
  retries 3
frontend web
  mode http
  bind 127.0.0.1:${ports.web}
  option forwardfor
  default_backend product
backend product
  mode http
  balance roundrobin
  option httpchk
  http-check send meth GET uri /ready ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  option redispatch 1
  retry-on conn-failure
  default-server check inter 500ms fastinter 250ms fall 1 rise 1 observe layer4 error-limit 1 on-error mark-down
${servers.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}\n`).join("")}listen database
  mode tcp
  bind 127.0.0.1:${ports.database}
  option tcp-check
${primaryCheck()}
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}\n`).join("")}`;
}

/**
 * Returns HAProxy's health check of the database servers, in PostgreSQL's protocol. Only the primary passes it, because
 * it is not in recovery.
 */
function primaryCheck(): string {
  const startup = Buffer.from(`\0\x03\0\0user\0${balancerRole}\0database\0postgres\0\0`, "latin1");
  const query = Buffer.from("SELECT pg_is_in_recovery()\0", "latin1");
  const lines = [
    "tcp-check connect",
    `tcp-check send-binary ${withLength(startup).toString("hex")}`,
    // ReadyForQuery, outside a transaction.
    "tcp-check expect binary 5a0000000549",
    `tcp-check send-binary 51${withLength(query).toString("hex")}`,
    // A row with one column of one byte: "f".
    "tcp-check expect binary 440000000b00010000000166",
    "tcp-check send-binary 5800000004",
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}

/** Returns a message of PostgreSQL's protocol with its length in front. The length includes its own four bytes. */
function withLength(message: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(message.length + 4);
  return Buffer.concat([length, message]);
}

/**
 * Parses HAProxy's statistics as CSV, whose first line names the columns. @returns a row for each server of the product
 */
function productRows(csv: string): Record<string, string>[] {
  const [header = "", ...lines] = csv.replace(/^# /, "").trim().split("\n");
  const columns = header.split(",");
  return lines
    .map((line) => Object.fromEntries(line.split(",").map((value, index) => [columns[index] ?? "", value])))
    .filter(({ pxname, svname }) => pxname === "product" && svname !== "BACKEND");
}

const answersWithinMs = 5000;

/** Sends a command to HAProxy's control socket, and returns the response. */
function sendCommand(path: string, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(path, () => socket.write(`${line}\n`));
    socket.setTimeout(answersWithinMs, () => socket.destroy(new Error("HAProxy's control socket does not answer.")));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", reject).on("end", () => resolve(answer));
  });
}
