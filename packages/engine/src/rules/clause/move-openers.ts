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
  examples: [
    {
      before: "It rained. Despite the rain, the farmers sold every cake.",
      after: "It rained. The farmers sold every cake despite the rain.",
    },
    {
      before: "It rained. By sharing its boats, the club can help the town.",
      after: "It rained. The club can help the town by sharing its boats.",
    },
    {
      before: "It rained. In recent years, the club has shown that bread sells.",
      after: "It rained. The club has in recent years shown that bread sells.",
    },
    {
      before: "It rained. Without water, young plants cannot grow here.",
      after: "It rained. Young plants cannot grow here without water.",
    },
    {
      before: "It rained. To save money, the council sold the old mill.",
      after: "It rained. The council sold the old mill to save money.",
    },
    {
      before: "It rained. Despite its age, the bridge shows that good stone lasts.",
      after: "It rained. The bridge, despite its age, shows that good stone lasts.",
    },
    {
      before: "It rained. However, the price of bread is still low.",
      after: "It rained. The price of bread, however, is still low.",
    },
    {
      before: "It rained. Typically, the mill opens before dawn.",
      after: "It rained. The mill typically opens before dawn.",
    },
    {
      before: "It rained. According to the miller, the mill needs a new wheel.",
      after: "It rained. The mill needs a new wheel, according to the miller.",
    },
    {
      before: "It rained. In 1920, the council sold the old mill.",
      after: "It rained. The council sold the old mill in 1920.",
    },
    {
      before: "It rained. During the summer, the mill was sold, delighting the council.",
      after: "It rained. The mill was sold during the summer, delighting the council.",
    },
    {
      before: "It rained. Despite the rain on the roof, they sold it.",
      after: "It rained. Despite the rain on the roof, they sold it.",
    },
    {
      before: "It rained. Despite the noise of the pump, its owner slept well.",
      after: "It rained. Despite the noise of the pump, its owner slept well.",
    },
    {
      before: "It rained. By sharing boats, they never helped the town.",
      after: "It rained. By sharing boats, they never helped the town.",
    },
    {
      before: "It rained. In this way, the club can help the town.",
      after: "It rained. In this way, the club can help the town.",
    },
    {
      before: "It rained. In the old town, the mayor met the owner of the mill.",
      after: "It rained. In the old town, the mayor met the owner of the mill.",
    },
    {
      before: "It rained. To make matters worse, the mill burned down.",
      after: "It rained. To make matters worse, the mill burned down.",
    },
    {
      before: "It rained. By selling the mill, it was saved for the town.",
      after: "It rained. By selling the mill, it was saved for the town.",
    },
    {
      before: "It rained. Despite the rain, can the farmers sell the cake?",
      after: "It rained. Despite the rain, can the farmers sell the cake?",
    },
    { before: "It rained. However, it is still low today.", after: "It rained. However, it is still low today." },
    {
      before: "It rained. Through hard work, the club grew, and the town paid.",
      after: "It rained. Through hard work, the club grew, and the town paid.",
    },
    {
      before: "Despite the rain, the farmers sold every cake.",
      after: "Despite the rain, the farmers sold every cake.",
    },
    {
      before: "It rained. Despite the rain, the farmers sold every cake. Despite the wind, the boats left the bay.",
      after: "It rained. The farmers sold every cake despite the rain. Despite the wind, the boats left the bay.",
    },
  ],
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
