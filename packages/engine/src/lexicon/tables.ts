import { reasons } from "../change-reasons.ts";
import type { Runs, Stage } from "../rules/rule.ts";

/** A table of the lexicon: entries that run together and share one reason. */
export interface Table extends Runs {
  readonly id: string;
  /** The reason shown for a change. */
  readonly reason: string;
  readonly stage: Stage;
  /** A condition that must not hold, for all entries of the table. */
  readonly not?: string;
}

/** All tables of the lexicon. */
export const tables = [
  {
    id: "academic-words",
    modes: ["academic"],
    not: "inStory",
    reason: reasons.moreAcademic,
    stage: "rhythm",
  },
  {
    id: "courteous-words",
    modes: ["formal"],
    not: "inStory",
    reason: reasons.moreCourteous,
    stage: "rhythm",
  },
  { id: "formal-words", modes: ["academic", "formal"], reason: reasons.moreFormal, stage: "rhythm" },
  { id: "simple-words", modes: ["simple"], reason: reasons.simplerWording, stage: "wording" },
  {
    id: "informal-words",
    modes: ["informal"],
    not: "inStory",
    reason: reasons.moreConversational,
    stage: "wording",
  },
  { id: "shorten-frames", modes: ["shorten"], reason: reasons.shorterWording, stage: "frame" },
  { id: "shorten-words", modes: ["shorten"], reason: reasons.shorterWording, stage: "rhythm" },
  {
    id: "expand-words",
    modes: ["expand"],
    adds: true,
    reason: reasons.saysItInFull,
    stage: "rhythm",
  },
  {
    id: "announcements",
    cutsInFullLength: true,
    reason: reasons.getsToThePoint,
    stage: "frame",
  },
  {
    id: "announcing-adverbs",
    notIn: ["expand"],
    reason: reasons.getsToThePoint,
    stage: "frame",
  },
  {
    id: "closing-labels",
    notIn: ["academic", "expand"],
    reason: reasons.simplerWording,
    stage: "frame",
  },
  { id: "lighter-openers", reason: reasons.simplerOpening, stage: "frame" },
  { id: "ordinals", reason: reasons.shorterWording, stage: "frame" },
  {
    id: "letter-phrases",
    notIn: ["expand"],
    reason: reasons.moreSincere,
    stage: "frame",
  },
  { id: "tail-phrases", reason: reasons.clearerWording, stage: "clause" },
  { id: "more-than", reason: reasons.saysItDirectly, stage: "clause" },
  { id: "stacked-hedges", notIn: ["expand"], reason: reasons.oneHedgeIsEnough, stage: "clause" },
  { id: "relative-cuts", notIn: ["expand"], reason: reasons.shorterWording, stage: "clause" },
  {
    id: "gerunds",
    notIn: ["expand"],
    reason: reasons.verbForNoun,
    stage: "clause",
  },
  { id: "doubled-words", notIn: ["expand"], reason: reasons.oneIsEnough, stage: "clause" },
  { id: "at-the-heart", cutsInFullLength: true, reason: reasons.startsWithTheTopic, stage: "clause" },
  {
    id: "example-links",
    notIn: ["shorten"],
    reason: reasons.clearerWording,
    stage: "clause",
  },
  { id: "recast-phrases", reason: reasons.simplerWording, stage: "clause" },
  { id: "recast-links", reason: reasons.simplerWording, stage: "clause" },
  { id: "recast-more", reason: reasons.simplerWording, stage: "clause" },
  { id: "recast-nouns", reason: reasons.simplerWording, stage: "clause" },
  { id: "recast-texts", reason: reasons.simplerWording, stage: "clause" },
  { id: "wordy-phrases", notIn: ["expand"], reason: reasons.simplerWording, stage: "wording" },
  { id: "light-verbs", notIn: ["expand"], reason: reasons.simplerWording, stage: "wording" },
  { id: "purpose-phrases", notIn: ["expand"], reason: reasons.simplerWording, stage: "wording" },
  { id: "reporting-phrases", notIn: ["expand"], reason: reasons.simplerWording, stage: "wording" },
  { id: "set-phrases", notIn: ["expand"], reason: reasons.simplerWording, stage: "wording" },
  {
    id: "degree-phrases",
    notIn: ["expand"],
    reason: reasons.simplerWording,
    stage: "wording",
  },
  { id: "shorter-phrases", notIn: ["expand"], reason: reasons.simplerWording, stage: "wording" },
  { id: "casual-essays", reason: reasons.simplerWording, stage: "wording" },
  { id: "casual-talk", reason: reasons.simplerWording, stage: "wording" },
  { id: "praise-words", reason: reasons.simplerWording, stage: "wording" },
  { id: "story-looks", reason: reasons.simplerWording, stage: "wording" },
  { id: "story-moments", reason: reasons.simplerWording, stage: "wording" },
  { id: "casual-advice", reason: reasons.simplerWording, stage: "wording" },
  { id: "review-talk", reason: reasons.simplerWording, stage: "wording" },
  { id: "story-gestures", reason: reasons.simplerWording, stage: "wording" },
  { id: "story-scenes", reason: reasons.simplerWording, stage: "wording" },
  { id: "casual-phrases", reason: reasons.simplerWording, stage: "wording" },
  { id: "review-words", reason: reasons.simplerWording, stage: "wording" },
  { id: "told-feelings", reason: reasons.simplerWording, stage: "wording" },
  { id: "story-actions", reason: reasons.simplerWording, stage: "wording" },
  { id: "story-manner", reason: reasons.simplerWording, stage: "wording" },
  { id: "copulas", reason: reasons.simplerWording, stage: "wording" },
  { id: "plain-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "everyday-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "studying-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "staying-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "handling-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "giving-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "doing-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "causing-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "changing-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "including-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "plain-adjectives", reason: reasons.simplerWording, stage: "wording" },
  { id: "plain-adverbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "plain-nouns", reason: reasons.simplerWording, stage: "wording" },
  { id: "common-words", reason: reasons.simplerWording, stage: "wording" },
  { id: "collocations", reason: reasons.simplerWording, stage: "wording" },
  { id: "rare-phrases", reason: reasons.simplerWording, stage: "wording" },
  { id: "verbs-with-objects", reason: reasons.simplerWording, stage: "wording" },
  { id: "rare-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "rare-modifiers", reason: reasons.simplerWording, stage: "wording" },
  { id: "rare-nouns", reason: reasons.simplerWording, stage: "wording" },
  { id: "rare-adverbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "rare-adjectives", reason: reasons.simplerWording, stage: "wording" },
  { id: "literary-words", reason: reasons.simplerWording, stage: "wording" },
  { id: "plain-links", reason: reasons.simplerWording, stage: "wording" },
  { id: "nouns-or-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "showy-verbs", reason: reasons.simplerWording, stage: "wording" },
  { id: "needless-modifiers", reason: reasons.simplerWording, stage: "wording" },
  { id: "everyday-words", reason: reasons.simplerWording, stage: "wording" },
  { id: "verb-noun-pairs", reason: reasons.simplerWording, stage: "wording" },
  { id: "synonyms", reason: reasons.otherWord, stage: "wording" },
] as const satisfies readonly Table[];

/** Ids of the tables whose wordings are no better than the original; they only provide alternatives. */
export const tablesOfAlternatives: ReadonlySet<string> = new Set<TableId>(["synonyms"]);

/** Ids of the tables that replace a wording by a better one. */
export const plainTables: ReadonlySet<string> = new Set(
  tables.flatMap(({ id, stage }) => (stage === "wording" && !tablesOfAlternatives.has(id) ? [id] : [])),
);

export type TableId = (typeof tables)[number]["id"];
