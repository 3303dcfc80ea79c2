import { clauseAround, mainClauseOf } from "../../grammar/clauses.ts";
import { headOf, isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { childrenBy, conjunctsOf, generalRelation, isAttributive, isSure, objectOf } from "../../grammar/relations.ts";
import type { Tree } from "../../syntax/tree.ts";
import { isVerb, type NamedGuards, rootOf, type Site, treeOf, verbOf } from "../site.ts";

const nominals: ReadonlySet<string> = new Set(["NOUN", "PROPN", "PRON", "ADJ", "NUM", "DET"]);

/** Returns whether a verb's auxiliary is a form of one of these verbs, such as "is" or "has". */
function isHelpedBy({ words }: Site, tree: Tree, verb: number, lemmas: readonly string[]): boolean {
  return childrenBy(tree, verb, "aux", "cop").some((i) => lemmas.includes(words[i]!.lemma));
}

/** Returns whether a verb is passive, or is joined to a passive verb with which it shares the auxiliary. */
function isInPassive(site: Site, verb: number): boolean {
  const tree = treeOf(site);
  // "One aim is to help": a form of "be" does not make a passive of every verb.
  if (!["VBN", "VBD", "JJ"].includes(site.words[verb]!.tag)) return false;
  if (isHelpedBy(site, tree, verb, ["be", "get"])) return true;
  const isJoined = site.words[verb]!.tag === "VBN" && generalRelation(tree.relations[verb]!) === "conj";
  return isJoined && isInPassive(site, tree.heads[verb]!);
}

/** Returns whether a word, alone or with its conjuncts, modifies the noun behind it: "economic and social ties". */
function describesNext({ words, context }: Site, word: number): boolean {
  const { tree } = context.sentence;
  // "More room and reduced costs": the parser sometimes takes this participle for a verb.
  const [left, right] = [words[word - 1]?.pos ?? "", words[word + 1]?.pos ?? ""];
  const isJoined = left === "CCONJ" || left === "PUNCT";
  if (isJoined && words[word]!.lower.endsWith("ed") && ["NOUN", "ADJ"].includes(right)) return true;
  const first = generalRelation(tree.relations[word]!) === "conj" ? tree.heads[word]! : word;
  return isAttributive(tree, first) && tree.heads[first]! > word;
}

/** Returns the indexes of a match's nouns: its verb's object, its root, and the noun that follows the match. */
function nounsOf(site: Site): number[] {
  const tree = treeOf(site);
  const last = tree.heads[site.to - 1]!;
  const object = objectOf(tree, verbOf(site));
  return [rootOf(site), ...(object === undefined ? [] : [object]), ...(last >= site.to ? [last] : [])];
}

/** Returns the tag of a verb's first auxiliary, or of the verb itself if it has none. */
function finiteTag(site: Site, verb: number): string {
  return site.words[childrenBy(treeOf(site), verb, "aux", "cop")[0] ?? verb]!.tag;
}

/** Guards that test the parse tree of the sentence. */
export const treeGuards = {
  adverbialPhrase: {
    holds: "The match introduces a phrase that surely goes with a verb or an adjective, not with a noun.",
    yes: "because of: They stayed at home because of bad weather.",
    no: "because of: Delays because of bad weather are rare.",
    test: (site: Site) => {
      const tree = treeOf(site);
      const noun = tree.heads[rootOf(site)]!;
      return noun >= 0 && generalRelation(tree.relations[noun]!) === "obl" && isSure(tree, noun);
    },
  },
  afterComparative: {
    holds: "The match compares: the word that it depends on is a comparative, such as “more reliable”, without “than”.",
    yes: "compared to: The boats are more reliable compared to nets.",
    no: "compared to: The boats are cheap compared to nets.",
    test: (site: Site) => {
      const tree = treeOf(site);
      const head = tree.heads[rootOf(site)]!;
      if (head < 0) return false;
      const degree = [head, ...childrenBy(tree, head, "advmod", "amod")].filter((i) => i < site.from);
      return (
        degree.some((i) => ["JJR", "RBR"].includes(site.words[i]!.tag)) &&
        !site.words.slice(degree[0], site.from).some(({ lower }) => lower === "than")
      );
    },
  },
  attributive: {
    holds: "The match describes the noun after it.",
    yes: "~laud: They met the lauded writer.",
    no: "~laud: They lauded the writer.",
    test: (site: Site) => {
      const [word, last] = [verbOf(site), site.to - 1];
      // "The speech sparked debate": if the sentence has no other verb, this one was wrongly tagged as a participle.
      const isOnlyVerb = (): boolean =>
        isVerb(site.words[word]) && !isSure(treeOf(site), word) && !mainClauseOf(site.context.sentence);
      return (describesNext(site, word) && !isOnlyVerb()) || (last > word && describesNext(site, last));
    },
  },
  forSomeone: {
    holds: "A phrase with “for” depends on the verb of the match, on its object or on what is joined to that.",
    yes: "~provide: They provide help and advice for people in need.",
    no: "~provide: They provide help and advice.",
    test: (site: Site) => {
      const tree = treeOf(site);
      return nounsOf(site)
        .flatMap((noun) => [noun, ...conjunctsOf(tree, noun)])
        .some((head) =>
          childrenBy(tree, head, "obl", "nmod", "advcl", "acl").some((phrase) =>
            childrenBy(tree, phrase, "case", "mark").some((i) => i >= site.to && site.words[i]!.lower === "for"),
          ),
        );
    },
  },
  inCleft: {
    holds: "The match is in a relative clause of a sentence that begins like “it is the lamp”.",
    yes: "that is: It is the lamp that is connected to the door.",
    no: "that is: He has a lamp that is connected to the door.",
    test: ({ words, from }: Site) =>
      words.slice(0, from).some(({ lower }, i) => lower === "it" && words[i + 1]?.lemma === "be"),
  },
  objectJoined: {
    holds: "The object of the match, the noun that it describes or introduces, or its own noun is joined to another.",
    yes: "~achieve success: She achieved success and a sense of calm.",
    no: "~achieve success: She achieved success and retired.",
    test: (site: Site) => {
      const { words, to } = site;
      const tree = treeOf(site);
      // The parser may join a noun right behind the match to something else.
      if (words[to]?.pos === "CCONJ" && nominals.has(words[to + 1]?.pos ?? "")) return true;
      return nounsOf(site).some((noun) =>
        conjunctsOf(tree, noun).some((i) => i >= to && nominals.has(words[i]!.pos) && words[noun]!.pos !== "VERB"),
      );
    },
  },
  participle: {
    holds: "The verb is a past participle without “have”: a passive, or a participle beside a noun.",
    yes: "~construct: The bridge was constructed in May.",
    no: "~construct: They have constructed a bridge.",
    test: (site: Site) => {
      const verb = verbOf(site);
      if (isInPassive(site, verb)) return true;
      const isParticiple = site.words[verb]!.tag === "VBN" || describesNext(site, verb);
      return isParticiple && !isHelpedBy(site, treeOf(site), verb, ["have"]);
    },
  },
  passive: {
    holds: "The verb of the match is in the passive.",
    yes: "~obtain: The data were obtained by hand.",
    no: "~obtain: They obtained the data.",
    test: (site: Site) => isInPassive(site, verbOf(site)),
  },
  pluralNext: {
    holds: "The noun phrase right after the match is plural, and the verb whose subject it is part of is not singular.",
    yes: "a lot of: A lot of trees were cut.",
    no: "a lot of: A lot of water was lost.",
    test: (site: Site) => {
      const { words, to } = site;
      const end = nounPhraseEnd(words, to);
      if (end === undefined || !isPlural(words[headOf(words, to, end)]!)) return false;
      const root = rootOf(site);
      const clause = clauseAround(site.context.sentence, root);
      return clause?.subject !== root || !["is", "was", "has", "does"].includes(words[clause.verb]!.lower);
    },
  },
  verbJoined: {
    holds: "A verb of the pattern is joined to another behind the match, or may be.",
    yes: "~have the pleasure of <Ving>: I had the pleasure of eating there and meeting him.",
    no: "~have the pleasure of <Ving>: I had the pleasure of eating there.",
    test: (site: Site) => {
      const tree = treeOf(site);
      const from = Math.min(site.from, site.slots[0]!.from);
      const to = Math.max(site.to, site.slots.at(-1)!.to);
      return site.words.slice(to).some((word, k) => {
        const i = to + k;
        if (!isVerb(word) || generalRelation(tree.relations[i]!) !== "conj") return false;
        const head = tree.heads[i]!;
        const isAlike = isSure(tree, i) && finiteTag(site, i) === finiteTag(site, head);
        return (head >= from && head < to) || (head < from && !isAlike);
      });
    },
  },
} satisfies NamedGuards;
