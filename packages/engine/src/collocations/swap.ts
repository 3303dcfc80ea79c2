import { associationOf, type Collocations } from "./collocations.ts";
import { type Pair, type Parsed, pairsIn } from "./pairs.ts";

/** The statistics of a pair of words: how often it was seen, how often it is expected, and its association. */
interface Known {
  readonly seen: number;
  readonly expected: number;
  readonly bits: number;
}

/** Matches relations in which any word fits, so that another word only changes the meaning. */
const loose = /^V (?:subj|adv)$/;
/** Matches the relations of a word to any preposition or any clause. Almost every word has them now and then. */
const general = / (?:prep|clause)$/;

/**
 * The limits of an unusual pair: it is expected at least `expected` times, with an association of at most `bits` bits.
 */
const avoided = { expected: 3, bits: -1.5 };
const avoidedInGeneral = { expected: 20, bits: -1 };
/** The limits of a usual pair: it was seen at least `seen` times, with an association of at least `bits` bits. */
const attested = { seen: 3, bits: 1 };
/**
 * The limits of a pair that is far more usual than another: it was seen at least `seen` times and `times` times as
 * often as the other, its association is at least `bits` bits, and that of the other is at most `others` bits.
 */
const usual = { seen: 6, times: 6, bits: 1.5, others: 1 };
/**
 * The same limits for an adjective and a noun. They must be seen together more often, since many adjectives fit a noun.
 */
const usualAdjective = { ...usual, seen: 10 };

/** Returns whether a replacement turns a usual pair of words into one that is unusual or hardly ever seen. */
export function breaksCollocation(collocations: Collocations, parsed: Parsed, at: number, lemma: string): boolean {
  return pairsOfWord(parsed, at).some((pair) => {
    if (loose.test(pair.relation)) return false;
    const before = know(collocations, pair);
    const after = know(collocations, withWord(pair, at, lemma));
    if (before.seen < attested.seen || before.bits < attested.bits || before.seen <= after.seen) return false;
    if (general.test(pair.relation)) return isAvoided(after, avoidedInGeneral);
    return isAvoided(after, avoided) || isMoreUsual(before, after, pair.relation === "N amod" ? usualAdjective : usual);
  });
}

/** Returns, in bits, how well a word would collocate with its head and its dependents. */
export function fit(collocations: Collocations, parsed: Parsed, at: number, lemma: string): number {
  return pairsOfWord(parsed, at).reduce((sum, pair) => {
    const { seen, expected, bits } = know(collocations, withWord(pair, at, lemma));
    return seen > 0 || expected >= avoided.expected ? sum + bits : sum;
  }, 0);
}

function pairsOfWord(parsed: Parsed, at: number): Pair[] {
  return pairsIn(parsed).filter(({ head, dependent }) => head === at || dependent === at);
}

function withWord(pair: Pair, at: number, word: string): Pair {
  return pair.head === at ? { ...pair, headWord: word } : { ...pair, dependentWord: word };
}

function know(collocations: Collocations, { headWord, relation, dependentWord }: Pair): Known {
  const seen = collocations.count(headWord, relation, dependentWord);
  const expected = collocations.expected(headWord, relation, dependentWord);
  return { seen, expected, bits: associationOf(seen, expected) };
}

function isAvoided({ expected, bits }: Known, least: typeof avoided): boolean {
  return expected >= least.expected && bits <= least.bits;
}

function isMoreUsual(pair: Known, other: Known, { seen, times, bits, others }: typeof usual): boolean {
  return pair.seen >= seen && pair.seen >= times * other.seen && pair.bits >= bits && other.bits <= others;
}
