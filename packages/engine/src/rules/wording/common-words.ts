import {
  any,
  attributive,
  coordinated,
  graded,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  nextIs,
  nextLemma,
  nextPos,
  objectIs,
  pluralNext,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { verbs } from "./common-verbs.ts";

const technical = any(inFormulas, inStatistics);

const nouns: Entry[] = [
  { match: "the|an|this|another|every|any [ opportunity ] to <V>", to: "chance", unless: inLaw },
  { match: "in some|many|most|certain|rare instances", to: "in $2 cases", unless: inFormulas },
  { match: "a portion of", to: "part of", unless: technical },
  { match: "large|small|big|significant|considerable [ portion ] of", to: "part", unless: technical },
  {
    match: "the onset of",
    to: "the start of",
    unless: any(technical, inSentenceWith("disease", "symptom", "illness", "diabetes", "puberty")),
  },
  { match: "the notion that|of", to: "the idea $3", unless: technical },
  { match: "the rationale for|behind", to: "the reason $3", unless: technical },
  { match: "for the duration of", to: "throughout" },
  { match: "%automobile", to: "%car", unless: any(nextPos("NOUN", "PROPN"), previousPos("PROPN")) },
  {
    match: "%objective/NOUN",
    to: "%goal",
    unless: any(
      inFormulas,
      nextPos("NOUN"),
      nextIs("function"),
      inSentenceWith("goal", "training", "train", "loss", "learning"),
      previousIs("learning", "military"),
    ),
  },
  { match: "the likelihood of", to: "the chance of", unless: technical },
  { match: "the necessity of|for", to: "the need for", unless: nextPos("VERB") },
  { match: "tranquility|tranquillity", to: ["peace", "calm"], unless: inSentenceWith("peace", "calm") },
  { match: "expenditure", to: "spending", level: 7, unless: any(technical, previousPos("DET"), nextPos("NOUN")) },
  { match: "the act of <Ving>", to: "$4", unless: previousIs("in") },
];

const adjectives: Entry[] = [
  { match: "more difficult", to: "harder", unless: any(coordinated, attributive) },
  { match: "[ difficult ] to <V>", to: "hard", unless: any(previousIs("more", "most", "less"), previousPos("CCONJ")) },
  {
    match: "multiple",
    to: "several",
    level: 8,
    when: pluralNext,
    unless: any(
      technical,
      graded,
      previousPos("DET", "PRON", "NUM"),
      nextLemma("choice", "sclerosis", "birth", "personality", "comparison", "myeloma", "intelligence"),
      inSentenceWith("several", "many"),
    ),
  },
  {
    match: "the|this|my|your|his|her|our|their|its|an [ entire ]",
    to: "whole",
    level: 8,
    when: attributive,
    unless: any(pluralNext, nextPos("PROPN")),
  },
  { match: "lengthy", to: "long", unless: graded },
  { match: "[ prevalent ]", to: "common", unless: any(technical, inSentenceWith("disease", "common")) },
  { match: "~be [ evident ] that|in|from", to: "clear" },
  { match: "more straightforward", to: "simpler", unless: coordinated },
  {
    match: "straightforward",
    to: "simple",
    when: attributive,
    unless: any(graded, inSentenceWith("simple"), nextLemma("person", "man", "woman", "guy", "character", "manner")),
  },
  { match: "principal", to: "main", when: nextLemma("reason", "cause", "aim", "goal", "purpose"), unless: technical },
  { match: "immense", to: ["huge", "great"], when: attributive, unless: graded },
  { match: "serene", to: "calm", when: attributive, unless: graded },
  {
    match: "hazardous",
    to: "dangerous",
    level: 7,
    unless: any(nextLemma("waste", "material", "substance", "chemical"), graded),
  },
];

const small: Entry[] = [
  { match: "^ initially ,", to: "At first,", level: 5 },
  {
    match: "rapidly",
    to: "quickly",
    unless: any(technical, previousIs("more"), nextLemma("grow", "expand", "change", "evolve", "oscillate", "rotate")),
  },
  { match: "swiftly", to: "quickly" },
  { match: "immensely", to: "greatly" },
  { match: "simultaneously", to: "at the same time", when: nextPos("PUNCT"), unless: technical },
  {
    match: "globally",
    to: "worldwide",
    when: nextPos("PUNCT"),
    unless: any(technical, previousIs("and", "or", "think", "both")),
  },
  { match: "extensively used", to: "widely used" },
  { match: ", [ thus|hence ] <Ving>", to: "", unless: technical },
  {
    match: "within",
    to: "in",
    level: 7,
    when: objectIs(
      "industry",
      "organization",
      "company",
      "community",
      "workplace",
      "sector",
      "country",
      "region",
      "city",
      "society",
      "novel",
      "film",
    ),
    unless: any(technical, inLaw, nextPos("NUM"), previousIs("from", "and", "or", "only")),
  },
  { match: "^ upon @NOUN", to: "On $2", level: 7 },
];

const actions: readonly (readonly [noun: string, gerund: string])[] = [
  ["development", "developing"],
  ["creation", "creating"],
  ["formation", "forming"],
  ["production", "producing"],
  ["preservation", "preserving"],
  ["implementation", "implementing"],
  ["promotion", "promoting"],
  ["reduction", "reducing"],
  ["prevention", "preventing"],
  ["protection", "protecting"],
  ["construction", "building"],
  ["adoption", "adopting"],
  ["identification", "identifying"],
  ["establishment", "establishing"],
  ["destruction", "destroying"],
  ["enhancement", "improving"],
  ["improvement", "improving"],
  ["exploration", "exploring"],
  ["selection", "choosing"],
];

const nominalisations: Entry[] = actions.flatMap(([noun, gerund]) => [
  {
    match: `role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the ${noun} of ]`,
    to: gerund,
    level: 7,
    unless: technical,
  },
  {
    match: `essential|important|crucial|responsible|useful|necessary|vital|used for [ the ${noun} of ]`,
    to: gerund,
    level: 7,
    unless: technical,
  },
]);

export const commonWords = tableRule({
  id: "common-words",
  summary: "The more common word says the same.",
  stage: "wording",
  level: 6,
  entries: [...verbs, ...nouns, ...adjectives, ...small, ...nominalisations],
  examples: [
    { before: "It provides users with maps.", after: "It gives users maps." },
    { before: "It provides meals with care.", after: "It provides meals with care." },
    { before: "The dish requires patience.", after: "The dish needs patience." },
    { before: "The rules require visitors to sign in.", after: "The rules require visitors to sign in." },
    { before: "We had the time required to cook.", after: "We had the time needed to cook." },
    { before: "It is difficult to swim here.", after: "It is hard to swim here." },
    { before: "He has multiple sclerosis.", after: "He has multiple sclerosis." },
    { before: "We slept the entire day.", after: "We slept the whole day." },
    { before: "She gave us an opportunity to sing.", after: "She gave us a chance to sing." },
    { before: "They had a role in the creation of the park.", after: "They had a role in creating the park." },
    { before: "It led to the creation of the park.", after: "It led to the creation of the park." },
  ],
});
