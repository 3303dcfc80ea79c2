import {
  all,
  any,
  atStart,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  nextPos,
  pluralNext,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";

const technical = any(inStatistics, inFormulas);
const owned = any(previousPos("DET", "ADJ"), previousIs("its", "their", "his", "her", "our", "my", "your", "'s"));
const crash = inSentenceWith("crater", "asteroid", "meteor", "meteorite", "comet", "collision", "crash", "bullet");

/** What comes of something, and what stands in its way. */
export const effects: Entry[] = [
  {
    match: "[ %impact/NOUN ] of|on|upon",
    to: "%effect",
    level: 6,
    when: owned,
    unless: any(
      technical,
      crash,
      nextPos("NOUN"),
      previousIs("environmental", "full", "direct", "global", "economic", "high", "such"),
      inSentenceWith("effect", "affect"),
      makes,
    ),
  },
  {
    match: "positive|negative|lasting|harmful|serious|profound|devastating|adverse|major|significant [ %impact/NOUN ]",
    to: "%effect",
    level: 6,
    unless: any(technical, crash, nextPos("NOUN"), inSentenceWith("effect", "affect"), makes),
  },
  {
    match:
      "economic|financial|logistical|technical|practical|environmental|health|security|legal|operational [ challenges ]",
    to: "problems",
    level: 7,
    unless: any(technical, inSentenceWith("problem", "difficulty")),
  },
  {
    match: "~face|encounter|present|pose [ challenges ]",
    to: "difficulties",
    level: 7,
    unless: any(technical, inSentenceWith("difficulty", "difficult")),
  },
  { match: "%contributor to", to: "%cause of", level: 6, when: harmAfter, unless: technical },
  {
    match: "different|multiple|several|various|varying|these|those|their|other [ perspectives ]",
    to: "views",
    level: 7,
    unless: any(technical, previousIs("from"), inSentenceWith("view", "viewpoint"), nextFrom),
  },
  { match: "[ viewpoints ]", to: "views", level: 6, unless: any(technical, inSentenceWith("view"), nextFrom) },
  {
    match: "positive|negative|desired|better|best|final|likely|possible|bad|poor [ %outcome/NOUN ]",
    to: "%result",
    level: 7,
    unless: any(technical, inLaw, inSentenceWith("result", "patient", "treatment", "pregnancy"), nextPos("NOUN")),
  },
  {
    match: "[ insights ] into",
    to: "insight",
    level: 6,
    unless: any(previousIs("these", "the", "many", "several", "key"), atStart),
  },
  {
    match: "in such|this|that|these|those|many|some [ %scenario ]",
    to: "%case",
    level: 6,
    unless: any(inFormulas, inSentenceWith("case")),
  },
  {
    match: "on many|numerous|several|multiple|countless occasions",
    to: "many times",
    level: 6,
    unless: previousPos("DET"),
  },
  { match: "on several|multiple occasions", to: "several times", level: 5 },
  {
    match: "advancements in|of",
    to: "advances $2",
    level: 5,
    unless: previousIs("career", "social", "professional"),
  },
  { match: "an [ advancement ] in", to: "advance", level: 5 },
  { match: "enhancements", to: "improvements", level: 6, unless: any(technical, previousPos("NOUN")) },
];

/** "Make an impact" is a phrase of its own, and what a film lacks is force. */
function makes(site: Parameters<typeof technical>[0]): boolean {
  return near(4, "make", "lack", "lose", "soften", "original")(site);
}

/** Something bad follows, which has causes rather than contributors. */
function harmAfter({ words, to }: Parameters<typeof technical>[0]): boolean {
  return words
    .slice(to, to + 5)
    .some(({ lemma }) =>
      /^(?:pollution|emission|warming|disease|death|obesity|stress|problem|decline|congestion|smog|injury|illness|waste)$/.test(
        lemma,
      ),
    );
}

function nextFrom({ words, from }: Parameters<typeof technical>[0]): boolean {
  return words.slice(Math.max(0, from - 4), from).some((word) => word.lower === "from");
}

const using = "energy|water|power|fuel|electricity|paper|resource|land|plastic|car|phone|vehicle|automobile|oil|gas";

/** Doing and using, and helping. */
export const doings: Entry[] = [
  { match: `${using} [ consumption|usage ]`, to: "use", level: 6, unless: any(inSentenceWith("use"), nextPos("NOUN")) },
  {
    match: "@NOUN [ usage ]",
    to: "use",
    level: 7,
    unless: any(
      inFormulas,
      inSentenceWith("use", "word", "language", "grammar", "memory"),
      nextPos("NOUN"),
      previousIs("data", "cpu", "memory", "disk", "word", "language", "time"),
    ),
  },
  {
    match: "reduced|minimizing|minimising|reducing|increased|heavy|daily [ usage ]",
    to: "use",
    level: 6,
    unless: any(inSentenceWith("use"), inFormulas),
  },
  {
    match: "any|for|further|more|offer|offers|offering|offered|with [ assistance ]",
    to: "help",
    level: 6,
    unless: any(nextPos("NOUN"), inLaw, inSentenceWith("help"), nextIs("animal", "dog")),
  },
  {
    match: "[ inquiries ] about|regarding|or|,",
    to: "questions",
    level: 7,
    unless: any(inLaw, previousPos("ADJ", "NOUN"), nextIs("into"), inSentenceWith("question", "police")),
  },
  {
    match: "my|your|his|her|their [ residence ]",
    to: "home",
    level: 6,
    unless: any(inLaw, nextPos("NOUN", "PROPN"), inSentenceWith("home")),
  },
  {
    match: "[ proficiency ] in",
    to: "skill",
    level: 6,
    unless: any(inSentenceWith("skill", "english", "language"), technical),
  },
  { match: "business acumen", to: "business sense", level: 6 },
  {
    match: "careful [ consideration ]",
    to: "thought",
    level: 6,
    unless: any(inLaw, inSentenceWith("think", "thought")),
  },
  {
    match: "solace",
    to: "comfort",
    level: 6,
    unless: any(inSentenceWith("comfort"), previousPos("PROPN"), nextPos("PROPN")),
  },
  {
    match: "business|corporate|technology|tech|gaming|marketing|financial|retail [ landscape ]",
    to: "world",
    level: 6,
    unless: any(nextPos("NOUN"), nextIs("photography", "design"), inSentenceWith("world", "global")),
  },
  { match: "the media landscape", to: "the media", level: 6, unless: nextPos("NOUN") },
  {
    match: "the ever - changing|evolving|shifting landscape of",
    to: "the changing world of",
    level: 6,
    unless: inSentenceWith("world", "terrain", "desert"),
  },
  { match: "educational|academic|learning|career [ journey ]", to: "path", level: 8 },
  { match: "a cornerstone of", to: "a key part of", level: 6, unless: near(4, "building", "church", "lay") },
  { match: "a wealth of information|knowledge|experience|data", to: "a lot of $4", level: 6 },
  { match: "a wealth of", to: "many", level: 6, when: all(nextPos("NOUN", "ADJ"), pluralNext) },
  { match: "the vast|wide|rich|sheer array of", to: "the many", level: 6, when: pluralNext },
  { match: "every aspect|facet of", to: "every part of", level: 6, unless: technical },
  { match: "all aspects|facets of", to: "all parts of", level: 7, unless: technical },
  {
    match: "an important|essential|key|crucial|vital|integral|central aspect of",
    to: "an important part of",
    level: 7,
    unless: technical,
  },
];
