import { defineConfig } from "vitest/config";

/** What takes too long for every run of `npm test`: each file says in its first lines why it is here. */
export default defineConfig({
  test: {
    include: ["{packages,bench,scripts}/**/*.soak.ts"],
    globalSetup: ["packages/server/test/postgres-setup.ts"],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
