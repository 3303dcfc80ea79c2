import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { runLimits } from "@rewright/contract/limits";
import pg from "pg";
import { startPostgres } from "../packages/server/test/start-postgres.ts";
import { spawnServer } from "./spawn-server.ts";

const accounts = 50;
const measuredMs = 20_000;

/**
 * The milliseconds to wait before transactions are read. An idle PostgreSQL connection reports its last ones after ten
 * seconds.
 */
const countedAfterMs = 12_000;

const password = "Correct-Horse-7";

interface StreamFigures {
  readonly streams: number;
  /** The transactions per second of the whole database while no streams are open. */
  readonly without: number;
  readonly withStreams: number;
}

/**
 * Measures the database transactions of a real server while many event streams wait for runs that have no new events.
 * Uses a separate PostgreSQL server.
 */
export async function measureIdleStreams(): Promise<StreamFigures> {
  await using opened = new AsyncDisposableStack();
  const postgres = opened.adopt(await startPostgres(), (one) => one.stop());
  const client = opened.adopt(new pg.Client(postgres.url), (one) => one.end());
  await client.connect();
  const limits = { TRUSTED_PROXY: "1", API_RATE_LIMIT: "1000000", NODE_ENV: "test", PASSWORD_COST: "4", WORKERS: "1" };
  const settings = { DATABASE_URL: postgres.url, HOST: "127.0.0.1", ...limits };
  const { address } = opened.adopt(await spawnServer(settings), (one) => one.stop());
  const leaving = new AbortController();
  opened.defer(() => leaving.abort());

  const without = await transactionsPerSecond(client);
  for (let number = 0; number < accounts; number++) {
    const cookie = await signUp(address, number);
    const path = await addRun(client, emailOf(number));
    for (let open = 0; open < runLimits.streams; open++) {
      const answer = await fetch(`${address}${path}`, { headers: { Cookie: cookie }, signal: leaving.signal });
      if (answer.status !== 200) throw new Error(`A stream was answered with ${answer.status}.`);
    }
  }
  return { streams: accounts * runLimits.streams, without, withStreams: await transactionsPerSecond(client) };
}

const emailOf = (number: number) => `person${number}@example.org`;

/** Creates an account and signs it in. @returns the session's cookie */
async function signUp(address: string, number: number): Promise<string> {
  const email = emailOf(number);
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${number}` };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  await post("/api/auth/sign-up/email", { email, password, first_name: "Ada", last_name: "Lovelace" });
  const answer = await post("/api/auth/sign-in/email", { email, password });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Stores a run as if another process were working on it. @returns the path of its event stream */
async function addRun(client: pg.Client, email: string): Promise<string> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO runs (user_id, id, request_hash, use_id, events, created_at, lease_ends_at)
     SELECT id, $2, '', $2, 0, now(), now() + interval '1 hour' FROM users WHERE email = $1`,
    [email, id],
  );
  return `/hum/runs/${id}`;
}

async function transactionsPerSecond(client: pg.Client): Promise<number> {
  const count = async () => {
    const { rows } = await client.query<{ count: string }>(
      "SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()",
    );
    return Number(rows[0]?.count);
  };
  await sleep(countedAfterMs);
  const first = await count();
  const began = performance.now();
  await sleep(measuredMs);
  const last = await count();
  return (last - first) / ((performance.now() - began) / 1000);
}
