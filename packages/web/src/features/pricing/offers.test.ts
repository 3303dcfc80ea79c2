import { expect, test } from "vitest";
import { free, premium } from "./offers.ts";

test("the cards name the limits in force, and nothing that is not there", () => {
  const said = ({ features }: typeof free) => features.map(({ text }) => text);
  expect(said(free)).toEqual(expect.arrayContaining(["200 words in one text", "10 generations in 24 hours"]));
  expect(said(premium)).toEqual(expect.arrayContaining(["5,000 words in one text", "Unlimited generations"]));
  expect(free.features.filter(({ included }) => !included).map(({ text }) => text)).toEqual(["Ultra run", "History"]);
  expect([...said(free), ...said(premium)].join()).not.toMatch(/\b5x\b|24\/7|batch|faster|priority/i);
});
