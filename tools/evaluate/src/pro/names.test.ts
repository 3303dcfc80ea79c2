import { expect, test } from "vitest";
import { exchangeNames } from "./names.ts";

const ada = {
  id: "1",
  source: "Ada Moor met Tobias in Greyport.",
  answer: "In ⟦3:Greyport⟧, ⟦1:Ada Moor⟧ met Tobias.",
  names: new Map([
    ["⟦1:Ada Moor⟧", "Ada Moor"],
    ["⟦3:Greyport⟧", "Greyport"],
  ]),
};
const elena = {
  id: "2",
  source: "Elena left Greyport on 3 May.",
  answer: "On ⟦3:3 May⟧, ⟦1:Elena⟧ left ⟦2:Greyport⟧.",
  names: new Map([
    ["⟦1:Elena⟧", "Elena"],
    ["⟦2:Greyport⟧", "Greyport"],
  ]),
};

test("each name of an answer, marked or not, is replaced in a copy by a name that the passage does not have", () => {
  expect(exchangeNames([ada, elena])).toEqual([
    { id: "1", was: "Greyport", name: "Elena", answer: "In Elena, ⟦1:Ada Moor⟧ met Tobias." },
    { id: "1", was: "Ada Moor", name: "Elena", answer: "In ⟦3:Greyport⟧, Elena met Tobias." },
    { id: "1", was: "Tobias", name: "Elena", answer: "In ⟦3:Greyport⟧, ⟦1:Ada Moor⟧ met Elena." },
    {
      id: "2",
      was: "Elena",
      name: expect.stringMatching(/Ada Moor|Tobias/),
      answer: expect.not.stringContaining("Elena"),
    },
    {
      id: "2",
      was: "Greyport",
      name: expect.stringMatching(/Ada Moor|Tobias/),
      answer: expect.stringContaining("⟦1:Elena⟧"),
    },
  ]);
});

test("the names of other passages are used in turn as replacements", () => {
  const names = exchangeNames([ada, elena]).filter(({ id }) => id === "2");
  expect(new Set(names.map(({ name }) => name)).size).toBe(2);
});

test("a passage gets no copy if the other passages have no names but its own", () => {
  expect(exchangeNames([ada])).toEqual([]);
});
