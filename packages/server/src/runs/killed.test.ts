import { test, vi } from "vitest";
import { openKillableInProcess } from "#test/killable-in-process.ts";
import { killRuns } from "#test/killed-runs.ts";
import { databaseKinds } from "#test/test-database.ts";

vi.setConfig({ testTimeout: 120_000 });

test.each(databaseKinds)(
  "[SAFETY-22] when the server crashes, no rewrite is lost or counted twice (%s database)",
  async (kind) => {
    await using server = await openKillableInProcess(kind);
    await killRuns(server);
  },
);
