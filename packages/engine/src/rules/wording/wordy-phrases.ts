import {
  any,
  atStart,
  bareSlot,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  nextPos,
  not,
  passive,
  pluralNext,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { lighterPhrases } from "./lighter-phrases.ts";
import { causes, purposes, relations, times } from "./linking-phrases.ts";
import { prepositions } from "./plain-prepositions.ts";
import { spareWords } from "./spare-words.ts";

const abilities: Entry[] = [
  { match: "is|are|am able to <V>", to: "can $4", level: 4, unless: any(bareSlot, previousIs("being"), twice) },
  { match: "is|are|am not able to <V>", to: "cannot $5", level: 5, unless: twice },
  { match: "is|are|am unable to <V>", to: "cannot $4", level: 5, unless: twice },
  { match: "was|were unable to <V>", to: "could not $4", level: 5, unless: twice },
  { match: "is|are capable of <Ving>", to: "can $V4", level: 4 },
  { match: "was|were capable of <Ving>", to: "could $V4", level: 5 },
  {
    match: "has|have the ability|capacity|capability|power to <V>",
    to: "can $5",
    level: 5,
    unless: any(bareSlot, inLaw, previousIs("may", "not", "you"), twice),
  },
  {
    match: "had the ability|capacity|capability to <V>",
    to: "could $5",
    level: 5,
    unless: any(bareSlot, previousIs("'d"), twice),
  },
  {
    match: "have the ability|capacity|capability to <V>",
    to: "be able to $5",
    level: 5,
    when: bareSlot,
    unless: previousIs("not", "n't", "do", "does", "did"),
  },
  { match: "~have the potential to <V>", to: "could $5", level: 6, unless: not(presentHave) },
  { match: "~be in a position to <V>", to: "~be able to $6", level: 5 },
];

const shorter: Entry[] = [
  { match: "each and every", to: "every", level: 4 },
  { match: "clear and concise", to: "clear", level: 8 },
  { match: "hustle and bustle", to: "bustle", level: 6 },
  { match: "various different", to: "different", level: 4 },
  { match: "as a result of", to: "because of", level: 6, unless: nextIs("this", "the") },
  { match: "~stand the test of time", to: "~last", level: 5 },
  { match: "~gain valuable insight|insights into", to: "~learn about", level: 5 },
  { match: "provide|provides|provided|providing [ valuable insights ]", to: "insight", level: 7 },
  { match: "whether or not to", to: "whether to", level: 5 },
  {
    match: "whether or not",
    to: "whether",
    level: 5,
    unless: any(atStart, previousPos("PUNCT"), nextIs("it", "you", "they", "we", "he", "she")),
  },
  { match: "~question|determine|know|decide|ask|see|wonder [ whether or not ]", to: "whether", level: 5 },
  { match: "the question of whether", to: "whether", level: 6, unless: any(atStart, inSentenceWith("one")) },
  { match: "in the field|fields of", to: "in", level: 6, unless: nextIs("view", "study", "vision", "battle", "the") },
  { match: "%reason [ as to ] why", to: "", level: 4 },
  {
    match:
      "%question|doubt|confusion|debate|uncertainty|decision|concern|information [ as to ] whether|why|what|how|when",
    to: "about",
    level: 5,
  },
  { match: "free of charge", to: "free", level: 6, unless: previousIs("provided") },
  { match: "a total of @NUM", to: "$4", level: 6, unless: any(inFormulas, inStatistics, atStart) },
  { match: "a period of @NUM", to: "$4", level: 7, unless: any(not(previousIs("for", "over")), inFormulas) },
  { match: "long period of time", to: "long time", level: 5 },
  { match: "short period of time", to: "short time", level: 5 },
  { match: "at all times", to: "always", level: 9, unless: not(nextPos("PUNCT")) },
  { match: "in the majority of cases", to: "in most cases", level: 5 },
  { match: "large in size", to: "large", level: 4 },
  { match: "small in size", to: "small", level: 4 },
  { match: "few in number", to: "few", level: 4 },
  { match: "~refer back to", to: "~refer to", level: 6 },
  { match: "~return back", to: "~return", level: 4 },
  { match: "~continue on with", to: "~continue with", level: 5 },
  { match: "~continue to persist", to: "~persist", level: 4 },
  { match: "for all intents and purposes", to: "in effect", level: 5 },
  { match: "~bring to an end", to: "~end", level: 6 },
  { match: "~be in existence", to: "~exist", level: 5 },
  { match: "~meet the needs of", to: "~suit", level: 8 },
  {
    match: "~reach out to",
    to: "~contact",
    level: 7,
    when: toSomebody,
    unless: near(5, "hand", "arm", "god", "grab", "touch"),
  },
  { match: "moving forward ,", to: "", level: 6, unless: previousPos("ADP", "VERB") },
  { match: "going forward ,", to: "", level: 7 },
  { match: "~keep|bear in mind that", to: "~remember that", level: 6 },
  { match: "last|next but not least", to: "finally", level: 6, unless: not(atStart) },
  { match: "to a large extent", to: "largely", level: 6 },
  { match: "to a great extent", to: "largely", level: 6 },
  { match: "to a certain extent", to: "partly", level: 7 },
  { match: "in such a way that", to: "so that", level: 6 },
  { match: "in such a manner that", to: "so that", level: 5 },
  { match: "as is the case with", to: "as with", level: 5 },
  { match: "that being said ,", to: "still,", level: 6 },
  { match: "a lot of different", to: "many different", level: 6, when: pluralNext },
  {
    match: "the manner|way in which",
    to: "how",
    level: 5,
    unless: any(previousPos("PUNCT"), atStart, previousIs("in", "by", "is", "was", "of", "to", "only", "not"), passive),
  },
];

export const wordyPhrases = tableRule({
  id: "wordy-phrases",
  summary: "The shorter phrase says the same.",
  stage: "wording",
  level: 5,
  entries: [
    ...purposes,
    ...causes,
    ...times,
    ...relations,
    ...abilities,
    ...shorter,
    ...prepositions,
    ...lighterPhrases,
    ...spareWords,
  ],
  examples: [
    { before: "It's good for pets such as cats.", after: "It's good for pets like cats." },
    { before: "It is good for pets such as cats.", after: "It is good for pets such as cats." },
    { before: "The mill is a part of the farm.", after: "The mill is part of the farm." },
    { before: "I want to take a moment to thank the crew.", after: "I want to thank the crew." },
    { before: "It holds two time periods.", after: "It holds two periods." },
    { before: "They come regardless of the weather.", after: "They come whatever the weather." },
    { before: "The new stove takes a kitchen to the next level.", after: "The new stove makes a kitchen even better." },
    { before: "It was a time of peace.", after: "It was a time of peace." },
    { before: "The paint within the house is old.", after: "The paint in the house is old." },
    { before: "It works within a week.", after: "It works within a week." },
    { before: "The delays due to the rain cost us a day.", after: "The delays because of the rain cost us a day." },
    { before: "The tax due to the crown was paid.", after: "The tax due to the crown was paid." },
    { before: "Following the war, rents fell.", after: "After the war, rents fell." },
    { before: "Following the river, we came to a mill.", after: "Following the river, we came to a mill." },
    { before: "It is a good camp for those who fish.", after: "It is a good camp for people who fish." },
    { before: "When it comes to the oven, patience helps.", after: "With the oven, patience helps." },
    { before: "The task was challenging.", after: "The task was difficult." },
    { before: "He is challenging for the title.", after: "He is challenging for the title." },
    { before: "She has many opportunities to sing.", after: "She has many chances to sing." },
    { before: "We left early in order to sleep.", after: "We left early to sleep." },
    { before: "We left in order not to wake them.", after: "We left in order not to wake them." },
    { before: "It shut due to the fact that it rained.", after: "It shut because it rained." },
    { before: "The rent is due to be paid.", after: "The rent is due to be paid." },
    { before: "Wash it prior to use.", after: "Wash it before use." },
    { before: "The tool is able to cut steel.", after: "The tool can cut steel." },
    { before: "You will be able to cut steel.", after: "You will be able to cut steel." },
    { before: "It has the ability to float.", after: "It can float." },
    {
      before: "They have the power to settle disputes and to hold courts.",
      after: "They have the power to settle disputes and to hold courts.",
    },
    { before: "They were able to swim.", after: "They were able to swim." },
    { before: "We met cooks as well as bakers.", after: "We met cooks and bakers." },
    { before: "She sings as well as her sister does.", after: "She sings as well as her sister does." },
    { before: "It is done for the purpose of saving water.", after: "It is done to save water." },
    { before: "We swim on a daily basis.", after: "We swim daily." },
    { before: "PRIOR TO LEAVING, LOCK THE DOOR.", after: "PRIOR TO LEAVING, LOCK THE DOOR." },
    {
      before: "This is despite the fact that sales grew.",
      after: "This is despite the fact that sales grew.",
    },
    { before: "On a monthly basis the gap grew.", after: "On a monthly basis the gap grew." },
    { before: "However, on a monthly basis the gap grew.", after: "However, on a monthly basis the gap grew." },
  ],
});

/** "Able to sell and to buy": the second "to" hangs on the phrase. */
function twice({ words, to }: Parameters<typeof passive>[0]): boolean {
  return words
    .slice(to)
    .some((word, i, rest) => ["and", "or", "but"].includes(word.lower) && rest[i + 1]?.lower === "to");
}

function presentHave(site: Parameters<typeof passive>[0]): boolean {
  return ["has", "have"].includes(site.words[site.from]!.lower) && !bareSlot(site);
}

/** A person or a group follows, not a verb: "reach out to us". */
function toSomebody({ words, to }: Parameters<typeof passive>[0]): boolean {
  return ["PRON", "DET", "PROPN"].includes(words[to]?.pos ?? "");
}
