import { reasons } from "../../change-reasons.ts";
import { clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { extentOf, phraseOf } from "../../grammar/extent.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Context, type Proposal, replaceAll } from "../rule.ts";
import { finiteClausesIn, firstWordInside, hasScope, paraphrase } from "./statement.ts";

/** Joins or parts two statements in another way: by a conjunction before one of them, or by a full stop. */
export const tiedClauses = paraphrase("tied-clauses", reasons.otherStructure, (context) =>
  clausesOf(context.sentence).flatMap((clause) => turns.flatMap((turn) => turn(context, clause) ?? [])),
);

type Turn = (context: Context, clause: TreeClause) => Proposal | undefined;

/** Returns the index of the conjunction between two full statements, and the index where the second begins. */
function linkBefore({ words, sentence }: Context, clause: TreeClause): { link: number; from: number } | undefined {
  const { tree } = sentence;
  const { kind, predicate, subject, tense, verb } = clause;
  if (kind !== "conjunct" && kind !== "loose") return undefined;
  if (subject === undefined || tense === "none" || subject > verb || !isSure(tree, predicate)) return undefined;
  const { from } = phraseOf(sentence, subject);
  const link = from - 1;
  const first = tree.heads[predicate]!;
  if (link < 3 || !/^(?:and|but|so)$/.test(words[link]!.lower) || tree.heads[first] !== -1) return undefined;
  if (extentOf(tree, predicate).to < words.length - 1) return undefined;
  const own = finiteClausesIn(sentence, { from: 0, to: link });
  const opener = phraseOf(sentence, childrenBy(tree, first, "nsubj", "expl")[0] ?? first).from;
  // "The soil was poor, the climate dry, and" is a list. An aside has two commas, too.
  const commas = words.slice(0, link - 1).filter(({ text }) => text === ",").length;
  if (commas % 2 === 1 || /^(?:not|never|neither)$/.test(words[0]!.lower)) return undefined;
  // Without a comma the link may join what a clause before it says.
  if (words[link - 1]!.text !== "," && own.length > 1) return undefined;
  const isOnly = childrenBy(tree, first, "conj").length === (kind === "loose" ? 0 : 1);
  return own[0]?.predicate === first && opener === 0 && isOnly ? { link, from } : undefined;
}

/** Turns "The road is old, and the town wants a new one." into "The road is old. The town wants a new one." */
const part: Turn = (context, clause) => {
  const { words } = context;
  const place = linkBefore(context, clause);
  if (!place || place.link < 4 || words.length - place.from < 4) return undefined;
  const { from, link } = place;
  const start = words[words[link - 1]!.text === "," ? link - 2 : link - 1]!.end;
  const next = words[from]!;
  const said = words[link]!.lower;
  if (said === "and") return { parts: [{ start, end: next.end, after: `. ${capitalize(next.text)}` }] };
  return { parts: [{ start, end: words[link]!.end, after: said === "but" ? ". However," : ". As a result," }] };
};

/** Turns "The road is old, but the town has no money." into "Although the road is old, the town has no money." */
const subordinate: Turn = (context, clause) => {
  const { words, sentence } = context;
  const place = linkBefore(context, clause);
  const inside = firstWordInside(words);
  if (!place || inside === undefined || words[place.link]!.lower === "and") return undefined;
  const { from, link } = place;
  if (words.length - from < 5 || /^th(?:is|at)$/.test(words[from]!.lower)) return undefined;
  const before = words.slice(0, link);
  if (words[link - 1]!.text !== "," || finiteClausesIn(sentence, { from: 0, to: link }).length > 1) return undefined;
  if (before.slice(0, -1).some(({ text, lower }) => text === "," || /^(?:may|might|should|must|if)$/.test(lower)))
    return undefined;
  const opening = words[link]!.lower === "but" ? "Although" : "Because";
  if (opening === "Because" && (hasScope(before) || clause.tense === "modal")) return undefined;
  return replaceAll(
    [words[0]!.start, words[0]!.end, `${opening} ${inside}`],
    [words[link - 1]!.end, words[link]!.end, ""],
  );
};

/** Turns "But the road is old." into "The road, though, is old." */
const turnBut: Turn = ({ words, sentence }, clause) => {
  const { kind, subject, verb } = clause;
  const [but, next] = words;
  if (but!.lower !== "but" || kind !== "main" || subject === undefined || next!.text === ",") return undefined;
  const { from, to } = phraseOf(sentence, subject);
  const parts = [{ start: but!.start, end: next!.end, after: `However, ${next!.text}` }];
  if (from !== 1 || to > verb) return undefined;
  if (to !== verb || to > 6 || words[subject]!.pos === "PRON") return { parts };
  const inside = { start: words[to - 1]!.end, end: words[to - 1]!.end, after: ", though," };
  return { parts: [{ start: but!.start, end: next!.end, after: capitalize(next!.text) }, inside] };
};

const turns: readonly Turn[] = [part, subordinate, turnBut];
