import { test, vi } from "vitest";
import { openKillableInProcess } from "#test/killable-in-process.ts";
import { killRuns } from "#test/killed-runs.ts";
import { databaseKinds } from "#test/test-database.ts";

vi.setConfig({ testTimeout: 120_000 });

test.each(databaseKinds)(
  "[SAFETY-22] after a kill -9 no rewrite is lost or counted twice, in the %s database",
  async (kind) => {
    await using server = await openKillableInProcess(kind);
    await killRuns(server);
  },
);
