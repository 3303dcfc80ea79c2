import { any, inFormulas, inLaw, inSentenceWith, inStatistics, nextPos, previousIs } from "../restrictions.ts";
import type { Entry } from "../table.ts";

const technical = any(inStatistics, inFormulas);
const food = inSentenceWith("spice", "tea", "coffee", "wine", "whisky", "fabric", "cotton", "oil", "bean", "recipe");

/** Words that their neighbour says already, and stock images. */
export const spareWords: Entry[] = [
  { match: "[ time ] period|periods", to: "", level: 6, unless: any(technical, inLaw) },
  {
    match: "weather [ conditions ]",
    to: "",
    level: 6,
    unless: any(technical, nextPos("NOUN"), inSentenceWith("are", "were")),
  },
  { match: "~be|become [ a part of ] <NP>", to: "part of", level: 7, unless: any(technical, inLaw) },
  { match: "to [ take this|the opportunity to ] <V>", to: "", level: 5 },
  {
    match: "to [ take a moment|minute to ] thank|express|say|share|acknowledge|apologize|congratulate",
    to: "",
    level: 5,
  },
  { match: "with ease", to: "easily", level: 6, when: nextPos("PUNCT"), unless: previousIs("more") },
  {
    match: "[ such as ]",
    to: "like",
    level: 7,
    when: casualList,
    unless: any(technical, inLaw, inSentenceWith("like")),
  },
  { match: "skill sets", to: "skills", level: 6 },
  {
    match: "skill set",
    to: "skills",
    level: 6,
    when: nextPos("PUNCT"),
    unless: previousIs("a", "this", "that", "another"),
  },
  { match: "end goal", to: "goal", level: 6 },
  { match: "brief summary|overview", to: "$2", level: 6, when: previousIs("a") },
  { match: "unexpected surprise|surprises", to: "$2", level: 5 },
  { match: "general consensus", to: "consensus", level: 6 },
  { match: "advance warning", to: "warning", level: 7, unless: inLaw },
  { match: "an emergency situation", to: "an emergency", level: 6 },
  { match: "a crisis situation", to: "a crisis", level: 6 },
  { match: "people from all walks of life", to: "all kinds of people", level: 6 },
  { match: "individuals from all walks of life", to: "all kinds of people", level: 6 },
  {
    match: "[ ~take ] <NP> [ to the next level ]",
    to: "~make … even better",
    level: 6,
    unless: inSentenceWith("game"),
  },
  { match: "^ [ say goodbye to ]", to: "forget", level: 7, unless: nextPos("PRON", "PROPN") },
  {
    match: "a|the|perfect|unique|special|delightful|harmonious|unusual [ blend ] of",
    to: "mix",
    level: 6,
    unless: any(food, inSentenceWith("mix")),
  },
  { match: "a|brief|rare|fascinating [ glimpse into ]", to: "glimpse of", level: 6 },
  { match: "~give|offer|provide a [ glimpse into ]", to: "glimpse of", level: 6 },
  { match: "the hustle and bustle of", to: "the bustle of", level: 5 },
  { match: "in every sense of the word", to: "in every sense", level: 6 },
  { match: "in one way or another", to: "somehow", level: 8 },
  { match: "as time goes by|on", to: "over time", level: 8 },
  { match: "at a later date|time", to: "later", level: 6 },
  { match: "at an earlier date|time", to: "earlier", level: 6 },
  { match: "on a global scale", to: "worldwide", level: 6, unless: nextPos("NOUN") },
  { match: "on a deeper level", to: "more deeply", level: 6 },
  { match: "on a personal level", to: "personally", level: 7, when: nextPos("PUNCT") },
  { match: "across the globe", to: "around the world", level: 6, unless: inSentenceWith("world") },
  { match: "around the globe", to: "around the world", level: 6, unless: inSentenceWith("world") },
  { match: "in today 's day and age", to: "today", level: 5 },
  { match: "now more than ever before", to: "now more than ever", level: 6 },
  { match: "the world at large", to: "the world", level: 7 },
  { match: "the general public", to: "the public", level: 6, unless: inLaw },
  { match: "a state of flux", to: "flux", level: 7, when: previousIs("in") },
  { match: "to a greater extent", to: "more", level: 6, when: nextPos("PUNCT"), unless: technical },
];

/** Examples after a noun in a text that sounds spoken. */
function casualList({ words, from, to, context }: Parameters<typeof technical>[0]): boolean {
  const before = words[from - 1]?.text === "," ? words[from - 2] : words[from - 1];
  return context.casual && before?.pos === "NOUN" && words[to]?.text !== ":" && words[to]?.text !== ",";
}
