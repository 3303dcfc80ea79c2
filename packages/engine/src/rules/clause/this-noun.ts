import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isAboutLaw } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** "They built a mill. This mill is old." becomes "They built a mill. The mill is old." */
export const thisNoun: Rule = {
  id: "this-noun",
  summary: "The noun was just named, so “the” is enough.",
  stage: "clause",
  level: 7,
  propose: (context) => {
    const found = thisNounAt(context);
    return found ? [found] : [];
  },
};

const timely = new Set(
  "day week month year morning evening night time summer winter season spring moment case way kind type movie film book show place hotel restaurant product game song album paper article series city".split(
    " ",
  ),
);

function thisNounAt(context: Context): Proposal | undefined {
  const { words, previous, text } = context;
  const [first] = words;
  if (
    (first?.text !== "This" && first?.text !== "These") ||
    !previous ||
    /\n/.test(text.slice(previous.end, first.start))
  )
    return undefined;
  const end = nounPhraseEnd(words, 0);
  if (end === undefined || end < 2 || end > 4 || !hasVerb(words, end)) return undefined;
  const head = words[end - 1]!;
  if (head.pos !== "NOUN" || isPlural(head) !== (first.text === "These") || timely.has(head.lemma)) return undefined;
  if (
    words
      .slice(1, end)
      .some(
        ({ lower, pos }) =>
          pos === "NUM" || ["first", "last", "particular", "very", "same", "one", "'s"].includes(lower),
      )
  )
    return undefined;
  // "If you want a good mill, look elsewhere. This mill …": another one.
  if (previous.words.some(({ lower }) => ["if", "any", "looking", "no", "every"].includes(lower))) return undefined;
  if (!(isNamedOnce(previous.words, head) || isDoneOnce(previous.words, head, end)) || isAboutLaw(context.words))
    return undefined;
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
  const first = words[i]?.lower ?? "";
  return isPlural(head) ? counts.has(first) : ["a", "an", "the", "this", "its", "their"].includes(first);
}

const counts = new Set("two three four five six several the these its their some".split(" "));

/** A verb follows, at once or after what hangs on the noun: "this rise in prices hurts". */
function hasVerb(words: readonly Word[], end: number): boolean {
  if (verbGroupAt(words, end)) return true;
  if (!["in", "of"].includes(words[end]?.lower ?? "")) return false;
  // "This war of mine" is no other war's.
  const next = words[end + 1]?.pos === "PRON" ? undefined : nounPhraseEnd(words, end + 1);
  return next !== undefined && verbGroupAt(words, next) !== undefined;
}

/** The noun stands for a verb of the sentence before: "they decided to sell. This decision …". */
function isDoneOnce(words: readonly Word[], { lower, pos }: Word, end: number): boolean {
  const verbs = deeds.get(lower);
  if (!verbs || pos !== "NOUN" || end !== 2) return false;
  return words.filter((word) => verbs === word.lemma && word.pos === "VERB").length === 1;
}

const deeds: ReadonlyMap<string, string> = new Map(
  `decision decide, recommendation recommend, announcement announce, agreement agree, proposal propose, expansion expand,
  increase increase, decrease decrease, decline decline, reduction reduce, rise rise, growth grow, change change,
  discovery discover, move move, investment invest, attack attack, improvement improve, acquisition acquire, merger merge,
  collaboration collaborate, election elect, appointment appoint, approval approve, request request, offer offer`
    .split(/,\s+/)
    .map((pair) => pair.split(" ") as [string, string]),
);
