import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { LostDatabaseFixture } from "./lost-database-fixture.ts";

/** Holds how a simulated database failure begins and how it ends. */
interface Fault {
  begin(fixture: LostDatabaseFixture, forMs: number): Promise<unknown>;
  end?(fixture: LostDatabaseFixture): Promise<unknown>;
  /** True if all requests fail while the database has this failure. */
  readonly refusesAll?: true;
}

const ours = "FROM pg_stat_activity WHERE datname = 'product' AND application_name = 'rewright'";
const terminate = `SELECT pg_terminate_backend(pid) ${ours}`;

export const faults = {
  "is stopped at once and started again": {
    async begin({ postgres }, forMs) {
      await postgres.stopAtOnce();
      await sleep(forMs);
    },
    end: ({ postgres }) => postgres.startAgain(),
    refusesAll: true,
  },
  "ends every connection, again and again": {
    async begin({ superuser }, forMs) {
      for (const endAt = performance.now() + forMs; performance.now() < endAt; await sleep(100))
        await superuser(terminate);
    },
  },
  "is frozen": {
    async begin({ postgres }, forMs) {
      postgres.signalAll("SIGSTOP");
      await sleep(forMs);
    },
    end: async ({ postgres }) => postgres.signalAll("SIGCONT"),
    refusesAll: true,
  },
  "is read-only": {
    async begin({ superuser }, forMs) {
      await superuser("ALTER DATABASE product SET default_transaction_read_only = on");
      await superuser(terminate);
      await sleep(forMs);
    },
    end: ({ superuser }) => superuser("ALTER DATABASE product RESET default_transaction_read_only"),
    refusesAll: true,
  },
  "loses one of its processes": {
    async begin({ superuser, until }) {
      let pid: unknown;
      await until(async () => {
        pid = (await superuser(`SELECT pid ${ours} LIMIT 1`))[0]?.pid;
        return pid !== undefined;
      }, "A connection");
      process.kill(Number(pid), "SIGKILL");
    },
  },
} as const satisfies Record<string, Fault>;

/** Causes a failure of the database. Checks that both servers survive it and work again soon afterwards. */
export async function expectSurvival(
  fixture: LostDatabaseFixture,
  name: keyof typeof faults,
  { forMs, againWithinMs }: { readonly forMs: number; readonly againWithinMs: number },
): Promise<void> {
  const fault: Fault = faults[name];
  const { servers, since, until } = fixture;
  const beganAt = performance.now();
  await fault.begin(fixture, forMs);
  if (fault.refusesAll) await until(() => since(beganAt).some(({ status }) => status === 503), "A refusal");
  await fault.end?.(fixture);
  await until(() => answersAsSuperuser(fixture), "The database");
  const backAt = performance.now();
  const firstSuccess = (server: number) =>
    since(backAt).find((one) => one.server === server && one.status < 300 && one.status > 0);
  const isBack = () => servers.every((server, index) => server.crashOutput() ?? firstSuccess(index));
  await until(isBack, "A success");

  expect(servers.map((server) => server.crashOutput())).toEqual([undefined, undefined]);
  const wrong = since(beganAt).filter(({ status }) => status === 0 || status === 500);
  expect(wrong).toEqual([]);
  for (const index of servers.keys()) expect(firstSuccess(index)!.at - backAt).toBeLessThan(againWithinMs);
  await until(async () => (await fixture.stuck()).length === 0, "The end of every transaction");
}

async function answersAsSuperuser({ superuser }: LostDatabaseFixture): Promise<boolean> {
  return superuser("SELECT 1").then(
    () => true,
    () => false,
  );
}
