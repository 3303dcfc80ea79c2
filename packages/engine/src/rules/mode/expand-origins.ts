import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { wholeTense } from "../../grammar/tense.ts";
import { reportsFigures, warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { insert, set } from "./expand-tools.ts";

/** Gives a phrase that hangs on a noun the verb that it leaves out. */
export const expandOrigins: Rule = {
  id: "expand-origins",
  modes: ["expand"],
  adds: true,
  summary: "A verb says how the phrase belongs to its noun.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || reportsFigures(context.words)) return [];
    return words.flatMap(
      (_, i) => fromAt(words, i) ?? betweenAt(words, i) ?? forDoing(words, i) ?? whoIs(words, i) ?? [],
    );
  },
};

const given = set(
  `information light water feedback support advice music evidence results sounds ingredients heat ideas products
  goods funding income revenue knowledge inspiration pressure noise smoke dust waste energy power messages signals
  stories lessons quotes questions criticism competition food images findings insights noise pollution emissions`,
);
const taking = set(
  `protect prevent stop keep remove separate distinguish free save shift move switch transform take steal borrow get
  obtain draw derive extract gain benefit differ learn buy come go hear send bring collect gather download import order
  receive range vary transfer pull drain translate convert read choose select divert filter release produce make generate
  create build retrieve scrape harvest recover hide shield restrict block`,
);

/** "light from old stars" becomes "light that comes from old stars". */
function fromAt(words: readonly Word[], i: number): Proposal | undefined {
  const [noun, from, next] = words.slice(i, i + 3);
  if (!noun || !given.has(noun.lower) || from?.lower !== "from" || !next || next.lower === "being") return undefined;
  if (words.slice(Math.max(0, i - 7), i).some(({ lemma }) => taking.has(lemma))) return undefined;
  const end = nounPhraseEnd(words, i + 2);
  if (end === undefined || words[end]?.lower === "to" || wholeTense(words) !== "present") return undefined;
  return insert(noun.end, ` that ${isPlural(noun) ? "come" : "comes"}`);
}

const relations = set(
  "gap difference differences relationship connection link tension conflict balance similarities parallels",
);

/** "the gap between rich and poor" becomes "the gap that exists between rich and poor". */
function betweenAt(words: readonly Word[], i: number): Proposal | undefined {
  const [noun, between] = words.slice(i, i + 2);
  if (!noun || !relations.has(noun.lower) || between?.lower !== "between") return undefined;
  const article = words[i - 1]?.pos === "ADJ" ? words[i - 2] : words[i - 1];
  if (article?.lower !== "the" || wholeTense(words) !== "present") return undefined;
  if (words.slice(Math.max(0, i - 4), i).some(({ lemma }) => ["be", "there", "find", "strike"].includes(lemma)))
    return undefined;
  return insert(noun.end, ` that ${isPlural(noun) ? "exist" : "exists"}`);
}

const means = set(
  `tool tools method methods technique techniques approach approaches system systems device devices strategy strategies
  framework frameworks algorithm algorithms equipment software materials machine machines instrument instruments`,
);

/** "a tool for measuring heat" becomes "a tool that is used for measuring heat". */
function forDoing(words: readonly Word[], i: number): Proposal | undefined {
  const [noun, preposition, verb, object] = words.slice(i, i + 4);
  if (!noun || !means.has(noun.lower) || preposition?.lower !== "for" || !object || noun.pos !== "NOUN")
    return undefined;
  if (!/^[a-z]{3,}ing$/.test(verb?.lower ?? "") || verb!.lower === "being" || object.pos === "PUNCT") return undefined;
  if (words[i - 1]?.pos === "ADJ") return undefined;
  if (words.slice(Math.max(0, i - 6), i).some(({ lower, lemma }) => proposing.has(lemma) || lower === "new"))
    return undefined;
  if (wholeTense(words) !== "present") return undefined;
  return insert(noun.end, ` that ${isPlural(noun) ? "are" : "is"} used`);
}

/** A means that somebody has only now made, or wants, is not in use yet. */
const proposing = set(
  "propose introduce present develop need want require search look ask find suggest design create use",
);

/** "Jakob, a young sailor, wants" becomes "Jakob, who is a young sailor, wants". */
function whoIs(words: readonly Word[], comma: number): Proposal | undefined {
  const [mark, article] = words.slice(comma, comma + 2);
  const named = words[comma - 1];
  if (mark?.text !== "," || !article || !/^an?$/.test(article.lower) || named?.pos !== "PROPN") return undefined;
  if (words.slice(0, comma).some(({ pos }) => !["PROPN", "ADJ", "DET", "NOUN"].includes(pos))) return undefined;
  const end = nounPhraseEnd(words, comma + 1);
  if (end === undefined || !isPersonNoun(words[end - 1]!) || isPlural(words[end - 1]!)) return undefined;
  const close = words.findIndex(({ text }, k) => k >= end && text === ",");
  if (close < 0 || close > end + 6 || words.slice(end, close).some((_, k) => verbGroupAt(words, end + k)))
    return undefined;
  const verb = verbGroupAt(words, words[close + 1]?.pos === "ADV" ? close + 2 : close + 1);
  if (!verb || verb.tense === "modal") return undefined;
  return insert(article.start, `who ${verb.tense === "past" ? "was" : "is"} `);
}
