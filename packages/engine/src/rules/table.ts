import type { Word } from "../document/document.ts";
import { conjugateLike, subjectOf, verbFormAt } from "../grammar/conjugate.ts";
import { pluralNoun, verbForm } from "../grammar/inflect.ts";
import { isPlural } from "../grammar/noun-phrase.ts";
import { compilePattern, type Match, matchPattern, type Pattern, patternKeys } from "./pattern.ts";
import type { Context, Example, Finder, Proposal, Rule, Stage } from "./rule.ts";

/** What a restriction may look at: the sentence's words, the word range that would be replaced, and the context. */
export interface Site {
  readonly words: readonly Word[];
  readonly from: number;
  readonly to: number;
  /** Where each token of the pattern matched. */
  readonly slots: Match["slots"];
  readonly context: Context;
}

/** The site of a whole sentence, for restrictions that look at its words alone; `words` are another sentence's where given. */
export function wholeSentence(context: Context, words: readonly Word[] = context.words): Site {
  return { words, from: 0, to: 0, slots: [], context };
}

/** Something that may be true of a site: a reason not to run an entry, or with `when` to run it. */
export type Restriction = (site: Site) => boolean;

/** One line of a table: words to look for and what to say instead. */
export interface Entry {
  /** In the language of `compilePattern`. */
  readonly match: string;
  /**
   * What to write; several when they are equally good. `$2` repeats the second token, `~use` is the verb in the form
   * of the pattern's first verb (`~use@3` of token 3), `~$4` the same with the verb of token 4, `$V4` that verb bare and `$G4` in -ing, `%field` the noun in
   * the number of the first noun token. An empty string deletes. `…` stands between the replacements of a pattern that
   * brackets several stretches.
   */
  readonly to: string | readonly string[];
  readonly unless?: Restriction;
  /** Where given, the entry runs only where this holds. */
  readonly when?: Restriction;
  readonly level?: number;
  readonly reason?: string;
}

interface CompiledEntry extends Entry {
  readonly pattern: Pattern;
  readonly choices: readonly string[];
  /** True where it makes another form of a verb in -ing. */
  readonly bares: boolean;
  /** True where it writes "be" for another verb. */
  readonly makesBe: boolean;
}

export interface TableRule {
  readonly id: string;
  readonly summary: string;
  readonly stage: Stage;
  readonly level: number;
  readonly entries: readonly Entry[];
  readonly examples: readonly Example[];
}

/** Makes a rule of a table. Its entries are found by their first word, so time does not grow with the table. */
export function tableRule({ entries, ...rule }: TableRule): Rule & Pick<TableRule, "entries"> {
  const finders = new Map<string, Finder[]>();
  for (const entry of entries) {
    const pattern = compilePattern(entry.match);
    const choices = typeof entry.to === "string" ? [entry.to] : entry.to;
    checkSlots(entry, pattern, choices);
    const compiled = {
      ...entry,
      pattern,
      choices,
      bares: makesBare(pattern, choices),
      makesBe: makesBe(pattern, choices),
    };
    const level = entry.level ?? rule.level;
    const finder: Finder = { level, find: (context, index) => proposeEntry(compiled, context, index) };
    for (const key of patternKeys(pattern)) finders.set(key, [...(finders.get(key) ?? []), finder]);
  }
  return { ...rule, entries, finders };
}

/** A replacement that names a token which the pattern does not have is a mistake in the table: better now than later. */
function checkSlots({ match }: Entry, { tokens }: Pattern, choices: readonly string[]): void {
  for (const choice of choices) {
    for (const [, slot] of choice.matchAll(/[$@][VG]?(\d)/g))
      if (Number(slot) > tokens.length) throw new Error(`no token ${slot} in “${match}” for “${choice}”`);
    const adverb = choice.match(/~(?!(?:apply|supply|rely|reply|imply|comply|multiply|fly)\b)[a-z]+ly\b/);
    if (adverb) throw new Error(`${adverb[0]} is no verb in “${choice}”`);
    const inflects = /~[a-z$]+(?:-[a-z]+)*\d?(?!@)/.test(choice.replace(/~[a-z$-]+\d?@\d/g, ""));
    if (inflects && !tokens.some((token) => token.kind === "verb"))
      throw new Error(`no verb in “${match}” for “${choice}”`);
    if (
      /%[a-z]+(?:-[a-z]+)*(?!@)\b/.test(choice.replace(/%[a-z-]+@\d/g, "")) &&
      !tokens.some(({ kind }) => kind === "noun")
    )
      throw new Error(`no noun in “${match}” for “${choice}”`);
  }
}

function proposeEntry(entry: CompiledEntry, context: Context, index: number): Proposal | undefined {
  const { words } = context;
  const match = matchPattern(entry.pattern, words, index);
  if (!match) return undefined;
  const stretches = entry.pattern.replaced.map(({ from, to }) => ({
    from: match.slots[from]?.from ?? match.slots.at(-1)!.to,
    to: match.slots[to - 1]!.to,
  }));
  const from = stretches[0]!.from;
  const to = stretches.at(-1)!.to;
  if (stretches.some((stretch) => isFixed(words, stretch.from, stretch.to))) return undefined;
  const site: Site = { words, from, to, slots: match.slots, context };
  if (entry.bares && joinsGerund(words, to)) return undefined;
  if (entry.makesBe && (followsDo(words, from) || isNumberUnsure(words, match, entry.pattern))) return undefined;
  if (entry.unless?.(site) || (entry.when && !entry.when(site))) return undefined;
  const wordings = entry.choices.map((choice) => {
    const texts = choice.split("…");
    return stretches.flatMap((stretch, i) => {
      if (stretch.from >= stretch.to) return [];
      const start = words[stretch.from]!.start;
      const end = words[stretch.to - 1]!.end;
      const before = context.text.slice(start, end);
      const filled = matchCase(fillTemplate(texts[i]?.trim() ?? "", entry.pattern, match, context), before);
      // "That's like" has no space before its verb and ", as well as" none before its comma; a word needs one.
      const after = /^['’,;]/.test(before) && /^\p{L}/u.test(filled) ? ` ${filled}` : filled;
      return before === after ? [] : [{ start, end, after }];
    });
  });
  const [parts, ...others] = wordings.filter((wording) => wording.length > 0);
  if (!parts) return undefined;
  const { level, reason } = entry;
  return { parts, ...(others.length > 0 && { others }), ...(level && { level }), ...(reason && { reason }) };
}

function makesBare(pattern: Pattern, choices: readonly string[]): boolean {
  return choices.some((choice) =>
    [...choice.matchAll(/(?:\$V|~\$)(\d)/g)].some(([, slot]) => pattern.tokens[Number(slot) - 1]?.kind === "ingVerb"),
  );
}

function makesBe(pattern: Pattern, choices: readonly string[]): boolean {
  const verb = pattern.tokens.find(({ kind }) => kind === "verb");
  return verb !== undefined && !verb.values.has("is") && choices.some((choice) => /~be\b/.test(choice));
}

/** "It does not stand out": "be" takes no "do". */
function followsDo(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some(({ lemma }) => lemma === "do");
}

/** "Bands, who often faced": a past form does not tell whether "was" or "were" stands for it, nor does a subject with "and". */
function isNumberUnsure(words: readonly Word[], match: Match, pattern: Pattern): boolean {
  const slot = pattern.tokens.findIndex(({ kind }) => kind === "verb");
  const at = match.slots[slot]!.from;
  const forms = pattern.tokens[slot]!.forms?.get(words[at]!.lower) ?? [];
  if (!forms.includes("ed")) return false;
  // "A gnarled table served as the stand": taken for a participle, it would become "been".
  if (verbFormAt(words, at, forms) === "en" && !["have", "be"].includes(words[at - 1]?.lemma ?? "")) return true;
  if (subjectOf(words, at) === undefined) return true;
  for (let i = at - 1; i >= 0 && words[i]!.pos !== "PUNCT"; i--) if (words[i]!.pos === "CCONJ") return true;
  return false;
}

/** A second verb in -ing hangs on the same word: "aimed at raising pay and cutting hours". */
function joinsGerund(words: readonly Word[], from: number): boolean {
  for (let i = from; i < words.length - 1 && !/^[.;:—–]$/.test(words[i]!.text); i++) {
    if (words[i]!.pos !== "CCONJ") continue;
    const next = words[words[i + 1]!.pos === "ADV" ? i + 2 : i + 1];
    if (next && /^[a-z]{2,}ing$/.test(next.lower) && (next.pos !== "NOUN" || i === from)) return true;
  }
  return false;
}

/** Part of a hyphened compound, or capitalised inside a sentence as part of a title or name. */
function isFixed(words: readonly Word[], from: number, to: number): boolean {
  if (from >= to) return false;
  if (isHyphen(words[from - 1]) || isHyphen(words[to])) return true;
  // A text in capitals stays as it is: "HOWEVER, STAFF MAY".
  if (/^\p{Lu}{2}/u.test(words[from]!.text)) return true;
  const before = words[from - 1];
  const opens = before === undefined || before.pos === "PUNCT" || from === 0;
  return words.slice(opens ? from + 1 : from, to).some(({ text }) => text !== "I" && /^\p{Lu}/u.test(text));
}

function isHyphen(word: Word | undefined): boolean {
  return word !== undefined && /^[-‑‐_/]$/.test(word.text);
}

function fillTemplate(template: string, pattern: Pattern, match: Match, context: Context): string {
  if (!/[$~%]/.test(template)) return template;
  const { words, text } = context;
  const slotText = (slot: number): string => {
    const { from, to } = match.slots[slot - 1]!;
    return from === to ? "" : text.slice(words[from]!.start, words[to - 1]!.end);
  };
  const tokenOf = (kind: "verb" | "noun", explicit: string | undefined): number =>
    explicit === undefined ? pattern.tokens.findIndex((token) => token.kind === kind) : Number(explicit) - 1;
  const conjugate = (lemma: string, slot: string | undefined): string => {
    const token = tokenOf("verb", slot);
    const at = match.slots[token]!.from;
    return conjugateLike(lemma, words, at, pattern.tokens[token]!.forms?.get(words[at]!.lower));
  };
  return template
    .replace(/~\$(\d)(?:@(\d))?/g, (_, verb: string, slot?: string) =>
      conjugate(words[match.slots[Number(verb) - 1]!.from]!.lemma, slot),
    )
    .replace(/\$V(\d)/g, (_, slot: string) => words[match.slots[Number(slot) - 1]!.from]!.lemma)
    .replace(/\$G(\d)/g, (_, slot: string) => verbForm(words[match.slots[Number(slot) - 1]!.from]!.lemma, "ing"))
    .replace(/\$(\d)/g, (_, slot: string) => slotText(Number(slot)))
    .replace(/~([a-z-]+)(?:@(\d))?/g, (_, lemma: string, slot?: string) => conjugate(lemma, slot))
    .replace(/%([a-z-]+)(?:@(\d))?/g, (_, lemma: string, slot?: string) =>
      isPlural(words[match.slots[tokenOf("noun", slot)]!.from]!) ? pluralNoun(lemma) : lemma,
    )
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Gives the replacement the capitals of what it replaces: "In order to" makes "To", "KEY" stays a matter of rules. */
export function matchCase(replacement: string, original: string): string {
  return /^\P{L}*\p{Lu}/u.test(original) ? capitalize(replacement) : replacement;
}

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
