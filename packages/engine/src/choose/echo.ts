import type { Part } from "../document/draft.ts";
import { wordSet } from "../grammar/word-set.ts";
import type { Rule } from "../rules/rule.ts";
import { isAskedFor } from "./strength.ts";

/** Common words, which may be repeated. */
const light =
  wordSet(`all and any are but can did does for get gets got had has her him his how its let lets may not now one our out say set
  she than the too two was way who why yet you
  about after also because before between both during each even first from have into just less like make many more
  most much only other over same some such than that their them then there these they this those through turn turned turns under very
  well what when which while with will without`);

/** Returns a word without its ending, about the same for all its forms: "improv" for "improve" and "improved". */
function stem(word: string): string {
  return word.toLowerCase().replace(/(?:ments?|ings?|i?ly|ier|iest|ed|es|s|e|y)$/, "");
}

/** Returns the stems of a text's words of three letters or more, except the common words. */
export function stemsOf(text: string): string[] {
  return (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !light.has(word.toLowerCase())).map(stem);
}

/** The distance from a change, in characters, within which a word should not be repeated. */
export const earshot = 200;
/** The distance, in characters, within which an everyday word should not be repeated. */
const everydayEarshot = 80;

/** Returns whether replacements repeat a nearby word that the text they replace does not repeat. */
export function isEcho(text: string, parts: readonly Part[], rule: Rule): boolean {
  const written = new Set(parts.flatMap((part) => stemsOf(part.after)));
  if (written.size === 0) return false;
  for (const part of parts) for (const old of stemsOf(text.slice(part.start, part.end))) written.delete(old);
  if (written.size === 0) return false;
  const reach = isAskedFor(rule) ? everydayEarshot : earshot;
  const starts = [...parts.map(({ start }) => start), parts.at(-1)!.end + reach];
  const ends = [Math.max(0, parts[0]!.start - reach), ...parts.map(({ end }) => end)];
  return starts.some((start, i) => stemsOf(text.slice(ends[i], start)).some((stem) => written.has(stem)));
}
