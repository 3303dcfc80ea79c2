import { anyOf, areExchanged, count } from "./patterns.ts";
import type { Problem } from "./pro.ts";

/** Returns what an answer has put in the place of its contrary or its counterpart: times, degrees, persons, order. */
export function swapProblems(old: string, now: string): Problem[] {
  return [
    ...timeProblems(old, now),
    ...justProblems(old, now),
    ...degreeProblems(old, now),
    ...personProblems(old, now),
    ...orProblems(old, now),
    ...fewProblems(old, now),
    ...orderProblems(old, now),
    ...onlyProblems(old, now),
  ];
}

/** The words of each time. An answer must not give up one time for another. */
const times: readonly (readonly [name: string, words: RegExp])[] = [
  ["now", anyOf("current(?:ly)?|now|present(?:ly)?|today(?:'s)?|nowadays|these days")],
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

/** What is now must not become what was or what comes later, and likewise for the other times. */
function timeProblems(old: string, now: string): Problem[] {
  const [was, is] = [old, now].map(
    (text) => new Set(times.flatMap(([name, words]) => (words.test(text) ? [name] : []))),
  );
  const isMoved =
    times.some(([one]) => was!.has(one) && !is!.has(one)) && times.some(([one]) => is!.has(one) && !was!.has(one));
  return isMoved ? [{ code: "meaning", message: "Keep the time: what is now, was before or comes later." }] : [];
}

const notJust = /\bnot (?:just|only|merely|simply|solely)\b/i;
const more = /\b(?:just|only|merely|simply|solely|alone|more than|also|as well|too|beyond|besides|both|even|and)\b/i;

/** "Not just a trend" must not become "not a trend". */
function justProblems(old: string, now: string): Problem[] {
  if (!notJust.test(old) || !/\b(?:not|no|never)\b/i.test(now) || more.test(now)) return [];
  return [{ code: "negation", message: "Keep “not only”: it denies nothing." }];
}

const equal =
  /\bjust as [\w-]+\b|(?<!\bnot )\bas (?!(?:well|long|soon|far|such|a|an|the|part|needed|it|they|we|if|though|to|for|with)\b)[\w-]+(?: (?:an?|the) [\w-]+)? as\b|\bequal(?:ly)?\b|\bno (?:more|less) [\w-]* ?than\b|\bthe same (?:as|amount|number|size)\b/i;
const unequal =
  /\b(?:even|far|much|still) (?:more|less|[\w-]{3,}er)\b|\b(?:more|less|fewer|[\w-]{3,}er) [\w-]* ?than\b|\bmore (?:important|crucial|vital|critical) than ever\b/i;

/** "As much as" must not become "more than", nor the other way round. */
function degreeProblems(old: string, now: string): Problem[] {
  return areExchanged(old, now, equal, unequal)
    ? [{ code: "meaning", message: "Keep the comparison: as much is not more, and more is not as much." }]
    : [];
}

/** Pairs of persons of which one must not take the place of the other. */
const persons: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/\b(?:he|him|his|himself)\b/gi, /\b(?:she|her|hers|herself)\b/gi],
  [/\b(?:i|me|my|mine|myself)\b/gi, /\b(?:you|your|yours|yourself)\b/gi],
  [/\b(?:our|ours|us|ourselves)\b/gi, /\b(?:itself|himself|herself|themselves)\b/gi],
];

/** "My" must not become "your", nor "he" "she": fewer words of the one person and more of the other. */
function personProblems(old: string, now: string): Problem[] {
  const isMoved = ([from, to]: readonly [RegExp, RegExp]): boolean =>
    count(old, from) > count(now, from) && count(old, to) < count(now, to);
  return persons.some(([one, other]) => isMoved([one, other]) || isMoved([other, one]))
    ? [{ code: "meaning", message: "Keep who it is, and whose." }]
    : [];
}

const idleOr = /\bor (?:so|else|rather|not)\b|\bin other words\b|\bmore or less\b|\bone or two\b|\beither\b/gi;

/** "And" must not become "or", nor the other way round; and no choice may be left out of a plain "or". */
function orProblems(old: string, now: string): Problem[] {
  const [was, is] = [old, now].map((text) => text.replace(idleOr, " ")) as [string, string];
  const ors = count(is, /\bn?or\b/gi) - count(was, /\bn?or\b/gi);
  const ands = count(is, /\band\b/gi) - count(was, /\band\b/gi);
  const isCut = ors < 0 && ands === 0 && !/[,;/]|\b(?:either|any|all)\b/i.test(now.slice(0, -1));
  return ors * ands < 0 || isCut ? [{ code: "meaning", message: "Keep “and” and “or” apart." }] : [];
}

const aFew = /\b(?:a|quite a|the) (?:few|little)\b/i;
const hardlyAny = /(?<!\b(?:a|the|quite a|very|just a|only a) )\b(?:few|little)\b(?! (?:more|by little))/i;

/** "A few" is some, and "few" is hardly any. */
function fewProblems(old: string, now: string): Problem[] {
  return areExchanged(old, now, aFew, hardlyAny)
    ? [{ code: "modality", message: "Keep “few” and “a few” apart." }]
    : [];
}

const earlier = /\b(?:before|until|till|prior to)\b/i;
const later = /\b(?:after|once|since|following|from \w+ on)\b/i;
const ranks = /\b(first|second|former|latter)\b[^.;]*\bthan\b[^.;]*\b(first|second|former|latter)\b/i;
const route = /\bfrom (?:the )?(\w+) to (?:the )?(\w+)/gi;

/** What comes first must not come last, and what goes one way must not go the other. */
function orderProblems(old: string, now: string): Problem[] {
  const routes = new Set([...old.toLowerCase().matchAll(route)].map(([, from, to]) => `${to} ${from}`));
  const isBack = [...now.toLowerCase().matchAll(route)].some(
    ([, from, to]) => from !== to && routes.has(`${from} ${to}`),
  );
  const [was, is] = [ranks.exec(old), ranks.exec(now)];
  const isSwapped = was !== null && is !== null && was[1] === is[2] && was[2] === is[1];
  return areExchanged(old, now, earlier, later) || isBack || isSwapped
    ? [{ code: "meaning", message: "Keep what comes first, and from where to where it goes." }]
    : [];
}

const onlyWord =
  /(?<!\bnot )\bonly (?:the |an? |that |those |these |by |in |on |for |with |when |if )*(?!(?:and|but|does|did|was|were|are|has|have|had|will|not)\b)(\w{3,})/i;

/** What "only" stands before must not become another word that both texts have. */
function onlyProblems(old: string, now: string): Problem[] {
  const [was, is] = [onlyWord.exec(old)?.[1]?.toLowerCase(), onlyWord.exec(now)?.[1]?.toLowerCase()];
  if (was === undefined || is === undefined || was === is) return [];
  const has = (text: string, word: string): boolean => text.toLowerCase().includes(word);
  return has(now, was) && has(old, is) ? [{ code: "modality", message: "Keep what “only” is said of." }] : [];
}
