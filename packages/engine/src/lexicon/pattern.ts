import type { Word } from "../document/document.ts";
import { formsOf, nounForms, type VerbForm, verbForms } from "../grammar/inflect.ts";
import { longNounPhraseEnd, nounPhraseEnd } from "../grammar/noun-phrase.ts";
import { isVerbHere } from "../grammar/verb-here.ts";

/**
 * Patterns over words, written as text so that a rule is a table:
 *
 * - `word`            that word, any capitals
 * - `a|b`             one of several
 * - `~use|employ`     any form of one of these verbs, British spellings included
 * - `=utilize`        any form of that verb, even where the tagger takes it for another part of speech
 * - `%field`          that noun, singular or plural
 * - `word/ADJ`        the part of speech must agree too (`/ADJ|ADV` for several); also after `~` and `%`
 * - `@ADV`            any word of that part of speech
 * - `<NP>`            a noun phrase; `<NP+>` one with its "of", "in", "and" … phrases
 * - `<V>` `<Ving>`    a verb in its bare form, a verb in -ing
 * - `?` at the end    optional
 * - `[` … `]`         only what is between is replaced; the rest is context; there may be several
 * - `^` first         only at the start of a sentence
 */
export interface Pattern {
  readonly tokens: readonly Token[];
  /** The ranges of tokens, [from, to), that are replaced, in order; at least one. */
  readonly replaced: readonly { readonly from: number; readonly to: number }[];
  readonly atSentenceStart: boolean;
}

interface Token {
  readonly kind: "literal" | "verb" | "noun" | "pos" | "phrase" | "longPhrase" | "bareVerb" | "ingVerb";
  readonly values: ReadonlySet<string>;
  /** For a verb: each of its spelled forms, with the grammatical forms that it can be. */
  readonly forms: ReadonlyMap<string, readonly VerbForm[]> | undefined;
  readonly pos: ReadonlySet<string> | undefined;
  /** True for a verb that matches even where the tagger does not take it for a verb. */
  readonly sure: boolean;
  readonly optional: boolean;
}

/** The words that each token of a pattern matched, as indexes [from, to); from === to for an absent optional token. */
export interface Match {
  readonly slots: readonly { readonly from: number; readonly to: number }[];
}

export function compilePattern(source: string): Pattern {
  const tokens: Token[] = [];
  const replaced: { from: number; to: number }[] = [];
  let open: number | undefined;
  let atSentenceStart = false;
  for (const part of source.split(" ")) {
    if (part === "^") atSentenceStart = true;
    else if (part === "[") open = tokens.length;
    else if (part === "]") {
      replaced.push({ from: open ?? 0, to: tokens.length });
      open = undefined;
    } else tokens.push(compileToken(part));
  }
  if (open !== undefined) replaced.push({ from: open, to: tokens.length });
  if (replaced.length === 0) replaced.push({ from: 0, to: tokens.length });
  if (tokens.length === 0 || tokens[0]!.optional) throw new Error(`pattern needs a fixed first token: ${source}`);
  return { tokens, replaced, atSentenceStart };
}

/** Returns the words that can match the second token of a pattern; undefined if these are not limited. */
export function secondWordsOf(source: string): ReadonlySet<string> | undefined {
  const part = source.split(" ").filter((part) => !["^", "[", "]"].includes(part))[1];
  const second = part === undefined ? undefined : compileToken(part);
  const isWord = second && !second.optional && ["literal", "verb", "noun"].includes(second.kind);
  return isWord ? second.values : undefined;
}

const wholeTokens: Readonly<Record<string, Token["kind"]>> = {
  "<NP>": "phrase",
  "<NP+>": "longPhrase",
  "<V>": "bareVerb",
  "<Ving>": "ingVerb",
};

function compileToken(source: string): Token {
  const optional = source.length > 1 && source.endsWith("?");
  const [head = "", pos] = (optional ? source.slice(0, -1) : source).split("/");
  const common = {
    forms: undefined,
    pos: pos === undefined ? undefined : new Set(pos.split("|")),
    sure: false,
    optional,
  };
  const whole = wholeTokens[head];
  if (whole) return { ...common, kind: whole, values: new Set() };
  const values = head.slice(1).split("|");
  if (head.startsWith("~") || (head.startsWith("=") && head.length > 1)) {
    const forms = new Map(values.flatMap(spellingsOf));
    return { ...common, kind: "verb", values: new Set(forms.keys()), forms, sure: head.startsWith("=") };
  }
  if (head.startsWith("%") && head.length > 1)
    return { ...common, kind: "noun", values: new Set(values.flatMap(nounForms)) };
  if (head.startsWith("@")) return { ...common, kind: "pos", values: new Set(values) };
  return { ...common, kind: "literal", values: new Set(head.split("|")) };
}

const contractedBe: readonly [string, VerbForm[]][] = [
  ["'s", ["s"]],
  ["'re", ["base"]],
  ["'m", ["base"]],
];

/** Returns every spelled form of a verb with the grammatical forms that it can be, and with "-ise" beside "-ize". */
function spellingsOf(lemma: string): [string, VerbForm[]][] {
  const found = verbForms(lemma).map((surface): [string, VerbForm[]] => [surface, formsOf(surface, lemma)]);
  const british = found.flatMap(([surface, forms]): [string, VerbForm[]][] =>
    /[iy]z(?:e|es|ed|ing)$/.test(surface) && lemma !== "seize"
      ? [[surface.replace(/z(?=(?:e|es|ed|ing)$)/, "s"), forms]]
      : [],
  );
  return [...found, ...british, ...(lemma === "be" ? contractedBe : [])];
}

/** Returns the keys to look up a pattern by its first word: words, and `posKey` of parts of speech. */
export function patternKeys({ tokens }: Pattern): string[] {
  const { kind, values } = tokens[0]!;
  if (kind === "pos") return [...values].map((value) => `@${value}`);
  if (values.size === 0) throw new Error("a pattern cannot begin with an open slot");
  return [...values];
}

/** Returns the key of a word's part of speech; patterns are looked up by this key and by the word itself. */
export function posKey({ pos }: Word): string {
  return `@${pos}`;
}

/** Matches the pattern with its first token at word `index`; undefined if it does not match. */
export function matchPattern(pattern: Pattern, words: readonly Word[], index: number): Match | undefined {
  if (pattern.atSentenceStart && !isSentenceStart(words, index)) return undefined;
  const slots = matchTokens(pattern.tokens, 0, words, index);
  return slots && { slots };
}

function isSentenceStart(words: readonly Word[], index: number): boolean {
  for (let i = 0; i < index; i++) if (words[i]!.pos !== "PUNCT") return false;
  return true;
}

/** Matches the remaining tokens from a word on; an optional token is first tried as present, then as absent. */
function matchTokens(
  tokens: readonly Token[],
  token: number,
  words: readonly Word[],
  index: number,
): { from: number; to: number }[] | undefined {
  const current = tokens[token];
  if (!current) return [];
  const to = matchToken(current, words, index);
  if (to !== undefined) {
    const rest = matchTokens(tokens, token + 1, words, to);
    if (rest) return [{ from: index, to }, ...rest];
  }
  if (!current.optional) return undefined;
  const rest = matchTokens(tokens, token + 1, words, index);
  return rest && [{ from: index, to: index }, ...rest];
}

function matchToken(token: Token, words: readonly Word[], index: number): number | undefined {
  const word = words[index];
  if (!word) return undefined;
  if (token.kind === "phrase") return nounPhraseEnd(words, index);
  if (token.kind === "longPhrase") return longNounPhraseEnd(words, index);
  if (token.pos && !token.pos.has(word.pos)) return undefined;
  return fitsToken(token, words, index) ? index + 1 : undefined;
}

function fitsToken(token: Token, words: readonly Word[], index: number): boolean {
  const word = words[index]!;
  switch (token.kind) {
    case "literal":
      return token.values.has(word.lower);
    case "pos":
      return token.values.has(word.pos);
    case "noun":
      return token.values.has(word.lower) && (word.pos === "NOUN" || word.pos === "PROPN");
    case "verb":
      return token.values.has(word.lower) && (token.sure || token.pos !== undefined || isVerbHere(words, index));
    case "ingVerb":
      return word.pos === "VERB" && word.lower.endsWith("ing") && formsOf(word.lower, word.lemma).includes("ing");
    default:
      return (word.pos === "VERB" || word.pos === "AUX") && word.lower === word.lemma;
  }
}
