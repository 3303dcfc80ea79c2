/** The kinds of changes, in the order in which lists show them. */
export const changeKinds = [
  "announcements",
  "links",
  "clauses",
  "rhythm",
  "words",
  "style",
  "punctuation",
  "spelling",
  "pro",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** By kind, the ids of its rules and tables, separated by spaces; all other tables have the kind "words". */
const rulesOfKinds: Readonly<Partial<Record<ChangeKind, string>>> = {
  announcements:
    "announcements announcing-adverbs at-the-heart chat-residue closing-labels letter-phrases shorten-frames stock-openers",
  links:
    "additive-openers concessions contrasts example-links expand-links heavy-links lighter-openers links more-than not-only " +
    "ordinals plain-links rather-than recast-links this-fact",
  clauses:
    "complements doubled-words expand-asides expand-clauses expand-people expand-relatives " +
    "expand-words frames gerunds how-important move-from-front move-to-front recast-more recast-nouns recast-phrases " +
    "recast-texts relative-clauses relative-cuts reports shorten-clauses shorten-joins shorten-relatives stacked-hedges " +
    "swap-conjuncts tail-phrases tails tied-clauses turn-voice word-order",
  rhythm: "long-sentences simple-sentences simpler-sentences",
  style: "academic-words contract courteous-words formal-words full-forms informal-words simple-words",
  punctuation: "dashes invisible-characters typography",
  spelling: "american-spelling british-spelling",
  pro: "humanize-pro",
};

const kindOfRule = new Map(
  changeKinds.flatMap((kind) => (rulesOfKinds[kind] ?? "").split(" ").map((rule) => [rule, kind] as const)),
);

/** Returns the kind of change that an edit makes, by the rule that made it. */
export function changeKindOf(rule: string): ChangeKind {
  return kindOfRule.get(rule) ?? "words";
}
