import type { Sentence } from "../../document/document.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type Proposal, replace } from "../rule.ts";
import { expandRule, finiteForm, insert } from "./expand-tools.ts";

/** Turns the phrase that says which people are meant into a clause: "people with diabetes" into "who have diabetes". */
export const expandPeople = expandRule("expand-people", 3, ["expand"], ({ sentence, words }) =>
  words.flatMap((_, i) => openState(sentence, i) ?? openPhrase(sentence, i) ?? []),
);

const anyone = wordSet("those anyone everyone someone anybody everybody somebody");
/** Verbs of what people do for a while: "anyone looking for" becomes "anyone who is looking for". */
const underWay = wordSet("look try hope search plan struggle wait travel visit prepare recover");
const minded = wordSet("interested willing able affected involved eager curious new responsible unfamiliar familiar");

/** Turns "anyone looking for a flat" into "anyone who is looking for a flat". */
function openState({ words, tree }: Sentence, i: number): Proposal | undefined {
  const { tag, lemma, lower, start, end } = words[i]!;
  const noun = words[i - 1];
  if (!noun || !anyone.has(noun.lower) || tree.heads[i] !== i - 1) return undefined;
  const plural = noun.lower === "those";
  if (lower === "seeking") return replace(start, end, `who ${finiteForm(lemma, plural, "present")}`);
  if (!["IN", "TO"].includes(words[i + 1]?.tag ?? "")) return undefined;
  const isState = tag === "VBG" ? underWay.has(lemma) : minded.has(lower);
  return isState ? insert(noun.end, ` who ${finiteForm("be", plural, "present")}`) : undefined;
}

const people = wordSet(`people individuals children patients adults women men students persons families learners workers
  employees teenagers citizens players seniors visitors guests communities farmers users customers teachers anyone someone`);
const places = wordSet("area region country city community village town district neighborhood neighbourhood state");
const origins = wordSet("background family country community culture region state household walk");
/** Nouns before which "with" does not mean "have": "people with respect". */
const loose = wordSet("intent aim view people child friend family parent each other one regard respect");

/** Matches illnesses, before which "with" always means "have". */
const illness =
  /(?:itis|osis|[ae]mia|betes|diseases?|disorders?|syndrome|cancer|disabilit(?:y|ies)|illness(?:es)?|autism|asthma|dementia)$/;

/** Turns "people with diabetes" into "people who have diabetes", "families in Rome" into "… who live in Rome". */
function openPhrase({ words, tree }: Sentence, i: number): Proposal | undefined {
  const [word, next] = [words[i]!, words[i + 1]];
  if (!people.has(word.lower) || !next || next.pos !== "ADP") return undefined;
  const noun = tree.heads[i + 1]!;
  const isWith = next.lower === "with";
  const isOwn = tree.heads[noun] === i && tree.relations[noun] === "nmod" && (!isWith || isSure(tree, noun));
  if (!isOwn && !(isWith && illness.test(words[noun]?.lower ?? ""))) return undefined;
  const isMeant = /^(?:of|the)$/.test(words[i - 1]?.lower ?? "");
  if (noun - i > 5 || words[noun]!.pos !== "NOUN" || isMeant) return undefined;
  const { lemma, lower } = words[noun]!;
  const determined = childrenBy(tree, noun, "det", "nmod").some((k) => k < noun && words[k]!.lower !== "a");
  const has = finiteForm("have", !anyone.has(word.lower), "present");
  if (isWith) return !determined && !loose.has(lemma) ? replace(next.start, next.end, `who ${has}`) : undefined;
  if (word.tag !== "NNS" && word.lower !== "people") return undefined;
  if (next.lower === "from") return origins.has(lemma) && !determined ? insert(word.end, " who come") : undefined;
  if (next.lower === "in" && /^\d0s$/.test(lower)) return insert(word.end, " who are");
  return next.lower === "in" && places.has(lemma) ? insert(word.end, " who live") : undefined;
}
