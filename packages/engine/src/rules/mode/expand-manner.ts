import type { Word } from "../../document/document.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { reportsFigures, warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { pairsOf, set } from "./expand-tools.ts";

/** Moves an adverb from before its verb to the end of the clause, as a phrase. */
export const expandManner: Rule = {
  id: "expand-manner",
  modes: ["expand"],
  adds: true,
  summary: "A phrase at the end says how it is done.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || reportsFigures(context.words)) return [];
    if (words.some(({ lower }) => negative.has(lower)) || words.at(-1)!.text === "?") return [];
    return words.flatMap((_, i) => toEnd(words, i) ?? []);
  },
};

const negative = set("not n't never no nor cannot hardly without");

const manners = pairsOf(`
  effectively=in_an_effective_way efficiently=in_an_efficient_way 
  responsibly=in_a_responsible_way creatively=in_a_creative_way
  positively=in_a_positive_way negatively=in_a_negative_way strategically=in_a_strategic_way
  easily=with_ease carefully=with_care successfully=with_success
  accurately=with_accuracy confidently=with_confidence gradually=little_by_little smoothly=in_a_smooth_way
  thoughtfully=in_a_thoughtful_way peacefully=in_a_peaceful_way precisely=with_precision
  independently=in_an_independent_way fundamentally=in_a_fundamental_way dramatically=in_a_dramatic_way
  simultaneously=at_the_same_time patiently=with_patience steadily=at_a_steady_pace rapidly=at_a_rapid_pace`);
const extents = pairsOf(`
  significantly=to_a_significant_extent greatly=to_a_great_extent considerably=to_a_considerable_extent
  substantially=to_a_considerable_extent`);
const changing =
  set(`improve reduce increase affect influence change enhance shape expand boost lower raise limit alter strengthen
  cut decrease simplify advance transform contribute help vary differ weaken slow speed`);
/** Verbs of knowing and being, with which these adverbs say something else: "clearly shows", "easily the best". */
const stating =
  set(`be have show indicate demonstrate suggest see know understand reveal define state mean need want illustrate represent
  reflect feel seem believe think remember recognize`);

/** "greatly reduces the risk." becomes "reduces the risk to a great extent." */
function toEnd(words: readonly Word[], i: number): Proposal | undefined {
  const adverb = words[i]!;
  const verb = words[i + 1];
  const before = words[i - 1];
  if (verb?.pos !== "VERB" || !before || adverb.pos !== "ADV") return undefined;
  const phrase = manners.get(adverb.lower) ?? (changing.has(verb.lemma) ? extents.get(adverb.lower) : undefined);
  if (["so", "too", "how", "as"].includes(before.lower)) return undefined;
  if (!phrase || stating.has(verb.lemma) || ["ADV", "DET", "ADJ", "CCONJ"].includes(before.pos)) return undefined;
  const gerund = before.lower === "by" && /ing$/.test(verb.lower);
  if (before.pos === "ADP" && !gerund) return undefined;
  const passive = before.lemma === "be" && formsOf(verb.lower, verb.lemma).includes("en");
  const active = !/(?:en|ed|ing)$/.test(verb.lower) || ["NOUN", "PRON", "PROPN"].includes(before.pos);
  if (!passive && !active && !gerund) return undefined;
  // "Awnings clearly sized for shorter folk": a noun before may be what the participle describes.
  if (before.pos === "NOUN" && /(?:ed|en)$/.test(verb.lower) && words.slice(0, i).some((_, k) => verbGroupAt(words, k)))
    return undefined;
  if (/ing$/.test(verb.lower) && !gerund) return undefined;
  const end = endOfObject(words, i + 2, gerund);
  if (end === undefined || end - i > 10 || (passive && end > i + 7)) return undefined;
  for (let k = i + 2; k < end; k++) if (verbGroupAt(words, k) || words[k]!.pos === "VERB") return undefined;
  return {
    parts: [
      { start: adverb.start, end: verb.start, after: "" },
      { start: words[end - 1]!.end, end: words[end - 1]!.end, after: ` ${phrase}` },
    ],
  };
}

/** Where the verb's object and the phrases on it end, if the clause ends there too. */
function endOfObject(words: readonly Word[], from: number, gerund: boolean): number | undefined {
  const start = words[from]?.pos === "ADP" ? from + 1 : from;
  const end = /^[.;]$/.test(words[from]?.text ?? "") ? from : objectEnd(words, start);
  if (end === undefined || words.slice(from, end).some(({ text }) => text === ",")) return undefined;
  const { text, lower } = words[end] ?? { text: "", lower: "" };
  if (/^[.;]$/.test(text) || ["while", "because", "when"].includes(lower)) return end;
  if (gerund && text === "," && ["PRON", "DET", "NOUN"].includes(words[end + 1]?.pos ?? "")) return end;
  return text === "," && ["but", "so", "which", "while"].includes(words[end + 1]?.lower ?? "") ? end : undefined;
}

const links = set("of and or in on for with to from");

/** The end of a noun phrase with what hangs on it, up to a mark. */
function objectEnd(words: readonly Word[], from: number): number | undefined {
  let end = nounPhraseEnd(words, from);
  while (end !== undefined && links.has(words[end]?.lower ?? "")) {
    const next = nounPhraseEnd(words, end + 1);
    if (next === undefined) return undefined;
    end = next;
  }
  return end;
}
