import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import type { Tense } from "../../grammar/verb-group.ts";

const nominative: ReadonlyMap<string, string> = new Map([
  ["it", "it"],
  ["them", "they"],
  ["us", "we"],
  ["me", "I"],
  ["him", "he"],
  ["you", "you"],
]);

/**
 * ", making it hard to see" as ", so it is hard to see" and ", allowing us to stay" as ", so we can stay": the parts, or
 * undefined where the tail says something else. `verb` is the participle behind the comma, `subject` the clause's own.
 */
export function soClause(
  words: readonly Word[],
  comma: number,
  verb: number,
  tense: Tense,
  subject: Word | undefined,
): Part[] | undefined {
  const { lower } = words[verb]!;
  if (verb !== comma + 1 || tense === "modal") return undefined;
  if (lower === "making") return soItIs(words, comma, verb, tense === "past", subject);
  return lower === "allowing" || lower === "enabling" ? soTheyCan(words, comma, verb, tense === "past") : undefined;
}

function soItIs(
  words: readonly Word[],
  comma: number,
  verb: number,
  past: boolean,
  subject: Word | undefined,
): Part[] | undefined {
  const object = words[verb + 1]!.lower;
  const next = words[verb + 2];
  if ((object !== "it" && object !== "them") || !next) return undefined;
  const isNamed = ["a", "an", "the", "one", "more", "less", "very", "much", "too"].includes(next.lower);
  if (!isNamed && next.pos !== "ADJ") return undefined;
  if (next.lower === "so" || next.lower === "clear") return undefined;
  // "It" is the subject again, or stands for what follows: "hard to see".
  const after = words.slice(verb + 3, verb + 7);
  const isForemost =
    object === "it" && next.pos === "ADJ" && after.some(({ lower }) => lower === "to" || lower === "that");
  const isSame = subject !== undefined && isPlural(subject) === (object === "them");
  if (!isForemost && !isSame) return undefined;
  const be = past ? (object === "it" ? "was" : "were") : object === "it" ? "is" : "are";
  return [{ start: words[comma]!.start, end: words[verb + 1]!.end, after: `, so ${nominative.get(object)!} ${be}` }];
}

function soTheyCan(words: readonly Word[], comma: number, verb: number, past: boolean): Part[] | undefined {
  const end = nounPhraseEnd(words, verb + 1);
  const to = end === undefined ? undefined : words[end];
  const next = end === undefined ? undefined : words[end + 1];
  if (end === undefined || to?.lower !== "to" || next?.pos !== "VERB" || next.lower === "be") return undefined;
  const first = words[verb + 1]!;
  const pronoun = first.pos === "PRON" && end === verb + 2 ? nominative.get(first.lower) : undefined;
  if (first.pos === "PRON" && end === verb + 2 && pronoun === undefined) return undefined;
  const head: Part = { start: words[comma]!.start, end: words[verb]!.end, after: ", so" };
  const can: Part = { start: to.start, end: to.end, after: past ? "could" : "can" };
  return pronoun === undefined || pronoun === first.lower
    ? [head, can]
    : [{ ...head, end: first.end, after: `, so ${pronoun}` }, can];
}
