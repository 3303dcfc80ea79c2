import type { Word } from "../../document/document.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { reportsFigures, warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { predicative } from "../paraphrase/unfold.ts";
import type { Proposal, Rule } from "../rule.ts";
import { insert, set, tenseBefore } from "./expand-tools.ts";

/** Gives what stands in front of a noun a clause behind it. */
export const expandAdjectives: Rule = {
  id: "expand-adjectives",
  modes: ["expand"],
  adds: true,
  summary: "A clause of its own says what the noun is like.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || reportsFigures(context.words)) return [];
    return words.flatMap(
      (_, i) => behindNoun(words, i) ?? subjectAt(words, i) ?? requiredAt(words, i) ?? existingAt(words, i) ?? [],
    );
  },
};

const also = set(
  `clear safe fair strong healthy honest stable secure simple easy relevant necessary appropriate independent
  important consistent productive regular proper open deep rigorous intense vivid sincere genuine authentic warm cold
  effective attractive expensive impressive productive persuasive supportive inclusive innovative interactive destructive
  aggressive intuitive competitive generous dangerous delicious ambitious cautious courageous spacious harmonious
  dark sharp bold brief concise precise specific constant gradual diverse practical unique unexpected positive elaborate
  beautiful wonderful awful lovely healthy quiet warm bright calm gentle strict rigid loud noisy slow fast quick cheap
  fresh clean smooth familiar flawed rich dense lush polite generous brave loyal curious eager`,
);
const shaped = /^(?!un|in|im|ir).{3,}(?:[^t]able|table|ible|[^l]ful|less)$/;
/** Adjectives of these shapes that classify, or say something else behind their noun, or too much. */
const bound = set(
  `quiet strange emotional complex practical critical remarkable original positive unexpected rare unique moving touching
  various numerous previous religious native executive legislative relative objective subjective negative alternative
  representative collective cognitive narrative creative operative administrative conservative digestive reproductive
  nervous famous notorious obvious serious precious delicious indigenous mysterious glorious unconscious conscious marvelous
  vegetable table sustainable renewable notable considerable reasonable respectable unbearable regardless countless
  endless modern popular wireless homeless relentless breathless massive active passive native adaptive generative predictive qualitative
  quantitative comparative preventive defensive offensive automotive festive elusive exclusive excessive extensive
  beautiful wonderful awful useful careful hopeful joyful mindful grateful watchful full harmful lovely`,
);
const allowed = set(
  "useful careful harmful sustainable serious delicious considerable creative reasonable beautiful notable",
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
  const joined = at === i && /^(?:and|,)$/.test(words[at + 1]?.lower ?? "");
  const last = joined && words[at + 2]?.pos === "ADJ" && isGradable(words[at + 2]!) ? at + 2 : at;
  const noun = words[last + 1];
  const after = words[last + 2];
  if (noun?.pos !== "NOUN" || !after || fixed.has(noun.lower) || /ing$/.test(noun.lower)) return undefined;
  const forWhom = after.lower === "for" && helpful.has(adjective.lower) && last + 9 >= words.length;
  const goesOn =
    last === at &&
    !helpful.has(adjective.lower) &&
    after.lower === "that" &&
    verbGroupAt(words, last + 3) !== undefined;
  if (!forWhom && !goesOn && !isEnd(words, last + 2)) return undefined;
  if (forWhom && words.slice(last).some(({ lower }) => lower === "to" || lower === "and")) return undefined;
  const around = words.slice(Math.max(0, i - 8), goesOn ? last : last + 7);
  if (around.some(({ lower }) => heavy.has(lower))) return undefined;
  const tense = tenseBefore(words, i);
  // "They hoped to build a safer town": in the past what was only meant has no tense of its own.
  if (!tense || (tense === "past" && isMeant(words, i))) return undefined;
  const be = isPlural(noun) ? (tense === "past" ? "were" : "are") : tense === "past" ? "was" : "is";
  const described = words
    .slice(i, last + 1)
    .map(({ lower }) => (lower === "," ? "and" : lower))
    .join(" ");
  return {
    parts: [
      { start: first.start, end: noun.start, after: "" },
      { start: noun.end, end: noun.end, after: ` that ${be} ${described}${goesOn ? " and" : ""}` },
    ],
  };
}

function isMeant(words: readonly Word[], i: number): boolean {
  return words
    .slice(Math.max(0, i - 6), i)
    .some(({ lower, pos }) => lower === "to" || (pos === "VERB" && /ing$/.test(lower)));
}

/** A verb, its indirect object or a preposition with an article leads to the noun. */
function isOpening(words: readonly Word[], i: number, opening: Word): boolean {
  const hasArticle = words[i - 1] !== opening;
  if (["as", "like", "such", "what", "than", "without"].includes(opening.lower)) return false;
  if (opening.pos === "PRON") return objects.has(opening.lower);
  if (opening.pos === "VERB") return !/(?:ing|ed)$/.test(opening.lower) || hasArticle || isFiniteAt(words, i - 1);
  if (opening.pos === "AUX") return opening.lemma === "be" && hasArticle;
  return openers.has(opening.lower) && (hasArticle || !kinds.has(words[i - 2]?.lower ?? ""));
}

/** "She wrote helpful notes", not "the written helpful notes". */
function isFiniteAt(words: readonly Word[], at: number): boolean {
  return ["NOUN", "PRON", "PROPN"].includes(words[at - 1]?.pos ?? "") || words[at - 1]?.lower === "by";
}

/** "A range of reliable pumps": the noun before "of" counts what comes behind it. */
const kinds = set("number range variety types kinds sorts lot lots set host series array list out because instead");

/** "A reliable pump requires care." becomes "A pump that is reliable requires care." */
function subjectAt(words: readonly Word[], i: number): Proposal | undefined {
  if (i !== 0) return undefined;
  const at = /^an?$/.test(words[0]!.lower) ? 1 : 0;
  const [adjective, noun, said] = words.slice(at, at + 3);
  // The tagger takes a capital at the start for a name.
  if (!adjective || !(adjective.pos === "ADJ" || at === 0) || !isGradable(adjective)) return undefined;
  const verb = verbGroupAt(words, at + 2);
  if (noun?.pos !== "NOUN" || fixed.has(noun.lower) || !verb || !said || said.lemma === "be") return undefined;
  if (at === 1 && isPlural(noun)) return undefined;
  if (verb.tense === "past" || formsOf(said.lower, said.lemma).includes("en")) return undefined;
  const start = at === 0 ? noun.text[0]!.toUpperCase() + noun.text.slice(1) : noun.text;
  return {
    parts: [
      {
        start: adjective.start,
        end: noun.end,
        after: `${start} that ${isPlural(noun) ? "are" : "is"} ${adjective.lower}`,
      },
    ],
  };
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

/** "existing gaps" becomes "gaps that already exist". */
function existingAt(words: readonly Word[], i: number): Proposal | undefined {
  const [existing, noun, after] = words.slice(i, i + 3);
  const before = words[i - 1];
  if (existing?.lower !== "existing" || noun?.pos !== "NOUN" || !isPlural(noun) || !before || !after) return undefined;
  if (!/^[.;]$/.test(after.text) || !["VERB", "ADP", "DET"].includes(before.pos) || tenseBefore(words, i) !== "present")
    return undefined;
  return {
    parts: [{ start: existing.start, end: noun.start, after: "" }, ...insert(noun.end, " that already exist").parts],
  };
}

/** "the required papers" becomes "the papers that are required". */
function requiredAt(words: readonly Word[], i: number): Proposal | undefined {
  const [the, adjective, noun, after] = words.slice(i, i + 4);
  if (the?.lower !== "the" || !adjective || !required.has(adjective.lower) || noun?.pos !== "NOUN" || !after)
    return undefined;
  if (after.pos === "NOUN" || after.lower === "of" || after.text === "-" || heavy.has(after.lower)) return undefined;
  if (!(/^[.,;]$/.test(after.text) || ["to", "for"].includes(after.lower)) || fixed.has(noun.lower)) return undefined;
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
