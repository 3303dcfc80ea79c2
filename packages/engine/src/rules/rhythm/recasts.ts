import { clausesOf } from "../../grammar/clauses.ts";
import { close } from "../paraphrase/relative-clauses.ts";
import { isPlainStatement } from "../paraphrase/statement.ts";
import { subordinate } from "../paraphrase/tied-clauses.ts";
import { toActive } from "../paraphrase/turn-voice.ts";
import { atLevel, type Rule } from "../rule.ts";

/** Says a statement in another way where that reads as well: of what alternatives do, what is nearly always right. */
export const recasts: Rule = {
  id: "recasts",
  notIn: ["simple", "shorten"],
  isTwin: true,
  summary: "The same statement in another shape.",
  stage: "rhythm",
  level: 8,
  propose: (context) => {
    const { sentence, words, inList } = context;
    if (inList || words.length < 9 || !isPlainStatement(sentence)) return [];
    return clausesOf(sentence).flatMap((clause) => {
      const recast = clause.kind === "relative" ? close(context, clause) : toActive(context, clause);
      return [atLevel(8, subordinate(context, clause)), atLevel(9, recast)].flatMap((one) => one ?? []);
    });
  },
};
