import type { Sentence } from "../../document/document.ts";
import { clausesOf, type TreeClause, tenseAround } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { childrenBy, isPluralPhrase, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Proposal } from "../rule.ts";
import { expandRule, finiteForm, insert, relativeFor, timeAround } from "./expand-tools.ts";

/** Turns an aside without a finite verb, such as "a town in Rutland" between commas, into a clause. */
export const expandAsides = expandRule("expand-asides", 3, ["expand"], ({ sentence }) => [
  ...sentence.words.flatMap((_, i) => openApposition(sentence, i) ?? []),
  ...clausesOf(sentence).flatMap((clause) => openAbsolute(sentence, clause) ?? []),
]);

/** Nouns for kinds of things that often have a name: "X, a method for …" becomes "X, which is a method …". */
const things = wordSet(`method approach algorithm dataset framework technique system architecture network tool platform
  company firm brand charity organization organisation city town village region country district suburb hotel restaurant
  hospital school university college museum park church club film movie book novel series game app show album song galaxy
  planet river lake island mountain disease condition protein species plant project programme program process language
  festival building bridge website magazine newspaper device material mineral`);

/** Nouns for roles that a country or firm can have as well as a person. */
const groups =
  wordSet(`member partner leader rival supplier producer provider competitor player neighbor neighbour owner
  maker manufacturer exporter contender winner champion host developer retailer operator subsidiary`);

/** Nouns for kinds of things that rarely have a name, such as "process". */
const kinds = wordSet(`method technique process practice approach system tool measure metric statistic term concept
  phenomenon condition disease symptom protein enzyme hormone molecule compound mineral substance gas metal organ muscle
  device language species trait quality feature factor problem issue challenge theory idea principle
  strategy policy task field material property state unit quantity`);

/** Turns "Oakham, a town in Rutland, is old" into "Oakham, which is a town in Rutland, is old". */
function openApposition(sentence: Sentence, i: number): Proposal | undefined {
  const { words, tree } = sentence;
  const named = tree.heads[i]!;
  const noun = words[i]!;
  if (
    tree.relations[i] !== "appos" ||
    !isSure(tree, i) ||
    [i, named].some((k) => childrenBy(tree, k, "appos").length > 1)
  )
    return undefined;
  const isNamed = words[named]!.pos === "PROPN";
  const { from: comma, to: end } = extentOf(tree, i);
  const from = words[comma]!.text === "," ? comma + 1 : comma;
  const to = words[end - 1]!.text === "," ? end - 1 : end;
  const opener = words[from]!.lower;
  const inName = words.slice(named + 1, from - 1).every((_, k) => tree.relations[named + 1 + k] === "flat");
  if (words[from - 1]?.text !== "," || !inName || !/^(?:an?|the)$/.test(opener)) return undefined;
  // "Washington, the first president": "is" would be wrong if the person is dead.
  if (words.slice(from, i).some(({ lower }) => /^(?:first|last|former|late|then)$/.test(lower))) return undefined;
  if (!isNamed && (words[named]!.pos !== "NOUN" || opener === "the" || words[named]!.lower === "fact"))
    return undefined;
  if (!/^[,.]$/.test(words[to]?.text ?? "") || /^(?:and|or|but|an?|the)$/.test(words[to + 1]?.lower ?? ""))
    return undefined;
  if ([i, named].some((k) => childrenBy(tree, k, "conj", "cc").length > 0) || tree.relations[named] === "conj")
    return undefined;
  // "Ann Lee, a nurse, swims" does not need a clause.
  const isPerson = !isNamed && relativeFor(noun) === "who" && !groups.has(noun.lower);
  // "I am Ann Lee, a nurse"; "Paris, the capital of France, was cold": the description must be true in the present.
  const isThing = isNamed ? things.has(noun.lower) : kinds.has(noun.lower);
  if (!(isPerson || isThing) || words.slice(0, named).some(({ lower }) => lower === "i")) return undefined;
  if (timeAround(sentence, named) !== "present" || isPluralPhrase(sentence, named) !== false) return undefined;
  return insert(words[from - 1]!.end, ` ${isPerson ? "who" : "which"} is`);
}

/** Verbs of states, which have no progressive form ("contain", never "is containing"). */
const states = wordSet("contain have resemble belong consist mean represent include own reach");

/** Turns "She sat down, her hands shaking" into "She sat down, and her hands were shaking". */
function openAbsolute(sentence: Sentence, clause: TreeClause): Proposal | undefined {
  const { words, tree } = sentence;
  const { subject, predicate, marker, kind, tense } = clause;
  if (subject === undefined || marker !== undefined || tense !== "none" || !["adverbial", "loose"].includes(kind))
    return undefined;
  const own = extentOf(tree, subject);
  const governor = tree.heads[predicate]!;
  if (words[own.from - 1]?.text !== "," || governor > own.from || subject > predicate) return undefined;
  if (clause.to < words.length - 1 || !isSure(tree, subject) || !/^VB[GN]$/.test(words[predicate]!.tag))
    return undefined;
  if (own.to !== predicate) return undefined;
  if (words[own.from]!.tag !== "PRP$" || tenseAround(sentence, governor) === "modal") return undefined;
  const plural = isPluralPhrase(sentence, subject);
  const time = timeAround(sentence, governor);
  if (plural === undefined || !time || words[clause.verb]!.lower === "being") return undefined;
  const { lemma, start, end, tag } = words[predicate]!;
  const link = insert(words[own.from]!.start, "and ").parts[0]!;
  const verb =
    tag === "VBG" && states.has(lemma)
      ? { start, end, after: finiteForm(lemma, plural, time) }
      : insert(words[own.to - 1]!.end, ` ${finiteForm("be", plural, time)}`).parts[0]!;
  return { parts: [link, verb] };
}
