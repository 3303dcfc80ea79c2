import type { Word } from "../document/document.ts";
import { nounPhraseEnd } from "../grammar/noun-phrase.ts";

/**
 * Patterns over words, written as text so that a rule is a table:
 *
 * - `word`            that word, any capitals
 * - `a|b`             one of several
 * - `~use|employ`     any form of one of these verbs
 * - `%field`          that noun, singular or plural
 * - `word/ADJ`        the part of speech must agree too (`/ADJ|ADV` for several); also after `~` and `%`
 * - `@ADV`            any word of that part of speech
 * - `<NP>`            a noun phrase
 * - `?` at the end    optional
 * - `[` … `]`         only what stands between is replaced; the rest is context
 * - `^` first         only at the start of a sentence
 */
export interface Pattern {
  readonly tokens: readonly Token[];
  /** Tokens from `replaceFrom` up to, not including, `replaceTo` are replaced. */
  readonly replaceFrom: number;
  readonly replaceTo: number;
  readonly atSentenceStart: boolean;
}

interface Token {
  readonly kind: "literal" | "verb" | "noun" | "pos" | "phrase";
  readonly values: ReadonlySet<string>;
  readonly pos: ReadonlySet<string> | undefined;
  readonly optional: boolean;
}

/** Where each token of a pattern matched: word indices [from, to); an absent optional token has from === to. */
export interface Match {
  readonly slots: readonly { readonly from: number; readonly to: number }[];
  readonly from: number;
  readonly to: number;
}

export function compilePattern(source: string): Pattern {
  const tokens: Token[] = [];
  let replaceFrom = 0;
  let replaceTo: number | undefined;
  let atSentenceStart = false;
  for (const part of source.split(" ")) {
    if (part === "^") atSentenceStart = true;
    else if (part === "[") replaceFrom = tokens.length;
    else if (part === "]") replaceTo = tokens.length;
    else tokens.push(compileToken(part));
  }
  if (tokens.length === 0 || tokens[0]!.optional) throw new Error(`pattern needs a fixed first token: ${source}`);
  return { tokens, replaceFrom, replaceTo: replaceTo ?? tokens.length, atSentenceStart };
}

function compileToken(source: string): Token {
  const optional = source.length > 1 && source.endsWith("?");
  const [head = "", pos] = (optional ? source.slice(0, -1) : source).split("/");
  const posSet = pos === undefined ? undefined : new Set(pos.split("|"));
  const sets = (values: string): Set<string> => new Set(values.split("|"));
  if (head === "<NP>") return { kind: "phrase", values: new Set(), pos: posSet, optional };
  if (head.startsWith("~")) return { kind: "verb", values: sets(head.slice(1)), pos: posSet, optional };
  if (head.startsWith("%")) return { kind: "noun", values: sets(head.slice(1)), pos: posSet, optional };
  if (head.startsWith("@")) return { kind: "pos", values: sets(head.slice(1)), pos: undefined, optional };
  return { kind: "literal", values: sets(head), pos: posSet, optional };
}

/** The keys under which a pattern can be found by its first word; see `wordKeys`. */
export function patternKeys({ tokens }: Pattern): string[] {
  const { kind, values } = tokens[0]!;
  if (kind === "phrase") throw new Error("a pattern cannot begin with <NP>");
  const prefix = { literal: "", verb: "~", noun: "%", pos: "@" }[kind];
  return [...values].map((value) => prefix + value);
}

/** The keys that a word answers to. */
export function wordKeys(word: Word): string[] {
  return [word.lower, `~${word.lemma}`, `%${word.lemma}`, `@${word.pos}`];
}

/** Matches the pattern with its first token at word `index`; undefined when it does not fit. */
export function matchPattern(pattern: Pattern, words: readonly Word[], index: number): Match | undefined {
  if (pattern.atSentenceStart && !isSentenceStart(words, index)) return undefined;
  const slots = matchTokens(pattern.tokens, 0, words, index);
  if (!slots) return undefined;
  const from = slots[pattern.replaceFrom]?.from ?? slots.at(-1)!.to;
  return { slots, from, to: slots[pattern.replaceTo - 1]!.to };
}

function isSentenceStart(words: readonly Word[], index: number): boolean {
  for (let i = 0; i < index; i++) if (words[i]!.pos !== "PUNCT") return false;
  return true;
}

/** Optional tokens are tried present first, then absent; patterns are short, so this stays cheap. */
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
  if (token.pos && !token.pos.has(word.pos)) return undefined;
  const matched =
    token.kind === "literal"
      ? token.values.has(word.lower)
      : token.kind === "pos"
        ? token.values.has(word.pos)
        : token.kind === "verb"
          ? token.values.has(word.lemma) && (word.pos === "VERB" || word.pos === "AUX" || token.pos !== undefined)
          : token.values.has(word.lemma) && (word.pos === "NOUN" || word.pos === "PROPN");
  return matched ? index + 1 : undefined;
}
