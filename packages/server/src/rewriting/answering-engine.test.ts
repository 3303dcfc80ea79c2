import { partlyLite, proNotUsed, proUnavailable } from "@rewright/contract/engines";
import type { Report, Writer } from "@rewright/engine";
import { expect, test } from "vitest";
import { answeringEngine } from "./answering-engine.ts";

/** Returns the outcome of a rewrite whose sentences came from these writers. */
function outcomeOf(engine: "lite" | "pro" | "pro_local", writers: readonly Writer[], isPartlyLite = false) {
  const sentences = writers.map((writer) => ({ start: 0, end: 1, writer, checked: null }));
  const report: Report = {
    text: "",
    edits: [],
    kept: [],
    sentences,
    integrity: { ok: true, problems: [] },
    stats: { before: stats, after: stats, changed: 0, rolledBack: 0 },
    findings: [],
  };
  return { result: { report }, engine, isPartlyLite, hasAnswered: false, isStopped: false, delivered: 1 };
}
const stats = { words: 1, sentences: 1, grade: 1, readingEase: 100 };

test("a rewrite with a sentence by Humanize Pro is counted, even if other sentences are unchanged", () => {
  expect(answeringEngine(outcomeOf("pro", ["pro", "original"]))).toEqual({ engine: "pro", isCounted: true });
  expect(answeringEngine(outcomeOf("pro_local", ["pro_local"]))).toEqual({ engine: "pro_local", isCounted: true });
  const partly = answeringEngine(outcomeOf("pro", ["pro", "lite"], true));
  expect(partly).toEqual({ engine: "pro", finding: partlyLite(1, 2, { isOutage: false }), isCounted: true });
});

test("[MESSAGES-77] a rewrite with sentences by Humanize Lite is counted, and a notice says why they are not by Humanize Pro", () => {
  const outcome = outcomeOf("pro", [...Array(12).fill("lite"), ...Array(1128).fill("pro")], true);
  expect(answeringEngine(outcome).finding?.message).toBe(
    "Lite wrote 12 of 1,140 sentences: Pro's versions failed our accuracy checks.",
  );
  expect(answeringEngine({ ...outcome, failure: "connection", hasAnswered: true }).finding?.message).toBe(
    "Lite wrote 12 of 1,140 sentences: Pro was unavailable for these sentences.",
  );
});

test("sentences that were unchanged or not sent to Humanize Pro cause no notice about failed checks", () => {
  expect(answeringEngine(outcomeOf("pro", ["pro", "lite"])).finding).toBeUndefined();
  expect(answeringEngine(outcomeOf("pro", ["pro", "original"], true)).finding).toBeUndefined();
});

test.each([["lite"], ["original"]] as const)(
  "[MESSAGES-75] if no sentence is by Humanize Pro and all are %s, nothing is counted and a notice says why",
  (writer) => {
    const outcome = outcomeOf("lite", [writer]);
    const answered = { engine: "lite", isCounted: false };
    expect(answeringEngine({ ...outcome, failure: "timeout" })).toEqual({ ...answered, finding: proUnavailable });
    // Humanize Pro rewrote some passages, or its output could not be checked.
    const mixed = { ...outcome, failure: "timeout", hasAnswered: true } as const;
    for (const checked of [outcome, mixed, { ...outcome, failure: "check" } as const]) {
      expect(answeringEngine(checked)).toEqual({ ...answered, finding: proNotUsed });
    }
  },
);

test("[MESSAGES-79] if Humanize Pro had nothing to rewrite, nothing is counted and no notice says that it was unavailable", () => {
  expect(answeringEngine(outcomeOf("pro", []))).toEqual({ engine: "pro", isCounted: false });
  expect(answeringEngine(outcomeOf("pro", ["original"]))).toEqual({ engine: "pro", isCounted: false });
  expect(answeringEngine(outcomeOf("pro_local", ["original"]))).toEqual({ engine: "pro_local", isCounted: false });
  expect(answeringEngine(outcomeOf("pro", ["lite"]))).toEqual({ engine: "lite", isCounted: false });
});
