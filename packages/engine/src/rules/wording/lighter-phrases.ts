import {
  any,
  atStart,
  graded,
  inFormulas,
  inLaw,
  inMode,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  nextPos,
  pluralNext,
  predicative,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";

const technical = any(inStatistics, inFormulas);
const formal = inMode("academic", "formal");
const paired = any(previousIs("and", "or", ","), nextIs("and", "or", ","));

/** Phrases with a word too many. */
export const lighterPhrases: Entry[] = [
  {
    match: "all|both [ of ] the|these|those|his|her|their|my|our|your|its",
    to: "",
    level: 8,
    when: pluralAfter,
    unless: any(inLaw, previousPos("PRON")),
  },
  {
    match: "[ outside of ] the|a|an|my|your|his|her|our|their|its|work|school|class",
    to: "outside",
    level: 8,
    unless: inFormulas,
  },
  {
    match: "many|several [ different ]",
    to: "",
    level: 7,
    when: pluralNext,
    unless: any(technical, nextIs("from", "than"), inSentenceWith("same", "various")),
  },
  {
    match:
      "my|your|his|her|their|our [ own? personal ] opinion|opinions|belief|beliefs|favorite|favourite|preference|preferences|views|view",
    to: "",
    level: 6,
  },
  { match: "own personal", to: "own", level: 5 },
  { match: "new innovations", to: "innovations", level: 5 },
  {
    match: "the [ individual/NOUN ]",
    to: "person",
    level: 7,
    when: predicative,
    unless: any(
      technical,
      inLaw,
      nextIs("and", "or"),
      previousPos("NOUN"),
      inSentenceWith(
        "society",
        "group",
        "collective",
        "species",
        "state",
        "community",
        "person",
        "population",
        "organization",
      ),
    ),
  },
  {
    match: "an|each|every [ individual ] 's",
    to: "person",
    level: 6,
    unless: any(technical, inLaw, inSentenceWith("person")),
  },
  {
    match: "%opportunity/NOUN to <V>",
    to: "%chance to $3",
    level: 7,
    unless: any(formal, previousPos("NOUN"), previousIs("equal", "job", "excellent"), inSentenceWith("chance")),
  },
  {
    match:
      "~reduce|limit|decrease|cut|minimize [ the amount of ] pollution|traffic|stress|waste|energy|water|carbon|smog|emissions|greenhouse|fuel|gas|plastic|sugar|salt",
    to: "",
    level: 6,
    unless: technical,
  },
  {
    match: "[ positive ] experience|experiences|influence|effect|effects|relationship|relationships",
    to: "good",
    level: 7,
    unless: any(technical, graded, paired, inSentenceWith("negative", "test", "good", "patient")),
  },
  {
    match: "[ negative ] effect|effects|consequences|influence",
    to: "harmful",
    level: 7,
    unless: any(technical, graded, paired, inSentenceWith("positive", "harm", "harmful")),
  },
  {
    match: "~be|prove|become @ADV? [ challenging/ADJ|VERB ]",
    to: ["hard", "difficult"],
    level: 7,
    when: nextPos("PUNCT", "SCONJ"),
    unless: any(
      technical,
      graded,
      nextIs("to", "and", "but", "or"),
      previousIs("very", "more", "both", "and"),
      inSentenceWith("hard", "difficult"),
    ),
  },
  {
    match: "@NOUN|PROPN [ , as well as ] <NP> .|!",
    to: "and",
    level: 7,
    unless: any(near(8, "and"), earlierComma, inLaw),
  },
  {
    match: "through|by|with|from|involve|involves|involving|without|requires|require [ the use of ] @NOUN",
    to: "using",
    level: 7,
    unless: any(previousIs("with"), technical, previousPos("ADP")),
  },
  { match: "with the use of", to: "with", level: 6 },
  {
    match: "at this time",
    to: "now",
    level: 8,
    when: nextPos("PUNCT"),
    unless: any(atStart, previousPos("ADP"), nextIs("of")),
  },
  { match: "imagine [ being able to <V> ]", to: "$G5", level: 5 },
  { match: "would like to [ be able to ] <V>", to: "", level: 6 },
  { match: "time and time again", to: "again and again", level: 6 },
  { match: "the world we live in today", to: "today's world", level: 6 },
  { match: "when it comes down to it ,", to: "", level: 6 },
  { match: "in such a way as to", to: "to", level: 5 },
  { match: "on the part of", to: "by", level: 8 },
  { match: "to the best of my ability", to: "as well as I can", level: 6 },
  { match: "during the months of", to: "in", level: 6, unless: nextPos("NUM") },
];

/** A plural noun follows the word that "of" ties to it. */
function pluralAfter(site: Parameters<typeof technical>[0]): boolean {
  const { words, to } = site;
  if (words[to + 1]?.lower === "above") return false;
  return pluralNext({ ...site, to });
}

/** A comma before the match: the words belong to a list. */
function earlierComma({ words, from }: Parameters<typeof technical>[0]): boolean {
  return words.slice(Math.max(0, from - 8), from).some((word) => word.text === ",");
}
