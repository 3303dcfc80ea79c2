import { anyOf, areExchanged } from "./patterns.ts";
import type { Problem, ProblemCode } from "./pro.ts";

/** Two kinds of wordings with contrary meanings: an answer must not replace one by the other. */
interface Contrary {
  readonly code: ProblemCode;
  readonly one: RegExp;
  readonly other: RegExp;
  readonly message: string;
  /** Matches texts for which nothing is reported, because they deny or limit one of the wordings. */
  readonly unless?: RegExp;
}

const fraction = "(?:half|(?:three )?quarters?|thirds?)";
const likely = "(?<!\\b(?:more|less|as|how) )likely|probabl[ye]|in all likelihood";
const denied = /\b(?:no|not|never|without|nor|cannot|little|few|hardly|beyond|avoid|refrain|stay|keep)\b|n['’]t\b/i;

export const contraries: readonly Contrary[] = [
  {
    code: "number",
    one: anyOf(
      `${fraction}[ -](?:of )?(?:an? |the )?(?:mile|hour|day|week|month|year|decade|century|pound|dozen|million)`,
    ),
    other: anyOf(`and (?:an? )?${fraction}`),
    message: "Keep what “half” or “a quarter” is of.",
  },
  {
    code: "number",
    one: /\b(?:cut|fell|falls?|fallen|dropp?(?:ed|s)?|reduc\w+|decreas\w+|declin\w+|lower\w*|shr[aiu]nk\w*|(?:went|go|goes|gone|going) down)\b(?: \w+){0,4}? by\b/i,
    other:
      /\b(?:rose|risen|ris(?:e|es|ing)|rais\w+|increas\w+|gr[eo]w\w*|climb\w*|(?:went|go|goes|gone|going) up)\b(?: \w+){0,4}? by\b/i,
    message: "Keep whether it went up or down.",
  },
  {
    code: "number",
    one: /\bone of (?:the|these|those|its|their|our|your|his|her|my)\b/i,
    other: /\b(?:some|several|many|most|all|both|two|few) of\b/i,
    message: "Keep how many of them it is.",
  },
  {
    code: "modality",
    one: /\b(?:a|quite a|the) (?:few|little)\b/i,
    other: /(?<!\b(?:a|the|quite a|very|just a|only a) )\b(?:few|little)\b(?! (?:more|by little))/i,
    message: "Keep “few” and “a few” apart.",
  },
  {
    code: "modality",
    one: anyOf(likely),
    other: anyOf("might|perhaps|maybe|possibl[ye]"),
    message: "Keep how likely it is.",
  },
  {
    code: "modality",
    one: /\b(?:depends?|depended|depending|contingent|conditional) (?:up)?on\b/i,
    other: /\b(?:whatever|regardless|irrespective|no matter|whether or not)\b/i,
    unless: /\b(?:not|never)\b|n['’]t\b/i,
    message: "Keep what it depends on.",
  },
  {
    code: "negation",
    one: /\bdoubt(?:s|ed|ing)? (?:that|if|whether)\b/i,
    other: /\b(?:certain|sure|convinced|confident|knows?|knew)\b/i,
    unless: denied,
    message: "Keep the doubt.",
  },
  {
    code: "negation",
    one: /\b(?:warn\w*|advis\w+|caution\w*)\b(?: \w+){0,4} against\b/i,
    other: /\b(?:urg\w+|encourag\w+|invit\w+|advis\w+|told|tells?)\b(?: \w+){1,4}? to\b/i,
    unless: denied,
    message: "Keep what they are warned against.",
  },
  {
    code: "negation",
    one: /\bfree (?:of|from)\b/i,
    other: /\b(?:full of|rich in|packed with)\b/i,
    message: "“Full of” is the opposite of “free of”.",
  },
  {
    code: "negation",
    one: /\b(?:no one|nobody|none) (?:who|that)\b/i,
    other: /\b(?:everyone|everybody|all|all those|those) (?:who|that) (?:\w+ )?(?:not|never)\b/i,
    message: "Keep what “no one” is said of.",
  },
  {
    code: "meaning",
    one: /\bstill (?:being |under )?\w+ing\b/i,
    other:
      /\b(?:has|have|had)(?: (?:now|already|finally|since))? (?!(?:been|not|yet|to|no|still|an?|the)\b)(?:\w+ed|found|made|done|built|gone|come|left|won|lost|paid|sold|written|taken|given|begun)\b/i,
    message: "Keep that it is still going on.",
  },
];

/** Returns problems with wordings that an answer has replaced by their contraries. */
export function contraryProblems(old: string, now: string): Problem[] {
  return [
    ...contraries.flatMap(({ code, one, other, unless, message }): Problem[] =>
      areExchanged(old, now, one, other) && !unless?.test(`${old} ${now}`) ? [{ code, message }] : [],
    ),
    ...enoughProblems(old, now),
    ...sourceProblems(old, now),
    ...clauseProblems(old, now),
  ];
}

/** Returns a problem if "too dry to" has become "dry enough to", or the other way round. */
function enoughProblems(old: string, now: string): Problem[] {
  const [tooDry, dryEnough] = [/\btoo (\w+)(?: for \w+| \w+)? to\b/i, /\b(\w+) enough to\b/i];
  const isMoved = (from: string, to: string): boolean => {
    const quality = tooDry.exec(from)?.[1]?.toLowerCase();
    return quality !== undefined && dryEnough.exec(to)?.[1]?.toLowerCase() === quality;
  };
  return isMoved(old, now) || isMoved(now, old)
    ? [{ code: "negation", message: "Keep “too” and “enough” apart." }]
    : [];
}

/** Returns a problem if a speaker has become a listener, or a statement has become a confirmed fact. */
function sourceProblems(old: string, now: string): Problem[] {
  const source = /\b[Aa]ccording to ((?:\p{Lu}[\p{L}'’-]+ ?)+)/u.exec(old)?.[1]?.trim();
  const isTold =
    source !== undefined &&
    new RegExp(`${source}(?: \\w+)? (?:told|informed|warned|asked|advised)\\b`).test(now) &&
    new RegExp(`${source} (?:is|was|has been|had been|got) `).test(now);
  const agrees =
    /\b(?:and|as|which) (?:[\w-]+ ){1,3}(?:say|says|said|think|thinks|believe|believes|agree|agrees|confirm|confirms) (?:so|it)\b/i;
  return isTold || (agrees.test(now) && !agrees.test(old))
    ? [{ code: "meaning", message: "Keep whose word it is." }]
    : [];
}

/** By word that begins a clause, its possible meanings; words with a common meaning may replace each other. */
const openers: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    if: ["condition"],
    "provided that": ["condition"],
    "providing that": ["condition"],
    "assuming that": ["condition"],
    "on condition that": ["condition"],
    "as long as": ["condition", "duration"],
    "so long as": ["condition", "duration"],
    when: ["condition", "time"],
    whenever: ["condition"],
    once: ["condition", "time"],
    where: ["condition", "time"],
    "as soon as": ["time"],
    after: ["time"],
    while: ["time", "duration", "concession"],
    as: ["time", "reason"],
    since: ["time", "reason"],
    because: ["reason"],
    although: ["concession"],
    though: ["concession"],
    "even though": ["concession"],
    until: ["end"],
    till: ["end"],
    unless: ["exception", "end"],
  }),
);
const opened = new RegExp(
  `\\b(${[...openers.keys()].sort((one, other) => other.length - one.length).join("|")}) (\\w+ \\w+ \\w+)`,
  "gi",
);
const turning = /\b(?:no|not|never|without|nor|cannot|nobody|none|then|wait|stop|stops|stopped)\b|n['’]t\b/i;

/** Returns a problem if a clause begins with a word of another meaning: "when it opens", "until it opens". */
function clauseProblems(old: string, now: string): Problem[] {
  if (turning.test(old) !== turning.test(now)) return [];
  const [was, is] = [clausesIn(old), clausesIn(now)];
  const isMoved = [...was].some(([clause, opener]) => {
    const other = is.get(clause);
    return other !== undefined && !openers.get(opener)!.some((says) => openers.get(other)!.includes(says));
  });
  return isMoved ? [{ code: "modality", message: "Keep what links the clauses: a condition, a time, a reason." }] : [];
}

/** Returns the conjunctions that begin clauses, by the words that follow each conjunction. */
function clausesIn(text: string): Map<string, string> {
  return new Map([...text.toLowerCase().matchAll(opened)].map(([, opener, clause]) => [clause!, opener!]));
}
