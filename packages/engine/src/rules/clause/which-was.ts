import { clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** "The mill, which was built in 1902, has two wheels" becomes "The mill, built in 1902, has two wheels". */
export const whichWas: Rule = {
  id: "which-was",
  summary: "The participle alone says this.",
  stage: "clause",
  level: 6,
  propose: (context) => clausesOf(context.sentence).flatMap((clause) => participleAlone(context, clause) ?? []),
};

/** What is true of a thing for good; anything else, at the end of a sentence, may be what happened next. */
const lasting = new Set(
  `know call name locate situate base found build establish design develop write own make use bear control inspire surround
  publish create`.split(/\s+/),
);

function participleAlone({ words, sentence }: Context, clause: TreeClause): Proposal | undefined {
  const { tree } = sentence;
  const which = clause.marker;
  if (!isAside(clause) || which === undefined || !/^(?:which|who)$/.test(words[which]!.lower)) return undefined;
  const comma = which - 1;
  const { lemma, tag } = words[clause.predicate]!;
  const auxiliaries = childrenBy(tree, clause.predicate, "aux");
  if (tag !== "VBN" || auxiliaries.length !== 1 || clause.verb !== which + 1 || words[comma]!.text !== ",")
    return undefined;
  const noun = tree.heads[clause.predicate]!;
  // "The ice was thick, which was caused by the wind": the words speak of the whole statement.
  if (noun !== comma - 1 || !/^NN/.test(words[noun]!.tag) || !isSure(tree, clause.predicate)) return undefined;
  if (words[which]!.lower === "who" && lemma !== "bear" && lemma !== "know") return undefined;
  if (childrenBy(tree, clause.predicate, "conj").length > 0 || words[clause.predicate + 1]!.pos !== "ADP")
    return undefined;
  if (words.slice(which + 2, clause.predicate).some(({ pos }) => pos !== "ADV")) return undefined;
  const closes = clause.to >= words.length - 1;
  if (closes && !lasting.has(lemma)) return undefined;
  return replace(words[which]!.start, words[which + 2]!.start, "");
}

function isAside({ kind, passive, negated, tense }: TreeClause): boolean {
  return kind === "relative" && passive && !negated && (tense === "present" || tense === "past");
}
