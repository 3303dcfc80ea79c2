import { expect, test } from "vitest";
import type { Outcome, Sample } from "../load/samples.ts";
import { detailsIn, failuresIn, figuresOf, recoverySeconds, samplesIn } from "./figures.ts";

const phase = { name: "fault", begunAt: 10_000, repairedAt: 12_000, endedAt: 20_000 };
const sample = (at: number, outcome: Outcome = "ok", ms = 100): Sample => ({ kind: "rewrite", at, ms, outcome });

test("the recovery lasts from the begin of the fault to the end of its last failed attempt", () => {
  const samples = [
    sample(9000, "cut"),
    sample(11_000, "cut"),
    sample(13_500, "no server", 500),
    sample(15_000, "limit"),
  ];
  expect(recoverySeconds(samples, phase)).toBe(4);
  expect(recoverySeconds([sample(11_000), sample(25_000, "cut")], phase)).toBe(0);
});

test("attempts that were not served are counted by how they ended; a reached limit is an answer", () => {
  const samples = [sample(11_000, "cut"), sample(12_000, "cut"), sample(13_000, "try later"), sample(14_000, "limit")];
  expect([...failuresIn(samples)]).toEqual([
    ["cut", 2],
    ["try later", 1],
  ]);
});

test("a phase has the samples that ended in it, also those that began before", () => {
  const samples = [sample(9800), sample(9900), sample(19_899), sample(19_900)];
  expect(samplesIn(samples, phase).map(({ at }) => at)).toEqual([9900, 19_899]);
});

test("figures leave out attempts that were not served, and kinds without any", () => {
  const samples = [
    ...Array.from({ length: 100 }, (_, index) => sample(index, "ok", index + 1)),
    sample(0, "cut", 60_000),
  ];
  expect(figuresOf(samples, 50)).toEqual([{ kind: "rewrite", count: 100, perSecond: 2, p50: 51, p95: 96, p99: 100 }]);
});

test("details group attempts that were not served by request and answer, with the time of the first and the last", () => {
  const cut = { ...sample(11_000, "cut"), detail: "ECONNRESET" };
  expect(detailsIn([cut, sample(11_500), { ...cut, at: 12_000, ms: 500 }], phase)).toEqual([
    "2 × rewrite: cut (ECONNRESET), from 1.0 to 2.5 s",
  ]);
});
