import type { Word } from "../../document/document.ts";
import { clauseAt, mainClause } from "../../grammar/clause.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal } from "../rule.ts";
import { isBareList, isExamples } from "./aside-examples.ts";
import { isOpenList, onlyVerb, resumes, verbOfPart } from "./aside-verbs.ts";
import { comments, soft, telling } from "./aside-words.ts";
import { isLight } from "./idle.ts";
import { noveltyOf } from "./novelty.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const openers = set("a an");
/** What introduces examples that only colour what they are examples of. */
const examples = set("such like including");

/** An aside from the comma up to the full stop. */
export function tailAt(context: Context, comma: number): Proposal | undefined {
  const { words, next } = context;
  const end = words.length - 1;
  const tail = words.slice(comma + 1, end);
  const wide = ["no", "not"].includes(tail[0]?.lower ?? "")
    ? tail.slice(2)
    : tail.filter((_, i) => !isLeftBehind(tail, i));
  if (comma < 4 || tail.length < 3 || tail.length > 40 || !isLight(wide)) return undefined;
  if (!opensTail(words, comma) && !isAfterthought(context, comma)) return undefined;
  if (next && pointsInto(next.words, tail)) return undefined;
  if (isInside(words.slice(0, comma))) return undefined;
  const verb = mainClause(words, 0, comma)?.verb.last ?? onlyVerb(words, comma) ?? verbOfPart(words, comma);
  if (verb === undefined) return undefined;
  if (["include", "involve", "comprise"].includes(words[verb]!.lemma) && tail.some(({ pos }) => pos === "CCONJ"))
    return undefined;
  if (isOpenList(words, verb, comma) || resumes(words, comma, end)) return undefined;
  return { parts: [{ start: words[comma - 1]!.end, end: words[end]!.start, after: "" }] };
}

/** True where a bracket is open, or a colon, unless it follows a label, or a quotation has begun a list or a saying. */
function isInside(before: readonly Word[]): boolean {
  const opened = before.filter(({ text }) => text === "(").length;
  if (opened !== before.filter(({ text }) => text === ")").length) return true;
  return before.some(({ text }, i) => (text === ":" && i > 3) || text === '"');
}

/** "Ensuring that no child is left behind" denies nothing that the sentence says. */
function isLeftBehind(words: readonly Word[], no: number): boolean {
  return words[no]!.lower === "no" && words.slice(no + 1, no + 6).some(({ lower }) => lower === "behind");
}

/** "This heat" after "which makes heat": what the next sentence speaks of must have been said. */
function pointsInto([first, noun]: readonly Word[], tail: readonly Word[]): boolean {
  if (!/^(?:this|these|that|those|such)$/.test(first?.lower ?? "")) return false;
  return tail.some(({ lemma }) => lemma === noun?.lemma);
}

/** A further clause that says again what the text has said. */
function isAfterthought(context: Context, comma: number): boolean {
  const { words } = context;
  const [link, subject] = words.slice(comma + 1, comma + 3);
  if (link?.lower !== "and" && link?.lower !== "as") return false;
  if (!/^(?:it|they|this|these|we|you)$/.test(subject?.lower ?? "")) return false;
  // In one's own story what one thinks of it is the point.
  if (words.some(({ lower }) => lower === "i" || lower === "my")) return false;
  if (!clauseAt(words, comma + 2, words.length)) return false;
  const { share, fresh } = noveltyOf(words.slice(comma + 2, -1), context, 12, words.slice(0, comma));
  return share <= 0.25 && fresh <= 1;
}

function opensTail(words: readonly Word[], comma: number): boolean {
  let i = comma + 1;
  while (
    (words[i]?.pos === "ADV" && words[i]!.lower !== "so") ||
    words[i]?.lower === "thus" ||
    words[i]?.lower === "thereby"
  )
    i++;
  const { lower, pos } = words[i]!;
  const next = words[i + 1];
  if (!next || next.pos === "PUNCT" || next.pos === "CCONJ") return false;
  // "The low, inviting hum": the participle is one of two adjectives.
  if (lower === "opening" && openers.has(next.lower)) return false;
  const colours =
    soft.has(lower) || (/...ing$/.test(lower) && lower !== "including" && pos === "VERB" && !telling.has(lower));
  if (colours) return (words[comma - 1]!.pos !== "ADJ" || next.pos !== "NOUN") && !isDeed(words, comma);
  if (i === comma + 1 && isWhicheverWay(lower, next.lower)) return true;
  if (lower === "which" && i === comma + 1) return isDecoration(words, i);
  if (examples.has(lower) && (pos !== "VERB" || lower === "including") && i === comma + 1)
    return isExamples(words, i) && isBareList(words.slice(i + 2, -1));
  if (lower === "something") return next.lower === "that" || next.lower === "which" || next.pos === "ADJ";
  return openers.has(lower) && pos === "DET" && isComment(words, i);
}

/** "He smiled, handing her the key": in a story what a person did beside is no aside. */
function isDeed(words: readonly Word[], comma: number): boolean {
  const clause = mainClause(words, 0, comma);
  if (clause?.verb.tense === "past" && isPerson(words[clause.subjectHead]!)) return true;
  // “…,” he said, smiling.
  const last = verbGroupAt(words, comma - 1);
  return last?.tense === "past" && isPerson(words[comma - 2]!);
}

function isPerson(word: Word): boolean {
  return word.pos === "PROPN" || word.pos === "PRON" || isPersonNoun(word);
}

/** "Whether you are new or not", "no matter how", "not only for": the sentence holds in either case. */
function isWhicheverWay(first: string, second: string): boolean {
  if (first === "whether") return ["you", "it", "they", "for", "in", "at", "through", "to"].includes(second);
  return (first === "no" && second === "matter") || (first === "not" && /^(?:only|just|merely|simply)$/.test(second));
}

/** "Which is why" and "which means" argue, "a rule which forbids" defines, "which was good" is what one came to say. */
function isDecoration(words: readonly Word[], which: number): boolean {
  const after = words.slice(which + 1, which + 3).map(({ lower }) => lower);
  if (after.some((word) => arguing.has(word)) || words.length - which < 6) return false;
  if (words[which - 2]!.pos === "PROPN" || /^\p{Lu}/u.test(words[which - 2]!.text)) return false;
  let i = which - 2;
  while (["ADJ", "NOUN", "ADV", "VERB"].includes(words[i]?.pos ?? "")) i--;
  return words[i]?.lower !== "a" && words[i]?.lower !== "an";
}

const arguing = set("mean means meant why because will how what where when i we you they he she");

function isComment(words: readonly Word[], article: number): boolean {
  let i = article + 1;
  while (words[i]?.pos === "ADJ" || words[i]?.pos === "ADV") i++;
  return comments.has(words[i]?.lower ?? "");
}
