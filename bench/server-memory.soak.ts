// Not in `npm test`: it starts the real server with its models, and loads it for a while.
import { expect, test } from "vitest";
import { createServerDatabase } from "../packages/server/test/test-database.ts";
import { measureMemory } from "./server-memory.ts";

const seconds = 30;
const mostMb = 350;

test("a server process with one worker and PostgreSQL holds at most 350 MB under load", async () => {
  const { url, drop } = await createServerDatabase();
  try {
    const { peakMb, requests } = await measureMemory(seconds, url);
    expect(requests).toBeGreaterThan(20);
    expect(peakMb).toBeLessThanOrEqual(mostMb);
  } finally {
    await drop();
  }
});
