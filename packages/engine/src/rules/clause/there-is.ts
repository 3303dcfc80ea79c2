import type { Part } from "../../document/draft.ts";
import { relativePronouns } from "../../grammar/closed-classes.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

const quantities = new Set(["many", "several", "some", "various", "numerous", "few", "most", "other", "different"]);

/** "There are many people who think so" becomes "Many people think so". */
export const thereIs: Rule = {
  id: "there-is",
  notIn: ["expand"],
  summary: "The sentence can begin with what it is about.",
  stage: "clause",
  level: 5,
  propose: (context) => {
    const found = thereIsAt(context);
    return found ? [found] : [];
  },
};

function thereIsAt({ words }: Context): Proposal | undefined {
  if (words[0]?.lower !== "there" || !["are", "were"].includes(words[1]?.lower ?? "")) return undefined;
  if (!quantities.has(words[2]?.lower ?? "") || words.at(-1)!.text === "?") return undefined;
  const end = nounPhraseEnd(words, 2);
  const relative = end === undefined ? undefined : words[end];
  if (end === undefined || !relative || !relativePronouns.has(relative.lower)) return undefined;
  const verb = verbGroupAt(words, end + 1);
  if (!verb || (words[1]!.lower === "were" && verb.tense === "present")) return undefined;
  if (words.slice(end + 1).some((word) => [";", ":", "but", "some", "others", "who"].includes(word.lower)))
    return undefined;
  const opening: Part = { start: words[0].start, end: words[2]!.start, after: "" };
  return { parts: [opening, { start: relative.start, end: words[end + 1]!.start, after: "" }] };
}
