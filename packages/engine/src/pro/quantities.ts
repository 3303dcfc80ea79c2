import { areExchanged } from "./patterns.ts";
import type { Chunk, Problem } from "./pro.ts";
import type { Read } from "./read.ts";

/** Patterns of words before a number that change what it says ("over 50"), each with its meaning. */
const qualifiers: readonly (readonly [says: string, pattern: RegExp])[] = [
  ["not under", /\b(?:at least|no (?:fewer|less) than|not (?:fewer|less) than|a minimum of|minimum of)\W*$/i],
  [
    "not over",
    /\b(?:at most|no more than|not more than|up to|a maximum of|maximum of|as many as|as much as|within(?: a period of)?|in the space of|until)\W*$/i,
  ],
  [
    "over",
    /\b(?:(?:more|longer|later|older|larger|bigger|greater|higher|further) than|over|above|upwards of|in excess of|exceed(?:s|ed|ing)?|beyond|past|surpass(?:es|ed|ing)?)\W*$/i,
  ],
  ["under", /\b(?:(?:less|fewer|lower|younger|shorter|smaller|earlier) than|under|below|short of)\W*$/i],
  [
    "about",
    /\b(?:about|around|approximately|roughly|nearly|almost|some|close to|circa|an estimated|estimated at)\W*$/i,
  ],
];

/** Returns a problem for each number with a word such as "over" or "almost" before or behind it in one text only. */
export function qualifierProblems({ slots }: Pick<Chunk, "slots">, source: Read, answer: Read): Problem[] {
  return slots.flatMap((slot, i) => {
    if (slot.kind !== "number") return [];
    if (
      qualifierOf(source, i) === qualifierOf(answer, i) &&
      !areExchanged(lead(source, i), lead(answer, i), byIt, toIt)
    )
      return [];
    return [{ code: "number" as const, message: `Say of ${slot.mark} no more and no less than the text does.` }];
  });
}

const byIt = /\bby\W*$/i;
const toIt = /\bto\W*$/i;

/** Returns the text before a protected span: at most 30 characters, and nothing of an earlier protected span. */
function lead({ text, slots }: Read, i: number): string {
  const { start } = slots[i]!;
  return text.slice(Math.max(slots[i - 1]?.end ?? 0, start - 30), start);
}

/** Patterns of words behind a number that change what it says: "five people or more". */
const behind: readonly (readonly [says: string, pattern: RegExp])[] = [
  ["not under", /^(?: \w+){0,2} or (?:more|above|over)\b/i],
  ["not over", /^(?: \w+){0,2} or (?:fewer|less|under|below)\b/i],
  ["about", /^(?: \w+){0,2} or so\b/i],
];

function qualifierOf(read: Read, i: number): string | undefined {
  const { text, slots } = read;
  const { end } = slots[i]!;
  const next = text.slice(end, Math.min(slots[i + 1]?.start ?? text.length, end + 40));
  const after = behind.find(([, pattern]) => pattern.test(next))?.[0];
  if (after !== undefined) return after;
  const near = lead(read, i);
  return qualifiers.find(([, pattern]) => pattern.test(near))?.[0];
}

const scales: readonly { readonly strong: RegExp; readonly weak: RegExp; readonly message: string }[] = [
  {
    strong:
      /\b(?:many|numerous|countless|lots of|plenty of|multiple|myriad|plethora|multitude|host of|array|range|variety|various|abundan\w+|widespread|wide\w*|common\w*|often|frequent\w*|most\w*|majority|all|large)\b/i,
    weak: /\b(?:some|several|a few|few|a couple|a handful)\b/i,
    message: "Do not make “some” into “many”.",
  },
  {
    strong:
      /\b(?:significant\w*|substantial\w*|considerabl[ey]|great\w*|dramatic\w*|drastic\w*|massive\w*|huge\w*|enormous\w*|vast\w*|sharp\w*|strong\w*|deep\w*|profound\w*|far|much|very|highly|hugely|radical\w*|fundamental\w*|major|heav(?:y|ily)|severe\w*|a lot|large\w*|big\w*)\b/i,
    weak: /\b(?:slight\w*|somewhat|a little|a bit|marginal\w*|minor|modest\w*|mild\w*|small\w*|gradual\w*|limited)\b/i,
    message: "Do not make what is small large.",
  },
];

/** Returns problems if a small degree has become a large one. */
export function scaleProblems(before: string, after: string): Problem[] {
  return scales.flatMap(({ strong, weak, message }) =>
    weak.test(before) && !strong.test(before) && strong.test(after) && !weak.test(after)
      ? [{ code: "modality" as const, message }]
      : [],
  );
}

const genders = [
  /\b(?:he|him|his|himself|man|men|boy|mr|father|son|brother|husband|king|lord|sir)\b/i,
  /\b(?:she|her|hers|herself|woman|women|girl|mrs|ms|miss|mother|daughter|sister|wife|queen|lady|madam)\b/i,
];

/** Returns a problem if an answer makes a person a man or a woman and its source does not. */
export function genderProblems(source: string, answer: string): Problem[] {
  return genders.some((pattern) => pattern.test(answer) && !pattern.test(source))
    ? [{ code: "added_fact", message: "Do not say whether a person is a man or a woman where the text does not." }]
    : [];
}
