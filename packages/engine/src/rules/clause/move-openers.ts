import type { Context, Proposal, Rule } from "../rule.ts";
import { leadAt } from "./move-lead.ts";
import { moves } from "./move-parts.ts";
import { places } from "./move-places.ts";

/** Puts a phrase that opens the sentence behind the clause, or behind the subject, where people mostly put it. */
export const movedOpeners: Rule = {
  id: "move-openers",
  summary: "The sentence begins with what it is about.",
  stage: "rhythm",
  level: 6,
  propose: (context) => (isTurn(context) ? moved(context) : []),
};

/** The ways to move the sentence's opening phrase; several where it depends on what is protected. */
function moved({ text, words }: Pick<Context, "text" | "words">): Proposal[] {
  const lead = leadAt(words);
  if (!lead || words.at(-1)!.text !== ".") return [];
  for (const place of lead.places) {
    const end = places[place](words, lead);
    if (end === undefined) continue;
    const before = place === "subject" || place === "aside" ? ", " : " ";
    const after = place === "subject" ? "," : "";
    return moves(text, words, { comma: lead.comma, end, before, after }).map((parts) => ({ parts }));
  }
  return [];
}

/** The text does not begin with a move, and none stands right after another. */
function isTurn({ words, previous, number, inList, text }: Context): boolean {
  if (number === 0 || inList) return false;
  if (!previous || leadAt(words) === undefined) return true;
  return (
    text.slice(previous.end, words[0]!.start).includes("\n") || moved({ text, words: previous.words }).length === 0
  );
}
