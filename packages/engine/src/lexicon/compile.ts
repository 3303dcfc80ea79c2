import { type Mode, modes, type Spelling } from "../options.ts";
import type { Equivalence } from "./equivalences.ts";
import { type Expression, ExpressionError, parseExpression } from "./expression.ts";
import type { Names } from "./guard-builder.ts";
import { guards } from "./guards.ts";
import { type Definition, type Entry, type Example, LexiconError, type Place, type SpellingPair } from "./parse.ts";
import { compilePattern, patternKeys } from "./pattern.ts";
import { partsOfSpeech, primitives } from "./primitives.ts";
import { type Table, tables } from "./tables.ts";
import { checkTemplate } from "./template.ts";
import { readWritten, valuesOf, type Written } from "./written.ts";

/** An entry as stored: keys, level, pattern, wordings, the conditions `when` and `not`, and the reason. */
export type CompiledEntry = readonly [
  keys: string,
  level: number,
  match: string,
  to: readonly string[],
  when: string,
  not: string,
  why: string,
];

/** A class of equivalent words as stored, without its examples. */
export interface CompiledEquivalence extends Pick<Equivalence, "code" | "words" | "also"> {
  /** The message if only the source has words of the class; absent if an answer may leave them out. */
  readonly lost?: string;
  /** The message if only the answer has words of the class; absent if an answer may add them. */
  readonly added?: string;
}

/** The compiled lexicon, which is stored as JSON in one file. */
export interface CompiledLexicon {
  readonly groups: Readonly<Record<string, string>>;
  readonly combinations: Readonly<Record<string, string>>;
  /** By mode, the phrases that it keeps, in lower case. */
  readonly registers: Readonly<Record<string, readonly string[]>>;
  /** Classes of words with the same meaning, by which a language model's answer is compared with its source. */
  readonly equivalences: readonly CompiledEquivalence[];
  /** By spelling (American or British), a map from words in the other spelling to words in this one. */
  readonly spellings: Readonly<Record<Spelling, Readonly<Record<string, string>>>>;
  /** The entries of each table, by the table's id. */
  readonly entries: Readonly<Record<string, readonly CompiledEntry[]>>;
}

/**
 * Compiles the lexicon.
 * @param read returns the text of a file of the lexicon
 * @throws LexiconError with file, line and column of a mistake
 */
export function compileLexicon(read: (file: string) => string): CompiledLexicon {
  const written = readWritten(read);
  const names = namesOf(written);
  checkModes([...written.examples, ...written.examplesOfRules]);
  const compiled = written.entries.flatMap((entry) => compileEntry(entry, names));
  return {
    groups: Object.fromEntries(names.groups),
    combinations: Object.fromEntries(names.combinations),
    equivalences: written.equivalences.map(compileEquivalence),
    spellings: spellingsOf(written.spellings),
    registers: registersOf(written.registers),
    entries: Object.fromEntries(
      [...Map.groupBy(compiled, ({ table }) => table)].map(([table, own]) => [table, own.map(({ entry }) => entry)]),
    ),
  };
}

/** Returns the phrases of each mode; a mode may repeat another mode's phrases by the name of that mode. */
function registersOf(all: readonly Definition[]): Record<string, readonly string[]> {
  const lists = new Map(all.map(({ name, value }) => [name, value.split(",").map((phrase) => phrase.trim())]));
  return Object.fromEntries(
    all.map(({ name, place }) => {
      if (name !== "inflated" && !modes.includes(name as Mode))
        throw new LexiconError(place, `There is no mode “${name}”.`);
      const phrases = lists.get(name)!.flatMap((phrase) => {
        if (!phrase.startsWith("@")) return [phrase];
        const other = lists.get(phrase.slice(1));
        if (!other) throw new LexiconError(place, `There is no register “${phrase.slice(1)}”.`);
        if (other.some((own) => own.startsWith("@")))
          throw new LexiconError(place, `“${phrase.slice(1)}” repeats another register itself.`);
        return other;
      });
      return [name, phrases];
    }),
  );
}

function compileEquivalence({ code, words, also, lost, added, place }: Equivalence): CompiledEquivalence {
  for (const word of [...words, ...also])
    try {
      new RegExp(word);
    } catch (error) {
      throw new LexiconError(place, (error as Error).message);
    }
  return { code, words, also, ...(lost && { lost: lost.message }), ...(added && { added: added.message }) };
}

function spellingsOf(pairs: readonly SpellingPair[]): CompiledLexicon["spellings"] {
  return {
    us: Object.fromEntries(pairs.filter(({ way }) => way !== ">").map(({ us, uk }) => [uk, us])),
    uk: Object.fromEntries(pairs.filter(({ way }) => way !== "<").map(({ us, uk }) => [us, uk])),
  };
}

/**
 * Returns word groups and combinations of conditions by name.
 * @throws LexiconError where a combination cannot be read
 */
export function namesOf({ groups, combinations }: Pick<Written, "groups" | "combinations">): Names {
  const names = { groups: valuesOf(groups), combinations: valuesOf(combinations) };
  for (const { name, value, place } of combinations) {
    if (guards[name] || primitives[name]) throw new LexiconError(place, `There is a guard “${name}” already.`);
    checkGuard(value, place, names);
  }
  return names;
}

function checkModes(examples: readonly Example[]): void {
  for (const { mode, place } of examples)
    if (mode !== undefined && !modes.includes(mode as Mode))
      throw new LexiconError(place, `There is no mode “${mode}”.`);
}

function compileEntry(
  { runs, match, to, when = "", not = "", why = "", place }: Entry,
  names: Names,
): { readonly table: string; readonly entry: CompiledEntry }[] {
  const known: readonly Table[] = tables;
  const unknown = runs.find(({ table }) => !known.some(({ id }) => id === table));
  if (unknown)
    throw new LexiconError(place, `There is no table “${unknown.table}”: npm run lexicon -- --tables lists them.`);
  for (const guard of [when, not]) if (guard !== "") checkGuard(guard, place, names);
  try {
    checkPattern(match);
    const pattern = compilePattern(match);
    const keys = patternKeys(pattern).join(" ");
    for (const template of to) checkTemplate(template, pattern);
    return runs.map(({ table, level }) => {
      const notOfTable = known.find(({ id }) => id === table)?.not ?? "";
      const nots = [not, notOfTable].filter((guard) => guard !== "").join(" or ");
      return { table, entry: [keys, level, match, to, when, nots, why] };
    });
  } catch (error) {
    throw new LexiconError(place, (error as Error).message);
  }
}

/**
 * Checks a pattern for common typing mistakes.
 * @throws Error
 */
function checkPattern(match: string): void {
  let isOpen = false;
  for (const token of match.split(" ")) {
    if (token === "[" || token === "]") {
      if ((token === "[") === isOpen) throw new Error(`“${token}” is missing its partner.`);
      isOpen = token === "[";
    } else if (/[[\]{}]/.test(token))
      throw new Error(`In “${token}”: brackets have spaces around them, groups are “{name}”.`);
    else if (token !== "") checkToken(token);
  }
  if (isOpen) throw new Error("“[” is missing its partner.");
}

function checkToken(token: string): void {
  if (/^<(?:NP\+?|V|Ving)>\??$/.test(token) || token === "^") return;
  const [head = "", tags = ""] = token.replace(/(?<=.)\?$/, "").split(/(?<=.)\/(?=[A-Z])/);
  const wanted = head.startsWith("@") && head.length > 1 ? head.slice(1) : tags;
  for (const tag of wanted === "" ? [] : wanted.split("|"))
    if (!partsOfSpeech.has(tag)) throw new Error(`There is no part of speech “${tag}”.`);
  if (!head.startsWith("@") && /\p{Lu}/u.test(head))
    throw new Error(`“${head}” has a capital: patterns are in lower case.`);
}

/** Checks that an expression's conditions and word groups exist. Combinations that name each other are an error. */
function checkGuard(source: string, place: Place, names: Names, within: readonly string[] = []): void {
  const wrong = (message: string): never => {
    throw new LexiconError(place, `“${source}”: ${message}`);
  };
  const check = (expression: Expression): void => {
    if (expression.kind === "or" || expression.kind === "and") for (const part of expression.of) check(part);
    else if (expression.kind === "not") check(expression.of);
    else if (expression.kind === "call") {
      const problem = problemOf(expression, names);
      if (problem) wrong(problem);
    } else if (!Object.hasOwn(guards, expression.name)) {
      const combination = names.combinations.get(expression.name);
      const problem = Object.hasOwn(primitives, expression.name)
        ? `“${expression.name}” takes words, in brackets right behind it.`
        : `There is no guard “${expression.name}”: npm run lexicon -- --guards lists them.`;
      if (combination === undefined) wrong(problem);
      else if (within.includes(expression.name)) wrong(`“${expression.name}” is made of itself.`);
      else checkGuard(combination, place, names, [...within, expression.name]);
    }
  };
  try {
    check(parseExpression(source));
  } catch (error) {
    if (error instanceof ExpressionError) wrong(`at character ${error.column + 1}: ${error.message}`);
    throw error;
  }
}

/** Returns what is wrong with a condition that has words in brackets; undefined if nothing is. */
function problemOf({ name, count, words }: Extract<Expression, { kind: "call" }>, names: Names): string | undefined {
  const primitive = Object.hasOwn(primitives, name) ? primitives[name] : undefined;
  if (!primitive) return `There is no guard “${name}” that takes words.`;
  if ((primitive.count === undefined) !== (count === undefined))
    return `“${name}” takes ${primitive.count === undefined ? "no number" : "a number, then a colon"}.`;
  if (words.length === 0) return `“${name}” has no words.`;
  if (count === 0) return "Counting begins with 1.";
  const group = words.find((word) => word.startsWith("@") && !names.groups.has(word.slice(1)));
  if (group) return `There is no group “${group.slice(1)}”.`;
  const unknown = words.find((word) => !word.startsWith("@") && primitive.known?.has(word) === false);
  return unknown && `“${name}” knows no “${unknown}”.`;
}
