import { expect, test } from "vitest";
import { downloadMb } from "./private-mode.ts";

test("[BEYOND-128] the models and the engine for private mode are at most 20 MB to download", () => {
  const size = downloadMb();
  expect(size).toBeGreaterThan(10);
  expect(size).toBeLessThanOrEqual(20);
});
