import type { Word } from "../../document/document.ts";
import { relativePronouns } from "../../grammar/closed-classes.ts";
import { type VerbGroup, verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal } from "../rule.ts";
import { sameForm } from "./expand-subject.ts";
import { insert, set } from "./expand-tools.ts";

const owning = set("their our its his her your my");
const inside = set("NOUN ADJ DET ADP ADV PRON NUM PROPN PART");

/** "to plan the trip, reserve the rooms, and pack the bags": "to" before each, or "by" before each form in -ing. */
export function repeatInSeries(words: readonly Word[], i: number): Proposal | undefined {
  const link = words[i]!.lower;
  const gerund = gerundLinks.has(link) && link !== "of";
  if (link !== "to" && !gerund) return undefined;
  const isMember = (at: number): boolean => {
    const [word, next] = [words[at], words[at + 1]];
    if (!word || !next || (link === "to" ? !/^[a-z]{3,}$/.test(word.lower) : !/^[a-z]{3,}ing$/.test(word.lower)))
      return false;
    // After a comma the tagger takes many a verb for a noun; an article behind it tells.
    if (word.pos === "NOUN") return next.pos === "DET" || owning.has(next.lower) || (gerund && next.pos === "NOUN");
    return word.pos === "VERB" && (gerund || word.lower === word.lemma);
  };
  if (!isMember(i + 1) || words[i - 1]?.lower === "how") return undefined;
  const starts: number[] = [];
  for (let k = i + 2; k < Math.min(words.length, i + 28); k++) {
    const { text, lower, pos } = words[k]!;
    if (text === "," && isMember(k + 1)) starts.push(words[++k]!.start);
    else if (text === "," && words[k + 1]?.lower === "and" && isMember(k + 2)) {
      if (starts.length === 0) return undefined;
      starts.push(words[k + 2]!.start);
      return { parts: starts.map((start) => ({ start, end: start, after: `${link} ` })) };
    } else if (!inside.has(pos) || lower === "to" || lower === "that") return undefined;
  }
  return undefined;
}

const gerundLinks = set("by of for from in through without about");

/** "a tool that cuts wood and drills holes" becomes "… and that drills holes". */
export function repeatRelative(words: readonly Word[], i: number): Proposal | undefined {
  const and = words[i]!;
  if (and.lower !== "and" || !["NOUN", "ADV"].includes(words[i - 1]?.pos ?? "")) return undefined;
  const second = verbGroupAt(words, i + 1);
  if (!second) return undefined;
  for (let k = i - 2; k >= Math.max(1, i - 10); k--) {
    const { lower, pos } = words[k]!;
    if (relatives.has(lower) && (words[k - 1]!.pos === "NOUN" || words[k - 1]!.text === ",")) {
      const first = verbGroupAt(words, k + 1);
      if (!first || first.tense !== second.tense || !sameForm(words[second.first]!, words[first.first]!))
        return undefined;
      // The verb may go on with the main clause just as well: "we saw a ship that sank and swam".
      if (words.slice(0, k).some((_, m) => isLike(words, m, second))) return undefined;
      return insert(and.end, ` ${lower}`);
    }
    if (["PUNCT", "CCONJ", "SCONJ"].includes(pos) || lower === "to") return undefined;
    if ((pos === "VERB" || pos === "AUX") && !relatives.has(words[k - 1]!.lower) && words[k - 1]!.pos !== "AUX")
      return undefined;
  }
  return undefined;
}

const relatives = set("that which who");

function isLike(words: readonly Word[], at: number, second: VerbGroup): boolean {
  const group = verbGroupAt(words, at);
  if (!group || group.tense !== second.tense) return false;
  return group.tense === "past" || words[group.first]!.lemma !== "be";
}

/** "to plan the trip and book the rooms" becomes "… and to book the rooms"; the same with "by" and an -ing form. */
export function repeatTo(words: readonly Word[], i: number): Proposal | undefined {
  const and = words[i]!;
  const verb = words[i + 1];
  if (and.lower !== "and" || verb?.pos !== "VERB" || !["NOUN", "ADV", "PRON", "ADJ"].includes(words[i - 1]?.pos ?? ""))
    return undefined;
  const infinitive = verb.lower === verb.lemma && !verb.lower.endsWith("ing");
  if (!infinitive && !verb.lower.endsWith("ing")) return undefined;
  for (let k = i - 2; k >= Math.max(0, i - 11); k--) {
    const { lower, pos } = words[k]!;
    const next = words[k + 1]!;
    if (infinitive ? lower === "to" : gerundLinks.has(lower))
      return words[k - 1]?.lower !== "instead" &&
        next.pos === "VERB" &&
        (infinitive ? next.lower === next.lemma : next.lower.endsWith("ing"))
        ? insert(and.end, ` ${lower}`)
        : undefined;
    if (pos === "PUNCT" || pos === "CCONJ" || pos === "SCONJ" || pos === "AUX") return undefined;
    if (pos === "VERB" && !(infinitive ? words[k - 1]?.lower === "to" : gerundLinks.has(words[k - 1]?.lower ?? "")))
      return undefined;
    if (relativePronouns.has(lower)) return undefined;
  }
  return undefined;
}
