import type { Word } from "../../document/document.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Adjectives of praise and blame: of these, two before a noun are set side by side as well as joined. */
const judging = list(`
  quick easy simple strong secure reliable robust durable comfortable cozy quiet warm friendly welcoming helpful attentive polite
  kind caring calm gentle peaceful safe clean tidy bright lively vibrant colorful colourful rich creamy crisp fresh tender
  juicy delicious tasty flavorful satisfying delightful pleasant enjoyable fun exciting engaging entertaining interesting
  fascinating captivating compelling gripping thrilling memorable unforgettable impressive stunning beautiful elegant
  stylish sleek modern timeless classic versatile practical useful handy effective efficient powerful flexible smooth
  intuitive user-friendly accessible affordable clear concise detailed thorough comprehensive thoughtful insightful
  nuanced balanced honest authentic genuine heartfelt sincere passionate dedicated skilled talented experienced
  knowledgeable professional creative innovative original unique bold fresh refreshing dull boring tedious predictable
  formulaic bland flat shallow weak poor cheap outdated ineffective clumsy awkward confusing chaotic messy frustrating
  disappointing forgettable lackluster mediocre unrealistic implausible absurd bizarre strange odd dark gloomy eerie
  haunting tense intense dramatic emotional moving touching inspiring uplifting powerful meaningful profound deep
  vivid striking lush vast serene tranquil soothing relaxing inviting intimate casual relaxed lighthearted humorous witty
  charming adorable sweet playful energetic dynamic diverse inclusive fair supportive positive negative harsh cruel
  brutal violent painful difficult challenging demanding complex intricate delicate subtle slow long heavy expensive
  productive healthy nutritious balanced sustainable responsible vibrant fulfilling rewarding successful prosperous
`);

/** Pairs that go together as a phrase, and pairs that tell two different things apart. */
const fixed = list("safe-effective long-slow positive-negative slow-steady sweet-sour rich-poor");

/** "A quick and easy meal" becomes "a quick, easy meal". */
export const pairedAdjectives: Rule = {
  id: "paired-adjectives",
  notIn: ["expand"],
  summary: "A comma between two adjectives is lighter than “and”.",
  stage: "clause",
  level: 7,
  propose: ({ words }) => words.flatMap((_, i) => pairAt(words, i) ?? []),
};

function pairAt(words: readonly Word[], i: number): Proposal | undefined {
  const [left, first, and, second, noun, after] = words.slice(i - 1, i + 5);
  if (and?.lower !== "and" || !left || !first || !second || !noun) return undefined;
  if (!judges(first) || !judges(second) || fixed.has(`${first.lower}-${second.lower}`)) return undefined;
  if (noun.pos !== "NOUN" || after?.text === "-" || after?.lower === "and") return undefined;
  if (!opening.has(left.lower)) return undefined;
  return replace(first.end, and.end, ",");
}

/** Endings of adjectives that judge; those of kind ("social", "daily", "military") have others. */
const ending = /(?:[^o]ful|less|[a-z]{3}able|[a-z]{3}ible|[^l]ing|[^lr]y)$/;
const ofKind = list(`
  existing remaining following growing upcoming ongoing living working visible edible renewable audible key any many
  breaking opening closing voting nursing banking training building teaching learning reading writing rainy dry
  sunny cloudy snowy windy wet hairy bushy muddy bony woody salty spicy sweet sunny daily early only family elderly holy
`);

function judges({ lower, pos }: Word): boolean {
  return judging.has(lower) || (pos === "ADJ" && ending.test(lower) && !ofKind.has(lower));
}

const opening = list("a an the its their his her our your my this these those");
