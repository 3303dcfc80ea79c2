import { conjugateLike } from "../grammar/conjugate.ts";
import { pluralNoun, verbForm } from "../grammar/inflect.ts";
import { isPlural } from "../grammar/noun-phrase.ts";
import type { Context } from "../rules/rule.ts";
import type { Match, Pattern } from "./pattern.ts";

/**
 * Returns what a template writes for a match: `$2` repeats the second token; `~use` is “use” in the form of the
 * pattern's first verb (`~use@3`: of token 3); `~$4` is the verb of token 4 in that form, `$V4` its bare form and `$G4`
 * its -ing form; `%field` is the noun in the number of the first noun token.
 */
export function fillTemplate(template: string, pattern: Pattern, match: Match, context: Context): string {
  if (!/[$~%]/.test(template)) return template;
  const { sentence, words, text } = context;
  const slotText = (slot: number): string => {
    const { from, to } = match.slots[slot - 1]!;
    return from === to ? "" : text.slice(words[from]!.start, words[to - 1]!.end);
  };
  const tokenOf = (kind: "verb" | "noun", explicit: string | undefined): number =>
    explicit === undefined ? pattern.tokens.findIndex((token) => token.kind === kind) : Number(explicit) - 1;
  const conjugate = (lemma: string, slot: string | undefined): string => {
    const token = tokenOf("verb", slot);
    const at = match.slots[token]!.from;
    return conjugateLike(lemma, sentence, at, pattern.tokens[token]!.forms?.get(words[at]!.lower));
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

/** Returns the replacement with an initial capital if the original has one: "In order to" becomes "To". */
export function matchCase(replacement: string, original: string): string {
  return /^\P{L}*\p{Lu}/u.test(original) ? capitalize(replacement) : replacement;
}

/** Returns the text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/**
 * Checks a template against its pattern.
 * @throws Error where it names a token that the pattern does not have, or inflects without a verb or noun to go by
 */
export function checkTemplate(template: string, { tokens }: Pattern): void {
  for (const [, slot] of template.matchAll(/[$@][VG]?(\d)/g))
    if (Number(slot) < 1 || Number(slot) > tokens.length)
      throw new Error(`There is no token ${slot} for “${template}”.`);
  const adverb = template.match(/~(?!(?:apply|supply|rely|reply|imply|comply|multiply|fly)\b)[a-z]+ly\b/);
  if (adverb) throw new Error(`“${adverb[0]}” in “${template}” is no verb.`);
  const inflects = /~[a-z$]+(?:-[a-z]+)*\d?(?!@)/.test(template.replace(/~[a-z$-]+\d?@\d/g, ""));
  if (inflects && !tokens.some(({ kind }) => kind === "verb"))
    throw new Error(`There is no verb in the pattern for “${template}”.`);
  const declines = /%[a-z]+(?:-[a-z]+)*(?!@)\b/.test(template.replace(/%[a-z-]+@\d/g, ""));
  if (declines && !tokens.some(({ kind }) => kind === "noun"))
    throw new Error(`There is no noun in the pattern for “${template}”.`);
}
