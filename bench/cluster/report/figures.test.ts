import { expect, test } from "vitest";
import type { Outcome, Sample } from "../load/samples.ts";
import { detailsIn, failuresIn, figuresOf, recoverySeconds, samplesIn } from "./figures.ts";

const phase = { name: "fault", begunAt: 10_000, repairedAt: 12_000, endedAt: 20_000 };
const sample = (at: number, outcome: Outcome = "ok", ms = 100): Sample => ({ kind: "rewrite", at, ms, outcome });

test("the recovery lasts from the beginning of a fault to the end of the last failed attempt", () => {
  const samples = [
    sample(9000, "cut"),
    sample(11_000, "cut"),
    sample(13_500, "no server", 500),
    sample(15_000, "limit"),
  ];
  expect(recoverySeconds(samples, phase)).toBe(4);
  expect(recoverySeconds([sample(11_000), sample(25_000, "cut")], phase)).toBe(0);
});

test("failed attempts are counted by outcome, and a reached limit does not count as a failure", () => {
  const samples = [sample(11_000, "cut"), sample(12_000, "cut"), sample(13_000, "try later"), sample(14_000, "limit")];
  expect([...failuresIn(samples)]).toEqual([
    ["cut", 2],
    ["try later", 1],
  ]);
});

test("a phase contains the samples that ended in it, even if they began before it", () => {
  const samples = [sample(9800), sample(9900), sample(19_899), sample(19_900)];
  expect(samplesIn(samples, phase).map(({ at }) => at)).toEqual([9900, 19_899]);
});

test("figures leave out failed attempts, and kinds of requests that never succeeded", () => {
  const samples = [
    ...Array.from({ length: 100 }, (_, index) => sample(index, "ok", index + 1)),
    sample(0, "cut", 60_000),
  ];
  expect(figuresOf(samples, 50)).toEqual([{ kind: "rewrite", count: 100, perSecond: 2, p50: 51, p95: 96, p99: 100 }]);
});

test("details group failed attempts by request and response, with the times of the first and the last", () => {
  const cut = { ...sample(11_000, "cut"), detail: "ECONNRESET" };
  expect(detailsIn([cut, sample(11_500), { ...cut, at: 12_000, ms: 500 }], phase)).toEqual([
    "2 × rewrite: cut (ECONNRESET), from 1.0 to 2.5 s",
  ]);
});
