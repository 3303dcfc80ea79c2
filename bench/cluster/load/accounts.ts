import { plans } from "@rewright/contract/plans";
import type { Cluster } from "../cluster.ts";
import { Client } from "./client.ts";
import type { Record } from "./record.ts";
import type { Sample } from "./samples.ts";

const password = "Correct-Horse-7";

/** Holds a signed-in account of the load. */
export interface LoadAccount {
  readonly user: string;
  readonly email: string;
  readonly client: Client;
}

/** Holds all accounts of the load, grouped by what they do. */
export interface Accounts {
  /** Accounts on the free plan. They request rewrites, even after their daily limit is reached. */
  readonly free: readonly LoadAccount[];
  /** Accounts with Premium that rewrite texts and store them in their history. */
  readonly writers: readonly LoadAccount[];
  /** Accounts with Premium that start runs and watch their events. */
  readonly runners: readonly LoadAccount[];
  /** Accounts that each buy Premium once. */
  readonly buyers: readonly LoadAccount[];
}

/** Holds the number of accounts of each kind. */
export interface AccountCounts {
  readonly free: number;
  readonly writers: number;
  readonly runners: number;
  readonly buyers: number;
}

interface Deps {
  readonly cluster: Cluster;
  readonly record: Record;
  readonly onSample: (sample: Sample) => void;
}

/**
 * The number of accounts that are created at the same time. Servers need long to hash a password, and do this on
 * several threads.
 */
const atOnce = 4;

/** Creates the accounts and signs them in, a few at a time. Gives Premium to writers and runners. */
export async function createAccounts(deps: Deps, counts: AccountCounts): Promise<Accounts> {
  const created: { [Name in keyof AccountCounts]: LoadAccount[] } = { free: [], writers: [], runners: [], buyers: [] };
  const wanted = Object.keys(created) as (keyof AccountCounts)[];
  const names = wanted.flatMap((name) => Array.from({ length: counts[name] }, () => name));
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce);
    const accounts = await Promise.all(some.map((name, index) => createAccount(deps, name, from + index + 1)));
    for (const [index, name] of some.entries()) created[name].push(accounts[index]!);
  }
  for (const { user } of [...created.writers, ...created.runners]) await grantPremium(deps.cluster, user);
  for (const [name, accounts] of Object.entries(created)) {
    const dailyLimit = name === "free" ? plans.free.dailyGenerations : null;
    for (const { user, email } of accounts) deps.record.add({ what: "account", user, email, dailyLimit });
  }
  return created;
}

async function createAccount({ cluster, onSample }: Deps, name: string, number: number): Promise<LoadAccount> {
  const email = `${name}-${number}@example.org`;
  const client = new Client({ origin: cluster.origin, address: `198.51.100.${number}`, onSample });
  const post = async (path: string, body: object) => {
    const { status, body: answer } = await client.send({ method: "POST", path, body });
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  };
  await post("/api/auth/sign-up/email", { email, password, first_name: "Ada", last_name: "Load" });
  await post("/api/auth/sign-in/email", { email, password, rememberMe: true });
  const { body } = await client.send({ method: "GET", path: "/api/auth/get-session" });
  return { user: (body.user as { id: string }).id, email, client };
}

/** Grants Premium without an end date, as an administrator would. */
async function grantPremium({ database }: Cluster, user: string): Promise<void> {
  await database.primary.query(
    `INSERT INTO premium_grants (id, user_id, reason, granted_at) VALUES (gen_random_uuid(), '${user}', 'load', now())`,
  );
}
