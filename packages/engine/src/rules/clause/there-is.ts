import type { Part } from "../../document/draft.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

const quantities = new Set(["many", "several", "some", "various", "numerous", "few", "most", "other", "different"]);

/** "There are many people who think so" becomes "Many people think so". */
export const thereIs: Rule = {
  id: "there-is",
  summary: "The sentence can begin with what it is about.",
  stage: "clause",
  level: 5,
  propose: (context) => {
    const found = thereIsAt(context);
    return found ? [found] : [];
  },
  examples: [
    { before: "There are many people who keep goats.", after: "Many people keep goats." },
    { before: "There were several boats that could carry horses.", after: "Several boats could carry horses." },
    { before: "There are many reasons that people move.", after: "There are many reasons that people move." },
    { before: "There is a dog that barks.", after: "There is a dog that barks." },
    { before: "There are many people in the boat.", after: "There are many people in the boat." },
    {
      before: "There are some boats that leak and some that do not.",
      after: "There are some boats that leak and some that do not.",
    },
  ],
};

function thereIsAt({ words }: Context): Proposal | undefined {
  if (words[0]?.lower !== "there" || !["are", "were"].includes(words[1]?.lower ?? "")) return undefined;
  if (!quantities.has(words[2]?.lower ?? "") || words.at(-1)!.text === "?") return undefined;
  const end = nounPhraseEnd(words, 2);
  const relative = end === undefined ? undefined : words[end];
  if (end === undefined || !relative || !["who", "that", "which"].includes(relative.lower)) return undefined;
  const verb = verbGroupAt(words, end + 1);
  if (!verb || (words[1]!.lower === "were" && verb.tense === "present")) return undefined;
  if (words.slice(end + 1).some((word) => [";", ":", "but", "some", "others", "who"].includes(word.lower)))
    return undefined;
  const opening: Part = { start: words[0].start, end: words[2]!.start, after: "" };
  return { parts: [opening, { start: relative.start, end: words[end + 1]!.start, after: "" }] };
}
