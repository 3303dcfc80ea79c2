import { test, vi } from "vitest";
import { openKillableInProcess } from "#test/killable-in-process.ts";
import { killBatches } from "#test/killed-batches.ts";
import { databaseKinds } from "#test/test-database.ts";

vi.setConfig({ testTimeout: 120_000 });

test.each(databaseKinds)(
  "[SAFETY-22] when the server crashes, no batch file is lost or rewritten twice (%s database)",
  async (kind) => {
    await using server = await openKillableInProcess(kind);
    await killBatches(server);
  },
);
