import { reasons } from "../../change-reasons.ts";
import type { Part } from "../../document/draft.ts";
import { mainClauseOf } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import type { Context, Rule } from "../rule.ts";

const single = new Set(["additionally", "furthermore", "moreover"]);
const counted = /^(?:first|second|third|fourth|last)(?:ly)?$|^(?:finally|next|then)$/;
const adders = new Set(["also", "too", "likewise", "besides", ...single]);

/** Turns "Additionally, the shop sells rope" into "The shop also sells rope". */
export const additiveOpeners: Rule = {
  id: "additive-openers",
  notIn: ["expand", "shorten", "academic"],
  summary: reasons.simplerOpening,
  stage: "frame",
  level: 3,
  propose: (context) => {
    const { words, previous, next } = context;
    const comma = words[1]?.text === "," ? 1 : 2;
    const opens =
      comma === 1 ? single.has(words[0]!.lower) : words[0]!.lower === "in" && words[1]?.lower === "addition";
    if (!opens || words[comma]?.text !== "," || !words[comma + 1]) return [];
    // Reasons that are numbered ("first", "second") keep their links.
    if ([previous, next].some((one) => counted.test(one?.words[0]?.lower ?? "") && one?.words[1]?.text === ","))
      return [];
    const cut: Part = { start: words[0]!.start, end: words[comma]!.end, after: "" };
    const also = alsoPart(context, comma + 1);
    // If the verb is protected, only the second proposal can be made.
    return also ? [{ parts: [cut, also] }, { parts: [cut] }] : [{ parts: [cut] }];
  },
};

/** Returns the edit that adds "also" behind an auxiliary or "be", else before the verb; undefined if neither fits. */
function alsoPart({ sentence, words, previous }: Context, from: number): Part | undefined {
  const said =
    words
      .slice(from)
      .some(({ lower }, i) => adders.has(lower) || (lower === "well" && words[from + i - 1]!.lower === "as")) ||
    previous?.words.some(({ lower }) => adders.has(lower));
  const addition = previous?.words[0]?.lower === "in" && previous.words[1]?.lower === "addition";
  if (said || addition) return undefined;
  const main = mainClauseOf(sentence);
  if (main?.subject === undefined || main.subject > main.verb) return undefined;
  // "If it rains, the field floods": before a main clause further on, "also" would be out of place.
  if (extentOf(sentence.tree, main.subject).from !== from) return undefined;
  const verb = words[main.verb]!;
  const next = words[main.verb + 1]!;
  const left = words[main.verb - 1]!;
  // "Most guards are also male" would compare them with others, and "few can also keep it" would add an ability.
  const { lower } = words[from]!;
  const isOfSome =
    /^(?:few|little|not)$/.test(lower) || (verb.lemma === "be" && /^(?:all|both|many|most|several|some)$/.test(lower));
  if (isOfSome || /^\p{Lu}/u.test(verb.text) || verb.start === left.end || next.lower === "never") return undefined;
  // "New rules needing a form are dull", "the owners policy in town helps": the supposed verb is a noun.
  const isPresent = /^VB[ZP]$/.test(verb.tag) && (next.pos === "ADP" || next.tag === "VBG");
  const isCut = left.pos !== "PRON" && (isPresent || (verb.tag === "VBD" && !/^(?:DET|PRON)$/.test(next.pos)));
  if (isCut && words.slice(main.verb + 1).some(({ tag }) => /^(?:VB[ZP]|MD)$/.test(tag))) return undefined;
  // "The air is also composed of" adds a part to it, "Ann and Bert are also strong" the two to others.
  const predicate = words[main.predicate]!;
  const isShared = predicate.pos === "ADJ" && words.slice(from, main.verb).some(({ lower }) => lower === "and");
  if (verb.lemma === "be" && (isShared || /^(?:compose|comprise|make|form)$/.test(predicate.lemma))) return undefined;
  const isAuxiliary = (verb.pos === "AUX" && main.verb !== main.predicate) || verb.lemma === "be";
  // "Also" goes before "do" with "not" ("they also do not"), but behind "are" ("they are also not").
  if (isAuxiliary && next.start > verb.end && (next.lower !== "not" || verb.lemma === "be"))
    return { start: verb.end, end: verb.end, after: " also" };
  if (left.lower === "only") return undefined;
  // "The roof often leaks" becomes "the roof also often leaks".
  const start = left.pos === "ADV" && main.verb - 1 > from ? left.start : verb.start;
  return { start, end: start, after: "also " };
}
