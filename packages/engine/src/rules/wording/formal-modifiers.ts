import {
  any,
  attributive,
  coordinated,
  graded,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  nextLemma,
  nextPos,
  predicative,
  previousIs,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { beforeNoun } from "./adjective-entries.ts";

const technical = any(inStatistics, inFormulas);
const negated = near(3, "not", "never", "hardly");

/** Adjectives of the office and the lecture with a twin that people say. */
export const formalAdjectives: Entry[] = [
  {
    match: "[ adequate ] preparation|oxygen|nutrition|protection|resources|information|housing|evidence",
    to: "enough",
    level: 7,
    unless: any(technical, graded, previousIs("a", "an", "the", "more", "and", "or"), inSentenceWith("enough")),
  },
  {
    match: "[ rigorous ] testing|review|analysis|research|evaluation|inspection|screening|preparation",
    to: "thorough",
    level: 6,
    unless: any(technical, graded, coordinated),
  },
  {
    match: "[ rigorous ] training|schedule|workout|workouts|practice",
    to: "hard",
    level: 7,
    unless: any(technical, graded, coordinated),
  },
  {
    match: "[ rigorous|stringent ] standards|rules|regulations|requirements|controls|measures|laws|guidelines",
    to: "strict",
    level: 6,
    unless: any(technical, graded, inSentenceWith("strict")),
  },
  {
    match: "[ superior ] quality|craftsmanship|comfort|service",
    to: "excellent",
    level: 7,
    unless: any(technical, graded),
  },
  {
    match: "~be @ADV? [ feasible ]",
    to: "possible",
    level: 8,
    when: predicative,
    unless: any(technical, graded, inSentenceWith("possible")),
  },
  {
    match: "[ contemporary ] society|world|life|times|issues|culture|readers|audiences|audience",
    to: "modern",
    level: 6,
    unless: any(graded, inSentenceWith("modern")),
  },
  {
    match:
      "[ inadequate ] sleep|nutrition|diet|training|education|housing|infrastructure|service|facilities|care|support|planning",
    to: "poor",
    level: 6,
    unless: any(technical, graded),
  },
  { match: "[ fervent ] belief|believer|support|desire|opposition", to: "strong", level: 6 },
  beforeNoun("mundane", ["ordinary", "everyday"], 6, coordinated),
  beforeNoun("perilous", "dangerous", 6, any(coordinated, inSentenceWith("danger", "dangerous"))),
  {
    match: "[ treacherous ] terrain|roads|road|waters|conditions|journey|path|climb|mountain",
    to: "dangerous",
    level: 6,
    unless: any(graded, inSentenceWith("danger", "dangerous")),
  },
  { match: "obsolete", to: "outdated", level: 6, unless: any(technical, graded) },
  { match: "prudent to", to: "wise $2", level: 6, unless: graded },
  { match: "[ commendable ] job|effort|efforts|work", to: "good", level: 6, unless: graded },
  beforeNoun("resolute", "firm", 6, coordinated),
  beforeNoun(
    "monumental",
    "huge",
    6,
    any(coordinated, nextLemma("building", "sculpture", "work", "art", "architecture")),
  ),
  beforeNoun("tranquil", "peaceful", 6, any(coordinated, inSentenceWith("peace", "peaceful"))),

  {
    match: "~be [ ubiquitous ]",
    to: "everywhere",
    level: 7,
    when: any(nextIs("in"), nextPos("PUNCT")),
    unless: technical,
  },
  {
    match: "[ widespread ] support|adoption|concern|criticism|belief|recognition|acceptance|appeal",
    to: "wide",
    level: 8,
    unless: any(technical, graded),
  },
  {
    match: "~be @ADV? [ mandatory ] for|,|.|in|because|and",
    to: "required",
    level: 7,
    unless: any(inLaw, technical, inSentenceWith("require", "requirement")),
  },
  { match: "[ prominent ] figure|figures|member|members|leader|leaders", to: "leading", level: 6, unless: graded },
  { match: "[ prominent ] role|place|part", to: "major", level: 6, unless: graded },
  {
    match: "[ captivating ] performance|performances|read|film|drama|account|look|scene|scenes",
    to: "gripping",
    level: 7,
    unless: any(graded, coordinated),
  },
  beforeNoun("delightful", "lovely", 7, any(coordinated, previousIs("and", ","))),
  {
    match: "[ stellar ] performance|performances|job|work|choice|cast|reputation|service|reviews",
    to: "excellent",
    level: 6,
    unless: graded,
  },
  { match: "[ petite ] frame|figure|size|bottle|portion|portions", to: "small", level: 6, unless: graded },
  { match: "feeling|feel|feels|felt|left me [ perplexed ]", to: "puzzled", level: 6 },
  { match: "[ joyous ] occasion|celebration|day|time|moment", to: "joyful", level: 6 },
  { match: "complimentary breakfast|drinks|drink|parking|coffee|dessert|champagne|snacks", to: "free $2", level: 6 },
  { match: "inclement weather", to: "bad weather", level: 6 },
];

/** Adverbs of the same kind. */
export const formalAdverbs: Entry[] = [
  {
    match:
      "[ significantly|substantially|considerably ] ~impact|enhance|boost|hinder|decrease|extend|shape|benefit|diminish|lessen|shift|disrupt|strengthen|weaken|advance|slow|help|hurt|harm|damage",
    to: "greatly",
    level: 6,
    unless: any(technical, negated, inSentenceWith("greatly")),
  },
  {
    match: "~enhance|impact|evolve|contribute|decrease|benefit [ significantly|substantially|considerably ]",
    to: "greatly",
    level: 6,
    when: nextPos("PUNCT", "ADP", "SCONJ"),
    unless: any(technical, negated),
  },
  { match: "@NUM @NOUN|NUM @NOUN? [ annually ]", to: "a year", level: 6, when: nextPos("PUNCT"), unless: technical },
  { match: "[ thoroughly ] ~enjoy|impress", to: "really", level: 7, unless: negated },
  { match: "[ extensively ] studied|researched|discussed|covered|traveled|travelled", to: "widely", level: 6 },
  { match: "[ readily ] @VERB", to: "easily", level: 8, unless: any(technical, negated) },
  { match: "markedly|strikingly different", to: "very different", level: 6 },
  { match: "is|are|was|were [ undeniably ] @ADJ|DET", to: "clearly", level: 6 },
  {
    match: "[ collectively ]",
    to: "together",
    level: 7,
    when: nextPos("PUNCT"),
    unless: any(technical, inSentenceWith("individually", "together"), previousIs(",")),
  },
  { match: "~work|train|study diligently|tirelessly", to: "$1 hard", level: 6, unless: inSentenceWith("hard") },
  { match: "concurrently", to: "at the same time", level: 6, when: nextPos("PUNCT"), unless: any(technical, inLaw) },
  { match: "and consequently|hence @PRON|DET|VERB", to: "and so $3", level: 6, unless: technical },
  { match: "can|could|to|will [ truly ] <V>", to: "really", level: 6, unless: negated },
  { match: "[ truly ] is|are|was|were", to: "really", level: 7, unless: any(negated, inSentenceWith("really")) },
  {
    match: "promptly",
    to: "quickly",
    level: 7,
    when: any(attributive, nextPos("PUNCT", "ADP")),
    unless: any(inLaw, inSentenceWith("quick", "quickly")),
  },
];
