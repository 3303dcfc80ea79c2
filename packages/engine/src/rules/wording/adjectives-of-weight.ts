import {
  any,
  attributive,
  graded,
  inFormulas,
  inLaw,
  inStatistics,
  nextIs,
  nextLemma,
  nextPos,
  objectIs,
  predicative,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { beforeNoun } from "./adjective-entries.ts";

/** "No significant effect" speaks of a test, or may. */
const denied = previousIs("no", "any", "not", "n't");
const technical = any(inStatistics, inFormulas, denied);
const weighty = "significant|substantial|considerable";

/** Things that one has more or less of, good ones first. */
const gains = "benefit advantage gain opportunity improvement advance potential success contribution achievement".split(
  " ",
);
const troubles =
  `challenge problem issue risk danger threat damage harm loss disruption delay difficulty concern obstacle hardship
  setback strain injury consequence drawback disadvantage shortage hurdle flaw weakness`.split(/\s+/);
const amounts = "increase decrease reduction decline drop rise growth saving difference investment".split(" ");

/** How much something weighs, with the word that each kind of thing goes with. */
export const weight: Entry[] = [
  {
    match: "the most [ significant ]",
    to: "important",
    level: 6,
    when: attributive,
    unless: any(technical, objectIs(...troubles, ...gains, ...amounts, "change", "difference", "impact", "effect")),
  },
  {
    match: "the [ most significant ]",
    to: "biggest",
    level: 6,
    when: objectIs(...troubles, ...gains, ...amounts, "change", "difference", "impact", "effect"),
    unless: any(technical, nextIs(",", "and")),
  },
  {
    match: "[ most significant ]",
    to: "biggest",
    level: 6,
    when: objectIs(...troubles, "advantage", "benefit", "change", "contribution"),
    unless: any(technical, nextIs(",", "and"), nextPos("ADJ"), previousIs("the", "a")),
  },
  {
    match: `[ ${weighty} ]`,
    to: ["major", "great"],
    level: 6,
    when: nextLemma("benefit", "advantage", "gain", "potential", "success"),
    unless: any(technical, graded, inLaw),
  },
  {
    match: `[ ${weighty} ]`,
    to: ["major", "big"],
    level: 6,
    when: nextLemma("improvement", "advance", "achievement", "contributor", "source", "factor", "event", "development"),
    unless: any(technical, graded, inLaw),
  },
  beforeNoun(
    `${weighty}|profound`,
    "great",
    6,
    any(
      technical,
      inLaw,
      (site) => !nextLemma("progress", "importance", "effort", "interest", "care", "value", "respect", "promise")(site),
    ),
  ),
  {
    match: `[ ${weighty} ]`,
    to: "serious",
    level: 6,
    when: nextLemma(
      "damage",
      "harm",
      "danger",
      "disruption",
      "delay",
      "difficulty",
      "injury",
      "consequence",
      "drawback",
      "disadvantage",
      "flaw",
      "strain",
      "risk",
      "issue",
      "hardship",
      "shortage",
    ),
    unless: any(technical, graded, inLaw),
  },
  {
    match: `[ ${weighty} ]`,
    to: "large",
    level: 6,
    when: nextLemma(...amounts.slice(0, 6), "saving", "investment", "distance", "quantity", "volume", "population"),
    unless: any(technical, graded, inLaw),
  },
  {
    match: "[ substantial|considerable ]",
    to: "major",
    level: 7,
    when: nextLemma("challenge", "problem", "obstacle", "change", "contribution", "cost", "expense", "concern"),
    unless: any(technical, graded, inLaw),
  },
  {
    match: "[ substantial|considerable ] influence|impact|effect",
    to: "great",
    level: 7,
    unless: any(technical, graded, inLaw),
  },
  { match: "significant implications", to: "major consequences", level: 7, unless: any(technical, graded, inLaw) },
  {
    match: `@VERB [ ${weighty} ] time|effort|money|resources|energy|work`,
    to: "a lot of",
    level: 7,
    unless: any(technical, inLaw, nextIs("and"), previousPos("AUX")),
  },
  { match: "[ significance ] of", to: "importance", level: 6, unless: any(technical, previousIs("statistical")) },
  {
    match: "cultural|historical|religious|social|great|symbolic [ significance ]",
    to: "importance",
    level: 6,
    unless: any(technical, nextPos("NOUN")),
  },
];

const parts = "part component element aspect role factor skill feature ingredient step tool piece".split(" ");

/** How much something is needed. */
export const need: Entry[] = [
  {
    match: "essential|vital|crucial|critical|integral|pivotal component|aspect|element|facet of",
    to: "key part $3",
    level: 6,
    unless: any(technical, graded, inLaw),
  },
  {
    match: "important|key|major|central|significant component|facet of",
    to: "$1 part $3",
    level: 6,
    unless: any(technical, graded, inLaw),
  },
  { match: "integral part|role", to: ["essential $2", "key $2"], level: 6, unless: any(technical, graded) },
  {
    match: "[ critical ]",
    to: "key",
    level: 6,
    when: nextLemma(...parts, "issue", "task"),
    unless: any(technical, graded, inLaw, nextIs("piece")),
  },
  { match: "[ critical ] importance|need", to: "great", level: 6, unless: any(technical, graded) },
  { match: "~be [ critical ] to|for", to: ["essential", "vital"], level: 6, unless: any(technical, graded, inLaw) },
  { match: "~be fundamental to", to: "~be essential to", level: 7, unless: any(technical, graded) },
  {
    match: "[ fundamental ]",
    to: "basic",
    level: 7,
    when: nextLemma("principle", "need", "skill", "part", "idea", "requirement"),
    unless: any(technical, graded, inLaw),
  },
  {
    match: "[ essential ]",
    to: "key",
    level: 7,
    when: nextLemma("role", "factor", "ingredient", "aspect"),
    unless: any(technical, graded, inLaw),
  },
  { match: "is|are|was|were instrumental in <Ving>", to: "~help@1 $V4", level: 6, unless: graded },
  {
    match: "[ beneficial ]",
    to: ["helpful", "useful"],
    level: 7,
    when: predicative,
    unless: any(technical, nextIs("to", "for", "and", "or"), previousIs("mutually", "and", "highly", "is")),
  },
  {
    match: "[ beneficial ] effect|effects|impact|impacts|influence",
    to: "good",
    level: 7,
    unless: any(technical, graded),
  },
  { match: "~be [ invaluable ]", to: "very useful", level: 6, when: predicative, unless: graded },
  {
    match: "[ invaluable ]",
    to: "very useful",
    level: 6,
    when: attributive,
    unless: any(graded, previousIs("an", "and"), nextLemma("service", "treasure")),
  },
  {
    match: "[ valuable ] information|insight|insights|tool|tools|resource|resources|skill|skills|feedback|advice",
    to: "useful",
    level: 7,
    unless: any(graded, inLaw, inFormulas),
  },
];
