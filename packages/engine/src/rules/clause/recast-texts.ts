import {
  any,
  bareSlot,
  hasForm,
  inFormulas,
  inLaw,
  nextIs,
  nextPos,
  objectIs,
  passive,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";

const wishes = objectIs(
  ..."need goal value interest vision mission objective preference definition style expectation belief brand taste lifestyle skill schedule budget aspiration priority philosophy".split(
    " ",
  ),
);

const inquiries =
  "investigate|examine|explore|study|analyze|analyse|evaluate|assess|compare|discuss|describe|review|present|identify|explain|test|introduce|outline|show|understand|determine";
const works = "study|paper|research|article|essay|work|project|report|thesis|review|chapter|experiment";
const shows = "show|demonstrate|indicate|suggest|confirm|reveal|prove";

const speaker = previousIs(
  "i",
  "we",
  "'ll",
  "will",
  "definitely",
  "certainly",
  "also",
  "absolutely",
  "surely",
  "probably",
);

/** The verb stands alone: no second one that would have to change with it. */
const joinedVerb: Restriction = ({ words, to }) =>
  words
    .slice(to, to + 20)
    .some(
      ({ lower, text }, i) => (lower === "and" || lower === "or" || text === ",") && words[to + i + 1]?.pos === "VERB",
    );

/** Turns of letters, reviews, essays and papers that an editor makes shorter. */
export const recastTexts = tableRule({
  id: "recast-texts",
  summary: "A shorter turn says the same.",
  stage: "clause",
  level: 6,
  entries: [
    {
      match: `^ the main|primary|key|central|overall? purpose|aim|goal|objective of this|our ${works} is to ${inquiries}`,
      to: "$5 $6 ~$9@7",
      unless: joinedVerb,
    },
    { match: `^ [ experimental|empirical results ] on|${shows}`, to: "experiments" },
    { match: `our [ experimental|empirical results ] on|${shows}`, to: "experiments" },
    { match: "^ [ extensive|comprehensive ] experiments", to: "", level: 7 },
    { match: "under the assumption that", to: "assuming that", unless: inFormulas },
    {
      match: "=align with",
      to: ["~fit", "~match"],
      when: wishes,
      unless: any(passive, previousIs("closely", "perfectly"), hasForm("aligned"), bareSlot),
    },
    { match: "~have a deep|strong|great|true|real|genuine|lifelong? passion for", to: "~love" },
    { match: "~be truly|deeply|very|so|really|incredibly? passionate about", to: "~love", unless: bareSlot },
    { match: "~be composed|comprised of", to: "~consist of", unless: previousPos("ADV") },
    { match: "~have the pleasure|privilege|honor|honour of <Ving>", to: "~$5", unless: any(bareSlot, joinedGerund) },
    {
      match: "~have the pleasure|privilege|honor|honour to <V>",
      to: "~$5",
      level: 7,
      unless: any(bareSlot, joinedVerb),
    },
    {
      match: "be returning|coming|ordering|buying|using|recommending|stocking|going|trying|purchasing|visiting",
      to: "$V2",
      when: speaker,
      unless: nextIs("to"),
    },
    { match: "any questions|question or|and concerns|concern", to: "any questions" },
    { match: "in the wake of", to: "after", unless: inLaw },
    { match: "in the aftermath of", to: "after" },
    { match: "in the lead - up to", to: "before" },
    { match: "in the days|weeks|months|years following", to: "in the $3 after", unless: nextPos("PUNCT") },
    { match: "during the course of", to: "during" },
    { match: "over the course of the next|past|last", to: "over the $6" },
    {
      match: "on numerous|multiple|countless|several occasions",
      to: "many times",
      level: 7,
      unless: previousIs("several"),
    },
    { match: "on more than one occasion", to: "more than once" },
    {
      match: "~be a @ADV? challenging|difficult|daunting|tough task",
      to: "~be $3 hard",
      when: nextIs(".", ",", "because", "due", "as", "since", "and", "but"),
    },
    {
      match: "~be an easy task",
      to: "~be easy",
      when: nextIs(".", ",", "because", "as", "since", "and", "but", "for"),
    },
    { match: "~be in attendance", to: "~attend", level: 7, unless: bareSlot },
    { match: "~be in agreement", to: "~agree", unless: nextIs("of") },
    { match: "~be in charge of", to: "~run", level: 7, unless: nextPos("VERB", "PRON") },
    { match: "~be supportive of", to: "~support", unless: bareSlot },
    { match: "~be appreciative of", to: "~appreciate" },
    { match: "~be beneficial to", to: "~benefit", level: 7, unless: nextPos("VERB") },
    { match: "~be harmful to", to: "~harm", level: 7 },
    { match: "~be helpful in <Ving>", to: "~help $V4", unless: bareSlot },
    { match: "~be beneficial in|for <Ving>", to: "~help $V4" },
    { match: "~be tolerant of", to: "~tolerate" },
    { match: "~be suggestive of", to: "~suggest" },
    { match: "~be illustrative of", to: "~illustrate" },
    { match: "~be demonstrative of", to: "~show" },
    { match: "~be exemplary of", to: "~exemplify" },
    { match: "~be in alignment with", to: "~fit" },
    { match: "~be in line with", to: ["~fit", "~match"], level: 7, unless: bareSlot },
    { match: "~be in accordance with", to: ["~follow", "~match"], level: 7, unless: any(inLaw, bareSlot) },
    { match: "~be the cause of", to: "~cause", unless: any(previousPos("PRON"), inLaw) },
    { match: "~be a major|significant|key|leading|primary contributor to", to: "~contribute greatly to", level: 7 },
    { match: "~be a contributor to", to: "~contribute to" },
    { match: "~be a contributing factor to|in", to: "~contribute to" },
    { match: "~be a testament to how", to: "~show how" },
    { match: "~be a testament to the fact that", to: "~show that" },
    { match: "~be a demonstration of", to: "~show" },
    { match: "~be an indication|indicator that", to: "~suggest that" },
    { match: "~be proof that", to: "~prove that" },
    { match: "~be an indication of", to: "~suggest", level: 7 },
    { match: "~be a celebration of", to: "~celebrate" },
    { match: "~be an exploration of", to: "~explore" },
    { match: "~be a critique of", to: "~criticize", level: 7 },
    { match: "~be an attempt to", to: "~try to", level: 7 },
    { match: "~be a hindrance to", to: "~hinder" },
    { match: "~be a benefit to", to: "~benefit" },
    { match: "~be a help to", to: "~help" },
  ],
  examples: [
    { before: "The main purpose of this study is to examine salt.", after: "This study examines salt." },
    {
      before: "The purpose of this study is to examine salt and compare wells.",
      after: "The purpose of this study is to examine salt and compare wells.",
    },
    { before: "Experimental results on five wells show this.", after: "Experiments on five wells show this." },
    { before: "The job aligns with my goals.", after: "The job matches my goals." },
    { before: "The track aligns with the wall.", after: "The track aligns with the wall." },
    { before: "She has a passion for bread.", after: "She loves bread." },
    { before: "I had the pleasure of eating there.", after: "I ate there." },
    { before: "We will definitely be returning.", after: "We will definitely return." },
    { before: "They will be returning to port.", after: "They will be returning to port." },
    { before: "The fair is a celebration of bread.", after: "The fair celebrates bread." },
    { before: "The crew is composed of five men.", after: "The crew consists of five men." },
    { before: "In the wake of the storm, they left.", after: "After the storm, they left." },
  ],
});

function joinedGerund({ words, to }: Parameters<Restriction>[0]): boolean {
  return words
    .slice(to, to + 20)
    .some(({ lower }, i) => /ing$/.test(lower) && ["and", ",", "or"].includes(words[to + i - 1]?.lower ?? ""));
}
