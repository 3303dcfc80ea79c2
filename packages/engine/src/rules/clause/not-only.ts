import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { possessives, relativePronouns } from "../../grammar/closed-classes.ts";
import { isModal } from "../../grammar/conjugate.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { closerLemmas } from "./closer-verbs.ts";

const limits = new Set(["only", "just", "merely", "simply", "solely"]);

/** "Not only X but also Y" asserts both; "and" does so without the drum roll. */
export const notOnly: Rule = {
  id: "not-only",
  cutsInFullLength: true,
  summary: "“And” joins the two without the build-up.",
  stage: "clause",
  level: 3,
  propose: (context) => context.words.flatMap((_, i) => notOnlyAt(context, i) ?? []),
};

function notOnlyAt({ words }: Context, i: number): Proposal | undefined {
  const not = words[i]!;
  const limit = words[i + 1];
  const before = words[i - 1];
  if (not.lower !== "not" || !limits.has(limit?.lower ?? "") || !before || before.end === not.start) return undefined;
  const but = words.findIndex((word, k) => k > i + 2 && (word.lower === "but" || word.text === ";"));
  if (but < 0 || words[but]!.text === ";" || but > i + 25) return undefined;
  const repeated = repeatedSubject(words, i, but);
  if (repeated) return repeated;
  const also = words[but + 1]?.lower === "also";
  if (!also && limit!.lower !== "only") return undefined;
  const first = i + 2;
  const second = but + (also ? 2 : 1);
  const kind = kindOf(words, first);
  const other = kind === "verb" && looksLikeVerb(words, second) ? "verb" : kindOf(words, second);
  if (!kind || !other) return undefined;
  // "That are not only old but are also rare": "and also are also" would stammer.
  if (words.slice(but + 2, but + 4).some(({ lower }) => lower === "also")) return undefined;
  const inner = words.slice(first, but);
  // "Not only the work solely of one man": a second limit, which only the denial lifts.
  if (inner.some(({ lower }) => limits.has(lower))) return undefined;
  if (inner.some((word) => relativePronouns.has(word.lower)) && kind !== "verb") return undefined;

  const comma = words[but - 1]!.text === ",";
  const listed =
    inner.slice(0, comma ? -1 : undefined).some((word) => /^(?:and|or|,)$/.test(word.lower)) ||
    (kind !== "verb" && words.slice(second, second + 4).some((word) => word.lower === "and"));
  const follows = isVerbal(before) || before.pos === "ADP" || before.pos === "NOUN" || before.lower === "that";
  if (!follows && !(kind === "verb" && (before.pos === "PRON" || before.pos === "PROPN"))) return undefined;
  if (kind !== other && !(other === "verb" && before.lemma === "be" && kind === "quality")) return undefined;
  if (kind !== "verb" && !isVerbal(before) && before.pos !== "ADP") return undefined;
  if (kind === "verb" && !agree(words, first, second, before)) return undefined;

  const both = kind === other && kind !== "verb" && !listed;
  const opening: Part = both
    ? { start: not.start, end: limit!.end, after: "both" }
    : { start: not.start, end: words[first]!.start, after: "" };
  const from = words[comma ? but - 1 : but]!.start;
  const to = words[second - 1]!.end;
  const joint: Part = comma
    ? { start: from, end: to, after: listed ? ", and also" : " and" }
    : { start: listed ? words[but - 1]!.end : from, end: to, after: listed ? ", and also" : "and" };
  return { parts: [opening, joint] };
}

/** "has not only cut X, but it has also cut Y": the pronoun and the auxiliary only repeat. */
function repeatedSubject(words: readonly Word[], not: number, but: number): Proposal | undefined {
  const aux = words[not - 1]!;
  const [pronoun, again, also, verb] = words.slice(but + 1, but + 5);
  if (aux.pos !== "AUX" || again?.lower !== aux.lower || also?.lower !== "also" || !pronoun || !verb) return undefined;
  if (!["it", "they", "he", "she", "we"].includes(pronoun.lower) || words[not + 2]!.pos !== "VERB") return undefined;
  const from = words[but - 1]!.text === "," ? words[but - 1]! : words[but]!;
  return {
    parts: [
      { start: words[not]!.start, end: words[not + 2]!.start, after: "" },
      { start: from.start, end: also.end, after: from.text === "," ? " and" : "and" },
    ],
  };
}

function isVerbal(word: Word): boolean {
  return word.pos === "VERB" || word.pos === "AUX";
}

type Kind = "verb" | "quality" | "thing" | "relation" | "reason";

function kindOf(words: readonly Word[], i: number): Kind | undefined {
  const word = words[i];
  if (!word) return undefined;
  const { pos, lower } = word;
  if (pos === "AUX")
    return isModal(word) || ["is", "are", "has", "have", "was", "were"].includes(lower) ? "verb" : undefined;
  if (pos === "VERB") return /ing$/.test(lower) ? undefined : "verb";
  if (pos === "ADV") {
    const next = kindOf(words, i + 1);
    return next === "verb" || next === "quality" ? next : undefined;
  }
  if (pos === "ADJ") return hasNoun(words, i) ? "thing" : "quality";
  if (pos === "DET" || pos === "NOUN" || pos === "PROPN" || pos === "NUM") return "thing";
  if (pos === "PRON") return possessives.has(lower) ? "thing" : undefined;
  if (pos === "ADP") return "relation";
  return lower === "because" ? "reason" : undefined;
}

/** "but also dries the clothes": tagged as a noun, yet with an object. */
function looksLikeVerb(words: readonly Word[], i: number): boolean {
  const word = words[i];
  if (word?.pos === "NOUN" && /s$/.test(word.lower) && words[i + 1]?.pos === "DET") return true;
  return word !== undefined && closerLemmas.has(word.lower) && ["DET", "ADJ", "NOUN"].includes(words[i + 1]?.pos ?? "");
}

function hasNoun(words: readonly Word[], i: number): boolean {
  let k = i;
  while (words[k]?.pos === "ADJ") k++;
  return words[k]?.pos === "NOUN" || words[k]?.pos === "PROPN";
}

/** Both verbs can follow what stands before "not": same ending, or a new auxiliary of their own. */
function agree(words: readonly Word[], first: number, second: number, before: Word): boolean {
  const a = words[first]!;
  const b = words[second]!;
  if (a.pos === "ADV" || b.pos === "ADV") return false;
  if (b.pos === "AUX") return !isModal(before) && before.lower !== "to";
  if (a.pos === "AUX") return true;
  const ending = ({ lower, lemma }: Word): string => (lower === lemma ? "" : (/(?:ed|en|s)$/.exec(lower)?.[0] ?? "x"));
  return ending(a) === ending(b) || (isPast(a) && isPast(b));
}

function isPast({ lower, lemma }: Word): boolean {
  return lower !== lemma && !/(?:s|ing)$/.test(lower);
}
