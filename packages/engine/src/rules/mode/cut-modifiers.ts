import type { Word } from "../../document/document.ts";
import { possessives } from "../../grammar/closed-classes.ts";
import { isBare } from "../../grammar/noun-phrase.ts";
import { warnsOrBinds, weighsFigures } from "../../grammar/topics.ts";
import { vagueNouns } from "../../grammar/vague-nouns.ts";
import type { Proposal, Rule } from "../rule.ts";
import { colourless, praise } from "./soft-words.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Offers adjectives before nouns and adverbs before verbs that colour what they stand with; the budget takes some. */
export const cutModifiers: Rule = {
  id: "cut-modifiers",
  modes: ["shorten"],
  summary: "The sentence says the same without this word.",
  stage: "cuts",
  level: 3,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || weighsFigures(context.words)) return [];
    return words.flatMap((word, i) => {
      if (colours.has(word.lower) && !firm.has(word.lower) && word.pos === "ADJ") return dropAdjective(words, i) ?? [];
      return manners.has(word.lower) ? (dropAdverb(words, i) ?? []) : [];
    });
  },
};

/** Adjectives that colour a noun more than they tell it from others. */
const colours = new Set([
  ...praise,
  ...colourless,
  ...set(`
    delicious tasty gentle soothing cozy cosy charming elegant graceful sleek stylish lush serene tranquil idyllic
    picturesque scenic majestic grand mighty sheer bold daring fierce vivid lively energetic spirited playful
    whimsical quirky eclectic strong warm bright crisp pleasant enjoyable memorable
    unforgettable compelling powerful potent striking dramatic stark daunting formidable grueling
    challenging demanding complex intricate multifaceted elaborate sophisticated innovative modern
    state-of-the-art revolutionary pioneering novel creative imaginative ingenious clever smart thoughtful
    mindful deliberate diligent meticulous rigorous thorough in-depth extensive wide-ranging far-reaching
    broad diverse varied numerous countless myriad various solid sturdy reliable dependable trustworthy
    effective efficient successful productive fruitful beneficial lasting enduring long-lasting
    ever-changing ever-evolving evolving rapid swift fast-paced sudden     ongoing persistent relentless close tight firm deep-rooted profound keen sharp intense extreme
    immense vast huge massive enormous tremendous substantial considerable significant sizable
    crucial vital essential pivotal key fundamental indispensable integral     important major overarching overall broader
    specific particular unique distinctive special unusual uncommon
    sincere heartfelt honest earnest
    inherent existing prevailing
        valuable invaluable treasured cherished beloved renowned famous celebrated prominent
    iconic legendary prestigious esteemed respected notable noteworthy remarkable
    meaningful impactful fulfilling rewarding worthwhile
    careful subtle delicate nuanced seamless smooth effortless
    vibrant dynamic thriving flourishing bustling burgeoning
    comprehensive holistic
    ancient timeless age-old rustic quaint
    pressing urgent
    incredible amazing astonishing astounding fascinating intriguing captivating mesmerizing enchanting
    attractive appealing inviting welcoming friendly kind compassionate caring supportive nurturing
    ambitious passionate enthusiastic eager dedicated committed devoted tireless
    practical handy useful helpful user-friendly intuitive
    robust resilient flexible versatile adaptable agile
    actionable tangible concrete clear concise straightforward
    well-known well-established well-crafted well-rounded well-deserved one-of-a-kind
  `),
]);
/** Adjectives of praise and force that tell one thing from another all the same. */
const firm = set("serious genuine overall constant active certain particular");
/** What an adjective is part of the name of, with its noun. */
const terms = set(`
  learning thinking state care acid fluid exchange ingredient words word number numbers law rights right needs
  food foods eating diet lifestyle school schools education bank government office station purpose purposes value values
  question line lines theme point moment piece role difference distance gravity media user users access tax
  knowledge effect pressure force forces bond bonds wind winds current currents time times temperature temperatures
  password passwords password-protected encryption coffee tea light colors colours color smell taste air water breath
  condition conditions symptoms symptom disease illness weather climate pain injuries injury crime threat market ability
  reinforcement population perspective perspectives vote
  instructions instruction communication cause causes relationship relationships demand
  evidence argument case sense quarter feelings reaction reactions need amount amounts extent
`);
/** Adverbs of manner and degree that a verb does well without. */
const manners = set(`
  quickly rapidly swiftly easily effectively efficiently quietly gently softly calmly happily proudly gladly
  patiently diligently confidently comfortably naturally elegantly brilliantly vigorously relentlessly tirelessly
  painstakingly graciously generously faithfully earnestly sincerely steadily constantly continually continuously
  seamlessly effortlessly smoothly carefully closely actively greatly deeply significantly strongly highly vastly
  profoundly dramatically considerably substantially remarkably truly really thoughtfully creatively cleverly
  strategically purposefully consciously passionately eagerly warmly kindly freely beautifully skillfully perfectly
  clearly vividly powerfully heavily thoroughly consistently successfully meaningfully firmly boldly gradually
`);
const graded = set(
  "more most less least very so too as how not n't never no quite rather even just only than nor without such what",
);
/** Of what is missing or kept out, only some is. */
const lacking = set("lack avoid escape prevent miss deny limit reject stop fail exclude evade preclude");
const copulas = set("be become remain seem look feel appear sound stay prove call as like mean represent");

function dropAdjective(words: readonly Word[], i: number): Proposal | undefined {
  const [two, one] = [words[i - 2], words[i - 1]];
  const [noun, after] = words.slice(i + 1, i + 3);
  if (!one || !noun || !after || noun.pos !== "NOUN" || isHyphen(after) || isHyphen(one)) return undefined;
  if (terms.has(noun.lower) || vagueNouns.has(noun.lower) || graded.has(one.lower) || one.pos === "ADV")
    return undefined;
  if (
    ["ADJ", "NUM", "NOUN", "PROPN"].includes(one.pos) ||
    [",", "'s", "or", "but"].includes(one.lower) ||
    /ing$/.test(noun.lower)
  )
    return undefined;
  if (one.pos === "CCONJ" && two?.pos !== "NOUN") return undefined;
  if (["no", "any", "what", "one", "another", "each", "every", "of"].includes(one.lower)) return undefined;
  const opening = one.pos === "DET" || possessives.has(one.lower) ? two : one;
  // "Is a vital lesson", "has a rich taste": the adjective is what is said, unless more follows.
  const predicates = opening && (copulas.has(opening.lemma) || opening.lemma === "have" || opening.pos === "AUX");
  if (predicates && !/^(?:for|that)$/.test(after.lower)) return undefined;
  // "Amid a complex economy": there is one anyway.
  if (/^an?$/.test(one.lower) && opening?.pos === "ADP" && after.pos !== "ADP") return undefined;
  if (opening && (graded.has(opening.lower) || lacking.has(opening.lemma))) return undefined;
  if (opening && !["VERB", "AUX", "ADP", "NOUN", "PRON", "PUNCT", "CCONJ", "SCONJ"].includes(opening.pos))
    return undefined;
  // "An efficient search algorithm": which noun it belongs to is not sure.
  if (after.pos === "NOUN" && !praise.has(words[i]!.lower)) return undefined;
  if (isBare(words, i)) return undefined;
  // "The key issue is": what is said of it is said of no other.
  if (one.lower === "the" && (after.pos === "AUX" || after.lower === "that")) return undefined;
  return { parts: [{ start: words[i]!.start, end: noun.start, after: "" }], worth: 0.5 };
}

function dropAdverb(words: readonly Word[], i: number): Proposal | undefined {
  const [before, word, next] = [words[i - 1], words[i]!, words[i + 1]];
  if (!before || !next || next.pos !== "VERB" || graded.has(before.lower)) return undefined;
  if (!["NOUN", "PRON", "PART", "AUX", "ADV"].includes(before.pos)) return undefined;
  // "Widely used tool", "was beautifully made": the participle says little by itself.
  if (/(?:ed|en|wn)$/.test(next.lower) && before.lemma !== "have") return undefined;
  if (words.slice(Math.max(0, i - 4), i).some(({ lower }) => /^(?:not|n't|never|no|how)$/.test(lower)))
    return undefined;
  if (words.slice(i + 1, i + 5).some(({ lower }) => lower === "enough" || lower === "than")) return undefined;
  return { parts: [{ start: word.start, end: next.start, after: "" }], worth: 0.4 };
}

function isHyphen({ text }: Word): boolean {
  return /^[-‑‐–/]$/.test(text);
}
