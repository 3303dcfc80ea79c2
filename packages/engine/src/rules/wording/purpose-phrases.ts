import { any, describesNoun, inFormulas, inLaw, nextIs, passive, previousIs, previousPos } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";
import { learned } from "./verb-entries.ts";

const made =
  "used|designed|developed|created|built|introduced|proposed|needed|required|intended|adopted|necessary|utilized";
const means =
  "way|ways|method|methods|strategies|techniques|technique|tools|tool|opportunities|approach|approaches|means";

/** A second gerund hangs on the same "for": "used for cutting and shaping". */
const sharesFor: Restriction = ({ words, to }) =>
  words
    .slice(to, to + 12)
    .some(({ pos, text }, i, rest) => (pos === "CCONJ" || text === ",") && /ing$/.test(rest[i + 1]?.lower ?? ""));

/** The -ing word may be a noun: "tools for writing", where nothing follows that it could act on. */
const objectless: Restriction = ({ words, to }) =>
  !["DET", "NOUN", "ADJ", "PRON", "PROPN", "NUM", "ADV"].includes(words[to]?.pos ?? "");

const long: Restriction = ({ slots }) => slots[slots.length - 3]!.to - slots[slots.length - 3]!.from > 5;

export const purposePhrases = tableRule({
  id: "purpose-phrases",
  summary: "The verb alone says what it is for.",
  stage: "wording",
  level: 6,
  entries: [
    { match: `${made} [ for <Ving> ]`, to: "to $V3", unless: any(sharesFor, objectless, inLaw), level: 8 },
    { match: `${means} [ for <Ving> ]`, to: "to $V3", level: 8, unless: any(sharesFor, objectless) },
    {
      match: "capable of <Ving>",
      to: "that can $V3",
      when: previousPos("NOUN"),
      unless: any(sharesFor, learned, previousIs("is", "are")),
    },
    { match: "~work towards|toward <Ving>", to: "~work to $V3", unless: any(sharesFor, describesNoun) },
    { match: "~help in <Ving>", to: "~help $V3", unless: any(sharesFor, passive) },
    {
      match: "~continue <Ving>",
      to: "~keep $2",
      unless: any(passive, describesNoun, objectless, previousPos("VERB", "DET", "ADJ"), nextIs("education")),
    },
    { match: "~make it easier for <NP> to <V>", to: "~help $5 $7", unless: any(passive, long, modalNext) },
    { match: "~make it possible for <NP> to <V>", to: "~let $5 $7", unless: any(passive, long, learned) },
    {
      match: "the task|act of <Ving>",
      to: "$4",
      level: 7,
      unless: any(inLaw, previousIs("in", "of", "with"), previousPos("VERB"), objectless),
    },
    { match: "for the purposes|sake of <Ving>", to: "to $V5", level: 6, unless: inLaw },
    { match: "~serve as a way to <V>", to: "~$6", level: 7, unless: inFormulas },
  ],
  examples: [
    { before: "A saw is used for cutting wood.", after: "A saw is used to cut wood." },
    { before: "It is used for cutting and shaping wood.", after: "It is used for cutting and shaping wood." },
    { before: "The tools for writing are old.", after: "The tools for writing are old." },
    { before: "We know methods for curing ham.", after: "We know methods to cure ham." },
    { before: "They want a boat capable of carrying sheep.", after: "They want a boat that can carry sheep." },
    { before: "He is capable of anger.", after: "He is capable of anger." },
    { before: "She continued pulling the rope.", after: "She kept pulling the rope." },
    { before: "Continuing education is cheap.", after: "Continuing education is cheap." },
    { before: "The ramp makes it easier for guests to enter.", after: "The ramp helps guests enter." },
    { before: "The ramp makes it easier for guests.", after: "The ramp makes it easier for guests." },
    { before: "They worked towards ending the war.", after: "They worked to end the war." },
    { before: "The task of sorting nails is dull.", after: "Sorting nails is dull." },
  ],
});

/** Help is already there: "would make it easier for us to be able to". */
function modalNext({ words, to }: Parameters<Restriction>[0]): boolean {
  return words[to]?.lower === "able";
}
