import {
  any,
  attributive,
  coordinated,
  graded,
  inFormulas,
  inLaw,
  inMode,
  inSentenceWith,
  inStatistics,
  nextIs,
  nextLemma,
  nextPos,
  not,
  pluralNext,
  predicative,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { beforeNoun } from "./adjective-entries.ts";

const technical = any(inStatistics, inFormulas);
const formal = inMode("academic", "formal");

/** What sort of thing it is: real, first, main, another. */
export const kind: Entry[] = [
  beforeNoun(
    "genuine",
    "real",
    6,
    any(coordinated, previousIs("and", ","), nextLemma("leather", "smile", "article", "antique")),
  ),
  { match: "[ genuinely ] @ADJ|VERB", to: "really", level: 6, unless: inSentenceWith("really", "real") },
  {
    match:
      "[ meaningful ] change|changes|difference|differences|progress|improvement|improvements|action|connection|connections|conversations",
    to: "real",
    level: 7,
    unless: any(technical, graded, coordinated, inSentenceWith("real")),
  },
  {
    match: "societal",
    to: "social",
    level: 6,
    when: attributive,
    unless: any(coordinated, inSentenceWith("social", "society")),
  },
  beforeNoun("tremendous", ["huge", "great"], 6, any(coordinated, inSentenceWith("great"))),
  {
    match: "exceptional",
    to: "outstanding",
    level: 7,
    when: attributive,
    unless: any(graded, coordinated, inLaw, nextLemma("circumstance", "case", "child", "student", "need")),
  },
  {
    match: "[ extensive ] collection|range|selection|network|library|array",
    to: "large",
    level: 6,
    unless: any(technical, graded),
  },
  { match: "[ extensive ] list|menu", to: "long", level: 6, unless: any(technical, graded) },
  { match: "[ extensive ] knowledge", to: "broad", level: 6, unless: any(technical, graded) },
  {
    match: "@VERB|ADP [ extensive ] research|training|testing|work",
    to: "a lot of",
    level: 7,
    unless: any(technical, formal, graded),
  },
  beforeNoun(
    "primary",
    "main",
    6,
    any(
      technical,
      inLaw,
      previousIs("a", "another"),
      coordinated,
      inSentenceWith("secondary", "main", "tumor", "cancer", "patient", "disease"),
      nextLemma(
        "school",
        "care",
        "election",
        "key",
        "color",
        "colour",
        "caregiver",
        "education",
        "market",
        "producer",
        "physician",
        "structure",
        "endpoint",
        "production",
        "teacher",
        "doctor",
        "research",
        "data",
        "document",
        "residence",
      ),
    ),
  ),
  {
    match:
      "[ initial ] week|weeks|day|days|month|months|period|year|years|contact|encounter|version|design|idea|plan|plans|release|focus|results",
    to: "first",
    level: 6,
    unless: any(technical, inLaw, graded, inSentenceWith("first"), previousPos("NUM"), nextIs("public")),
  },
  {
    match:
      "my|your|his|her|their|our [ initial ] doubts|doubt|hesitation|hesitations|reservations|resistance|fears|concerns",
    to: "early",
    level: 6,
  },
  {
    match: "additional",
    to: "more",
    level: 6,
    when: pluralNext,
    unless: any(
      technical,
      inLaw,
      formal,
      graded,
      coordinated,
      previousPos("DET", "PRON", "NUM", "ADJ"),
      previousIs("no", "any", "some", "its", "their", "these", "and", "or", ",", "'s"),
      inSentenceWith("more"),
    ),
  },
  { match: "~be @ADV? [ concerning/ADJ|VERB ]", to: "worrying", level: 6, when: nextPos("PUNCT") },
  { match: "deeply concerning", to: "very worrying", level: 6, when: predicative },
  { match: "@NOUN and @NOUN [ alike ]", to: "", level: 7, when: nextPos("PUNCT"), unless: inSentenceWith("look") },
  {
    match: "[ newly acquired ]",
    to: "new",
    level: 7,
    when: attributive,
    unless: any(technical, inLaw, not(previousPos("PRON"))),
  },
];
