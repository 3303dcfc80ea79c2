import { any, describesNoun, inMode, objectIs, passive } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";

type Extra = Omit<Entry, "match" | "to" | "when">;

/** An entry that swaps a verb for plainer ones (spaces kept, "carry out") where its object is one of these nouns. */
export function verbFor(verb: string, plainer: string | readonly string[], objects: string, extra: Extra = {}): Entry {
  const choices = typeof plainer === "string" ? [plainer] : plainer;
  return {
    ...extra,
    match: `~${verb}`,
    to: choices.map((choice) => `~${choice}`),
    when: objectIs(...objects.trim().split(/\s+/)),
    unless: any(passive, describesNoun, participleInList, ...(extra.unless ? [extra.unless] : [])),
  };
}

/** "Led to heightened tensions", "less noise and reduced stress", "see accelerated growth": a participle that describes what follows. */
const participleInList: Restriction = ({ words, from, to }) => {
  const left = words[from - 1];
  if (!left || !/ed$/.test(words[from]!.lower)) return false;
  if (left.lower === "to") return true;
  const afterVerb = left.pos === "VERB" && left.lemma !== "have";
  return (afterVerb || ["and", "or", ","].includes(left.lower)) && ["NOUN", "ADJ"].includes(words[to]?.pos ?? "");
};

/** The entries, except where the text is to become shorter: they write two words for one. */
export function longer(entries: readonly Entry[]): Entry[] {
  const shortened = inMode("shorten");
  return entries.map((entry) => ({ ...entry, unless: entry.unless ? any(shortened, entry.unless) : shortened }));
}

/** The register of papers and official letters, where everyday verbs sound wrong. */
export const learned: Restriction = inMode("academic", "formal");
