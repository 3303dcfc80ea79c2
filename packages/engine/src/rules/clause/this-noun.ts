import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { inLaw } from "../restrictions.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** "They built a mill. This mill is old." becomes "They built a mill. The mill is old." */
export const thisNoun: Rule = {
  id: "this-noun",
  summary: "The noun was just named, so “the” is enough.",
  stage: "clause",
  level: 8,
  propose: (context) => {
    const found = thisNounAt(context);
    return found ? [found] : [];
  },
  examples: [
    { before: "They built a mill. This mill is old.", after: "They built a mill. The mill is old." },
    {
      before: "She has a new theory about owls. This theory says that they sleep.",
      after: "She has a new theory about owls. The theory says that they sleep.",
    },
    { before: "They sold it. This decision is wrong.", after: "They sold it. This decision is wrong." },
    { before: "There are five mills. This mill is old.", after: "There are five mills. This mill is old." },
    {
      before: "They have a mill here and a mill there. This mill is old.",
      after: "They have a mill here and a mill there. This mill is old.",
    },
    { before: "No mill is like that mill. This mill is old.", after: "No mill is like that mill. This mill is old." },
    { before: "It rains in the day. This day is fine.", after: "It rains in the day. This day is fine." },
  ],
};

const timely = new Set(
  "day week month year morning evening night time summer winter season spring moment case way kind type".split(" "),
);

function thisNounAt(context: Context): Proposal | undefined {
  const { words, previous, text } = context;
  const [first] = words;
  if (first?.text !== "This" || !previous || /\n/.test(text.slice(previous.end, first.start))) return undefined;
  const end = nounPhraseEnd(words, 0);
  if (end === undefined || end < 2 || end > 4 || !verbGroupAt(words, end)) return undefined;
  const head = words[end - 1]!;
  if (head.pos !== "NOUN" || isPlural(head) || timely.has(head.lemma)) return undefined;
  if (
    words
      .slice(1, end)
      .some(
        ({ lower, pos }) =>
          pos === "NUM" || ["first", "last", "particular", "very", "same", "one", "'s"].includes(lower),
      )
  )
    return undefined;
  if (!isNamedOnce(previous.words, head) || inLaw({ words, from: 0, to: 0, slots: [], context })) return undefined;
  return replace(first.start, first.end, "The");
}

/** The noun stands there once, in the singular, introduced by an article. */
function isNamedOnce(words: readonly Word[], head: Word): boolean {
  const found = words.flatMap((word, i) => (word.lemma === head.lemma || word.lower === head.lower ? [i] : []));
  const at = found[0];
  if (found.length !== 1 || at === undefined || words[at]!.lower !== head.lower || words[at]!.pos !== "NOUN")
    return false;
  let i = at - 1;
  while (i >= 0 && ["ADJ", "NOUN", "ADV", "VERB"].includes(words[i]!.pos) && at - i < 5) i--;
  return ["a", "an", "the", "this", "its", "their"].includes(words[i]?.lower ?? "");
}
