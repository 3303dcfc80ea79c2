import { any, inCompound, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction, Site } from "../table.ts";
import { statistical } from "./guards.ts";
import { vague } from "./soft-words.ts";

const notBeforeAdjective: Restriction = ({ words, to }) => words[to]?.pos !== "ADJ" || words[to]?.lower === "same";
const notBeforeVerb: Restriction = ({ words, to }) => words[to]?.pos !== "VERB";
const negated = previousIs(
  "not",
  "n't",
  "never",
  "no",
  "how",
  "so",
  "too",
  "as",
  "more",
  "most",
  "less",
  "without",
  "cannot",
);

/** Words that a sentence does well without. */
export const deletions: readonly Entry[] = [
  {
    match:
      "very|really|truly|incredibly|extremely|quite|absolutely|totally|utterly|remarkably|exceptionally|extraordinarily|immensely",
    to: "",
    unless: any(
      notBeforeAdjective,
      negated,
      inCompound,
      previousIs("the"),
      nextIs("likely", "unlikely", "possible", "few", "little", "small", "large", "high", "low", "common", "rare"),
    ),
  },
  {
    match: "truly|really|simply|basically|essentially|fundamentally|actively|inherently|literally|actually",
    to: "",
    unless: any(
      notBeforeVerb,
      negated,
      previousPos("PUNCT"),
      previousIs("to", "quite", "or", "do", "does", "did"),
      nextIs("put"),
    ),
  },
  {
    match: "also/ADV",
    to: "",
    unless: any(
      previousIs("but", "and", "not", "can", "may"),
      nextIs("known", "called"),
      previousPos("PUNCT"),
      nextPos("PUNCT"),
      ({ words }) => words.some(({ lower }) => lower === "only" || lower === "just"),
    ),
  },
  {
    match:
      "seamlessly|effortlessly|ultimately|meticulously|genuinely|successfully|actively|proactively|truly|beautifully|skillfully|masterfully",
    to: "",
    unless: any(notBeforeVerb, negated, previousPos("PUNCT"), previousIs("to")),
  },
  {
    match: "overall|various|actual|sheer|respective|existing",
    to: "",
    unless: any(
      (site) => site.words[site.to]?.pos !== "NOUN" || vague.has(site.words[site.to]!.lower),
      nextIs("source", "sources"),
      inCompound,
      statistical,
      article,
    ),
  },
  {
    match: "their|its|our|your [ own ] @NOUN",
    to: "",
    unless: (site) => ["of", "on"].includes(site.words[site.from - 2]?.lower ?? ""),
  },
  { match: "many|several [ different ]", to: "" },
  { match: "a sense|feeling of @NOUN", to: "$4", unless: any(nextIs("and", "that", "of"), previousIs("is", "was")) },
  {
    match: "high|higher|low|lower|increased|elevated|greater [ levels of ] @NOUN",
    to: "",
    unless: any(statistical, (site) => /s$/.test(site.words[site.to]?.lower ?? "")),
  },
  { match: "@ADJ [ in nature ]", to: "" },
  { match: "large|small|huge|tiny [ in size ]", to: "" },
  { match: "in recent years", to: "recently", unless: any(previousIs("as"), nextIs("of")) },
  { match: "on a global scale", to: "globally" },
  { match: "at a rapid pace", to: "rapidly" },
  { match: "^ [ at the end of the day , ]", to: "" },
  { match: "^ [ in this paper|study|work|article|essay|report , ] we|i", to: "" },
  { match: "^ [ it is clear|evident|obvious that ]", to: "" },
  { match: "~be [ in the process of ] <Ving>", to: "" },
  { match: "~be responsible for <Ving>", to: "~$4" },
  { match: "~manage to <V>", to: "~$3", unless: negated },
  { match: "~take the time to <V>", to: "~$5" },
  { match: "~come to realize|understand|appreciate", to: "~$3" },
  { match: "~believe|think|hope|know|say|feel|argue|ensure [ that ] i|we|they|he|she", to: "" },
  { match: "~make sure [ that ] i|we|they|he|she|you", to: "" },
  { match: "all|inside|outside [ of ] the|these|those|our|their", to: "" },
  {
    match: "the|this [ particular|specific ]",
    to: "",
    unless: any((site) => site.words[site.to]?.pos !== "NOUN", statistical),
  },
  {
    match: "as well as",
    to: "and",
    unless: any(previousPos("PUNCT"), nextPos("VERB"), (site) => !objectPosition(site)),
  },
  { match: "both", to: "", unless: (site) => !isPairOfPhrases(site) },
  {
    match:
      "^ [ additionally|furthermore|moreover|notably|importantly|interestingly|indeed|overall|ultimately|essentially , ]",
    to: "",
  },
  {
    match: "^ [ in addition|conclusion|summary|essence|fact|short|general , ]",
    to: "",
    unless: (site) => site.words[site.from + 1]?.lower === "general",
  },
  {
    match: "around|across the globe|world",
    to: "worldwide",
    unless: any(previousIs("from", "all", "travel", "traveling", "trip"), nextIs("of", "'s")),
  },
  {
    match: "all over|around the world",
    to: "worldwide",
    unless: any(previousIs("from", "travel", "traveling", "trip"), nextIs("of", "'s")),
  },
  { match: "^ [ of course , ]", to: "" },
  { match: "^ [ as a matter of fact , ]", to: "" },
  { match: "^ [ to sum up , ]", to: "" },
  { match: "^ [ all in all , ]", to: "" },
];

/** An article stands before: without the adjective "a" may need a look, and a count may be lost. */
function article({ words, from }: Site): boolean {
  return ["a", "an"].includes(words[from - 1]?.lower ?? "");
}

/** A verb comes before: the phrase is no subject whose number would change. */
function objectPosition({ words, from }: Site): boolean {
  return words
    .slice(0, from)
    .some((word) => (word.pos === "VERB" && !word.lower.endsWith("ing")) || word.pos === "AUX");
}

/** "both X and Y" with nothing between but one phrase. */
function isPairOfPhrases({ words, to }: Site): boolean {
  const and = words.findIndex((word, i) => i > to && i < to + 5 && word.lower === "and");
  if (words[and + 1]?.pos === "VERB") return false;
  return and > 0 && words.slice(to, and).every((word) => ["NOUN", "ADJ", "DET", "PROPN"].includes(word.pos));
}
