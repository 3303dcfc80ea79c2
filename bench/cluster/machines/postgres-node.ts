import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { waitUntil } from "../wait-until.ts";
import { type KeptProcess, keepProcess, type SystemUser } from "./kept-process.ts";

/** Holds the location of a PostgreSQL server, its port, and the user and password for it. */
export interface NodeOptions {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly binaries: string;
  readonly user: SystemUser | undefined;
  readonly password: string;
}

/** The database role with which the load balancer connects to find the primary. It has no further rights. */
export const balancerRole = "balancer";
const replicationRole = "replicator";

/** The value of `synchronous_standby_names`: a commit waits until one replica has stored it. */
const synchronousReplicas = "FIRST 1 (*)";

const startsWithinMs = 90_000;

/** PostgreSQL's settings. Sizes are far below those of production, so that a server needs little space. */
const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "wal_level=replica",
  "hot_standby=on",
  "max_connections=120",
  "shared_buffers=64MB",
  "min_wal_size=4MB",
  "max_wal_size=48MB",
  "wal_keep_size=48MB",
  "wal_retrieve_retry_interval=500ms",
  "wal_receiver_timeout=5s",
  "wal_sender_timeout=5s",
].flatMap((setting) => ["-c", setting]);

/** Controls one PostgreSQL server: the primary or its replica. */
export class PostgresNode {
  readonly #options: NodeOptions;
  readonly #data: string;
  #process: KeptProcess | undefined;

  constructor(options: NodeOptions) {
    this.#options = options;
    this.#data = join(options.folder, "data");
  }

  get name(): string {
    return this.#options.name;
  }

  get port(): number {
    return this.#options.port;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** The connection string of a superuser. It leads directly to this server and not to the load balancer. */
  get url(): string {
    const { password, port } = this.#options;
    return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  }

  /** Creates an empty database server and starts it. */
  async initialise(): Promise<void> {
    const { folder, user, password, binaries } = this.#options;
    this.#ownFolder();
    const passwordFile = join(folder, "password");
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user) chownSync(passwordFile, user.uid, user.gid);
    const access = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
    const form = ["-E", "UTF8", "--locale=C", "--wal-segsize=1"];
    this.#run(join(binaries, "initdb"), ["-D", this.#data, ...access, ...form]);
    const lines = [
      `host postgres ${balancerRole} 127.0.0.1/32 trust`,
      `host replication ${replicationRole} 127.0.0.1/32 scram-sha-256`,
      "host all all 127.0.0.1/32 scram-sha-256",
    ];
    writeFileSync(join(this.#data, "pg_hba.conf"), `${lines.join("\n")}\n`);
    await this.start();
    await this.query(`CREATE ROLE ${balancerRole} LOGIN`);
    await this.query(`CREATE ROLE ${replicationRole} LOGIN REPLICATION PASSWORD '${password}'`);
  }

  /** Deletes this server's data, copies that of another server, and starts as its replica. */
  async followFrom(primary: PostgresNode): Promise<void> {
    const { password, binaries, name } = this.#options;
    rmSync(this.#data, { recursive: true, force: true });
    this.#ownFolder();
    const address = `host=127.0.0.1 port=${primary.port} user=${replicationRole} password=${password}`;
    const source = `${address} application_name=${name}`;
    this.#run(join(binaries, "pg_basebackup"), ["-D", this.#data, "-d", source, "-R", "-X", "stream", "-c", "fast"]);
    await this.start();
  }

  async start(): Promise<void> {
    const { binaries, port, folder, user } = this.#options;
    const command = [join(binaries, "postgres"), "-D", this.#data, "-p", String(port), ...settings];
    this.#process = await keepProcess(command, { cwd: folder, user, endSignal: "INT" });
    await waitUntil(() => this.answers(), { withinMs: startsWithinMs, what: `PostgreSQL ${this.name} answers` });
  }

  /** Returns whether the server responds to a query now. */
  answers(): Promise<boolean> {
    return this.query("SELECT 1").then(
      () => true,
      () => false,
    );
  }

  /** Kills the server and all its processes. */
  async kill(): Promise<void> {
    await this.#process?.kill();
    this.#process = undefined;
  }

  async stop(): Promise<void> {
    await this.#process?.stop();
    this.#process = undefined;
  }

  signalAll(signal: "SIGSTOP" | "SIGCONT"): void {
    this.#process?.signalAll(signal);
  }

  /** Makes commits wait for a replica. Resolves when a replica is connected. */
  async requireReplica(): Promise<void> {
    await this.query(`ALTER SYSTEM SET synchronous_standby_names = '${synchronousReplicas}'`);
    await this.query("SELECT pg_reload_conf()");
    const isSynchronous = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync' AND state = 'streaming'";
    await waitUntil(async () => (await this.query(isSynchronous)).length > 0, {
      withinMs: startsWithinMs,
      what: "the replica is synchronous",
    });
  }

  /** Promotes this replica to primary. Its commits wait for no other server until `requireReplica` is called. */
  async promote(): Promise<void> {
    await this.query("SELECT pg_promote(true, 60)");
    await this.query("ALTER SYSTEM RESET synchronous_standby_names");
    await this.query("SELECT pg_reload_conf()");
  }

  /** Runs one statement on a connection that is closed afterwards. */
  async query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 3000, query_timeout: 70_000 });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  #ownFolder(): void {
    const { folder, user } = this.#options;
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    if (user) chownSync(folder, user.uid, user.gid);
  }

  #run(program: string, args: readonly string[]): void {
    const { user, folder } = this.#options;
    const { status, stderr, error } = spawnSync(program, [...args], { ...user, cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  }
}
