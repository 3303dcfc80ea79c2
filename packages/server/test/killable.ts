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

/** A server that is killed and started again with the same data. */
export interface KillableServer {
  /** @param more settings of this start alone */
  start(more?: Settings): Promise<void>;
  /** Ends the server as it stands. */
  kill(): Promise<void>;
  /** Lets the server die when it comes to that moment. */
  crashAt(moment: FaultPoint): void;
  /** Resolves when the server that was started last is dead. */
  died(): Promise<void>;
  /** Runs one statement on the server's own connection. */
  query(sql: string): Promise<Row[]>;
  /** Sends a request to the server that runs now. */
  send(path: string, init: RequestInit, from?: string): Promise<Response>;
  /** Lets run out what a dead server has left on a PostgreSQL server; on the embedded database nothing has to. */
  timePasses(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Settings of every server that is killed. */
export const killableSettings: Settings = {
  HOST: "127.0.0.1",
  ORIGIN: testOrigin,
  WORKERS: "1",
  TRUSTED_PROXY: "1",
  API_RATE_LIMIT: "1000000",
};

/** Longer than any lease, and than any job is waited for. */
const aWhile = "interval '10 minutes'";

/** Statements that let run out what a dead server holds. */
export const timePasses = ["billing_locks", "batch_files", "runs"].map(
  (table) => `UPDATE ${table} SET lease_ends_at = lease_ends_at - ${aWhile}`,
);

/** Opens the data of a server in a process of its own, which kill -9 ends. */
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
    crashAt: (moment) => server?.crashAt(moment),
    died: async () => server?.died,
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

/** Somebody new in a browser of their own. */
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
