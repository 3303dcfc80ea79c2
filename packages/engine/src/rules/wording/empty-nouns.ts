import {
  any,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  nextIs,
  nextPos,
  pluralNext,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";

const technical = any(inStatistics, inFormulas);
const abstract =
  "responsibility|unity|camaraderie|stability|security|trust|calm|togetherness|excitement|mystery|tension|peace|harmony|teamwork|solidarity|independence|loyalty";

/** Nouns in front of the noun that matters. */
export const emptyNouns: Entry[] = [
  {
    match:
      "~create|foster|promote|encourage|build|cultivate|develop|bring|evoke|strengthen|provide [ a strong? sense of ] " +
      abstract,
    to: "",
    level: 7,
    unless: technical,
  },
  { match: "~have|gain|get [ a sense of ] peace|calm|security|stability|confidence", to: "", level: 7 },
  {
    match: "~understand|explore|introduce|explain|discuss|illustrate|teach|learn [ the concept of ]",
    to: "",
    level: 6,
    unless: any(technical, nextIs("a", "an")),
  },
  {
    match: "about|on [ the concept of ]",
    to: "",
    level: 6,
    unless: any(technical, nextIs("a", "an"), previousPos("VERB")),
  },
  {
    match: "~discuss|address|tackle|explore|raise|consider|examine [ the issue|topic|subject|problem of ]",
    to: "",
    level: 7,
    unless: any(technical, inLaw, nextIs("the")),
  },
  { match: "on [ the topic|issue of ]", to: "", level: 6, unless: any(previousPos("AUX"), nextIs("a", "an")) },
  { match: "the fields|areas of @NOUN", to: "$4", level: 7, when: previousIs("in"), unless: technical },
  {
    match: "in [ the area|areas|domain|domains of ]",
    to: "",
    level: 7,
    unless: any(technical, nextIs("the", "a", "an", "law"), nextPos("PROPN", "NUM")),
  },
  { match: "in the modern world|era|age", to: "today", level: 7, unless: any(nextIs("of"), previousPos("ADV")) },
  {
    match: "in today 's modern|digital|busy|competitive|complex|global world|society|age|era|environment",
    to: "today",
    level: 6,
  },
  { match: "in modern times", to: "today", level: 7, unless: previousPos("ADV") },
  { match: "throughout the entire|whole", to: "throughout the", level: 6, unless: nextIs("of") },
  { match: "during the entire", to: "during the", level: 7 },
  {
    match: "~show|ignore|accept|recognize|acknowledge|prove|mention|realize|notice|forget|overlook [ the fact ] that",
    to: "",
    level: 6,
    unless: inLaw,
  },
  {
    match: "a large|small|significant|substantial|considerable|wide variety|number of different",
    to: "many different",
    level: 6,
    when: pluralNext,
  },
  {
    match: "in a variety of ways|settings|contexts|situations|fields|areas|forms|colors|sizes|styles",
    to: "in many $5",
    level: 7,
    unless: technical,
  },
  { match: "for a variety of reasons|purposes", to: "for many $5", level: 7, unless: technical },
  { match: "a variety of different", to: "various", level: 5, when: pluralNext },
  {
    match: "~be [ of great|utmost|paramount|vital|critical importance ]",
    to: "very important",
    level: 6,
    unless: nextPos("ADV"),
  },
  {
    match: "[ consecutive years|times|days|weeks|months|seasons|games|wins|victories ]",
    to: "$2 in a row",
    level: 6,
    when: previousPos("NUM"),
    unless: any(technical, inLaw, nextIs("of"), inSentenceWith("row")),
  },
  {
    match: "minutes|hours|days|weeks|seconds|months|games|laps [ remaining ]",
    to: "left",
    level: 6,
    unless: any(technical, nextPos("NOUN", "ADJ"), previousIs("the")),
  },
];
