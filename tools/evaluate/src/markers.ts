import { countOf } from "./counts.ts";

const markers = new Set(
  [
    "not no never none nobody nothing neither nor without cannot",
    "must shall should ought may might can could will would",
  ]
    .join(" ")
    .split(" "),
);

/**
 * Patterns that replace wordings of equal meaning by one form, such as "can't" → "can not". They are independent of the
 * engine's own list, so that each checks the other.
 */
const sameMeaning: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b|\bcannot\b/g, "can not"],
  [/\bwon't\b/g, "will not"],
  [/\bshan't\b/g, "shall not"],
  [/n't\b/g, "not"],
  [/'ll\b/g, "will"],
  [/\b(?:was|were) (?:not able|unable) to\b/g, "could not"],
  [/\b(?:am|is|are|'m|'re|'s) (?:not able|unable) to\b/g, "can not"],
  [/\b(?:was|were) (?:able to|capable of)\b|\bhad the (?:ability|capacity|capability) to\b/g, "could"],
  [
    /\b(?:am|is|are|'m|'re|'s) (?:able to|capable of)\b|\b(?:has|have) the (?:ability|capacity|capability) to\b/g,
    "can",
  ],
  [/\bunable to\b/g, "can not"],
  [/\b(?:able to|capable of)\b/g, "can"],
  [/\b(?:am|is|are|'m|'re|'s) going to\b/g, "will"],
  [/\b(?:has|have) the potential to\b/g, "could"],
  [/\bnot (?:only|just|merely|simply|solely)\b/g, ""],
  [/\bwould like\b/g, "want"],
  [/\bwhether or not\b/g, "whether"],
  [/\bnot any\b|\bno longer\b/g, "no"],
  // "Red rather than blue" is "red, not blue".
  [/\b(?:rather than|instead of|in place of|in lieu of|as opposed to)\b/g, "not"],
  // "It lacks strength" is "it has no strength", and so is "it is devoid of strength".
  [/\black(?:s|ed|ing)?\b(?: of| any)?|\bdevoid of\b/g, "no"],
  [/\bnothing short of\b/g, ""],
  [/\bin the absence of\b/g, "without"],
  [/\bmore often than not\b/g, "usually"],
  [/\blast but not least\b/g, "finally"],
  [/\bdo not hesitate to\b/g, ""],
  [/\bit should be (?:noted|mentioned|pointed out|emphasi[sz]ed|stressed) that\b/g, ""],
  // "Should you need it" is "if you need it".
  [/(?<=^|[.!?,;:"(] ?)should(?= (?:i|you|he|she|it|we|they|the|any|anyone|this|there)\b)/g, ""],
  // "Might" and "could" as nouns are as rare as "will" is common.
  [/\b(?:free|good|strong|own|last|political) will\b/g, ""],
];

/**
 * Returns the negations and modal verbs that only one of two texts has, such as "−not" and "+may". A person must read
 * each, because wordings can be equivalent: "is not the same" and "differs".
 */
export function markerDifferences(before: string, after: string): string[] {
  const [original, result] = [markersOf(before), markersOf(after)];
  // "'d" means "would" or "had", so spelling it out or contracting it explains as many "would" as it changes.
  const contracted = (text: string): number => text.match(/['’]d\b/g)?.length ?? 0;
  const explained = contracted(before) - contracted(after);
  const differences: string[] = [];
  for (const word of new Set([...original.keys(), ...result.keys()])) {
    const gained = (result.get(word) ?? 0) - (original.get(word) ?? 0);
    if (gained === 0) continue;
    if (word === "would" && gained * explained > 0 && Math.abs(gained) <= Math.abs(explained)) continue;
    differences.push(`${gained > 0 ? "+" : "−"}${word}`);
  }
  return differences;
}

function markersOf(text: string): Map<string, number> {
  let normal = text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
  for (const [pattern, same] of sameMeaning) normal = normal.replace(pattern, ` ${same} `).replace(/ +/g, " ");
  return countOf((normal.match(/\p{L}+/gu) ?? []).filter((word) => markers.has(word)));
}
