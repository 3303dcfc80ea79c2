import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { predicative } from "../paraphrase/unfold.ts";
import type { Proposal, Rule } from "../rule.ts";
import { insert, set, tenseBefore } from "./expand-tools.ts";
import { binding, statistical } from "./guards.ts";

/** Gives what stands in front of a noun a clause behind it. */
export const expandAdjectives: Rule = {
  id: "expand-adjectives",
  summary: "A clause of its own says what the noun is like.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { words } = context;
    const site = { words, from: 0, to: 0, slots: [], context };
    if (binding(site) || statistical(site)) return [];
    return words.flatMap((_, i) => behindNoun(words, i) ?? requiredAt(words, i) ?? []);
  },
  examples: [
    { before: "The shop offers a reliable service.", after: "The shop offers a service that is reliable." },
    { before: "They gave us helpful advice.", after: "They gave us advice that was helpful." },
    { before: "The mill needs reliable pumps.", after: "The mill needs pumps that are reliable." },
    { before: "She wants a safe and quiet room.", after: "She wants a room that is safe and quiet." },
    { before: "They hope for a more peaceful world.", after: "They hope for a world that is more peaceful." },
    { before: "It is an essential tool for farmers.", after: "It is a tool that is essential for farmers." },
    { before: "They bring the required papers.", after: "They bring the papers that are required." },
    { before: "It was of great value, and safe.", after: "It was of great value, and safe." },
    { before: "They run a public school.", after: "They run a public school." },
    { before: "We met as a reliable team.", after: "We met as a reliable team." },
    { before: "It is a reliable, cheap, and quick tool.", after: "It is a reliable, cheap, and quick tool." },
    { before: "The house, a lovely place, is old.", after: "The house, a lovely place, is old." },
  ],
};

const also = set(
  `clear safe fair strong healthy honest stable secure simple easy modern relevant necessary appropriate independent
  critical important consistent productive quiet warm bright calm gentle strict rigid loud noisy slow fast quick cheap
  fresh clean smooth popular familiar flawed rich dense lush polite generous brave loyal curious eager`,
);
const shaped = /(?:[^t]able|table|ible|[^l]ful|[^i]ous|ious|less|[^at]ive|ative|ctive)$/;
/** Adjectives of these shapes that classify, or say something else behind their noun, or too much. */
const bound = set(
  `quiet strange emotional complex practical critical remarkable original positive unexpected rare unique moving touching
  various numerous previous religious native executive legislative relative objective subjective negative alternative
  representative collective cognitive narrative creative operative administrative conservative digestive reproductive
  nervous famous notorious obvious serious precious delicious indigenous mysterious glorious unconscious conscious marvelous
  vegetable table sustainable renewable notable considerable reasonable respectable unbearable regardless countless
  endless wireless homeless relentless breathless massive active passive native adaptive generative predictive qualitative
  quantitative comparative preventive defensive offensive automotive festive elusive exclusive excessive extensive
  beautiful wonderful awful useful careful hopeful joyful mindful grateful watchful full harmful lovely`,
);
const allowed = set(
  "useful careful harmful sustainable serious delicious considerable creative reasonable active beautiful notable",
);
/** Nouns that form a term or a set phrase with their adjective. */
const fixed = set(`
  bet deal way ways manner time times lot bit extent degree number amount kind sort type range variety one day days
  role part sense while desperation leadership case task thing things level point basis life form words news order
  condition conditions matter effects effect impact influence step fact note future past problem reason moment energy
  food foods color colors support force access person people man woman men women mind state area end aspect feature element`);
const heavy = set("that which who whose where");
const degrees = set("more highly truly extremely increasingly particularly very quite fairly less deeply");
const objects = set("us them me him you");
const openers = set("for with in of on by to through into from about");
/** Adjectives that take "for", so that what follows the noun can follow them. */
const helpful = set(
  `valuable useful important essential suitable crucial helpful beneficial necessary ideal convenient accessible vital
  critical fundamental safe healthy`,
);

function isGradable({ lower }: Word): boolean {
  if (allowed.has(lower) || also.has(lower)) return true;
  return !bound.has(lower) && (predicative.has(lower) || (shaped.test(lower) && lower.length > 6));
}

/** "reliable pumps." becomes "pumps that are reliable." */
function behindNoun(words: readonly Word[], i: number): Proposal | undefined {
  const first = words[i]!;
  const opening = /^an?$/.test(words[i - 1]?.lower ?? "") ? words[i - 2] : words[i - 1];
  if (!opening || !isOpening(words, i, opening)) return undefined;
  let at = i;
  if (degrees.has(first.lower)) at++;
  const adjective = words[at];
  if (adjective?.pos !== "ADJ" || !isGradable(adjective)) return undefined;
  let last = at;
  if (words[at + 1]?.lower === "and" && words[at + 2]?.pos === "ADJ" && isGradable(words[at + 2]!)) last = at + 2;
  const noun = words[last + 1];
  const after = words[last + 2];
  if (noun?.pos !== "NOUN" || !after || fixed.has(noun.lower) || /ing$/.test(noun.lower)) return undefined;
  const forWhom = after.lower === "for" && helpful.has(adjective.lower) && last + 9 >= words.length;
  if (!forWhom && !isEnd(words, last + 2)) return undefined;
  if (forWhom && words.slice(last).some(({ lower }) => lower === "to" || lower === "and")) return undefined;
  if (words.slice(Math.max(0, i - 8), last + 7).some(({ lower }) => heavy.has(lower))) return undefined;
  const tense = tenseBefore(words, i);
  if (!tense) return undefined;
  const be = isPlural(noun) ? (tense === "past" ? "were" : "are") : tense === "past" ? "was" : "is";
  const described = words
    .slice(i, last + 1)
    .map(({ lower }) => lower)
    .join(" ");
  return {
    parts: [
      { start: first.start, end: noun.start, after: "" },
      { start: noun.end, end: noun.end, after: ` that ${be} ${described}` },
    ],
  };
}

/** A verb, its indirect object or a preposition with an article leads to the noun. */
function isOpening(words: readonly Word[], i: number, opening: Word): boolean {
  const hasArticle = words[i - 1] !== opening;
  if (["as", "like", "such", "what", "than", "without"].includes(opening.lower)) return false;
  if (opening.pos === "PRON") return objects.has(opening.lower);
  if (opening.pos === "VERB") return !/(?:ing|ed)$/.test(opening.lower) || hasArticle || isFiniteAt(words, i - 1);
  return (opening.pos === "AUX" && opening.lemma === "be" && hasArticle) || (hasArticle && openers.has(opening.lower));
}

/** "She wrote helpful notes", not "the written helpful notes". */
function isFiniteAt(words: readonly Word[], at: number): boolean {
  return ["NOUN", "PRON", "PROPN"].includes(words[at - 1]?.pos ?? "") || words[at - 1]?.lower === "by";
}

const joins = set("and but so which while because");

function isEnd(words: readonly Word[], at: number): boolean {
  const { text } = words[at]!;
  if (/^[.;!]$/.test(text)) return true;
  // "The tool, a reliable pump,": the comma may close a list or an aside.
  if (text !== "," || words.slice(0, at).some((word) => word.text === ",")) return false;
  const next = words[at + 1]?.lower ?? "";
  return joins.has(next) && !(next === "and" && ["NOUN", "ADJ", "DET"].includes(words[at + 2]?.pos ?? ""));
}

const required = set("required needed necessary relevant available appropriate involved affected");

/** "the required papers" becomes "the papers that are required". */
function requiredAt(words: readonly Word[], i: number): Proposal | undefined {
  const [the, adjective, noun, after] = words.slice(i, i + 4);
  if (the?.lower !== "the" || !adjective || !required.has(adjective.lower) || noun?.pos !== "NOUN" || !after)
    return undefined;
  if (after.pos === "NOUN" || after.lower === "of" || after.text === "-" || heavy.has(after.lower)) return undefined;
  if (!["PUNCT", "ADP", "PART"].includes(after.pos) || fixed.has(noun.lower)) return undefined;
  const tense = tenseBefore(words, i);
  if (!tense) return undefined;
  const be = isPlural(noun) ? (tense === "past" ? "were" : "are") : tense === "past" ? "was" : "is";
  return {
    parts: [
      { start: adjective.start, end: noun.start, after: "" },
      ...insert(noun.end, ` that ${be} ${adjective.lower}`).parts,
    ],
  };
}
