import type { Word } from "../document/document.ts";
import { verbFormAt } from "../grammar/conjugate.ts";
import { childrenBy, isPluralSubject } from "../grammar/relations.ts";
import type { Context, Proposal } from "../rules/rule.ts";
import { compilePattern, type Match, matchPattern, type Pattern } from "./pattern.ts";
import type { Guard, Site } from "./site.ts";
import { fillTemplate, matchCase } from "./template.ts";

/** An entry of the lexicon, ready to be matched. */
export interface Wording {
  readonly match: string;
  readonly to: readonly string[];
  readonly level: number;
  readonly reason?: string | undefined;
  readonly when?: Guard | undefined;
  readonly not?: Guard | undefined;
}

/** Returns a function that matches an entry at a word of a sentence and proposes its wordings. */
export function entryFinder(wording: Wording): (context: Context, index: number) => Proposal | undefined {
  const pattern = compilePattern(wording.match);
  const bares = makesBare(pattern, wording.to);
  const isBe = makesBe(pattern, wording.to);
  return (context, index) => {
    const { words } = context;
    const match = matchPattern(pattern, words, index);
    if (!match) return undefined;
    const stretches = pattern.replaced.map(({ from, to }) => ({
      from: match.slots[from]?.from ?? match.slots.at(-1)!.to,
      to: match.slots[to - 1]!.to,
    }));
    const site: Site = { words, from: stretches[0]!.from, to: stretches.at(-1)!.to, slots: match.slots, context };
    if (stretches.some((stretch) => isFixed(words, stretch.from, stretch.to))) return undefined;
    if ((bares && joinsGerund(words, site.to)) || leavesRest(site, wording.to)) return undefined;
    // "It does not stand out": "be" takes no "do".
    const followsDo = words.slice(Math.max(0, site.from - 3), site.from).some(({ lemma }) => lemma === "do");
    if (isBe && (followsDo || isNumberUnsure(context, match, pattern))) return undefined;
    if (wording.not?.(site) || (wording.when && !wording.when(site))) return undefined;
    return proposalOf(wording, pattern, match, stretches, context);
  };
}

function proposalOf(
  { to, level, reason }: Wording,
  pattern: Pattern,
  match: Match,
  stretches: readonly { readonly from: number; readonly to: number }[],
  context: Context,
): Proposal | undefined {
  const { words, text } = context;
  const wordings = to.map((choice) => {
    const texts = choice.split("…");
    return stretches.flatMap((stretch, i) => {
      if (stretch.from >= stretch.to) return [];
      const start = words[stretch.from]!.start;
      const end = words[stretch.to - 1]!.end;
      const before = text.slice(start, end);
      const filled = matchCase(fillTemplate(texts[i]?.trim() ?? "", pattern, match, context), before);
      // "That's like" has no space before its verb and ", as well as" none before its comma; a word there needs one.
      const after = /^['’,;]/.test(before) && /^\p{L}/u.test(filled) ? ` ${filled}` : filled;
      return before === after ? [] : [{ start, end, after }];
    });
  });
  const [parts, ...others] = wordings.filter((wording) => wording.length > 0);
  if (!parts) return undefined;
  return { parts, ...(others.length > 0 && { others }), level, ...(reason && { reason }) };
}

/** Returns whether a wording turns an "-ing" verb into its base form: "aim at raising" into "try to raise". */
export function makesBare(pattern: Pattern, choices: readonly string[]): boolean {
  return choices.some((choice) =>
    [...choice.matchAll(/(?:\$V|~\$)(\d)/g)].some(([, slot]) => pattern.tokens[Number(slot) - 1]?.kind === "ingVerb"),
  );
}

function makesBe(pattern: Pattern, choices: readonly string[]): boolean {
  const verb = pattern.tokens.find(({ kind }) => kind === "verb");
  return verb !== undefined && !verb.values.has("is") && choices.some((choice) => /~be\b/.test(choice));
}

/** Returns whether a form in "-ed" could be a participle, or could need either "was" or "were" as its replacement. */
function isNumberUnsure({ words, sentence }: Context, match: Match, pattern: Pattern): boolean {
  const slot = pattern.tokens.findIndex(({ kind }) => kind === "verb");
  const at = match.slots[slot]!.from;
  const forms = pattern.tokens[slot]!.forms?.get(words[at]!.lower) ?? [];
  if (!forms.includes("ed")) return false;
  // "A gnarled table served as the stand": parsed as a participle, it would become "been".
  if (verbFormAt(sentence, at, forms) === "en") return !["have", "be"].includes(words[at - 1]?.lemma ?? "");
  return isPluralSubject(sentence, at) === undefined;
}

/** Returns whether a second "-ing" verb is joined to the one in the match: "aimed at raising pay and cutting hours". */
function joinsGerund(words: readonly Word[], from: number): boolean {
  for (let i = from; i < words.length - 1 && !/^[.;:—–]$/.test(words[i]!.text); i++) {
    if (words[i]!.pos !== "CCONJ") continue;
    const next = words[words[i + 1]!.pos === "ADV" ? i + 2 : i + 1];
    if (next && /^[a-z]{2,}ing$/.test(next.lower) && (next.pos !== "NOUN" || i === from)) return true;
  }
  return false;
}

/** Returns whether words behind the match depend on its verb or preposition: "made a decision and a promise". */
function leavesRest({ words, from, to, slots, context: { sentence } }: Site, choices: readonly string[]): boolean {
  if (to - from < 2 || !words.slice(to).some(({ pos }) => pos === "CCONJ")) return false;
  const { lower, pos } = words[to - 1]!;
  if (pos === "ADP" && words[to]!.pos === "CCONJ") return true;
  const isLink = (pos === "ADP" || pos === "PART") && !choices.some((choice) => choice.endsWith(lower));
  // "An emphasis on skills and a limit on cost": the same preposition comes again behind "and".
  const isAgain = (i: number): boolean => {
    const and = words.findLastIndex((word, k) => k < i && !phrasal.has(word.pos));
    return and >= to && words[and]!.pos === "CCONJ" && (i === and + 1 || words[to - 2]!.pos === "NOUN");
  };
  if (isLink && words.some((word, i) => i > to && word.lower === lower && isAgain(i))) return true;
  return slots.some(({ from: at, to: end }, slot) => {
    const isKept = choices.some((choice) => choice.includes(`$${slot + 1}`) || choice.includes("%"));
    if (isKept || end - at > 1 || at < from || words[at]!.pos !== "NOUN") return false;
    const verb = sentence.tree.heads[at]!;
    return verb >= from && words[verb]!.pos === "VERB" && childrenBy(sentence.tree, at, "conj").some((i) => i >= to);
  });
}

const phrasal = new Set(["DET", "ADJ", "NOUN"]);

/** Returns whether words are part of a hyphenated compound, or of a title or name. */
export function isFixed(words: readonly Word[], from: number, to: number): boolean {
  if (from >= to) return false;
  if (isHyphen(words[from - 1]) || isHyphen(words[to])) return true;
  // A text in capitals stays as it is: "HOWEVER, STAFF MAY".
  if (/^\p{Lu}{2}/u.test(words[from]!.text)) return true;
  const opens = (words[from - 1]?.pos ?? "PUNCT") === "PUNCT";
  return words.slice(opens ? from + 1 : from, to).some(({ text }) => text !== "I" && /^\p{Lu}/u.test(text));
}

/** Returns whether a word is a mark that joins words to a compound, such as a hyphen or a slash. */
export function isHyphen(word: Word | undefined): boolean {
  return word !== undefined && /^[-‑‐_/]$/.test(word.text);
}
