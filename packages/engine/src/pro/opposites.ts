import type { Word } from "../document/document.ts";

/** Pairs of opposites, of which one must not replace the other. */
const pairs = `
  increase decrease | increase reduce | increase fall | increase drop | increase decline | rise fall | rise drop | rise decline
  grow shrink | raise lower | raise reduce | expand shrink | gain lose | win lose | improve worsen | improve harm | strengthen weaken
  more less | more fewer | high low | higher lower | up down | above below | over under | earlier later
  early late | old new | old young | large small | big small | big tiny | long short | fast slow | quick slow | strong weak
  good bad | good poor | better worse | best worst | safe dangerous | safe risky | easy hard | easy difficult | simple complex
  simple complicated | rich poor | cheap expensive | cheap dear | true false | right wrong | correct wrong | allow forbid | allow prohibit
  allow prevent | allow ban | permit forbid | permit prohibit | accept reject | accept refuse | approve reject | agree refuse
  support oppose | succeed fail | success failure | cause prevent | start stop | start end | begin end | open close | open closed
  include exclude | buy sell | give take | love hate | like hate | like dislike | hot cold | warm cold | public private
  positive negative | benefit harm | benefit drawback | advantage disadvantage | help harm | help hinder | remember forget
  rare common | rare frequent | always never | many few | most few | all none | inside outside | internal external
  minimum maximum | least most | major minor | optional mandatory | optional required | voluntary compulsory | guilty innocent
  legal illegal | alive dead | male female | man woman | man women | boy girl | north south | east west | left right | day night
  morning evening | push pull | import export | arrive leave | appear disappear | present absent | full empty | deny admit
  deny confirm | until from | current previous | current former | reject confirm | optimistic pessimistic | dilate narrow | raise cut | increase cut | bottom top | make receive | send receive | dilate contract | widen narrow | accelerate slow | accelerate decelerate | hasten delay | previous next | last next | past next | encourage discourage | attack defend | ally enemy | friend enemy
  lose keep | lose retain | ignore heed | dismiss uphold | reject uphold | overturn uphold | oppose backed | oppose backs | oppose backing
  stop begin | cease begin | quit begin | cease start | reluctant eager | reluctant keen | reluctant willing | unwilling eager
  unwilling keen | praise blame | praise criticize | praise criticise | trust distrust
  lend borrow | exceed reach | ascend descend | advance retreat | attract repel | lock unlock
`;

const opposites = new Map<string, Set<string>>();
for (const pair of pairs.trim().split(/\s*\|\s*|\s*\n\s*/)) {
  const [one, other] = pair.split(" ");
  if (!one || !other) continue;
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const)
    opposites.set(a, (opposites.get(a) ?? new Set()).add(b));
}

/** Groups of words for one direction, such as "increase" and "raise"; words of a group may replace each other. */
const sides = [
  "increase raise rise grow improve boost enhance lift expand gain strengthen climb",
  "reduce decrease lower cut fall drop decline shrink lessen weaken",
].map((words) => new Set(words.split(" ")));

const negating = /^(?:un|in|im|ir|il|non-?|dis|mis)(?=\p{L}{4})/u;
/** Matches words that seem to have a negative prefix but do not, or have the same meaning with and without. */
const whole =
  /^(?:in(?:valuable|flammable|deed|stead|form\w*|tend\w*|tens\w*|vest\w*|volv\w*|stan\w*|struct\w*|crease\w*|clude\w*|clud\w*|dicat\w*|ternal\w*|terest\w*|spir\w*|creas\w*|sight\w*|put|come|door\w*|land|side|line|stall\w*|habit\w*|herent\w*|tact|duc\w*|cite\w*)|im(?:port\w*|press\w*|prov\w*|prove\w*|pact\w*|part\w*|plement\w*|pose\w*|posing)|un(?:der\w*|it\w*|i\w*|less|til|ravel\w*|fold\w*|leash\w*|veil\w*|cover\w*)|dis(?:cover\w*|play\w*|cuss\w*|tinct\w*|tribut\w*|cern\w*|ease\w*|tract\w*|pose\w*|posal|solv\w*|patch\w*)|mis(?:s\w*|t\w*))$/;

/** Returns the problem with a word that an answer has replaced by its opposite. */
export function reversal(source: readonly Word[], answer: readonly Word[]): string | undefined {
  // "Never forget" and "always remember" say the same.
  if (denials(source) !== denials(answer)) return undefined;
  const said = new Set(source.flatMap(({ lower, lemma }) => formsOf(lower, lemma)));
  const says = new Set(answer.flatMap(({ lower, lemma }) => formsOf(lower, lemma)));
  for (const { lower, lemma } of answer) {
    if (said.has(lower) || said.has(lemma)) continue;
    const against = formsOf(lower, lemma).flatMap((form) => [...(opposites.get(form) ?? [])]);
    for (const opposite of against)
      if (said.has(opposite) && !says.has(opposite) && !isOfSide(lemma, said))
        return `“${lower}” is the opposite of “${opposite}”.`;
    const suffixed = otherSuffix(lower);
    if (suffixed && said.has(suffixed) && !says.has(suffixed)) return `“${lower}” is the opposite of “${suffixed}”.`;
    const positive = whole.test(lower) ? undefined : withoutPrefix(lower, lemma).find((word) => said.has(word));
    if (positive && !says.has(positive)) return `“${lower}” is the opposite of “${positive}”.`;
  }
  for (const { lower, lemma } of source) {
    if (says.has(lower) || says.has(lemma) || whole.test(lower)) continue;
    const positive = withoutPrefix(lower, lemma).find((word) => says.has(word));
    if (positive && !said.has(positive)) return `“${positive}” is the opposite of “${lower}”.`;
  }
  return undefined;
}

/** Returns whether the source has a word of the same group, which this word may replace. */
function isOfSide(lemma: string, said: ReadonlySet<string>): boolean {
  return sides.some((side) => side.has(lemma) && [...side].some((word) => said.has(word)));
}

/** Returns the indexes of words of the source, each with the index of its opposite in the answer. */
export function oppositesIn(source: readonly Word[], answer: readonly Word[]): [at: number, opposite: number][] {
  return source.flatMap(({ lower, lemma }, i) => {
    const against = new Set(formsOf(lower, lemma).flatMap((form) => [...(opposites.get(form) ?? [])]));
    if (against.size === 0) return [];
    const isOpposite = (word: Word): boolean => formsOf(word.lower, word.lemma).some((form) => against.has(form));
    return answer.flatMap((word, at): [number, number][] => (isOpposite(word) ? [[i, at]] : []));
  });
}

/** Returns a word, its lemma, and the words whose past form, comparative or superlative it may be. */
function formsOf(lower: string, lemma: string): string[] {
  const [ending] = /(?:ed|er|est)$/.exec(lower) ?? [];
  return ending ? [lower, lemma, lower.slice(0, 1 - ending.length), lower.slice(0, -ending.length)] : [lower, lemma];
}

/** Returns the word with the opposite suffix: "harmful" for "harmless", "harmless" for "harmful". */
function otherSuffix(word: string): string | undefined {
  const [, stem, suffix] = /^(\p{L}{3,})(less|ful)$/u.exec(word) ?? [];
  return stem && `${stem}${suffix === "ful" ? "less" : "ful"}`;
}

function denials(words: readonly Word[]): number {
  return words.filter(({ lower }) => /^(?:not|n't|no|never|none|no one|nothing|nor|without|cannot)$/.test(lower))
    .length;
}

function withoutPrefix(...words: readonly string[]): string[] {
  return words.filter((word) => negating.test(word)).map((word) => word.replace(negating, ""));
}
