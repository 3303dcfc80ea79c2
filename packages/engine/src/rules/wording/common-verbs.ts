import { subjectOf } from "../../grammar/conjugate.ts";
import {
  any,
  describesNoun,
  graded,
  hasForm,
  inFormulas,
  inLaw,
  inMode,
  inStatistics,
  near,
  nextIs,
  nextPos,
  not,
  objectIs,
  passive,
  personalSubject,
  toPeople,
  transitive,
} from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";

const inactive = not(transitive);

/** Actors portray whoever is named: "the Ghost of Christmas". */
const nameFollows: Restriction = ({ words, to }) => words.slice(to, to + 5).some(({ text }) => /^\p{Lu}/u.test(text));
const technical = any(inFormulas, inStatistics);

/** Everyday verbs for formal ones. */
export const verbs: Entry[] = [
  {
    match: "[ ~provide ] <NP> [ with ] <NP>",
    to: "~give … ",
    when: toPeople,
    unless: any(passive, inLaw, describesNoun),
  },
  {
    match: "~require",
    to: "~need",
    level: 7,
    unless: any(inactive, describesNoun, technical, inLaw, askedToAct, hasForm("ing"), nextPos("PRON"), nextIs("that")),
  },
  { match: "@NOUN [ required ] to|for", to: "needed", unless: any(inLaw, nextPos("VERB")) },
  { match: "~occur", to: "~happen", when: somethingHappens, unless: any(technical, nextIs("to", "naturally", "in")) },
  {
    match: "~maintain",
    to: "~keep",
    when: objectIs("balance", "contact", "control", "focus", "distance", "order", "composure", "momentum", "weight"),
    unless: any(passive, describesNoun),
  },
  {
    match: "~establish",
    to: "~set up",
    when: objectIs(
      "company",
      "committee",
      "school",
      "network",
      "base",
      "program",
      "organization",
      "fund",
      "office",
      "business",
    ),
    unless: any(passive, describesNoun),
  },
  {
    match: "~be [ operated ] by",
    to: "run",
    unless: near(4, "hand", "machine", "battery", "power", "solar", "remote"),
  },
  {
    match: "~explore",
    to: ["~look at", "~examine"],
    level: 7,
    when: objectIs(
      "topic",
      "issue",
      "question",
      "role",
      "relationship",
      "impact",
      "effect",
      "aspect",
      "concept",
      "theme",
    ),
    unless: passive,
  },
  { match: "to [ determine ] whether|if", to: "find out", unless: any(technical, inLaw, inMode("academic", "formal")) },
  { match: "[ ~aid ] <NP> [ in <Ving> ]", to: "~help … $V4", unless: passive },
  { match: "~verify that", to: "~check that", level: 7, unless: any(passive, technical) },
  {
    match: "~seek",
    to: "~look for",
    when: objectIs("job", "solution", "answer", "opportunity", "way", "work", "information", "inspiration"),
    unless: passive,
  },
  {
    match: "~construct",
    to: "~build",
    unless: any(
      technical,
      describesNoun,
      not(
        objectIs(
          "house",
          "building",
          "bridge",
          "road",
          "wall",
          "tower",
          "home",
          "railway",
          "school",
          "church",
          "dam",
          "station",
        ),
      ),
    ),
  },
  {
    match: "~be [ constructed ] in|by|between|of|from|with",
    to: "built",
    unless: any(technical, near(5, "set", "argument", "narrative", "gender")),
  },
  {
    match: "~initiate",
    to: "~start",
    unless: any(
      inactive,
      technical,
      inLaw,
      describesNoun,
      near(4, "cell", "immune", "rite", "member"),
      near(6, "into"),
    ),
  },
  { match: "~proceed to <V>", to: "~go on to $3", unless: inLaw },
  {
    match: "[ portrayed ] as|in|so|with",
    to: "shown",
    level: 7,
    unless: any(personalSubject, near(6, "actor", "actress", "acting", "role", "play", "character")),
  },
  {
    match: "~portray",
    to: "~show",
    level: 7,
    unless: any(
      objectIs("man", "woman", "girl", "boy", "king", "queen", "hero", "villain", "father", "mother", "person"),
      describesNoun,
      near(6, "actor", "actress", "acting", "role", "play", "character"),
      nameFollows,
      personalSubject,
      inactive,
    ),
  },
  {
    match: "~deteriorate",
    to: "~worsen",
    when: near(7, "situation", "condition", "health", "relation", "relationship"),
  },
  { match: "@NOUN [ equipped with ]", to: "with", level: 6 },
  { match: "~be composed of", to: "~be made up of", level: 7, unless: technical },
  { match: "~be @ADV? [ regarded|perceived as ]", to: "seen as", unless: technical },
  { match: "~be @ADV? [ intended ] to|for", to: "meant", unless: inLaw },
  { match: "~be @ADV? [ associated with ]", to: "linked to", level: 7, unless: technical },
  { match: "~be heavily reliant|dependent on|upon", to: "~rely heavily on" },
  { match: "~be reliant on|upon", to: "~rely on", unless: graded },
  { match: "~be supportive of", to: "~support" },
  { match: "~be appreciative of", to: "~appreciate" },
  { match: "~be fearful of", to: "~fear" },
  { match: "~have the opportunity to <V>", to: "~have the chance to $5" },
];

/** "requires users to sign in": an order, not a need. */
function askedToAct({ words, to }: Parameters<Restriction>[0]): boolean {
  return words.slice(to, to + 20).some((word) => word.lower === "to");
}

const happenings = new Set(
  "accident error problem event change issue incident mistake attack explosion crash this it that what".split(" "),
);

function somethingHappens({ words, from }: Parameters<Restriction>[0]): boolean {
  return happenings.has(subjectOf(words, from)?.lemma ?? "");
}
