import type { JSONReport } from "@playwright/test/reporter";
import { expect, test } from "vitest";
import { readPlaywright } from "./read-playwright.ts";

const run = (status: string, ...durations: number[]) => ({
  projectName: "embedded",
  status,
  results: durations.map((duration) => ({
    duration,
    ...(status === "unexpected" && { error: { message: "Not found" } }),
  })),
});

const spec = (title: string, ...tests: ReturnType<typeof run>[]) => ({ title, file: "a.spec.ts", tests });

const report = {
  errors: [],
  suites: [
    {
      title: "a.spec.ts",
      file: "a.spec.ts",
      specs: [spec("opens", run("expected", 1500))],
      suites: [
        {
          title: "on a phone",
          file: "a.spec.ts",
          specs: [spec("closes", run("unexpected", 500)), spec("waits", run("skipped"))],
        },
      ],
    },
  ],
} as unknown as JSONReport;

test("tests are counted, failed and skipped ones are listed with file and message, and times are added up by file", () => {
  expect(readPlaywright(report, "e2e")).toEqual({
    passed: 1,
    failures: [
      { file: "e2e/a.spec.ts", what: "on a phone › closes (embedded)", why: "Not found" },
      { file: "e2e/a.spec.ts", what: "on a phone › waits (embedded) (skipped)" },
    ],
    files: [{ file: "e2e/a.spec.ts", seconds: 2 }],
  });
});

test("an error outside of all tests counts as a failure", () => {
  const broken = { errors: [{ message: "No server" }], suites: [] } as unknown as JSONReport;
  expect(readPlaywright(broken, "e2e").failures).toEqual([{ file: undefined, what: "No server" }]);
});
