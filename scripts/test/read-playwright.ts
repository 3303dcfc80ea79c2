import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import type { Outcome } from "./outcome.ts";

/** Converts Playwright's JSON report to an outcome. A skipped test counts as a failure. */
export function readPlaywright(report: JSONReport, folder: string): Outcome {
  const specs = report.suites.flatMap((suite) => specsIn(suite, []));
  const tests = specs.flatMap(({ spec, title }) =>
    spec.tests.map((test) => ({
      file: `${folder}/${spec.file}`,
      title: `${title} (${test.projectName})`,
      status: test.status,
      why: test.results.at(-1)?.error?.message,
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  const files = Map.groupBy(tests, ({ file }) => file);
  return {
    passed: tests.filter(({ status }) => status === "expected").length,
    failures: [
      ...report.errors.map(({ message, location }) => ({ file: location?.file, what: message ?? "An error" })),
      ...tests
        .filter(({ status }) => status !== "expected")
        .map(({ file, title, status, why }) => ({
          file,
          what: status === "unexpected" ? title : `${title} (${status})`,
          ...(why !== undefined && { why }),
        })),
    ],
    files: [...files].map(([file, those]) => ({ file, seconds: those.reduce((sum, { seconds }) => sum + seconds, 0) })),
  };
}

function specsIn(suite: JSONReportSuite, above: readonly string[]): { spec: JSONReportSpec; title: string }[] {
  // The outermost suite is the file.
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  return [
    ...suite.specs.map((spec) => ({ spec, title: [...titles, spec.title].join(" › ") })),
    ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, titles)),
  ];
}
