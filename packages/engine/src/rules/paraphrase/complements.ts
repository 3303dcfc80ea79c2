import { extentOf, phraseOf } from "../../grammar/extent.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Says in another way what belongs to what. */
export const complements: Rule = {
  id: "complements",
  summary: "The same words, tied together in another way.",
  stage: "clause",
  level: 1,
  propose: (context) => context.words.flatMap((_, i) => turns.flatMap((turn) => turn(context, i) ?? [])),
};

type Turn = (context: Context, at: number) => Proposal | undefined;

/** Owners that the "of" of a thing does not suit: "the world's best barn". */
const noOwners = wordSet("today year week month day world people man woman dog cat yesterday");

/** "the town's old barn" becomes "the old barn of the town". */
const ownerBehind: Turn = ({ text, words, sentence }, owner) => {
  const { tree } = sentence;
  const thing = tree.heads[owner]!;
  if (tree.relations[owner] !== "nmod:poss" || words[owner]!.pos !== "NOUN" || words[owner + 1]?.tag !== "POS")
    return undefined;
  const { from } = phraseOf(sentence, owner);
  const [the, first, after] = [words[from]!, words[owner + 2]!, words[thing + 1]];
  if (
    from === 0 ||
    the.lower !== "the" ||
    isPersonNoun(words[owner]!) ||
    noOwners.has(words[owner]!.lemma) ||
    extentOf(sentence.tree, thing).to !== thing + 1
  )
    return undefined;
  if (words[thing]!.pos !== "NOUN" || !after || thing - owner > 4) return undefined;
  if (/est$|^(?:own|most|first|last|only|best)$/.test(first.lower) || /^(?:NOUN|ADJ|PROPN|NUM|VERB)$/.test(after.pos))
    return undefined;
  if (
    words[from - 1]?.lower === "of" ||
    /^[-,]$/.test(after.text) ||
    words.slice(owner + 2, thing).some(({ pos }) => pos === "NUM")
  )
    return undefined;
  return {
    parts: [
      { start: the.end, end: words[owner + 1]!.end, after: "" },
      { start: words[thing]!.end, end: words[thing]!.end, after: ` of the${text.slice(the.end, words[owner]!.end)}` },
    ],
  };
};

/** Nouns whose "of" does not tell of an owner: "the rest of the day", "the use of the lamp". */
const measures =
  wordSet(`rest majority number amount kind type sort use fact idea case lack art top bottom bulk lot range variety series set pair
  group part process sense notion question risk presence absence heart end course form level rate degree state result cost
  name field area way help face wake context middle side edge center centre back front list news love fear loss creation member
  night day morning evening week month year summer winter`);

/** Names of states and doings, which own little: "the resurrection's news". */
const abstract = /(?:tion|ment|ness|ity|ance|ence|ism|s)$/;

/** "the role of the teacher" becomes "the teacher's role". */
const ownerBefore: Turn = ({ words, sentence }, owner) => {
  const { tree } = sentence;
  const thing = tree.heads[owner]!;
  const [the, of, article, after] = [words[thing - 1], words[thing + 1], words[thing + 2], words[owner + 1]];
  if (tree.relations[owner] !== "nmod" || owner !== thing + 3 || the?.lower !== "the" || of?.lower !== "of" || !after)
    return undefined;
  if (!/^(?:the|this|our|their|his|her|my|your)$/.test(article!.lower) || !isSure(tree, owner)) return undefined;
  if (
    words[owner]!.tag !== "NN" ||
    words[thing]!.tag !== "NN" ||
    measures.has(words[thing]!.lemma) ||
    /ing$/.test(words[thing]!.lower) ||
    (!isPersonNoun(words[owner]!) && (article!.lower !== "the" || abstract.test(words[owner]!.lower)))
  )
    return undefined;
  if (
    !/^(?:PUNCT|AUX|VERB)$/.test(after.pos) ||
    /^[-,]$/.test(after.text) ||
    phraseOf(sentence, owner).to !== owner + 1
  )
    return undefined;
  const owning = the.text === "The" ? capitalize(article!.lower) : article!.lower;
  return {
    parts: [
      { start: the.start, end: the.end, after: `${owning} ${words[owner]!.text}'s` },
      { start: words[thing]!.end, end: words[owner]!.end, after: "" },
    ],
  };
};

const turns: readonly Turn[] = [ownerBehind, ownerBefore];
