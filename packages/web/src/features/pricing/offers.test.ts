import { waitingUnderLoad } from "@rewright/contract/measured";
import { expect, test } from "vitest";
import { freeOffer, type Offer, premiumOffer } from "./offers.ts";

const without = { languageModelHost: null };
const limits = { freeDailyGenerations: 10, freeWordsPerRequest: 200 };

const said = ({ features }: Offer) => features.map(({ text }) => text);
const missing = ({ features }: Offer) => features.filter(({ included }) => !included).map(({ text }) => text);

test("the cards name the limits in force, and nothing that is not there", () => {
  const free = freeOffer({ ...limits, ...without });
  const [monthly, yearly] = [premiumOffer("monthly", without), premiumOffer("yearly", without)];
  expect(said(free)).toEqual(
    expect.arrayContaining([
      "200 words in one text",
      "10 generations in 24 hours",
      "10 complimentary generations by Humanize Pro",
    ]),
  );
  expect(missing(free)).toEqual(["Ultra run", "History"]);
  for (const premium of [monthly, yearly]) {
    expect(said(premium)).toEqual(expect.arrayContaining(["5,000 words in one text", "Unlimited generations"]));
  }
  const { premiumSeconds, freeSeconds } = waitingUnderLoad;
  expect(monthly.features.find(({ text }) => text === "Ahead of free texts in the queue")?.note).toContain(
    `half were ready within ${premiumSeconds} seconds, and half of the free plan's within ${freeSeconds}.`,
  );
  expect([missing(monthly), missing(yearly)]).toEqual([["Batch upload"], []]);
  expect(JSON.stringify([free, monthly, yearly])).not.toMatch(/\b5x\b|24\/7|faster|not here yet|undetect/i);
});

test("tones are promised with what is by Humanize Pro, and only where there is a language model", () => {
  const withModel = { languageModelHost: "model.example" };
  const promising = ({ features }: Offer) =>
    features.filter((feature) => /\btones?\b/.test(JSON.stringify(feature))).map(({ text }) => text);
  expect(promising(freeOffer({ ...limits, ...withModel }))).toEqual(["10 complimentary generations by Humanize Pro"]);
  expect(promising(premiumOffer("monthly", withModel))).toEqual(["Ultra run"]);
  expect([freeOffer({ ...limits, ...without }), premiumOffer("yearly", without)].flatMap(promising)).toEqual([]);
});

test("one generation is no plural, and a thousand words have a comma", () => {
  const { features } = freeOffer({ freeDailyGenerations: 1, freeWordsPerRequest: 1000, ...without });
  expect(features.slice(0, 2).map(({ text }) => text)).toEqual(["1,000 words in one text", "1 generation in 24 hours"]);
});
