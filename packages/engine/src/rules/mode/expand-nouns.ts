import type { Sentence } from "../../document/document.ts";
import { articleFor } from "../../grammar/article.ts";
import { isPluralNoun, pluralNoun } from "../../grammar/inflect.ts";
import { childrenOf } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { matchCase } from "../../lexicon/template.ts";
import { type Proposal, replace } from "../rule.ts";
import { expandRule, standsAlone } from "./expand-tools.ts";

/** Turns two nouns side by side into a phrase with a preposition: "water quality" into "the quality of water". */
export const expandNouns = expandRule("expand-nouns", 5, ["expand"], ({ sentence, words }) =>
  words.flatMap((_, i) => openCompound(sentence, i) ?? []),
);

/** First nouns of compounds that keep their form behind a preposition: "the quality of water". */
const masses = wordSet(
  `energy water food data information waste knowledge electricity fuel oil gas land heat traffic content power money
  income wealth paper plastic wood carbon noise pollution stress pain fraud language technology equipment
  infrastructure housing healthcare education health safety security privacy sustainability quality efficiency
  performance productivity accuracy temperature labor labour employment unemployment crime poverty inflation
  immigration migration population biodiversity learning teaching training reading writing manufacturing research
  development production communication collaboration leadership treatment recovery prevention investment growth
  innovation recruitment transport travel tourism agriculture cancer behavior behaviour memory conservation consensus
  problem-solving decision-making`,
);
/** First nouns that become plural behind a preposition: "customer needs" are "the needs of customers". */
const several = wordSet(
  `business vehicle phone product service skill career idea image object plant crop animal habitat cost tax risk threat
  error customer employee worker user student patient consumer teacher parent reader visitor child citizen voter
  passenger drug weapon emission virus cell resource model`,
);

/** By second noun of a compound, the preposition to the first noun: "of" for "quality" in "water quality". */
const heads: ReadonlyMap<string, string> = new Map(
  Object.entries({
    of: `consumption production distribution protection transmission conservation reduction allocation usage prevention
      detection extraction scarcity shortages levels methods techniques standards quality expectations
      preferences participation`,
    on: "research policies regulations restrictions",
    about: "concerns information advice",
    from: "feedback",
    for: "strategies opportunities requirements",
    in: "skills changes improvements investments trends",
    to: "access exposure threats",
  }).flatMap(([preposition, nouns]) => [...wordSet(nouns)].map((noun) => [noun, preposition] as const)),
);
/** Compounds that are fixed terms and stay as they are. */
const terms = new Set(
  `quality standards, power levels, energy levels, language skills, privacy policies, data distribution, product information, cell production,
  data protection, child protection, cancer research, health information, health research,
  patient information`.split(/,\s+/),
);

/** Returns the form that a compound's first noun takes behind a preposition; undefined for an unknown noun. */
function afterPreposition(noun: string): string | undefined {
  if (masses.has(noun)) return noun;
  return several.has(noun) ? pluralNoun(noun) : undefined;
}

/** Words that may stand before a compound and belong to its second noun. */
const openers = wordSet(`the a an this these those their our its his her your my some any many several various
  new other key main`);
/** Second nouns that take no article, because they cannot be counted. */
const uncounted = wordSet("access research information advice feedback exposure");

/** Turns "water quality" into "the quality of water", and "an energy source" into "a source of energy". */
function openCompound(sentence: Sentence, head: number): Proposal | undefined {
  const { words, tree } = sentence;
  const [first, second] = [words[head - 1], words[head]!];
  if (first?.pos !== "NOUN" || tree.heads[head - 1] !== head || tree.relations[head - 1] !== "compound")
    return undefined;
  const preposition = terms.has(`${first.lower} ${second.lower}`) ? undefined : heads.get(second.lower);
  const said = preposition && afterPreposition(first.lower);
  const before = words[head - 2];
  if (!said || !standsAlone(sentence, head) || sentence.words[head + 1]!.lower === preposition) return undefined;
  if (
    wordSet("VBN VBD").has(before?.tag ?? "") ||
    before?.lower === preposition ||
    childrenOf(tree, head - 1).length > 0
  )
    return undefined;
  const others = childrenOf(tree, head).filter((i) => i < head - 1 && words[i]!.pos !== "ADP");
  if (others.some((i) => i !== head - 2 || !openers.has(words[i]!.lower))) return undefined;
  const indefinite = others.length > 0 && /^an?$/.test(before!.lower);
  const bare = others.length > 0 || isPluralNoun(second.lower) || uncounted.has(second.lower);
  const article = indefinite ? `${articleFor(second.text)} ` : bare ? "" : "the ";
  const start = indefinite ? before! : first;
  return replace(start.start, second.end, matchCase(`${article}${second.lower} ${preposition} ${said}`, start.text));
}
