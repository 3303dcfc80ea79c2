import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "server",
          include: ["packages/server/**/*.test.ts"],
          globalSetup: ["packages/server/test/postgres-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "unit",
          include: [
            "packages/{engine,contract,pro,documents,sandbox,web,cli}/**/*.test.{ts,tsx}",
            "{models,tools}/**/*.test.ts",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
            "tools/**/*.test.ts",
          ],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
