import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

/** Says with other small words what hangs on a verb: who receives, what was said, what belongs to whom. */
export const rewordClause: Rule = {
  id: "reword-clause",
  summary: "The same words, tied together in another way.",
  stage: "clause",
  level: 1,
  propose: ({ words, text }) => words.flatMap((_, i) => turns.flatMap((turn) => turn(words, i, text) ?? [])),
};

const giving = new Set("give offer grant show teach send hand".split(" "));
const pronouns = new Set("me you him her us them it".split(" "));

/** "gives teachers a view" becomes "gives a view to teachers", and the other way. */
function dative(words: readonly Word[], i: number, text: string): Proposal | undefined {
  const verb = words[i]!;
  if (verb.pos !== "VERB" || !giving.has(verb.lemma)) return undefined;
  const first = nounPhraseEnd(words, i + 1);
  if (first === undefined || words[i - 1]?.lemma === "be") return undefined;
  const said = (from: number, to: number): string => text.slice(words[from]!.start, words[to - 1]!.end);
  if (words[first]?.lower === "to") {
    const second = nounPhraseEnd(words, first + 1);
    if (second === undefined || words[second]?.pos !== "PUNCT" || pronouns.has(words[i + 1]!.lower)) return undefined;
    if (!isReceiver(words[second - 1]!) || second - first > 4 || isLight(words, i + 1, first)) return undefined;
    const swapped = `${said(first + 1, second)} ${said(i + 1, first)}`;
    return replace(words[i + 1]!.start, words[second - 1]!.end, swapped);
  }
  const second = nounPhraseEnd(words, first);
  if (second === undefined || words[second]?.pos !== "PUNCT" || !isReceiver(words[first - 1]!)) return undefined;
  if (words[first]!.pos !== "DET" || isLight(words, first, second)) return undefined;
  return replace(words[i + 1]!.start, words[second - 1]!.end, `${said(first, second)} to ${said(i + 1, first)}`);
}

function isReceiver(word: Word): boolean {
  return isPersonNoun(word) || ["us", "them", "me", "you", "him", "her", "users", "readers"].includes(word.lower);
}

/** "gave the house a look": what is given is no thing. */
function isLight(words: readonly Word[], from: number, to: number): boolean {
  return words
    .slice(from, to)
    .some(({ lemma }) =>
      /^(?:look|try|thought|call|rise|way|birth|break|hug|kiss|nod|smile|shot|up|chance)$/.test(lemma),
    );
}

const saying = new Set(
  `say believe think hope feel suggest claim argue know find show note report announce state conclude explain realize
  discover indicate demonstrate reveal mean ensure insist learn notice understand admit assume confirm`.split(/\s+/),
);
const dropping = new Set(
  "say believe think hope feel know find show mean ensure realize learn notice understand".split(" "),
);

/** "found that the house was" becomes "found the house was". */
function dropThat(words: readonly Word[], i: number): Proposal | undefined {
  const that = words[i]!;
  const verb = words[i - 1];
  const next = words[i + 1];
  if (that.lower !== "that" || verb?.pos !== "VERB" || !dropping.has(verb.lemma) || !next) return undefined;
  if (!isSubject(words, i + 1) || verb.lower.endsWith("ing")) return undefined;
  return replace(that.start, next.start, "");
}

/** "said the house was" becomes "said that the house was". */
function addThat(words: readonly Word[], i: number): Proposal | undefined {
  const verb = words[i]!;
  if (verb.pos !== "VERB" || !saying.has(verb.lemma) || verb.lower.endsWith("ing")) return undefined;
  if (["what", "how", "as", "which", "that", "than", "whom", "to", "who"].includes(words[i - 1]?.lower ?? ""))
    return undefined;
  if (words.slice(0, i).some(({ lower }) => ["what", "which", "who", "as", "than", "whom", "how"].includes(lower)))
    return undefined;
  if (!isSubject(words, i + 1)) return undefined;
  return replace(verb.end, verb.end, " that");
}

/** A short subject and its finite verb stand at `from`. */
function isSubject(words: readonly Word[], from: number): boolean {
  const first = words[from];
  if (
    !first ||
    !["DET", "PRON", "PROPN"].includes(first.pos) ||
    /^(?:that|which|this|what|who)$|sel(?:f|ves)$/.test(first.lower)
  )
    return false;
  const clause = clauseAt(words, from, words.length);
  const end = nounPhraseEnd(words, from);
  if (!clause || end === undefined || clause.verb.first !== end) return false;
  const verb = words[clause.verb.first]!;
  return verb.pos === "AUX" || !formsOf(verb.lower, verb.lemma).includes("en") || first.pos === "PRON";
}

const abstract = new Set(
  `plan goal history future economy headquarters name impact effect role importance success failure design structure
  performance policy strategy decision approach ability effectiveness complexity accuracy potential reputation growth
  population culture capital leader founder director budget debt beauty power strength weakness size value quality
  purpose message theme plot ending setting atmosphere layout location entrance roof interior exterior surface center
  centre edge resources limitations origin origins roots benefits needs features contributions efforts`.split(/\s+/),
);

/** "the company's plan" becomes "the plan of the company". */
function ownerToOf(words: readonly Word[], i: number): Proposal | undefined {
  const [the, owner, mark, thing, after] = words.slice(i, i + 5);
  if (the?.lower !== "the" || owner?.pos !== "NOUN" || mark?.lower !== "'s" || thing?.pos !== "NOUN" || !after)
    return undefined;
  if (isPersonNoun(owner) || !abstract.has(thing.lower) || ["NOUN", "ADJ"].includes(after.pos) || after.text === "-")
    return undefined;
  if (["of", "to", "for"].includes(after.lower) || /^(?:today|year|week|month|day|world)$/.test(owner.lower))
    return undefined;
  return {
    parts: [
      { start: the.end, end: owner.end, after: "" },
      { start: owner.end, end: mark.end, after: "" },
      { start: thing.end, end: thing.end, after: ` of the ${owner.text}` },
    ],
  };
}

/** "There are many reasons to stay." becomes "Many reasons to stay exist." */
function thereAre(words: readonly Word[], i: number, text: string): Proposal | undefined {
  const [there, are, first] = words;
  const stop = words.at(-1)!;
  if (
    i !== 0 ||
    there?.lower !== "there" ||
    are?.lower !== "are" ||
    !/^[.!]$/.test(stop.text) ||
    words.length > 12 ||
    !first
  )
    return undefined;
  if (!["many", "several", "various", "numerous"].includes(first.lower)) return undefined;
  if (words.slice(3).some(({ lower, pos }) => ["that", "which", "who", "and", ","].includes(lower) || pos === "AUX"))
    return undefined;
  return {
    parts: [
      { start: there.start, end: first.end, after: capitalize(text.slice(first.start, first.end)) },
      { start: stop.start, end: stop.start, after: " exist" },
    ],
  };
}

const judgements = new Set(
  `important essential crucial vital necessary wise difficult hard easy useful helpful possible impossible worthwhile
  advisable dangerous risky challenging`.split(/\s+/),
);

/** "Building a barn is difficult." becomes "It is difficult to build a barn." */
function gerundSubject(words: readonly Word[], i: number): Proposal | undefined {
  const verb = words[i]!;
  const stop = words.at(-1)!;
  if (i !== 0 || verb.pos !== "VERB" || !verb.lower.endsWith("ing") || !/^[.!]$/.test(stop.text)) return undefined;
  if (!formsOf(verb.lower, verb.lemma).includes("ing") || words.length > 16) return undefined;
  const be = words.at(-3);
  const adjective = words.at(-2);
  if (!be || !["is", "was"].includes(be.lower) || !adjective || !judgements.has(adjective.lower)) return undefined;
  if (words.slice(1, -3).some(({ pos }) => pos === "AUX" || pos === "PUNCT" || pos === "SCONJ")) return undefined;
  return {
    parts: [
      { start: verb.start, end: verb.end, after: `It ${be.lower} ${adjective.lower} to ${verb.lemma}` },
      { start: words.at(-4)!.end, end: adjective.end, after: "" },
    ],
  };
}

/** "It is important that the men rest." becomes "It is important for the men to rest." */
function importantThat(words: readonly Word[], i: number): Proposal | undefined {
  const [it, be, adjective, that] = words.slice(i, i + 4);
  if (it?.lower !== "it" || be?.lower !== "is" || !adjective || that?.lower !== "that") return undefined;
  if (!["important", "essential", "crucial", "vital", "necessary"].includes(adjective.lower)) return undefined;
  const end = nounPhraseEnd(words, i + 4);
  const verb = end === undefined ? undefined : words[end];
  if (verb?.pos !== "VERB" || words[i + 4]!.pos === "PRON" || !formsOf(verb.lower, verb.lemma).includes("base"))
    return undefined;
  if (!isPlural(words[end! - 1]!)) return undefined;
  return {
    parts: [
      { start: that.start, end: that.end, after: "for" },
      { start: verb.start, end: verb.end, after: `to ${verbForm(verb.lemma, "base")}` },
    ],
  };
}

const turns = [dative, dropThat, addThat, ownerToOf, thereAre, gerundSubject, importantThat] as const;
