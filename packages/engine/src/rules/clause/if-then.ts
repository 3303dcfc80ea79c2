import { clauseAt } from "../../grammar/clause.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** "If it rains, then we stay" becomes "If it rains, we stay". */
export const ifThen: Rule = {
  id: "if-then",
  notIn: ["expand"],
  summary: "“If” already says that the rest depends on it.",
  stage: "clause",
  level: 6,
  propose: (context) => {
    const found = thenAt(context);
    return found ? [found] : [];
  },
};

function thenAt({ words }: Context): Proposal | undefined {
  if (words[0]?.lower !== "if") return undefined;
  const at = words.findIndex(({ lower }, i) => lower === "then" && words[i - 1]?.text === ",");
  const then = words[at];
  const next = words[at + 1];
  if (at < 4 || !then || !next || words.some(({ lower }, i) => lower === "then" && i !== at)) return undefined;
  if (words.slice(1, at).some(({ lower, text }) => lower === "or" || lower === "if" || text === ";")) return undefined;
  // "If it rains, we stay, then we eat": the rest has begun before.
  if (words.findIndex(({ text }) => text === ",") !== at - 1 && words[at - 2]?.pos === "VERB") return undefined;
  if (!clauseAt(words, at + 1, words.length) || startsRest(words, at - 1)) return undefined;
  return replace(then.start, next.start, "");
}

/** A clause without a link stands between an earlier comma and this one. */
function startsRest(words: Context["words"], comma: number): boolean {
  const first = words.findIndex(({ text }) => text === ",");
  if (first === comma) return false;
  return (
    clauseAt(words, first + 1, comma) !== undefined && !words.slice(first, comma).some(({ lower }) => lower === "and")
  );
}
