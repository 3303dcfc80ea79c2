import { contraryProblems } from "./contraries.ts";
import { anyOf, areExchanged, count } from "./patterns.ts";
import type { Problem, ProblemCode } from "./pro.ts";
import { losesSpeaker } from "./speakers.ts";

type Check = (old: string, now: string) => boolean;

const checks: readonly (readonly [Check, ProblemCode, message: string])[] = [
  [isTimeMoved, "meaning", "Keep the time: what is now, was before or comes later."],
  [isStepMoved, "meaning", "Keep the order of the steps."],
  [isLimitDenied, "negation", "Keep “not only”: it denies nothing."],
  [isDegreeChanged, "meaning", "Keep the comparison: as much is not more, and more is not as much."],
  [isDirectionTurned, "meaning", "Keep the comparison: less is not more."],
  [losesSpeaker, "meaning", "Keep whose word it is."],
  [isPersonChanged, "meaning", "Keep who it is, and whose."],
  [isChoiceChanged, "meaning", "Keep “and” and “or” apart."],
  [isOrderTurned, "meaning", "Keep what comes first, and from where to where it goes."],
  [isOnlyMoved, "modality", "Keep what “only” is said of."],
  [isHabitMoved, "meaning", "Keep the time: what is now, was before or comes later."],
];

/** Returns problems with parts that swapped places or became their contrary: times, degrees, persons, directions. */
export function swapProblems(old: string, now: string): Problem[] {
  const found = checks.flatMap(([isWrong, code, message]) => (isWrong(old, now) ? [{ code, message }] : []));
  return [...found, ...contraryProblems(old, now)];
}

/** The words for past, present and future. An answer must not replace one time by another. */
const times: readonly (readonly [name: string, words: RegExp])[] = [
  ["now", anyOf("current(?:ly)?|now|(?:at|the) present|presently|present-day|today(?:'s)?|nowadays|these days")],
  [
    "past",
    anyOf(
      "previous(?:ly)?|until now|so far|before|former(?:ly)?|used to|once was|past|at the time|back then|no longer",
    ),
  ],
  [
    "future",
    anyOf("upcoming|in (?:the )?future|soon|shortly|tomorrow|is to|are to|was to|were to|will|'ll|shall|going to"),
  ],
];

/** Returns whether the present has become past or future, or the other way round. */
function isTimeMoved(old: string, now: string): boolean {
  const [was, is] = [old, now].map(
    (text) => new Set(times.flatMap(([name, words]) => (words.test(text) ? [name] : []))),
  );
  return times.some(([one]) => was!.has(one) && !is!.has(one)) && times.some(([one]) => is!.has(one) && !was!.has(one));
}

/** Patterns that match the opening of a sentence which is a first, middle or last step. */
const steps: readonly RegExp[] = [
  /^(?:first(?:ly| of all)?|to begin with|to start with),/i,
  /^(?:then|next|after that|afterwards|second(?:ly)?|third(?:ly)?)\b/i,
  /^(?:finally|lastly|last|in the end),/i,
];

/** Returns whether a first step has become a later one, or the other way round. */
function isStepMoved(old: string, now: string): boolean {
  const stepOf = (text: string): number => steps.findIndex((step) => step.test(text.trim()));
  const [was, is] = [stepOf(old), stepOf(now)];
  return was !== -1 && is !== -1 && was !== is;
}

const notJust = /\bnot (?:just|only|merely|simply|solely)\b/i;
const more = /\b(?:just|only|merely|simply|solely|alone|more than|also|as well|too|beyond|besides|both|even|and)\b/i;

/** Returns whether "not just a trend" has become "not a trend". */
function isLimitDenied(old: string, now: string): boolean {
  return notJust.test(old) && /\b(?:not|no|never)\b/i.test(now) && !more.test(now);
}

const equal =
  /\bjust as [\w-]+\b|(?<!\bnot )\bas (?!(?:well|long|soon|far|such|a|an|the|part|needed|it|they|we|if|though|to|for|with)\b)[\w-]+(?: (?:an?|the) [\w-]+)? as\b|\bequal(?:ly)?\b|\bno (?:more|less) [\w-]* ?than\b|\bthe same (?:as|amount|number|size)\b/i;
const unequal =
  /\b(?:even|far|much|still) (?:more|less|[\w-]{3,}er)\b|\b(?:more|less|fewer|[\w-]{3,}er) [\w-]* ?than\b|\bmore (?:important|crucial|vital|critical) than ever\b/i;

const multiple = /\b(?:half|twice|(?:two|three|four|five|six|ten|\d+) times) as \w+ as\b/i;

/** Returns whether "as much as" became "more than" or the reverse, or "twice as much" has its sides swapped. */
function isDegreeChanged(old: string, now: string): boolean {
  return areExchanged(old, now, equal, unequal) || isMultipleTurned(old, now);
}

const than = /\bthan\b/i;

/** Returns whether "less steep" became "steeper" or the reverse, with the same words on both sides of "than". */
function isDirectionTurned(old: string, now: string): boolean {
  const isTurnedAround = isTurned([old, than], [now, than]);
  const isMoved = (from: string, to: string): boolean =>
    [...from.matchAll(/\bless (\w{3,})/gi)].some(([, quality]) => {
      const more = moreOf(quality!);
      return more.test(to) && !more.test(from) && !new RegExp(`\\bless ${quality}`, "i").test(to);
    });
  return !isTurnedAround && (isMoved(old, now) || isMoved(now, old));
}

/** Returns a pattern that matches the comparative of an adjective: "more steep", "steeper". */
function moreOf(quality: string): RegExp {
  const stem = quality.replace(/e$/, "").replace(/y$/, "i");
  return anyOf(`more ${quality}`, `${stem}${stem.at(-1)}?er`);
}

const aboutThing = /^(?:the|an?|its|their|our|your|my|his|her|this|that) (\w+)\b/i;

/** Returns whether "A is twice as big as B" has become "B is twice as big as A". */
function isMultipleTurned(old: string, now: string): boolean {
  const [was, is] = [multiple.exec(old)?.[0].toLowerCase(), multiple.exec(now)?.[0].toLowerCase()];
  return was !== undefined && was === is && (isTurned([old, multiple], [now, multiple]) || isTurnedToIt(old, now));
}

/**
 * Returns whether a comparison is turned around and a pronoun replaces its first subject: the second thing compared is
 * now the subject.
 */
function isTurnedToIt(old: string, now: string): boolean {
  const compared = old.split(multiple)[1]?.trim();
  const other = compared && aboutThing.exec(compared)?.[1];
  const about = aboutThing.exec(now)?.[1];
  return other !== undefined && other === about && /^ (?:it|they|them)\b/i.test(now.split(multiple)[1] ?? "");
}

/** A text, with a pattern for the word that separates two sides of the text. */
type Turned = readonly [text: string, pivot: RegExp];

/** Returns whether the words on one side of the pivot in a text are on the other side in the second text. */
function isTurned(one: Turned, other: Turned): boolean {
  const [was, is] = [sidesOf(...one), sidesOf(...other)];
  if (!was || !is) return false;
  const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((stem) => b.has(stem));
  return meets(was.main, is.side) && meets(was.side, is.main) && !meets(was.side, is.side);
}

const sentence = /[^.!?]+/g;

/**
 * Returns the stems of the words between the pivot and the next comma or semicolon (`side`), and of the rest of its
 * sentence (`main`). Undefined unless the pivot occurs exactly once.
 */
function sidesOf(text: string, pivot: RegExp): { readonly main: Set<string>; readonly side: Set<string> } | undefined {
  const found = text.match(sentence)?.filter((one) => pivot.test(one)) ?? [];
  const parts = found[0]?.split(pivot) ?? [];
  if (found.length !== 1 || parts.length !== 2) return undefined;
  const [, side = "", rest = ""] = /^([^,;]*)(.*)$/s.exec(parts[1]!)!;
  return { main: stemsOf(`${parts[0]} ${rest}`), side: stemsOf(side) };
}

const habit = /\bused to (?:be|have|live|own|know|think|believe|like|love|belong)\b/i;
const gone = /\b(?:was|were|had|did|used to|once|former\w*|previous\w*|past|no longer|\w{2,}ed|lived|knew|thought)\b/i;

/** Returns whether a past habit is now a present one. */
function isHabitMoved(old: string, now: string): boolean {
  return habit.test(old) && !gone.test(now);
}

const moving =
  "(?:translat|mov|transferr|switch|convert|export|import|shipp|carri|travell?|flow|sail|return|shift|migrat|spread|smuggl)\\w*";
const goal = "(?:the |an? )?([\\p{L}-]+)";
const [fromThere, toThere] = [
  new RegExp(`\\b(${moving})(?: \\w+){0,3}? from ${goal}`, "giu"),
  new RegExp(`\\b(${moving})(?: \\w+){0,3}? (?:in)?to ${goal}`, "giu"),
];

/** Returns whether something that moved or was translated from A to B now goes from B to A. */
function isSentBack(old: string, now: string): boolean {
  const pairs = (text: string, way: RegExp): Set<string> =>
    new Set([...text.toLowerCase().matchAll(way)].map(([, verb, place]) => `${verb} ${place}`));
  const isMoved = (from: RegExp, to: RegExp): boolean =>
    [...pairs(old, from)].some(
      (pair) => pairs(now, to).has(pair) && !pairs(now, from).has(pair) && !pairs(old, to).has(pair),
    );
  return isMoved(fromThere, toThere) || isMoved(toThere, fromThere);
}

const small =
  /^(?:the|and|was|were|are|had|has|have|did|does|not|his|her|its|their|our|your|than|that|this|with|for|she|they|one|ones)$/;

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !small.test(word)).map((word) => word.slice(0, 4)));
}

/** Pairs of persons, as patterns of pronouns, of which one must not replace the other. */
const persons: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/\b(?:he|him|his|himself)\b/gi, /\b(?:she|her|hers|herself)\b/gi],
  [/\b(?:i|me|my|mine|myself)\b/gi, /\b(?:you|your|yours|yourself)\b/gi],
  [/\b(?:our|ours|us|ourselves)\b/gi, /\b(?:itself|himself|herself|themselves)\b/gi],
];

const living = /\b(?:he|him|his|himself|she|her|hers|herself)\b/gi;
const lifeless = /\b(?:it|itself)\b/gi;

/** Returns whether pronouns of one person were replaced by pronouns of another person. */
function isPersonChanged(old: string, now: string): boolean {
  const isMoved = ([from, to]: readonly [RegExp, RegExp]): boolean =>
    count(old, from) > count(now, from) && count(old, to) < count(now, to);
  const isLifeless = count(now, living) === 0 && isMoved([living, lifeless]);
  return isLifeless || persons.some(([one, other]) => isMoved([one, other]) || isMoved([other, one]));
}

const idleOr = /\bor (?:so|else|rather|not)\b|\bin other words\b|\bmore or less\b|\bone or two\b|\beither\b/gi;

/** Returns whether "and" has become "or", or the other way round, or an answer lacks one side of a plain "or". */
function isChoiceChanged(old: string, now: string): boolean {
  const [was, is] = [old, now].map((text) => text.replace(idleOr, " ")) as [string, string];
  const ors = count(is, /\bn?or\b/gi) - count(was, /\bn?or\b/gi);
  const ands = count(is, /\band\b/gi) - count(was, /\band\b/gi);
  const isCut = ors < 0 && ands === 0 && !/[,;/]|\b(?:either|any|all)\b/i.test(now.slice(0, -1));
  return ors * ands < 0 || isCut;
}

const earlier = /\b(?:before|until|till|prior to)\b/i;
const later = /\b(?:after|once|since|following|from \w+ on)\b/i;
const ranks = /\b(first|second|former|latter)\b[^.;]*\bthan\b[^.;]*\b(first|second|former|latter)\b/i;
const thing = "(?:(?:the|an?|some|his|her|its|their|our|my|your) )?(\\w+)";
/** Patterns of phrases with two things that must not change places, such as "from X to Y". */
const ways = [
  `from ${thing} to ${thing}`,
  `replac(?:e|es|ed|ing) ${thing} (?:with|by) ${thing}`,
  `substitut(?:e|es|ed|ing) ${thing} for ${thing}`,
  `prefer(?:s|red|ring)? ${thing} (?:to|over|rather than) ${thing}`,
  `${thing} (?:instead of|rather than|in place of) ${thing}`,
].map((way) => new RegExp(`\\b${way}`, "g"));
const then = /\bthen\b/i;
const soThat = /\bso that\b/i;
const so = /[,;] so\b(?! that\b)/i;

/** Returns whether an order or a direction is reversed. */
function isOrderTurned(old: string, now: string): boolean {
  const [from, to] = [old.toLowerCase(), now.toLowerCase()];
  const isBack = ways.some((way) => {
    const turned = new Set([...from.matchAll(way)].map(([, one, other]) => `${other} ${one}`));
    return [...to.matchAll(way)].some(([, one, other]) => one !== other && turned.has(`${one} ${other}`));
  });
  const [was, is] = [ranks.exec(old), ranks.exec(now)];
  const isSwapped = was !== null && is !== null && was[1] === is[2] && was[2] === is[1];
  const isTurnedAround = isTurned([old, earlier], [now, later]) || isTurned([old, later], [now, earlier]);
  return (
    (areExchanged(old, now, earlier, later) && !isTurnedAround) ||
    isBack ||
    isSentBack(old, now) ||
    isSwapped ||
    isTurned([old, then], [now, then]) ||
    isTurned([old, soThat], [now, so])
  );
}

const onlyWord =
  /(?<!\bnot )\bonly (?:the |an? |that |those |these |at |by |in |on |for |from |to |with |after |before |during |when |if )*(?!(?:and|but|does|did|was|were|are|has|have|had|will|not)\b)(\w{3,})/i;

/** Returns whether "only" affects another word than before, and both texts have both words. */
function isOnlyMoved(old: string, now: string): boolean {
  const [was, is] = [onlyWord.exec(old)?.[1]?.toLowerCase(), onlyWord.exec(now)?.[1]?.toLowerCase()];
  if (was === undefined || is === undefined || was === is) return false;
  const has = (text: string, word: string): boolean => text.toLowerCase().includes(word);
  return has(now, was) && has(old, is);
}
