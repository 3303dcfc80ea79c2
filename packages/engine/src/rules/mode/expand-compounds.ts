import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { reportsFigures, warnsOrBinds } from "../../grammar/topics.ts";
import { matchCase } from "../../lexicon/template.ts";
import type { Proposal, Rule } from "../rule.ts";
import { compoundHeads, firstNouns } from "./expand-compound-table.ts";
import { set } from "./expand-tools.ts";

/** Opens two nouns side by side with the preposition that says how they belong together. */
export const expandCompounds: Rule = {
  id: "expand-compounds",
  modes: ["expand"],
  adds: true,
  summary: "The small word says how the two nouns belong together.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || reportsFigures(context.words)) return [];
    return words.flatMap((_, i) => openAt(words, i) ?? []);
  },
};

/** Adjectives that describe the second noun, whatever the first is. */
const ofHead = set(
  "many several various different numerous new other important key main major additional better potential",
);
const opening = new Set(["VERB", "AUX", "ADP", "DET", "SCONJ", "PART"]);
const own = set("their our its his her your my");
const trailing = set("in for by from on with at through across during while when because among within around");

/** "energy sources" becomes "sources of energy". */
function openAt(words: readonly Word[], i: number): Proposal | undefined {
  const [first, head] = words.slice(i, i + 2);
  if (!first || !head || first.lower === head.lower || !["NOUN", "PROPN", "VERB"].includes(first.pos)) return undefined;
  const entry = compoundHeads.get(head.lower);
  const said = entry?.firsts.has(first.lower) ? firstNouns.get(first.lower) : undefined;
  if (!entry || !said || head.pos !== "NOUN" || /^\p{Lu}/u.test(head.text)) return undefined;
  const before = words[i - 1];
  if (first.pos !== "NOUN" && before?.pos === "PROPN") return undefined;
  // A capital inside the sentence makes it a name.
  if (before && /^\p{Lu}/u.test(first.text)) return undefined;
  if (!mayOpen(words, i, first) || !mayClose(words, i + 2)) return undefined;
  const bare = before === undefined || !(before.pos === "DET" || own.has(before.lower) || ofHead.has(before.lower));
  const article = bare && !isPlural(head) && !entry.bare ? "the " : "";
  // "A process" is one; without an article before it a single countable thing is part of a longer name.
  if (bare && !isPlural(head) && entry.counted) return undefined;
  const after = matchCase(`${article}${head.lower} ${entry.preposition} ${said}`, first.text);
  return { parts: [{ start: first.start, end: head.end, after }] };
}

function mayOpen(words: readonly Word[], i: number, first: Word): boolean {
  const before = words[i - 1];
  if (!before) return first.pos !== "VERB";
  if (ofHead.has(before.lower)) return !["and", "or", ","].includes(words[i - 2]?.lower ?? "");
  if (own.has(before.lower)) return true;
  if (!opening.has(before.pos) || before.lower === "no" || before.lower === "as") return false;
  // "Using learning methods", but not "a growing energy demand": a participle may describe either noun.
  if (before.pos === "VERB" && /(?:ing|ed|en)$/.test(before.lower)) {
    const left = words[i - 2];
    return (
      left !== undefined && left.pos !== "DET" && left.pos !== "ADJ" && left.pos !== "VERB" && !own.has(left.lower)
    );
  }
  return first.pos === "NOUN" || before.pos === "DET";
}

function mayClose(words: readonly Word[], at: number): boolean {
  const after = words[at];
  if (!after) return false;
  if (/^[.;:!?]$/.test(after.text) || after.pos === "AUX") return true;
  if (after.pos === "VERB")
    return /(?:s|ed)$/.test(after.lower) || (isPlural(words[at - 1]!) && after.lower === after.lemma);
  if (after.text === ",")
    return (
      set("but so which while because and").has(words[at + 1]?.lower ?? "") && !nominal.has(words[at + 2]?.pos ?? "")
    );
  return trailing.has(after.lower);
}

const nominal = new Set(["NOUN", "ADJ", "PROPN", "NUM", "VERB"]);
