import type { Rule } from "../rule.ts";
import { wholeSentence } from "../table.ts";
import { bothOf, repeatDeterminer, repeatPreposition } from "./expand-repeated-nouns.ts";
import { repeatInSeries, repeatRelative, repeatTo } from "./expand-repeated-verbs.ts";
import { repeatInList, repeatMore } from "./expand-series.ts";
import { restoreSubject } from "./expand-subject.ts";
import { binding } from "./guards.ts";

/** Says again what two joined phrases share: the subject, "to", the preposition, the article. */
export const expandRepeats: Rule = {
  id: "expand-repeats",
  summary: "Each of the joined parts gets its own small word.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (binding(wholeSentence(context))) return [];
    return words.flatMap(
      (_, i) =>
        restoreSubject(words, i) ??
        repeatInSeries(words, i) ??
        repeatInList(words, i) ??
        repeatMore(words, i) ??
        repeatTo(words, i) ??
        repeatRelative(words, i) ??
        repeatPreposition(words, i) ??
        repeatDeterminer(words, i) ??
        bothOf(words, i) ??
        [],
    );
  },
  examples: [
    {
      before: "We cleaned the old house last week and painted the doors.",
      after: "We cleaned the old house last week, and we painted the doors.",
    },
    {
      before: "The new machine cleans the streets and collects the leaves.",
      after: "The new machine cleans the streets, and it also collects the leaves.",
    },
    {
      before: "The machine can sweep the streets and collect the leaves.",
      after: "The machine can sweep the streets, and it can also collect the leaves.",
    },
    {
      before: "The flood has moved the stones and changed the river.",
      after: "The flood has moved the stones, and it has also changed the river.",
    },
    {
      before: "They hope to plan the trip and book the rooms.",
      after: "They hope to plan the trip and to book the rooms.",
    },
    {
      before: "They hope to plan the trip, reserve the rooms, and pack the bags.",
      after: "They hope to plan the trip, to reserve the rooms, and to pack the bags.",
    },
    {
      before: "It is a plan that includes the house and requires the money.",
      after: "It is a plan that includes the house and that requires the money.",
    },
    { before: "They met their friends and neighbours.", after: "They met their friends and their neighbours." },
    { before: "It shows the cost and weight of the boat.", after: "It shows the cost and the weight of the boat." },
    { before: "It is meant for farmers and bakers.", after: "It is meant for farmers and for bakers." },
    { before: "They rest in the barn and the mill.", after: "They rest in the barn and in the mill." },
    { before: "She knows its walls, doors, and roofs.", after: "She knows its walls, its doors, and its roofs." },
    { before: "It is known for hills, farms, and barns.", after: "It is known for hills, for farms, and for barns." },
    { before: "The new boat is more useful and reliable.", after: "The new boat is more useful and more reliable." },
    {
      before: "It makes work more useful, pleasant, and productive.",
      after: "It makes work more useful, more pleasant, and more productive.",
    },
    {
      before: "It is made for old farms, new mills, and small shops.",
      after: "It is made for old farms, for new mills, and for small shops.",
    },
    { before: "It is known for old farms, mills, and shops.", after: "It is known for old farms, mills, and shops." },
    { before: "We study the effects of rain and wind.", after: "We study the effects of rain and of wind." },
    { before: "It is a mixture of rain and wind.", after: "It is a mixture of rain and wind." },
    { before: "It is more useful and has a bell.", after: "It is more useful and has a bell." },
    { before: "He met my friend, neighbour, and colleague.", after: "He met my friend, neighbour, and colleague." },
    { before: "She sells clear soups and fresh bread rolls.", after: "She sells clear soups and fresh bread rolls." },
    { before: "She sells clear soups and fresh rolls.", after: "She sells both clear soups and fresh rolls." },
    { before: "It comes in old barns and mills.", after: "It comes in old barns and mills." },
    { before: "My friend and colleague left.", after: "My friend and colleague left." },
    { before: "The road lies between farms and hills.", after: "The road lies between farms and hills." },
    { before: "It joins the bread and butter.", after: "It joins the bread and butter." },
  ],
};
