import { type Restriction, tableRule } from "../table.ts";

const places = new Set(
  "town city village island forest building house district valley country region garden park campus capital palace".split(
    " ",
  ),
);

/** What lies at the heart of a town is a place in it. */
const ofPlace: Restriction = ({ words }) => words.slice(0, 10).some((word) => places.has(word.lemma));

export const atTheHeart = tableRule({
  id: "at-the-heart",
  summary: "The sentence begins with what it is about.",
  stage: "clause",
  level: 5,
  entries: [
    {
      match: "^ [ at the heart|core|center|centre of ] <NP> [ lies ] a|an|the",
      to: "…is built around",
      unless: ofPlace,
    },
    {
      match: "^ [ at the heart|core|center|centre of ] <NP> [ lie ] @DET|ADJ|NOUN|NUM",
      to: "…is built around",
      unless: ofPlace,
    },
    {
      match: "^ [ at the heart|core|center|centre of ] <NP> [ lay ] a|an|the",
      to: "…was built around",
      unless: ofPlace,
    },
  ],
  examples: [
    { before: "At the heart of the mill lies a stone wheel.", after: "The mill is built around a stone wheel." },
    { before: "At the core of this plan lies a simple idea.", after: "This plan is built around a simple idea." },
    { before: "At the heart of the town lies the market.", after: "At the heart of the town lies the market." },
    { before: "At the heart of the town, people sell fish.", after: "At the heart of the town, people sell fish." },
    { before: "The idea lies at the heart of the plan.", after: "The idea lies at the heart of the plan." },
  ],
});
