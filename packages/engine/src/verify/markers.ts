import { countsOf, wordSet } from "../grammar/word-set.ts";

/** Counts the words of negation, possibility, quantity and frequency in a text; equivalent wordings count as one. */
function meaningMarkers(text: string): Map<string, number> {
  const words = normalForm(text).match(/[\p{L}]+|\d+(?:[.,:]\d+)*/gu) ?? [];
  return countsOf(words.filter((word) => markers.has(word) || /^\d/.test(word)));
}

/** Returns the text in lower case, with equivalent wordings replaced by one of them. */
export function normalForm(text: string): string {
  let normal = ` ${text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ")} `;
  for (const [pattern, replacement] of equivalents) normal = normal.replace(pattern, replacement);
  return normal;
}

/** Returns one sentence for each word of `meaningMarkers` that one text has more often than the other. */
export function markerProblems(before: string, after: string): string[] {
  const original = meaningMarkers(before);
  const result = meaningMarkers(after);
  const problems: string[] = [];
  // "'d" may mean "would" or "had", so spelling it out may add "would", and contracting may take it away.
  const spelledOut = contractedD(before) - contractedD(after);
  for (const word of new Set([...original.keys(), ...result.keys()])) {
    const lost = (original.get(word) ?? 0) - (result.get(word) ?? 0);
    if (word === "would" && lost * spelledOut < 0 && Math.abs(lost) <= Math.abs(spelledOut)) continue;
    if (lost > 0) problems.push(`“${word}” was lost.`);
    if (lost < 0) problems.push(`“${word}” was added.`);
  }
  return problems;
}

function contractedD(text: string): number {
  return text.match(/['’]d\b/gi)?.length ?? 0;
}

const markers =
  wordSet(`not no never none nobody nothing neither nor without hardly barely scarcely rarely seldom unless except
  must shall may should can could might would will
  only all every each few most least half twice almost nearly always sometimes often usually about`);

const equivalents: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b|\bcannot\b/g, "can not"],
  [/\bwon't\b/g, "will not"],
  [/\bshan't\b/g, "shall not"],
  [/n't\b/g, " not"],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)nt\b/g, "$1 not"],
  [/\bgonna\b/g, "going to"],
  [/'ll\b/g, " will"],
  [/(?:\b(?:am|is|are)|'(?:m|s|re)) going to\b/g, " will"],
  // "Not only X but also Y" asserts both; neither word negates or limits anything.
  [/\bnot (?:only|just|merely|simply|solely)\b/g, " "],
  [/\bbut rather\b/g, "but"],
  // "Rather than" denies what follows it, as "not" does.
  [/\b(?:rather than|instead of|in place of|in lieu of|as opposed to)\b/g, " not "],
  [/\b(?:was|were) unable to\b/g, " could not "],
  [/\b(?:was|were) capable of\b|\bhad the (?:ability|capacity|capability) to\b/g, " could "],
  [/\b(?:has|have) the potential to\b/g, " could "],
  // "Would like" is a politer "want".
  [/(?:\bwould|'d) (?:also |really |very much )?like (?=to\b|you to\b)/g, " want "],
  [/\b(?:could|can) you\b/g, "can you"],
  [/\ba small number of\b/g, "a few"],
  [/\black(?:s|ed)? (?:an?|any)\b/g, " no "],
  [/, lacking (?:an?|any)\b/g, " no "],
  [/\bin the absence of\b/g, "without"],
  [/\bwith the exception of\b/g, "except"],
  [/\bwhether or not\b/g, "whether"],
  [/\bmore often than not\b/g, "usually"],
  // "Being able to" says nothing about possibility where something is only imagined or wished for.
  [/\b(?:imagine being|like to be) able to\b/g, " "],
  [/\b(?:(?:is|are|am|was|were|be|being|been) )?(?:able to|capable of)\b/g, " can "],
  [/\b(?:has|have|had|having) the (?:ability|capacity|capability|power) (?:to|of)\b/g, " can "],
  [/\b(?:the|its|their|our|your|his|her|my) (?:ability|capacity|capability) to\b/g, " can "],
  [/\bunable to\b/g, " can not "],
  [/\b(?:the )?(?:vast |great |overwhelming )?majority of\b/g, " most "],
  [/\bfrequently\b|\bin many cases\b/g, "often"],
  [/\bin most cases\b/g, "usually"],
  [/\btypically\b|\bgenerally\b|\bas a (?:general )?rule\b/g, "usually"],
  [/\bmerely\b|\bsolely\b/g, "only"],
  [/\bapproximately\b|\broughly\b/g, "about"],
  // "About" weakens a quantity only when one follows; elsewhere it is "regarding" or belongs to a verb.
  [
    /\babout\b(?! (?:\W?\d|an? (?:dozen|hundred|thousand|million|billion|third|quarter|fifth|tenth|half|second|minute|hour|day|week|month|year|decade|century|mile|kilometer|kilometre|foot|inch|meter|metre|pound|ton)|half|twice|one\b|two\b|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|all\b|every))/g,
    " ",
  ],
  [/\bat all times\b/g, "always"],
  [/\bdaily\b/g, "every day"],
  [/\b(week|month|year)ly\b/g, "every $1"],
  [/\bannually\b/g, "every year"],
  // "And it can also" repeats a "can" from before.
  [/, and (?:it|they|we|you|he|she|i) can also\b/g, " and"],
  [/\ball over the\b/g, "over the"],
  [/\ball (?=day|night|year|week|while)/g, " "],
  [/\b(?:could ?not|can ?not) help(?: but\b|(?= \w+ing\b))|\bnothing short of\b/g, " "],
  [/\b(?:left with )?no (?:choice|option) but\b/g, " "],
  [/\bmust-(?:visit|see|watch|read|try|have)\b/g, " "],
  [/\bcure-all\b/g, "panacea"],
  [/\bat times\b/g, "sometimes"],
  [/\bin general(?= *[,.;:)])/g, "usually"],
  [/\bnearly\b/g, "almost"],
  [/\b(?:first|last) of all\b|\babove all\b|\bat all\b|\bafter all\b|\ball in all\b|\bonce and for all\b/g, " "],
  [/\bmost of all\b|\bmost (?:important|importantly|notably|significant)\b/g, " "],
  [/\bno longer\b/g, "not longer"],
  [/\beach and every\b/g, "every"],
  // "So we can stay" says no more than "allowing us to stay".
  [/, so (?!that\b)((?:[\w'-]+ ){1,6}?)(?:can|could) (?!not\b)/g, ", so $1"],
  // Set phrases whose little words say nothing by themselves.
  [/\bdo not hesitate to\b|\bit goes without saying\b|\blast but not least\b|\bno secret\b/g, " "],
  [/\bit (?:should|must|can) (?:also )?be (?:noted|mentioned|emphasi[sz]ed|stressed|remembered)\b/g, " "],
  [/(^|[.,;] |\b(?:and|so) )\s*should you (?=have|need|require|encounter|want)/g, "$1if you "],
];
