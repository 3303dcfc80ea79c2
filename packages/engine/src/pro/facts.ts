import { countsOf } from "../grammar/word-set.ts";
import { areExchanged } from "./patterns.ts";
import type { Problem } from "./pro.ts";

/** By numeral, the first numeral of its group; all numerals of a group mean the same number. */
const numerals: ReadonlyMap<string, string> = new Map(
  `zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen
  nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred hundreds|thousand thousands|million millions
  billion billions|trillion trillions|dozen dozens|half halve halves halved|third thirds thirdly|quarter quarters
  first firstly|second secondly|fourth fourthly|fifth|sixth|seventh|eighth|ninth|tenth
  double doubles doubled doubling twice twofold|triple triples tripled thrice threefold|percent percentage|decade decades
  century centuries`
    .split(/[|\n]\s*/)
    .map((group) => group.trim().split(" "))
    .flatMap((forms) => forms.map((form): [string, string] => [form, forms[0]!])),
);

/** Matches phrases in which a numeral means no number ("at first"), and openings that number paragraphs or steps. */
const idle =
  /\bat first\b|\bfirst and foremost\b|\bfirst of all\b|\bin the first place\b|\bfirst-hand\b|\bfirsthand\b|\bsecond nature\b|\bon (?:the )?second thought\b|\bat first glance\b|\bfirst step\b|\bfirst,? (?:and )?then\b|(?:^|[.!?;:] )first\b(?=[^.!?;]*\bthen\b)|(?:^|[.!?;:] |\band )(?:first|second|third|fourth)(?:ly)?,/gi;

const beginning = /\b(?:original(?:ly)?|initial(?:ly)?|begin\w*|beginning|start\w*|early|earliest)\b/i;

/** Returns a problem for each numeral that one text has more often than the other, outside of protected spans. */
export function numberProblems(before: string, after: string): Problem[] {
  const old = countNumerals(before);
  const now = countNumerals(after);
  for (const word of new Set([...old.keys(), ...now.keys()])) {
    const gained = (now.get(word) ?? 0) - (old.get(word) ?? 0);
    if (gained > 0 && isOrdinalOf(word, before)) continue;
    // "Originally described" may be rewritten as "first described".
    if (word === "first" && beginning.test(gained > 0 ? before : after)) continue;
    if (gained > 0) return [{ code: "number", message: `Do not add “${word}”: keep every number as it is.` }];
    if (gained < 0) return [{ code: "number", message: `Keep “${word}”: every number has to stay.` }];
  }
  return /\p{Nd}/u.test(after) && !sameDigits(before, after)
    ? [{ code: "number", message: "Do not add or change digits." }]
    : [];
}

const ordinals: ReadonlyMap<string, RegExp> = new Map([
  ["first", /\bfirst/i],
  ["second", /\b(?:second|another)/i],
  ["third", /\b(?:third|another)/i],
]);

/** Returns whether a text has an ordinal in any of its forms, as "First come" has "first". */
function isOrdinalOf(word: string, text: string): boolean {
  return ordinals.get(word)?.test(text) ?? false;
}

function countNumerals(text: string): Map<string, number> {
  const words =
    text
      .toLowerCase()
      .replace(idle, " ")
      .match(/\p{L}+/gu) ?? [];
  return countsOf(words.flatMap((word) => numerals.get(word) || []));
}

function sameDigits(before: string, after: string): boolean {
  const digits = (text: string): string => (text.match(/\p{Nd}+/gu) ?? []).sort().join(" ");
  return digits(before) === digits(after);
}

/** Patterns of claims that only an answer makes, each with a message. */
const claims: readonly { readonly pattern: RegExp; readonly message: string; readonly unless?: RegExp }[] = [
  {
    pattern:
      /\baccording to\b|\b(?:studies|research|experts?|scientists|researchers|surveys?|data|evidence|reports?) (?:have |has |also )?(?:shows?|shown|suggests?|suggested|finds?|found|says?|said|agrees?|agreed|proves?|proven|indicates?|confirms?|confirmed)\b/gi,
    message: "Do not name a source that the text does not name.",
    unless:
      /\b(?:stud(?:y|ies)|research\w*|experts?|scientists?|surveys?|data|evidence|reports?|reported|findings|sources?|theor(?:y|ies)|hypothes[ie]s|views?|accounts?|\w+ (?:says?|said|states?|argues?))\b/i,
  },
  {
    pattern:
      /\b(?:yesterday|tomorrow|tonight|last (?:week|month|year|night|summer|winter|spring|autumn|fall)|next (?:week|month|year)|ago)\b/gi,
    message: "Do not say when something happened where the text does not.",
    unless: /\b(?:future|coming)\b/i,
  },
  {
    pattern:
      /\b(?:the )?(?:best(?! to\b)|worst|greatest|largest|biggest|smallest|highest|lowest|fastest|cheapest|oldest|safest|strongest|easiest|finest|leading|number one|world's|first ever|first-ever|only one of its kind)\b/gi,
    message: "Do not add a superlative.",
    unless:
      /\b\w{3,}est\b|\b(?:most|ultimate\w*|leading|premier|top|optimal|optimum|supreme|unparalleled|unmatched|peak|ideal\w*|perfect\w*|primary|major|main|maximum|minimum|foremost|paramount|maxim\w+|minim\w+|optimi\w+|exceptional\w*|outstanding|extreme\w*)\b/i,
  },
  {
    pattern: /\b(?:the|our|their|its|your|my|his|her) (?:single )?most (?!of\b)/gi,
    message: "Do not add a superlative.",
    unless:
      /\b(?:\w{3,}est|most|best|worst|ultimate\w*|top|main\w*|primar\w+|key|central|chief|foremost|paramount|utmost|greatest|supreme|highly|very|extremely|especially|so)\b/i,
  },
  {
    pattern: /(?<!\b(?:rather|other|different|differently|more often|less often|no (?:fewer|less)) )\bthan\b/gi,
    message: "Do not add a comparison.",
    unless:
      /\b(?:than|as \w+ as|compar\w+|\w+er|more|less|fewer|beyond|above|exceed\w*|surpass\w*|outperform\w*|outweigh\w*|prefer\w*|prioriti\w*|over|instead|rather|not (?:just|only|merely|simply))\b|n['’]t (?:just|only|merely|simply)\b/i,
  },
];

const correlation = /\b(?:associat\w+|correlat\w+|link(?:s|ed|ing)? (?:to|with|between))\b/i;
const causation = /\b(?:because|caus(?:e|es|ed|ing)|leads? to|leading to|led to|results? in|resulted in|due to)\b/i;

/** Returns problems with claims that only the answer makes, as far as patterns of words can tell. */
export function claimProblems(before: string, after: string): Problem[] {
  if (correlation.test(before) && !causation.test(before) && causation.test(after))
    return [{ code: "added_fact", message: "Do not turn a connection into a cause." }];
  return claims.flatMap(({ pattern, message, unless }) => {
    const now = after.match(pattern)?.length ?? 0;
    if (now <= (before.match(pattern)?.length ?? 0) || unless?.test(before)) return [];
    return [{ code: "added_fact" as const, message }];
  });
}

const careful =
  /\b(?:likely|probably|perhaps|maybe|possibl[ey]|potential(?:ly)?|apparently|seem(?:s|ed|ing|ingly)?|presumably|arguably|suggest(?:s|ed|ing)?|indicat(?:e|es|ed|ing)|appear(?:s|ed)?|tend(?:s|ed)?|estimat(?:e|es|ed)|claim(?:s|ed)?|alleged(?:ly)?|reported(?:ly)?|may|might|could(?! ?n[o'’]t\b))\b/i;
/** Matches words that make a statement cautious, a matter of opinion, or not always true. */
const lessThanSure = new RegExp(
  `${careful.source}|\\b(?:looks?|looked|feels?|sounds?|believ(?:e|es|ed)|think|thinks|thought|considered|regarded|suspect\\w*|expect\\w*|supposed(?:ly)?|chance|risk|prone|can|would|should|often|sometimes|usually|generally|typically|some|many|most|if|hints?|points? to|shows?|showed|shown|found|recommend\\w*|advis\\w*|propos\\w*|not clear|unclear)\\b`,
  "i",
);
const certainty =
  /\b(?:definite(?:ly)?|certainly|absolutely|undoubtedly|without (?:a )?doubt|no doubt|guarantee(?:s|d)?|prov(?:es|ed) that|(?:been|is|are|was) proven|established fact|undeniabl[ey]|unquestionabl[ey]|indisputabl[ye]|inevitabl[ye]|invariably|surely)\b/i;

const present = /\b(?:is|are|am|does|do)\b/i;
const past = /\b(?:was|were|did)\b/i;
const perfect = /\b(?:ha(?:s|ve|d)|['’](?:ve|d))\b/i;

/** Returns a problem if one text is only in the present tense and the other only in the past. */
export function tenseProblems(before: string, after: string): Problem[] {
  // "Have been given" may be rewritten as "were given".
  if (perfect.test(before) || perfect.test(after)) return [];
  return areExchanged(before, after, present, past)
    ? [{ code: "meaning", message: "Keep the tense: say of nothing that it was if it is." }]
    : [];
}

const doubt =
  /\b(?:supposed(?:ly)?|alleged(?:ly)?|reportedly|apparently|so-called|seemingly|presumably|arguably|perhaps|maybe)\b/i;

/** Returns a problem if a cautious claim has become a fact, or a fact a certainty. */
export function hedgeProblems(before: string, after: string): Problem[] {
  if (careful.test(before) && !lessThanSure.test(after))
    return [{ code: "modality", message: `Keep “${careful.exec(before)![0]}”: it says how sure the text is.` }];
  const doubted = doubt.exec(after);
  if (doubted && !careful.test(before))
    return [{ code: "modality", message: `“${doubted[0]}” is less sure than the text is.` }];
  const sure = certainty.exec(after);
  if (sure && !certainty.test(before))
    return [{ code: "modality", message: `“${sure[0]}” is surer than the text is.` }];
  return [];
}
