import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const packageNames = ["engine", "contract", "pro", "documents", "sandbox", "web", "cli"] as const;

/**
 * A project named after the folder whose tests it runs, so that one can be run alone: `vitest run --project engine`. Its files
 * share a worker and what they import: a helper's hooks belong into a function that each file calls.
 */
const project = (name: string, include: readonly string[]): TestProjectConfiguration => ({
  test: { name, include: [...include], testTimeout: 30_000, hookTimeout: 30_000, pool: "threads", isolate: false },
});

export default defineConfig({
  test: {
    // One more than there are cores: many server tests wait for a timer or another process.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: "server",
          include: ["packages/server/**/*.test.ts"],
          globalSetup: ["packages/server/test/postgres-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      ...packageNames.map((name) => project(name, [`packages/${name}/**/*.test.{ts,tsx}`])),
      project("models", ["models/**/*.test.ts"]),
      project("train", ["tools/train/**/*.test.ts"]),
      project("evaluate", ["tools/evaluate/**/*.test.ts"]),
      project("precision", ["tools/precision/**/*.test.ts"]),
      project("scripts", ["{scripts,bench}/**/*.test.ts"]),
    ],
  },
});
