import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { User } from "@rewright/contract/user";
import pg from "pg";
import { freePort } from "../src/http/free-port.ts";
import { openBrowser } from "./browser.ts";
import type { FaultPoint } from "./fault-points.ts";
import { runKillable } from "./run-killable.ts";
import { createServerDatabase, type DatabaseKind } from "./test-database.ts";
import { testOrigin } from "./test-origin.ts";

type Row = Record<string, unknown>;
type Settings = Readonly<Record<string, string>>;

/** Controls a server that tests can kill and start again with the same data. */
export interface KillableServer {
  /**
   * Starts the server.
   * @param more settings for this start only
   */
  start(more?: Settings): Promise<void>;
  /** Kills the server, without a regular shutdown. */
  kill(): Promise<void>;
  /** Crashes the server at this fault point, when it is about to run the matching SQL statement. */
  crashAt(faultPoint: FaultPoint): void;
  /** Resolves when the server that was started last has crashed. */
  crashed(): Promise<void>;
  /** Runs one SQL statement on the server's own database connection. */
  query(sql: string): Promise<Row[]>;
  /** Sends a request to the server that is running now. */
  send(path: string, init: RequestInit, from?: string): Promise<Response>;
  /** Makes the locks of a crashed server expire in a PostgreSQL database. An embedded database needs nothing. */
  timePasses(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Settings of every server that tests can kill. */
export const killableSettings: Settings = {
  HOST: "127.0.0.1",
  ORIGIN: testOrigin,
  WORKERS: "1",
  TRUSTED_PROXY: "1",
  API_RATE_LIMIT: "1000000",
};

/** A time longer than any lock lasts and than any job may take. */
const leaseExpiry = "interval '10 minutes'";

/** SQL statements that make the locks of a crashed server expire. */
export const timePasses = ["billing_locks", "batch_files", "runs"].map(
  (table) => `UPDATE ${table} SET lease_ends_at = lease_ends_at - ${leaseExpiry}`,
);

/** Opens the data of a server that runs in a separate process, so that it can be killed with `kill -9`. */
export async function openKillable(kind: DatabaseKind): Promise<KillableServer> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), "killed-")), (one) => rm(one, { recursive: true }));
  const database = kind === "embedded" ? undefined : opened.adopt(await createServerDatabase(), (one) => one.drop());
  const port = await freePort();
  const settings = {
    ...killableSettings,
    PORT: String(port),
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database.url }),
    LOG_LEVEL: "warn",
  };
  let server: Awaited<ReturnType<typeof runKillable>> | undefined;
  opened.defer(() => server?.kill());
  const running = opened.move();
  return {
    async start(more = {}) {
      server = await runKillable({ ...settings, ...more });
    },
    kill: async () => server?.kill(),
    crashAt: (faultPoint) => server?.crashAt(faultPoint),
    crashed: async () => server?.died,
    query: async (sql) => server!.query(sql),
    send: (path, init, from = "") => fetch(`http://127.0.0.1:${port}${path}`, sentFrom(init, from)),
    async timePasses() {
      if (!database) return;
      const client = new pg.Client(database.url);
      await client.connect();
      for (const statement of timePasses) await client.query(statement);
      await client.end();
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

export function sentFrom({ headers, ...init }: RequestInit, from: string): RequestInit {
  const sent = new Headers(headers);
  sent.set("X-Forwarded-For", from);
  return { ...init, headers: sent };
}

/** Signs up a new user in a new simulated browser. */
export async function newPerson(server: Pick<KillableServer, "send">) {
  const id = crypto.randomUUID();
  const email = `${id}@example.org`;
  const app = {
    send: (url: string, init: RequestInit, from?: string) => server.send(url.replace(testOrigin, ""), init, from),
  };
  const [, high = "", low = ""] = /^(..)(..)/.exec(id) ?? [];
  const from = `198.51.${Number.parseInt(high, 16)}.${Number.parseInt(low, 16)}`;
  const browser = openBrowser(app, { from });
  await browser.signUp({ email });
  await browser.signIn({ email });
  const user = async () => {
    const session = (await (await browser.get("/api/auth/get-session")).json()) as { user: User };
    return session.user;
  };
  return { browser, user };
}

export type Person = Awaited<ReturnType<typeof newPerson>>;
