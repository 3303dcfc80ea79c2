import type { Word } from "../../document/document.ts";
import { reportsFigures, warnsOrBinds } from "../../grammar/topics.ts";
import { bothOfTwo } from "../paraphrase/both-of-two.ts";
import { asWellAs } from "../paraphrase/small-words.ts";
import type { Proposal, Rule } from "../rule.ts";
import { pairs, set } from "./expand-tools.ts";

const told = set("both well also or nor neither either not n't no without");

/** Says of two things joined by "and" that both are meant, once in a sentence. */
export const expandPairs: Rule = {
  id: "expand-pairs",
  modes: ["expand"],
  adds: true,
  summary: "The fuller link says that both are meant.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || reportsFigures(context.words) || words.some(({ lower }) => told.has(lower)))
      return [];
    const both = bothOfTwo.propose?.(context).find(({ parts }) => parts.some(({ after }) => /\bboth\b/.test(after)));
    if (words.some(({ text }) => /^[-‑]$/.test(text))) return [];
    return both && !describes(words, both) ? [both] : words.flatMap((_, i) => asWell(words, i) ?? []).slice(0, 1);
  },
};

/** "Its own operating systems": the word before is no verb but describes the first of the two, or there are not two. */
function describes(words: readonly Word[], { parts }: Proposal): boolean {
  const at = words.findIndex(({ start }) => start >= parts[0]!.start);
  // "Under fire and received letters": a verb follows, not the second thing.
  const and = words.findIndex(({ lower }, k) => k >= at && lower === "and");
  if (/(?:ed|en)$/.test(words[and + 1]?.lower ?? "")) return true;
  return /ing$/.test(words[at - 1]?.lower ?? "") && ["ADJ", "DET", "PRON"].includes(words[at - 2]?.pos ?? "");
}

const verbal = set("care work help look return reach move act live learn use plan think respond");

/** "with the man and the boy" becomes "with the man as well as the boy". */
function asWell(words: readonly Word[], i: number): Proposal | undefined {
  const second = words[i + 1];
  if (words[i]!.lower !== "and" || !second || /ed$/.test(second.lower) || verbal.has(second.lower)) return undefined;
  if (words.slice(i + 1, i + 4).some(({ lower }) => pairs.has(`${words[i - 1]?.lower} ${lower}`))) return undefined;
  return asWellAs(words, i);
}
