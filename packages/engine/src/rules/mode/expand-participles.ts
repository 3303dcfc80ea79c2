import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { wholeTense } from "../../grammar/tense.ts";
import { reportsFigures, warnsOrBinds } from "../../grammar/topics.ts";
import type { Proposal, Rule } from "../rule.ts";
import { pairsOf, set } from "./expand-tools.ts";

/** Puts what describes a noun behind it, as a clause or a phrase. */
export const expandParticiples: Rule = {
  id: "expand-participles",
  modes: ["expand"],
  adds: true,
  summary: "What stood in front of the noun is said behind it, and in full.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || reportsFigures(context.words)) return [];
    return words.flatMap((_, i) => doneAt(words, i) ?? hyphenAt(words, i) ?? []);
  },
};

const done = set(
  `collected chosen selected gathered observed obtained recorded reported published stored shared acquired damaged stolen
  proposed generated detected identified`,
);

/** "the collected data" becomes "the data that have been collected". */
function doneAt(words: readonly Word[], i: number): Proposal | undefined {
  const [the, participle, noun, after] = words.slice(i, i + 4);
  if (the?.lower !== "the" || !participle || !done.has(participle.lower) || noun?.pos !== "NOUN" || !after)
    return undefined;
  if (!/^[.;]$/.test(after.text) && !["to", "in", "for", "with", "into", "by", "from"].includes(after.lower))
    return undefined;
  const tense = wholeTense(words);
  if (!tense || words.slice(0, i).some(({ lower }) => lower === "that")) return undefined;
  const have = tense === "past" ? "had" : isPlural(noun) || noun.lower === "data" ? "have" : "has";
  return {
    parts: [
      { start: participle.start, end: noun.start, after: "" },
      { start: noun.end, end: noun.end, after: ` that ${have} been ${participle.lower}` },
    ],
  };
}

const phrases = pairsOf(`high-quality=of_high_quality top-quality=of_the_best_quality low-quality=of_low_quality
  large-scale=on_a_large_scale small-scale=on_a_small_scale`);
const terms = pairsOf("long-term=in_the_long_term short-term=in_the_short_term");
const lasting = set("damage benefits effects consequences problems growth success savings gains losses harm changes");

/** "high-quality bread." becomes "bread of high quality." */
function hyphenAt(words: readonly Word[], i: number): Proposal | undefined {
  const [first, mark, second, noun, after] = words.slice(i, i + 5);
  const before = words[i - 1];
  if (mark?.text !== "-" || !first || !second || noun?.pos !== "NOUN" || !before || !after) return undefined;
  const said = `${first.lower}-${second.lower}`;
  const phrase = phrases.get(said) ?? (lasting.has(noun.lower) ? terms.get(said) : undefined);
  if (!phrase || before.text === "," || !["VERB", "ADP", "DET", "PART", "PRON"].includes(before.pos)) return undefined;
  if (!/^[.;]$/.test(after.text) && !(after.text === "," && ["but", "which", "so"].includes(words[i + 5]?.lower ?? "")))
    return undefined;
  // "At high-quality standards": what follows a bare preposition may be one thing.
  if (before.lower === "as" || before.lower === "of") return undefined;
  return {
    parts: [
      { start: first.start, end: noun.start, after: "" },
      { start: noun.end, end: noun.end, after: ` ${phrase}` },
    ],
  };
}
