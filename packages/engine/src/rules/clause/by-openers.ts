import { isModal } from "../../grammar/conjugate.ts";
import { formsOf, lemmaCandidates } from "../../grammar/inflect.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** "By keeping notes, you can" becomes "If you keep notes, you can". */
export const byOpeners: Rule = {
  id: "by-openers",
  summary: "“If you” names who acts.",
  stage: "clause",
  level: 7,
  propose: (context) => {
    const found = byOpenerAt(context);
    return found ? [found] : [];
  },
  examples: [
    { before: "By keeping notes, you can save time.", after: "If you keep notes, you can save time." },
    { before: "By drying the wood, we can halve the smoke.", after: "If we dry the wood, we can halve the smoke." },
    { before: "By keeping notes, she saved time.", after: "By keeping notes, she saved time." },
    {
      before: "By praising the cooks, they will feel at home.",
      after: "By praising the cooks, they will feel at home.",
    },
    // "We will" is a promise, not a case that may or may not come.
    { before: "By drying the wood, we will halve the smoke.", after: "By drying the wood, we will halve the smoke." },
    { before: "By morning, you can leave.", after: "By morning, you can leave." },
    {
      before: "By drying and stacking wood, you can save money.",
      after: "By drying and stacking wood, you can save money.",
    },
  ],
};

function byOpenerAt({ words }: Context): Proposal | undefined {
  const verb = words[1];
  if (words[0]?.lower !== "by" || verb?.pos !== "VERB" || !verb.lower.endsWith("ing")) return undefined;
  const comma = words.findIndex((word) => word.text === ",");
  const subject = words[comma + 1];
  const modal = words[comma + 2];
  if (comma < 3 || comma > 14 || !subject || !["you", "we"].includes(subject.lower)) return undefined;
  if (!modal || !isModal(modal) || !["can", "may"].includes(modal.lower)) return undefined;
  if (words.slice(2, comma).some((word) => /ing$/.test(word.lower) && word.pos === "VERB")) return undefined;
  const lemma = lemmaCandidates(verb.lower).find((candidate) => candidate === verb.lemma);
  if (!lemma || !formsOf(verb.lower, lemma).includes("ing") || lemma === "be" || lemma === "do") return undefined;
  return { parts: [{ start: words[0].start, end: verb.end, after: `if ${subject.lower} ${lemma}` }] };
}
