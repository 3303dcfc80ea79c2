import { any, inCompound, inLaw, nextIs, nextPos, objectIs, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { attributive, binding, noObject, passive, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

const compared = previousIs("more", "most", "less", "least", "so", "as", "too", "very", "highly", "quite", "how");
const notBeforeNoun: Restriction = ({ words, to }) => words[to]?.pos !== "NOUN";
const judgedThing = objectIs("impact", "effect", "influence", "attitude", "experience", "outcome", "consequence");

/** An adverb of several words reads well only at the end. */
const atEnd: Restriction = ({ words, from, to }) => from > 0 && (words[to]?.text === "." || words[to]?.text === ",");
const named = any(inCompound, nextPos("NOUN", "PROPN"), previousPos("NOUN", "PROPN"));

/** Short words for long ones that any text has. */
export const simpleCommon: readonly Entry[] = [
  ...lines(
    `unfortunately > sadly
    regrettably > sadly
    predominantly > mainly
    principally > mainly
    exceedingly > very
    incredibly|extraordinarily > very`,
    any(inCompound, statistical, nextIs("different", "new"), previousIs("not", "as")),
  ),
  ...lines(
    `immediately > right away
    instantaneously > at once
    simultaneously > at the same time
    inadvertently|unintentionally > by accident
    intentionally|deliberately > on purpose
    progressively > step by step`,
  ).map((entry) => ({ ...entry, when: atEnd })),
  ...lines(
    `excellent > great
    outstanding > great
    fantastic > great
    delightful > lovely
    essential > key
    additional > more
    appropriate > right
    beneficial > helpful
    hazardous > unsafe
    obvious > clear
    numerous > many
    spacious > large
    gigantic > huge
    minuscule > tiny
    elevated > high
    entire > whole`,
    any(notBeforeNoun, compared, statistical, inCompound, binding),
  ),
  ...lines(
    `positive > good
    negative > bad`,
    statistical,
  ).map((entry) => ({ ...entry, when: judgedThing })),
  { match: "is|are|was|were similar to", to: "$1 like", unless: any(binding, statistical, compared) },
  { match: "is|are|was|were necessary for", to: "$1 needed for", unless: binding },
  { match: "it is apparent|evident|obvious that", to: "it is clear that", unless: binding },
  { match: "responsibilities", to: "duties", unless: any(named, nextIs("for", "to"), inLaw) },
  ...lines(
    `%conversation > %talk
    %transformation > %change
    %scenario > %case
    %location > %place
    cuisine > food
    %physician > %doctor
    %automobile > %car
    inhabitants > people
    assistance > help
    %requirement > %need
    %disadvantage > %drawback
    %advancement > %advance
    %difficulty > %problem
    %occurrence > %event
    %discrepancy > %gap`,
    any(
      named,
      binding,
      statistical,
      inLaw,
      previousPos("ADJ"),
      nextIs("of", "in", "with", "between", "to"),
      previousIs("in", "with", "a", "an"),
    ),
  ),
  ...lines(
    `~anticipate > ~expect
    ~commend > ~praise
    ~contemplate > ~think about
    ~discover > ~find
    ~educate > ~teach
    ~envision > ~picture
    ~identify > ~find
    ~modify > ~change
    ~monitor > ~track
    ~receive > ~get
    ~recollect > ~recall
    ~rectify > ~fix
    ~remedy > ~fix
    ~scrutinize > ~check
    ~terminate > ~end
    ~visualize > ~picture`,
    any(
      passive,
      noObject,
      attributive,
      binding,
      statistical,
      inLaw,
      previousPos("DET", "ADJ", "NUM"),
      previousIs("would", "and", "or", "well", "be", "been"),
      nextIs("that", "it", "as", "how", "myself", "themselves", "itself", "himself", "herself"),
      objectIs("gene", "protein", "species", "patient", "signal", "degree", "education", "public", "you"),
    ),
  ),
  { match: "~relocate to", to: "~move to", unless: previousPos("DET", "ADJ") },
  {
    match: "~provide/VERB a|an",
    to: "~give $2",
    unless: any(passive, binding, ({ words, to }) =>
      words.slice(to, to + 4).some(({ lemma }) => keptObjects.has(lemma)),
    ),
  },
  { match: "~be perceived as", to: "~be seen as" },
];

const keptObjects = new Set(
  "service platform solution framework system method model way means source basis with".split(" "),
);
