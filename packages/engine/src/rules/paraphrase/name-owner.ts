import type { Word } from "../../document/document.ts";
import { relativePronouns } from "../../grammar/closed-classes.ts";
import type { Proposal, Rule } from "../rule.ts";

/** Names the owner after what it has: "Kent's future" is "the future of Kent". */
export const nameOwner: Rule = {
  id: "name-owner",
  summary: "The owner is named after what it has.",
  stage: "clause",
  level: 7,
  propose: ({ words }) => words.flatMap((_, i) => turn(words, i) ?? []),
};

const owned = new Set(
  `future history economy capital population culture role success failure performance theory theories work works ideas
  beauty power strength influence legacy reputation leader leaders president founder government policies policy economy
  borders climate landscape music art theme themes hopes chances victory defeat death birth life career reign rule
  achievements vision plans budget schools streets parks people citizens residents history origins approach design
  importance effect effects impact features services products customers headquarters chief director owner owners
  manager coach players fans supporters performance interpretation arrival departure creation rise fall collapse`.split(
    /\s+/,
  ),
);

function turn(words: readonly Word[], i: number): Proposal | undefined {
  const mark = words[i]!;
  const owner = words[i - 1];
  if (!/^['’]s$/.test(mark.text) || owner?.pos !== "PROPN" || !/^\p{Lu}/u.test(owner.text)) return undefined;
  if (
    /^(?:\w+day|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
      owner.lower,
    )
  )
    return undefined;
  let from = i - 1;
  while (words[from - 1]?.pos === "PROPN") from--;
  if (from === 0 || ["DET", "ADJ", "NUM", "NOUN", "CCONJ", "PART"].includes(words[from - 1]!.pos)) return undefined;
  const modifier = words[i + 1]?.pos === "ADJ" && words[i + 1]!.lower !== "own" && !/est$/.test(words[i + 1]!.lower);
  const thing = words[modifier ? i + 2 : i + 1];
  const after = words[modifier ? i + 3 : i + 2];
  if (thing?.pos !== "NOUN" || !owned.has(thing.lower) || !after) return undefined;
  if (!["PUNCT", "AUX", "VERB"].includes(after.pos) || /^[-–'’(]/.test(after.text)) return undefined;
  if (relativePronouns.has(words[modifier ? i + 4 : i + 3]?.lower ?? "")) return undefined;
  const said = modifier ? `${words[i + 1]!.text} ${thing.text}` : thing.text;
  return {
    parts: [
      { start: words[from]!.start, end: words[from]!.start, after: `the ${said} of ` },
      { start: mark.start, end: thing.end, after: "" },
    ],
  };
}
