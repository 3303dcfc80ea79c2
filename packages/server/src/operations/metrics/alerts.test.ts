import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMetrics } from "./create-metrics.ts";

const root = join(import.meta.dirname, "../../../../..");
const rules = readFileSync(join(root, "deploy/alerts.yml"), "utf8");
const operations = readFileSync(join(root, "docs/operations.md"), "utf8");

const allOf = (pattern: RegExp, text: string) => Array.from(text.matchAll(pattern), ([, found]) => found ?? "");
const metricIn = /\b((?:rewright|nodejs|process)_[a-z0-9_]+)/g;

/** Returns the names of all metrics that a fully configured server provides. */
async function servedNames(): Promise<Set<string>> {
  const metrics = createMetrics();
  metrics.watch({
    engine: () => ({ running: 0, waiting: 0 }),
    connections: () => ({ open: 0, idle: 0, waiting: 0 }),
    jobs: async () => [{ queue: "files", state: "failed", count: 1 }],
  });
  metrics.countRequest({ method: "GET", route: "/health", status: 200, ms: 1 });
  metrics.countTask({ kind: "rewrite", outcome: "done", waitedMs: 1, ranMs: 1 });
  metrics.model.requested({ task: "rewrite", outcome: "answered", ms: 1, input: 1, output: 1 });
  metrics.model.read({ faithful: 1, refused: 1 });
  return new Set(allOf(/^([a-z0-9_]+)[{ ]/gm, await metrics.text()));
}

test("[CALLS-71] each alert rule uses only metrics that a server provides", async () => {
  const served = await servedNames();
  const asked = allOf(/^ +expr: (.+)$/gm, rules).flatMap((expression) => allOf(metricIn, expression));
  expect(asked.length).toBeGreaterThan(12);
  expect(asked.filter((name) => !served.has(name))).toEqual([]);
});

test("[CALLS-71] each alert is explained in the operator's manual", () => {
  const alerts = allOf(/^ +- alert: (\w+)$/gm, rules);
  expect(alerts.length).toBeGreaterThan(12);
  expect(alerts.filter((name) => !operations.includes(`| \`${name}\` |`))).toEqual([]);
});

test("[CALLS-58] the operator's manual lists exactly the metrics that this server defines", async () => {
  const served = await servedNames();
  const families = [...served].filter((name) => name.startsWith("rewright_") && !/_(bucket|sum|count)$/.test(name));
  const counted = [...served].filter((name) => name.endsWith("_count")).map((name) => name.replace(/_count$/, ""));
  const section = operations.slice(operations.indexOf("### Metrics"), operations.indexOf("### Memory"));
  expect(
    [...families, ...counted.filter((name) => name.startsWith("rewright_"))].filter(
      (name) => !section.includes(`\`${name}\``),
    ),
  ).toEqual([]);
  const told = allOf(/`((?:rewright|nodejs|process)_\w+)`/g, section);
  expect(told.filter((name) => !served.has(name) && !served.has(`${name}_count`))).toEqual([]);
});
