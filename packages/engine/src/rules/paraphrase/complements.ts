import { reasons } from "../../change-reasons.ts";
import { extentOf, nounGroupOf, phraseOf } from "../../grammar/extent.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Context, type Proposal, type Rule, replaceAll } from "../rule.ts";

/** Turns "the town's barn" into "the barn of the town" or "the role of the teacher" into "the teacher's role". */
export const complements: Rule = {
  id: "complements",
  summary: reasons.otherStructure,
  stage: "clause",
  level: 1,
  propose: (context) => context.words.flatMap((_, i) => turns.flatMap((turn) => turn(context, i) ?? [])),
};

type Turn = (context: Context, at: number) => Proposal | undefined;

/** Nouns that cannot change from "'s" to "of": "the world's best barn" is not "the best barn of the world". */
const noOwners = wordSet("today year week month day world people man woman dog cat yesterday");

/** Turns "the town's old barn" into "the old barn of the town". */
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
  return replaceAll(
    [the.end, words[owner + 1]!.end, ""],
    [words[thing]!.end, words[thing]!.end, ` of the${text.slice(the.end, words[owner]!.end)}`],
  );
};

/** Nouns for what an owner has or does, linked to the owner by "of": "the role of the teacher". */
const owned =
  wordSet(`role goal aim purpose history importance effect impact success future performance quality accuracy value popularity
  influence founder owner author director president leader benefit strength weakness limitation complexity effectiveness
  efficiency growth design structure size needs need safety security reputation economy culture population capital
  identity legacy creator potential ability feature mission vision message atmosphere beauty charm character personality
  price cost location origin focus stability robustness flexibility health life home work career contribution property
  behavior behaviour interest opinion view decision response reaction role member manager appeal condition development evolution foundation existence absence presence ownership
  surface structure interior exterior centre entrance staff owner crew audience wing scope status result outcome fate rise fall decline king queen name voice father mother`);

/** Turns "the main role of the teacher" into "the teacher's main role". */
const ownerBefore: Turn = ({ text, words, sentence }, owner) => {
  const { tree } = sentence;
  const thing = tree.heads[owner]!;
  const of = words[thing + 1];
  const after = words[owner + 1];
  if (tree.relations[owner] !== "nmod" || of?.lower !== "of" || !after || !isSure(tree, owner)) return undefined;
  const whole = phraseOf(sentence, owner);
  const { from } = nounGroupOf(tree, thing);
  const [the, article] = [words[from]!, words[thing + 2]!];
  if (
    the.lower !== "the" ||
    whole.from !== thing + 1 ||
    whole.to !== owner + 1 ||
    owner - thing > 4 ||
    thing - from > 3
  )
    return undefined;
  const isName = words[owner]!.pos === "PROPN" && owner === thing + 2;
  if (!isName && !/^(?:the|this|our|their|his|her|my|your)$/.test(article.lower)) return undefined;
  if (!owned.has(words[thing]!.lemma) || !/^NNP?$/.test(words[owner]!.tag) || /s$/.test(words[owner]!.lower))
    return undefined;
  if (words.slice(thing + 2, owner).some(({ pos }) => !/^(?:DET|PRON|ADJ|NOUN)$/.test(pos))) return undefined;
  if (
    words.slice(from + 1, thing).some(({ tag }) => !/^(?:JJ|NN)$/.test(tag)) ||
    childrenBy(tree, thing, "conj").length > 0
  )
    return undefined;
  if (/^(?:-|'|and|or|of|in|that|which|who|where|whose|'s)$/.test(after.lower) || /^VB[NG]$/.test(after.tag))
    return undefined;
  const said = text.slice(article.start, words[owner]!.end);
  return replaceAll(
    [the.start, the.end, `${the.text === "The" ? capitalize(said) : said}'s`],
    [words[thing]!.end, words[owner]!.end, ""],
  );
};

const turns: readonly Turn[] = [ownerBehind, ownerBefore];
