import type { Word } from "../document/document.ts";
import { formsOf } from "./inflect.ts";
import { verbGroupAt } from "./verb-group.ts";

const unreal = new Set(["could", "would", "might", "should"]);

/** Returns the one tense of all verbs of a sentence; undefined where they have several or it cannot be told. */
export function wholeTense(words: readonly Word[]): "past" | "present" | undefined {
  let tense: "past" | "present" | undefined;
  for (let k = 0; k < words.length; k++) {
    if (unreal.has(words[k]!.lower)) return undefined;
    // "Their needs": the tagger takes many such a noun for a verb.
    if (/^(?:its|their|our|your|my|his)$/.test(words[k - 1]?.lower ?? "")) continue;
    const group = words[k]!.pos === "PART" ? undefined : verbGroupAt(words, k);
    if (!group) continue;
    const forms = formsOf(words[group.first]!.lower, words[group.first]!.lemma);
    if (forms.includes("base") && forms.includes("ed")) return undefined;
    const own = group.tense === "past" ? "past" : "present";
    if (tense !== undefined && tense !== own) return undefined;
    tense = own;
  }
  return tense;
}
