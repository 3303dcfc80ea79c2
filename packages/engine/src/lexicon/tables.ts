import type { Runs, Stage } from "../rules/rule.ts";

/** A table of the lexicon: entries that run together, for one reason. */
export interface Table extends Runs {
  readonly id: string;
  /** The reason shown for a change, one sentence in plain words. */
  readonly reason: string;
  readonly stage: Stage;
  /** A guard that must not hold, for all its entries. */
  readonly not?: string;
}

/** All tables. */
export const tables = [
  {
    id: "academic-words",
    modes: ["academic"],
    not: "inStory",
    reason: "Academic writing says this more exactly.",
    stage: "rhythm",
  },
  {
    id: "courteous-words",
    modes: ["formal"],
    not: "inStory",
    reason: "This is more courteous.",
    stage: "rhythm",
  },
  { id: "formal-words", modes: ["academic", "formal"], reason: "Formal writing uses this word.", stage: "rhythm" },
  { id: "simple-words", modes: ["simple"], reason: "A shorter word is easier to read.", stage: "wording" },
  {
    id: "informal-words",
    modes: ["informal"],
    not: "inStory",
    reason: "This is the word people use when they talk.",
    stage: "wording",
  },
  { id: "shorten-frames", modes: ["shorten"], reason: "Fewer words say the same.", stage: "frame" },
  { id: "shorten-words", modes: ["shorten"], reason: "Fewer words say the same.", stage: "rhythm" },
  {
    id: "expand-words",
    modes: ["expand"],
    adds: true,
    reason: "The longer form says the same and leaves less to guess.",
    stage: "rhythm",
  },
  {
    id: "announcements",
    cutsInFullLength: true,
    reason: "The sentence says this without the announcement.",
    stage: "frame",
  },
  {
    id: "announcing-adverbs",
    notIn: ["expand"],
    reason: "The sentence says this without the announcement.",
    stage: "frame",
  },
  {
    id: "closing-labels",
    notIn: ["academic", "expand"],
    reason: "The place of the sentence shows that it sums up.",
    stage: "frame",
  },
  { id: "lighter-openers", reason: "A shorter opening leads on just as well.", stage: "frame" },
  { id: "ordinals", reason: "The short form counts just as well.", stage: "frame" },
  {
    id: "letter-phrases",
    notIn: ["expand"],
    reason: "A plain courtesy sounds more sincere than a set phrase.",
    stage: "frame",
  },
  { id: "tail-phrases", reason: "A plain link says what the tail in “-ing” is there for.", stage: "clause" },
  { id: "more-than", reason: "“More than” says this without a denial.", stage: "clause" },
  { id: "stacked-hedges", notIn: ["expand"], reason: "One hedge is enough.", stage: "clause" },
  { id: "relative-cuts", notIn: ["expand"], reason: "The words before it add nothing.", stage: "clause" },
  {
    id: "gerunds",
    notIn: ["expand"],
    reason: "A verb says it more directly than a noun made from it.",
    stage: "clause",
  },
  { id: "doubled-words", notIn: ["expand"], reason: "The two words say the same, so one is enough.", stage: "clause" },
  { id: "at-the-heart", cutsInFullLength: true, reason: "The sentence begins with what it is about.", stage: "clause" },
  {
    id: "example-links",
    notIn: ["shorten"],
    reason: "“Like” compares and “where” names a place; here the plain link is another.",
    stage: "clause",
  },
  { id: "recast-phrases", reason: "Fewer words say the same.", stage: "clause" },
  { id: "recast-links", reason: "A shorter link says the same.", stage: "clause" },
  { id: "recast-more", reason: "The sentence says this in fewer words.", stage: "clause" },
  { id: "recast-nouns", reason: "A verb says it more directly than a noun made from it.", stage: "clause" },
  { id: "recast-texts", reason: "A shorter turn says the same.", stage: "clause" },
  { id: "wordy-phrases", notIn: ["expand"], reason: "The shorter phrase says the same.", stage: "wording" },
  { id: "light-verbs", notIn: ["expand"], reason: "One verb says it.", stage: "wording" },
  { id: "purpose-phrases", notIn: ["expand"], reason: "The verb alone says what it is for.", stage: "wording" },
  { id: "reporting-phrases", notIn: ["expand"], reason: "A plainer verb reports the same.", stage: "wording" },
  { id: "set-phrases", notIn: ["expand"], reason: "A shorter or plainer phrase says the same.", stage: "wording" },
  {
    id: "degree-phrases",
    notIn: ["expand"],
    reason: "A plainer word says how much, how fast or how long.",
    stage: "wording",
  },
  { id: "shorter-phrases", notIn: ["expand"], reason: "Fewer or plainer words say the same.", stage: "wording" },
  { id: "casual-essays", reason: "This says the same in plainer words.", stage: "wording" },
  { id: "casual-talk", reason: "People say this in fewer words.", stage: "wording" },
  { id: "praise-words", reason: "A plain word weighs more than a big one.", stage: "wording" },
  { id: "story-looks", reason: "A plain word shows it as well.", stage: "wording" },
  { id: "story-moments", reason: "A story tells this as well in plainer words.", stage: "wording" },
  { id: "casual-advice", reason: "People say this in plainer words.", stage: "wording" },
  { id: "review-talk", reason: "A review says this in plainer words.", stage: "wording" },
  { id: "story-gestures", reason: "One verb says what somebody does.", stage: "wording" },
  { id: "story-scenes", reason: "A plain word shows the scene as well.", stage: "wording" },
  { id: "casual-phrases", reason: "People say this in fewer or plainer words.", stage: "wording" },
  { id: "review-words", reason: "A plain word praises or blames as well.", stage: "wording" },
  { id: "told-feelings", reason: "The sentence says plainly what people felt.", stage: "wording" },
  { id: "story-actions", reason: "A plain word tells it as well.", stage: "wording" },
  { id: "story-manner", reason: "A plain word says how it was.", stage: "wording" },
  { id: "copulas", reason: "“Is” or “has” says it plainly.", stage: "wording" },
  { id: "plain-verbs", reason: "A plainer verb says the same.", stage: "wording" },
  { id: "everyday-verbs", reason: "The everyday verb says the same.", stage: "wording" },
  { id: "studying-verbs", reason: "A plainer verb of looking, finding or showing says the same.", stage: "wording" },
  { id: "staying-verbs", reason: "“Still”, “stay” or “keep” says it plainly.", stage: "wording" },
  { id: "handling-verbs", reason: "A plainer verb says what is done about it.", stage: "wording" },
  { id: "giving-verbs", reason: "A plainer verb of giving or getting says the same.", stage: "wording" },
  { id: "doing-verbs", reason: "A plainer verb of doing, feeling or having says the same.", stage: "wording" },
  { id: "causing-verbs", reason: "A plainer verb says what brings it about.", stage: "wording" },
  { id: "changing-verbs", reason: "A plainer verb says the same.", stage: "wording" },
  { id: "including-verbs", reason: "A plainer verb says what goes into it or makes sure of it.", stage: "wording" },
  { id: "plain-adjectives", reason: "A plainer adjective says the same.", stage: "wording" },
  { id: "plain-adverbs", reason: "A plainer adverb, or none, says the same.", stage: "wording" },
  { id: "plain-nouns", reason: "A plainer noun says the same.", stage: "wording" },
  { id: "common-words", reason: "The more common word says the same.", stage: "wording" },
  { id: "collocations", reason: "These words have a plainer company.", stage: "wording" },
  { id: "rare-phrases", reason: "A plainer wording says the same.", stage: "wording" },
  { id: "verbs-with-objects", reason: "A plainer verb goes with these words.", stage: "wording" },
  { id: "rare-verbs", reason: "A plainer verb says the same.", stage: "wording" },
  { id: "rare-modifiers", reason: "A plainer word says the same.", stage: "wording" },
  { id: "rare-nouns", reason: "A plainer noun says the same.", stage: "wording" },
  { id: "rare-adverbs", reason: "A plainer word says the same.", stage: "wording" },
  { id: "rare-adjectives", reason: "A plainer adjective says the same.", stage: "wording" },
  { id: "literary-words", reason: "An everyday word says the same as this literary one.", stage: "wording" },
  { id: "plain-links", reason: "A plain link says the same in fewer words.", stage: "wording" },
  { id: "nouns-or-verbs", reason: "A plainer noun, or a verb in its place, says the same.", stage: "wording" },
  { id: "showy-verbs", reason: "An everyday verb says the same as the showy one.", stage: "wording" },
  { id: "needless-modifiers", reason: "A plainer word says the same, or none is needed.", stage: "wording" },
  { id: "everyday-words", reason: "The everyday word says the same.", stage: "wording" },
  { id: "verb-noun-pairs", reason: "One verb says what the verb and its noun say together.", stage: "wording" },
  { id: "synonyms", reason: "Another word says the same.", stage: "wording" },
] as const satisfies readonly Table[];

/** The tables that say a sentence in another, not a better way: they serve alternatives only. */
export const tablesOfAlternatives: ReadonlySet<string> = new Set<TableId>(["synonyms"]);

/** The tables that put a better wording for one. */
export const plainTables: ReadonlySet<string> = new Set(
  tables.flatMap(({ id, stage }) => (stage === "wording" && !tablesOfAlternatives.has(id) ? [id] : [])),
);

export type TableId = (typeof tables)[number]["id"];
