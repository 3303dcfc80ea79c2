import type { Word } from "../../document/document.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { openIng, openPast } from "../paraphrase/relatives.ts";
import type { Rule } from "../rule.ts";

/** Gives a participle behind a noun the verb that it leaves out. */
export const expandRelatives: Rule = {
  id: "expand-relatives",
  modes: ["expand"],
  adds: true,
  summary: "A clause of its own says what the noun is or does.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words)) return [];
    return words.flatMap((_, i) => (unsure(words, i) ? [] : (openPast(words, i) ?? openIng(words, i) ?? [])));
  },
};

/** "Cook an egg using direct heat", "funds from states based on need": the nearest noun is not what is described. */
function unsure(words: readonly Word[], i: number): boolean {
  const { lower } = words[i]!;
  if (lower === "using") return true;
  return lower === "based" && words.slice(Math.max(0, i - 5), i).some(({ pos }) => pos === "ADP");
}
