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
    {
      before: "If the trip takes a day, the stop takes an hour, and the rest takes two, then the journey takes a week.",
      after: "If the trip takes a day, the stop takes an hour, and the rest takes two, the journey takes a week.",
    },
    { before: "If it rains, we stay, then we eat.", after: "If it rains, we stay, then we eat." },
    { before: "Only if it rains, then we stay.", after: "Only if it rains, then we stay." },
    { before: "If it rains first, then snows, we stay.", after: "If it rains first, then snows, we stay." },
    { before: "It rained, then we left.", after: "It rained, then we left." },
    { before: "If it rains, then and only then we stay.", after: "If it rains, then and only then we stay." },
  ],
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
