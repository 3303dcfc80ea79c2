import { any, describesNoun, passive, previousPos } from "../restrictions.ts";
import type { Restriction } from "../table.ts";
import { binding, ingForm, statistical } from "./guards.ts";

const inQuestion: Restriction = ({ words, from }) =>
  words.slice(Math.max(0, from - 7), from).some(({ lower }) => ["how", "what", "why", "which", "who"].includes(lower));

/** An adverb belongs to the verb: "greatly affects". */
const graded: Restriction = ({ words, from }) => /ly$/.test(words[from - 1]?.lower ?? "");

/** Another verb shares the object: "shape and influence it", "use or sell it". */
export const shared: Restriction = ({ words, from, to }) =>
  ["and", "or", ","].includes(words[from - 1]?.lower ?? "") || ["and", "or"].includes(words[to]?.lower ?? "");

/** The verb is a participle that hangs on a noun or a preposition, or a passive. */
export const notActive = any(passive, ingForm, describesNoun, previousPos("ADP", "DET", "ADJ"));

/** A participle that hangs on a noun, or a passive; a form in -ing may be active. */
export const hanging = any(
  passive,
  describesNoun,
  (site) => /(?:ed|en)$/.test(site.words[site.from]!.lower) && previousPos("ADP", "DET", "ADJ")(site),
);

/** Nothing in the sentence lets a verb be said as verb and noun. */
export const unsound = any(binding, statistical, hanging, inQuestion, graded, shared);
