import { waitingUnderLoad } from "@rewright/contract/measured";
import { expect, test } from "vitest";
import { freeOffer, type Offer, premiumOffer } from "./offers.ts";

const limits = { freeDailyGenerations: 10, freeWordsPerRequest: 200 };

const said = ({ features }: Offer) => features.map(({ text }) => text);
const missing = ({ features }: Offer) => features.filter(({ included }) => !included).map(({ text }) => text);

test("[CONSTANTS-69, CONSTANTS-73] the plans' cards contain the configured limits, and only features that exist", () => {
  const free = freeOffer(limits);
  const [monthly, yearly] = [premiumOffer("monthly", "premium"), premiumOffer("yearly", "premium")];
  expect(said(free)).toEqual(
    expect.arrayContaining([
      "200 words per text",
      "10 rewrites every 24 hours",
      "10 free rewrites with Pro, our stronger engine",
    ]),
  );
  expect(missing(free)).toEqual(["Ultra run", "History"]);
  for (const premium of [monthly, yearly]) {
    expect(said(premium)).toEqual(expect.arrayContaining(["5,000 words per text", "Unlimited rewrites"]));
  }
  expect(said(monthly)).toContain("Private mode");
  for (const other of ["off", "everyone"] as const)
    expect(said(premiumOffer("monthly", other))).not.toContain("Private mode");
  const { premiumSeconds, freeSeconds } = waitingUnderLoad;
  expect(monthly.features.find(({ text }) => text === "Priority when it's busy")?.note).toBe(
    `In our load test, half of all Premium texts were ready within ${premiumSeconds} seconds, and half of all Free texts within ${freeSeconds} seconds.`,
  );
  expect([missing(monthly), missing(yearly)]).toEqual([["Batch upload"], []]);
  expect(JSON.stringify([free, monthly, yearly])).not.toMatch(/\b5x\b|24\/7|faster|not here yet|undetect/i);
});

test("[CONSTANTS-70] the plans' cards offer tones for Pro only, and only if the server has a language model", () => {
  const everything = [freeOffer(limits), premiumOffer("monthly", "premium"), premiumOffer("yearly", "premium")].flatMap(
    ({ features }) => features,
  );
  const promising = everything.filter(({ modelNote = "" }) => /\btone\b/.test(modelNote)).map(({ text }) => text);
  expect(promising).toEqual(["10 free rewrites with Pro, our stronger engine", "Ultra run", "Ultra run"]);
  expect(JSON.stringify(everything.map(({ text, note }) => [text, note]))).not.toMatch(/\btone/);
});

test("on the plans' cards, one rewrite is in the singular, and a thousand words have a comma", () => {
  const { features } = freeOffer({ freeDailyGenerations: 1, freeWordsPerRequest: 1000 });
  expect(features.slice(0, 2).map(({ text }) => text)).toEqual(["1,000 words per text", "1 rewrite every 24 hours"]);
});
