import {
  all,
  any,
  describesNoun,
  inFormulas,
  inSentenceWith,
  near,
  nextIs,
  nextLemma,
  nextPos,
  not,
  objectIs,
  passive,
  personalSubject,
  previousPos,
  transitive,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";

const inactive = not(transitive);

/** What "highlight" with an object makes plain rather than puts first. */
const thingsShown =
  `challenge difference potential limitation complexity strength weakness gap power danger benefit nature
  contrast relationship balance issue problem resilience beauty effect impact diversity effectiveness efficacy flaw tension
  skill talent advantage shift trend connection vulnerability capability consequence lack commitment ability`.split(
    /\s+/,
  );

/** Verbs for showing, encouraging and improving. */
export const showingVerbs: Entry[] = [
  { match: "=utilize", to: "~use", level: 2, reason: "“Utilize” means use." },
  {
    match: "~leverage",
    to: "~use",
    level: 3,
    reason: "“Leverage” as a verb means use.",
    unless: any(
      inSentenceWith("debt", "buyout", "equity", "borrow", "loan"),
      nextLemma("buyout", "fund", "company", "etf"),
      describesNoun,
      // The noun: "improved leverages during lifts".
      all(previousPos("ADJ", "DET", "VERB"), nextPos("ADP", "PUNCT")),
    ),
  },
  {
    match: "=facilitate <NP>",
    to: "~make $2 easier",
    level: 6,
    unless: any(
      not(nextPos("PUNCT")),
      describesNoun,
      // "A recovery" is not there before, so it cannot become easier.
      ({ words, slots }) =>
        ["a", "an"].includes(words[slots[1]!.from]!.lower) ||
        words
          .slice(slots[1]!.from, slots[1]!.to)
          .some(({ lower }) => /^(?:seamless|smooth|easy|quick|effortless)$/.test(lower)),
      near(6, "moderator", "mediator", "workshop", "therapist", "discussion", "session", "meeting", "dialogue"),
    ),
  },
  { match: "~delve into", to: ["~look at", "~explore"], level: 2 },
  {
    match: "=underscore",
    to: "~show",
    level: 3,
    unless: any(near(4, "character", "hyphen", "dash", "variable", "letter", "space"), personalSubject, inactive),
  },
  { match: "=underscore", to: "~stress", level: 3, when: personalSubject, unless: inactive },
  { match: "~highlight how|why", to: "~stress $2", when: personalSubject, unless: any(passive, nextIs("?")) },
  { match: "~highlight how|why", to: "~show $2", unless: any(passive, personalSubject, nextIs("?")) },
  {
    match: "~highlight that/SCONJ",
    to: ["~stress that", "~point out that"],
    unless: any(passive, ({ words, to }) => words[to]?.pos === "NOUN" && words[to + 1]?.lower === "of"),
  },
  {
    match: "~highlight",
    to: ["~show", "~point to"],
    when: objectIs("importance", "need", "role", "value", "significance", "necessity", "urgency", "risk", "danger"),
    unless: any(passive, hasMarkup()),
  },
  {
    match: "~highlight",
    to: ["~point to", "~stress"],
    level: 6,
    when: objectIs(...thingsShown, "strength", "importance", "progress", "success", "record"),
    unless: any(inactive, not(personalSubject), hasMarkup(), describesNoun),
  },
  {
    match: "~highlight",
    to: "~show",
    level: 6,
    when: objectIs(...thingsShown),
    unless: any(inactive, personalSubject, hasMarkup(), describesNoun),
  },
  {
    match: "~showcase",
    to: "~show",
    level: 4,
    unless: any(inactive, describesNoun, near(3, "event")),
  },
  { match: "showcased by", to: "shown by", level: 4 },
  {
    match: "=emphasize",
    to: "~stress",
    unless: any(nextLemma("low", "high", "frequency", "bass"), inSentenceWith("curriculum", "syllable"), describesNoun),
  },
  {
    match: "~foster",
    to: ["~build", "~create"],
    level: 4,
    when: objectIs("sense", "culture", "community", "relationship", "connection", "trust", "environment", "bond"),
    unless: describesNoun,
  },
  {
    match: "~foster",
    to: "~encourage",
    level: 4,
    unless: any(
      near(5, "child", "parent", "home", "care", "family", "kid", "dog", "cat", "animal"),
      inactive,
      describesNoun,
      objectIs("sense", "culture", "community", "relationship", "connection", "trust", "environment", "bond"),
    ),
  },
  {
    match: "~cultivate",
    to: ["~build", "~develop"],
    when: objectIs(
      "sense",
      "relationship",
      "culture",
      "skill",
      "habit",
      "mindset",
      "community",
      "environment",
      "trust",
    ),
    unless: any(passive, describesNoun, nextPos("NOUN")),
  },
  {
    match: "=garner",
    to: "~attract",
    level: 4,
    when: objectIs("attention", "interest", "criticism", "audience", "view", "follower", "controversy"),
  },
  {
    match: "=garner",
    to: "~win",
    level: 4,
    when: objectIs("praise", "acclaim", "support", "award", "vote", "accolade"),
  },
  { match: "=garner", to: "~gain", level: 4, when: objectIs("popularity", "recognition", "reputation", "following") },
  { match: "=bolster", to: "~strengthen", level: 4, unless: any(inactive, describesNoun) },
  {
    match:
      "[ enhanced ] reporting|coverage|cooperation|collaboration|understanding|accuracy|efficiency|visibility|learning|protection|support|control|access|stability|precision|functionality|connectivity",
    to: ["improved", "better"],
    level: 6,
    when: describesNoun,
  },
  { match: "~enhance", to: "~raise", when: objectIs("awareness", "consciousness", "visibility") },
  {
    match: "~enhance",
    to: "~improve",
    unless: any(
      inactive,
      describesNoun,
      near(
        4,
        ..."gene transcription image contrast interrogation beauty risk field excitation emission scattering plasma turbulence force signal".split(
          " ",
        ),
      ),
      objectIs(
        "awareness",
        "consciousness",
        "visibility",
        "ability",
        "flavor",
        "flavour",
        "feature",
        "formation",
        "expression",
        "anticipation",
        "pleasure",
        "enjoyment",
        "atmosphere",
        "mood",
        "humanity",
        "sense",
        "effect",
      ),
    ),
  },
  {
    match: "~elevate",
    to: "~raise",
    when: objectIs("status", "standard", "level", "awareness", "bar"),
    unless: any(passive, describesNoun),
  },
  {
    match: "~elevate",
    to: ["~improve", "~enrich"],
    when: objectIs("experience", "quality", "look", "skill", "performance", "style", "collection", "wardrobe", "space"),
    unless: any(passive, describesNoun, inSentenceWith("height", "heights")),
  },
  {
    match: "=streamline",
    to: "~simplify",
    level: 4,
    unless: near(4, "body", "shape", "flow", "train", "car", "hull", "aircraft", "nose"),
  },
  {
    match: "~optimize",
    to: "~improve",
    level: 7,
    unless: any(
      inactive,
      objectIs("benefit", "use", "return", "profit", "network", "hyperparameter", "code", "objective"),
      near(3, "network", "system", "query", "memory", "hyperparameter", "latency"),
      inFormulas,
      describesNoun,
      inSentenceWith(
        "search",
        "model",
        "data",
        "loss",
        "design",
        "engine",
        "metric",
        "construction",
        "graph",
        "constraint",
      ),
    ),
  },
  {
    match: "~harness the? full? power|potential|strength of",
    to: "~use",
    level: 3,
    unless: passive,
  },
  {
    match: "~harness",
    to: "~use",
    level: 4,
    unless: any(inactive, near(5, "horse", "wiring", "seat", "wear", "strap", "star", "wind", "solar"), describesNoun),
  },
];

function hasMarkup() {
  return near(5, "text", "yellow", "color", "colour", "cursor", "syntax", "button", "row", "cell", "click", "pen");
}
