import { expect, test } from "vitest";
import { freeOffer, premium } from "./offers.ts";

test("the cards name the limits in force, and nothing that is not there", () => {
  const free = freeOffer({ freeDailyGenerations: 10, freeWordsPerRequest: 200 });
  const said = ({ features }: typeof free) => features.map(({ text }) => text);
  expect(said(free)).toEqual(expect.arrayContaining(["200 words in one text", "10 generations in 24 hours"]));
  expect(said(premium)).toEqual(expect.arrayContaining(["5,000 words in one text", "Unlimited generations"]));
  expect(free.features.filter(({ included }) => !included).map(({ text }) => text)).toEqual(["Ultra run", "History"]);
  expect([...said(free), ...said(premium)].join()).not.toMatch(/\b5x\b|24\/7|batch|faster|priority/i);
});

test("one generation is no plural, and a thousand words have a comma", () => {
  const { features } = freeOffer({ freeDailyGenerations: 1, freeWordsPerRequest: 1000 });
  expect(features.slice(0, 2).map(({ text }) => text)).toEqual(["1,000 words in one text", "1 generation in 24 hours"]);
});
