import type { Sentence, Word } from "../../document/document.ts";
import { reportsFigures, warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context } from "../rule.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What an opening word points back at must stay. */
const pointing = set(`
  this these it its they their them such that those he she his her him here there so thus therefore hence however but
  yet still instead also and or nor then another other others both neither either only even same conversely consequently
  similarly likewise otherwise nevertheless nonetheless meanwhile too again rather accordingly regardless despite
`);
const pointingPhrases =
  /^(?:for (?:example|instance)|in (?:contrast|turn|fact|other words|addition)|on the (?:other|contrary)|as (?:a result|such)|by (?:contrast|doing)|because of|with (?:this|that|these)|to (?:this|that) end|the (?:former|latter|first|second|third)|after (?:this|that)|one |first|second|some |to do)\b/i;

/** Words by which a sentence reasons, limits, asks or promises: it is there for that. */
export const arguing = set(`
  because since although though unless until if whereas however but yet except not n't no never none nothing
  nobody neither nor without instead despite must shall should cannot unlike rather
  noted added explained stated propose proposes present presents introduce i'm i've i'll i'd we've
  include includes including involve involves types kinds two-part consist consists called defined
  results findings study studies paper experiments research hypothesis abstract single
  dear sincerely regards thank thanks please sorry congratulations apologize forward i me my mine said says told
  asked wrote argued argues claims claimed according believe hypothesis warning caution danger risk
  hundred thousand million billion percent two three four five six seven eight nine ten dozen
`);

/** True where the text would hang together without the context's sentence: it names nothing and nothing points at it. */
export function mayGo(context: Context): boolean {
  const { words, previous, next, sentence, text, number, ahead } = context;
  if (number === 0 || words.length < 6 || !/^[.!]$/.test(words.at(-1)!.text) || !(previous ?? next)) return false;
  if (!/^\p{Lu}/u.test(words[0]!.text) || /["“”:()[\]*_`]|\d/.test(text.slice(sentence.start, sentence.end)))
    return false;
  // It stands against what came before, or it is a fragment that a story tells.
  if (opposing.test(text.slice(sentence.start, sentence.end)) || !words.some((_, i) => verbGroupAt(words, i)))
    return false;
  if (previous && !/[.!?]$/.test(previous.words.at(-1)!.text)) return false;
  if (warnsOrBinds(context.words) || reportsFigures(context.words)) return false;
  // A name or an abbreviation is a fact by itself.
  if (
    words.some(
      ({ text, lower }, i) => i > 0 && /^\p{Lu}/u.test(text) && lower !== "i" && !/^[.,]$/.test(words[i - 1]!.text),
    )
  )
    return false;
  if (previous?.words.at(-1)?.text === "?" || counting.has(words[0]!.lower)) return false;
  if (next) return isSameSubject(words[0]!, next.words[0]!) || !pointsBack(next, text);
  const word = /^\p{L}+/u.exec(ahead)?.[0].toLowerCase();
  if (contrasting.test(ahead)) return true;
  return word === undefined || !(pointing.has(word) || pointingPhrases.test(ahead));
}

const opposing =
  /^(?:others\b|on the other(?: hand| side)?|on one hand|on the (?:one hand|contrary|downside|negative side|positive side)|(?:in|by) contrast|conversely|instead)\b|\bsomething else\b/i;

/** What sets a paragraph against the one before: not against a last sentence that tells nothing. */
export const contrasting =
  /^(?:however|but|yet|still|on the other|in contrast|meanwhile|moreover|furthermore|additionally|finally|next)\b/i;

/** What opens a concession, or a sentence about a part of many, which the next may set against the others. */
const counting = set("and while one some most many few several two three both each");

/** "They" after "They": both point at what came before the two. */
function isSameSubject(one: Word, other: Word): boolean {
  return one.lower === other.lower && /^(?:it|they|he|she)$/.test(one.lower);
}

/** True where a sentence begins by pointing at what stands before it. */
function pointsBack({ words, start, end }: Sentence, text: string): boolean {
  const opening = text.slice(start, end);
  if (pointing.has(words[0]!.lower) || pointingPhrases.test(opening) || /^["“(]/.test(opening)) return true;
  // "I think this is good": what it points at may be the sentence before.
  if (words.slice(1, 6).some(({ lower }) => /^(?:this|these|those|such|equally)$/.test(lower))) return true;
  // "By doing so, it": the subject behind an opening phrase points back too.
  const comma = words.slice(0, 9).findIndex(({ text }) => text === ",");
  return comma > 0 && pointing.has(words[comma + 1]?.lower ?? "");
}
