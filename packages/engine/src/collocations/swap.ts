import { associationOf, type Collocations } from "./collocations.ts";
import { type Pair, type Parsed, pairsIn } from "./pairs.ts";

/** The statistics of a pair of words. */
interface Known {
  readonly seen: number;
  readonly expected: number;
  readonly bits: number;
}

/** Matches relations in which another word is no mistake: it only says something else. */
const loose = /^V (?:subj|adv)$/;
/** Matches relations to prepositions and clauses in general, in which any word is found now and then. */
const general = / (?:prep|clause)$/;

/** A pair counts as avoided if it is expected this often by chance and is rarer than that by so many bits. */
const avoided = { expected: 3, bits: -1.5 };
const avoidedInGeneral = { expected: 20, bits: -1 };
/** A pair counts as usual if it was seen this often and is more frequent than by chance by so many bits. */
const attested = { seen: 3, bits: 1 };
/** What a more usual pair needs: times seen, ratio to the other pair's, bits above chance, most bits of the other. */
const usual = { seen: 6, times: 6, bits: 1.5, others: 1 };
/** Higher values of `usual` for adjectives: several adjectives commonly go with one noun. */
const usualAdjective = { ...usual, seen: 10 };

/** Returns whether a replacement turns a usual pair of words into one that people avoid or hardly use. */
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

/** Returns, in bits, how well a word would go with those that it would depend on or that would depend on it. */
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
