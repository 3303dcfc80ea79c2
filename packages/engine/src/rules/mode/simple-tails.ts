import type { Word } from "../../document/document.ts";
import { clauseAt, mainClause } from "../../grammar/clause.ts";
import { singularPronouns } from "../../grammar/closed-classes.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { inanimate } from "./expand-tools.ts";
import { withOneStop } from "./full-stop.ts";

/** Makes a sentence of a tail that hangs on another: examples, places, effects. */
export const simpleTails: Rule = {
  id: "simple-tails",
  modes: ["simple"],
  summary: "The end of this sentence is easier to read as a sentence of its own.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (words.length < 12 || words.at(-1)!.text !== ".") return [];
    if (warnsOrBinds(context.words)) return [];
    const found = words.flatMap((word, i) => (word.text === "," ? (cutTail(words, i) ?? []) : []));
    return found.slice(-1).map((cut) => withOneStop(context.text, cut));
  },
};

function cutTail(words: readonly Word[], comma: number): Proposal | undefined {
  if (comma < 5 || words.length - comma < 4 || !statesBefore(words, comma)) return undefined;
  return (
    cutExamples(words, comma) ??
    cutPlace(words, comma) ??
    cutPeople(words, comma) ??
    cutEffect(words, comma) ??
    cutAction(words, comma)
  );
}

const dependent = new Set(
  "if when while although though because since unless until before after as whether once not neither".split(" "),
);

/** A full statement before the comma, and no further clause of the main sentence after it. */
function statesBefore(words: readonly Word[], comma: number): boolean {
  if (dependent.has(words[0]!.lower) || !mainClause(words, 0, comma)) return false;
  return !words
    .slice(0, comma)
    .some((word, i) => (word.lower === "that" && words[i - 1]?.pos === "VERB") || word.text === ":");
}

/** Commas after the first that do not belong to a list of nouns: something else goes on there. */
function goesOn(words: readonly Word[], from: number): boolean {
  for (let i = from; i < words.length - 1; i++) {
    if (words[i]!.text === "—" || words[i]!.text === ";" || words[i]!.text === "(") return true;
    if (words[i]!.text !== ",") continue;
    const next = words[i + 1]!;
    if (verbGroupAt(words, i + 1) || ["which", "who", "but", "so", "while", "although", "where"].includes(next.lower))
      return true;
    if (next.lower === "and" && clauseAt(words, i + 2, words.length)) return true;
  }
  return false;
}

/** ", such as A, B, and C" after a plural. */
function cutExamples(words: readonly Word[], comma: number): Proposal | undefined {
  const [noun, , first, second] = words.slice(comma - 1, comma + 3);
  if (noun?.pos !== "NOUN" || !isPlural(noun) || !first || !second || goesOn(words, comma + 1)) return undefined;
  if (
    words
      .slice(Math.max(0, comma - 8), comma)
      .some((word) => ["no", "without", "or", "and"].includes(word.lower) || word.text === ",")
  )
    return undefined;
  const suchAs = first.lower === "such" && second.lower === "as";
  if (!suchAs && (first.lower !== "including" || second.pos === "ADP")) return undefined;
  const end = suchAs ? second.end : first.end;
  return { parts: [{ start: words[comma]!.start, end, after: ". These include" }] };
}

const places = new Set(
  `city town village house home room park school country region area street building sea lake river forest island
  university hospital museum station airport garden beach valley mountain office shop store restaurant hotel church
  factory farm kitchen hall court camp harbour harbor coast state province district center centre lab laboratory`.split(
    /\s+/,
  ),
);

function isPlace({ pos, lemma }: Word): boolean {
  return pos === "PROPN" || (pos === "NOUN" && places.has(lemma));
}

/** ", where they live" */
function cutPlace(words: readonly Word[], comma: number): Proposal | undefined {
  const where = words[comma + 1];
  if (where?.lower !== "where" || !isPlace(words[comma - 1]!) || goesOn(words, comma + 1)) return undefined;
  if (!clauseAt(words, comma + 2, words.length)) return undefined;
  return { parts: [{ start: words[comma]!.start, end: where.end, after: ". There," }] };
}

/** ", who met every week" after a plural. */
function cutPeople(words: readonly Word[], comma: number): Proposal | undefined {
  const who = words[comma + 1];
  const noun = words[comma - 1]!;
  if (who?.lower !== "who" || noun.pos !== "NOUN" || !isPlural(noun) || goesOn(words, comma + 1)) return undefined;
  const group = verbGroupAt(words, comma + 2);
  if (!group || /[^s]s$/.test(words[group.first]!.lower) || ["is", "was", "has"].includes(words[group.first]!.lower))
    return undefined;
  return { parts: [{ start: words[comma]!.start, end: who.end, after: ". They" }] };
}

const notActions = new Set(
  "depend include consider accord regard follow start begin range assume give be have concern compare speak base judge exclude become".split(
    " ",
  ),
);
const pronouns = new Set(["i", "we", "you", "they", "he", "she", "it"]);

/** ", reading a book" after a subject that a pronoun can repeat. */
function cutAction(words: readonly Word[], comma: number): Proposal | undefined {
  const verb = words[comma + 1];
  if (
    verb?.pos !== "VERB" ||
    !verb.lower.endsWith("ing") ||
    verb.lemma === verb.lower ||
    notActions.has(verb.lemma) ||
    goesOn(words, comma + 1)
  )
    return undefined;
  const clause = clauseAt(words, 0, comma);
  const subject = clause && words[clause.subjectHead];
  if (!clause || !subject || clause.verb.tense === "modal" || clause.subjectFrom !== 0) return undefined;
  if (
    words
      .slice(0, comma)
      .some((word) =>
        ["not", "n't", "never", "no", "and", "or", "but", "as", "when", "while", "that", "who", "which"].includes(
          word.lower,
        ),
      )
  )
    return undefined;
  if (
    words
      .slice(comma + 2)
      .some(
        (word, i, rest) =>
          word.lower.endsWith("ing") && ["and", "or", "but", "also", ","].includes(rest[i - 1]?.lower ?? ""),
      )
  )
    return undefined;
  const plural = subject.pos === "NOUN" && isPlural(subject);
  const thing = subject.pos === "NOUN" && inanimate.test(subject.lower);
  const pronoun = pronouns.has(subject.lower) ? subject.lower : plural ? "they" : thing ? "it" : undefined;
  if (!pronoun || words[clause.verb.first]!.lemma === "be") return undefined;
  const singular = singularPronouns.has(pronoun);
  const form = clause.verb.tense === "past" ? "ed" : singular ? "s" : "base";
  const written = pronoun === "i" ? "I" : pronoun[0]!.toUpperCase() + pronoun.slice(1);
  return {
    parts: [{ start: words[comma]!.start, end: verb.end, after: `. ${written} ${verbForm(verb.lemma, form)}` }],
  };
}

/** Verbs whose doer can be a whole event. */
export const effects: ReadonlySet<string> = new Set(
  `make allow let help create lead result reduce improve give cause mean enable bring add save support encourage raise
  lower increase keep prevent remove ensure provide offer deliver enhance boost show highlight stress threaten limit
  weaken strengthen speed slow ease worsen change shape force free protect spark trigger open foster promote build
  facilitate generate simplify accelerate undermine eliminate minimize maximize optimize preserve restore expose
  transform enrich expand attract drive fuel inspire produce pose send move push pull hurt harm damage disrupt
  complicate replace reveal suggest indicate prove confirm signal reflect emphasize emphasise
  contribute underscore demonstrate mark turn leave`.split(/\s+/),
);

/** ", reducing the noise" becomes ". This reduces the noise". */
function cutEffect(words: readonly Word[], comma: number): Proposal | undefined {
  const adverb = words[comma + 1]?.pos === "ADV" ? 1 : 0;
  if (["always", "often", "never", "sometimes"].includes(words[comma + 1]?.lower ?? "")) return undefined;
  const verb = words[comma + 1 + adverb];
  if (verb?.pos !== "VERB" || !verb.lower.endsWith("ing") || !effects.has(verb.lemma) || goesOn(words, comma + 1))
    return undefined;
  const clause = mainClause(words, 0, comma);
  if (!clause || clause.verb.tense === "modal") return undefined;
  // Another -ing form beside it, or "and" with one, would be left without a verb.
  if (
    words
      .slice(comma + 2 + adverb)
      .some(
        (word, i, rest) =>
          word.lower.endsWith("ing") && ["and", "or", "but", "also", ","].includes(rest[i - 1]?.lower ?? ""),
      )
  )
    return undefined;
  const form = clause.verb.tense === "past" ? "ed" : "s";
  return {
    parts: [
      { start: words[comma]!.start, end: words[comma]!.end, after: ". This" },
      { start: verb.start, end: verb.end, after: verbForm(verb.lemma, form) },
    ],
  };
}
