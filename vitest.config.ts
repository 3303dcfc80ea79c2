import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const packageNames = [
  "engine",
  "contract",
  "lite",
  "client",
  "pro",
  "documents",
  "grammar",
  "sandbox",
  "web",
  "cli",
] as const;

/**
 * A project named after the folder whose tests it runs, so that one can be run alone: `vitest run --project engine`. Its files
 * share a worker and what they import: a helper's hooks belong into a function that each file calls.
 */
const project = (name: string, include: readonly string[]): TestProjectConfiguration => ({
  test: { name, include: [...include], testTimeout: 30_000, hookTimeout: 30_000, pool: "threads", isolate: false },
});

/** Tests that start, kill or wait for processes. They are short files that take long. */
const waiting = /\/(?:killed|lost-database|main|start)\.test\.ts$/;

/** Begins with the tests that wait, so that others fill their pauses and none of them is left for the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification): boolean => waiting.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
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
