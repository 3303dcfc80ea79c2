import { clauseAt } from "../../grammar/clause.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** "If it rains, then we stay" becomes "If it rains, we stay". */
export const ifThen: Rule = {
  id: "if-then",
  summary: "“If” already says that the rest depends on it.",
  stage: "clause",
  level: 6,
  propose: (context) => {
    const found = thenAt(context);
    return found ? [found] : [];
  },
  examples: [
    { before: "If it rains, then we stay at home.", after: "If it rains, we stay at home." },
    { before: "If the pump fails, then the cellar is wet.", after: "If the pump fails, the cellar is wet." },
    { before: "If it rains, we stay, then we eat.", after: "If it rains, we stay, then we eat." },
    { before: "Only if it rains, then we stay.", after: "Only if it rains, then we stay." },
    { before: "If it rains first, then snows, we stay.", after: "If it rains first, then snows, we stay." },
    { before: "It rained, then we left.", after: "It rained, then we left." },
    { before: "If it rains, then and only then we stay.", after: "If it rains, then and only then we stay." },
  ],
};

function thenAt({ words }: Context): Proposal | undefined {
  if (words[0]?.lower !== "if") return undefined;
  const comma = words.findIndex(({ text }) => text === ",");
  const then = words[comma + 1];
  const next = words[comma + 2];
  if (comma < 3 || then?.lower !== "then" || !next || words.some(({ lower }, i) => lower === "then" && i !== comma + 1))
    return undefined;
  // Where the condition has two parts, "then" shows where the rest begins.
  if (words.slice(1, comma).some(({ lower }) => lower === "and" || lower === "or" || lower === "if")) return undefined;
  if (!clauseAt(words, comma + 2, words.length)) return undefined;
  return replace(then.start, next.start, "");
}
