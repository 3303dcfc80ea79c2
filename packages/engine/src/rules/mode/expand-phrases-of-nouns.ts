import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { type Proposal, replace } from "../rule.ts";
import { insert, set } from "./expand-tools.ts";

const wantWith = set(
  "has have had with that which who problem issue person someone man woman relationship deal place day time name",
);

/** "It is a town with a harbour" becomes "It is a town that has a harbour". */
export function withToHas(words: readonly Word[], i: number): Proposal | undefined {
  const [noun, preposition, article] = words.slice(i, i + 3);
  if (
    noun?.pos !== "NOUN" ||
    preposition?.lower !== "with" ||
    !article ||
    !/^(?:an?|many|several)$/.test(article.lower)
  )
    return undefined;
  if (wantWith.has(noun.lower) || isPersonNoun(noun) || isPlural(noun)) return undefined;
  const be = words.slice(Math.max(0, i - 5), i).findLastIndex(({ lemma }) => lemma === "be") + Math.max(0, i - 5);
  const start = words[be];
  if (!start || !["is", "was"].includes(start.lower) || !/^an?$/.test(words[be + 1]?.lower ?? "")) return undefined;
  if (nounPhraseEnd(words, be + 1) !== i + 1 || nounPhraseEnd(words, i + 2) === undefined) return undefined;
  return replace(preposition.start, preposition.end, start.lower === "is" ? "that has" : "that had");
}

/** "tools like hammers" becomes "tools such as hammers". */
export function likeToSuchAs(words: readonly Word[], i: number): Proposal | undefined {
  const [noun, like, example] = words.slice(i, i + 3);
  if (noun?.pos !== "NOUN" || like?.lower !== "like" || !example || !isPlural(noun) || isPersonNoun(noun))
    return undefined;
  if (!["NOUN", "PROPN"].includes(example.pos) || like.pos === "VERB") return undefined;
  if (words.some(({ lemma }) => resembling.has(lemma))) return undefined;
  if (words.slice(i + 2).some(({ lower }) => lower === "do" || lower === "does" || lower === "did")) return undefined;
  return replace(like.start, like.end, "such as");
}

const resembling = set("look feel sound act smell taste seem behave be appear treat work shine");

/** "in 1920" becomes "in the year 1920". */
export function theYear(words: readonly Word[], i: number): Proposal | undefined {
  const [preposition, year, after] = words.slice(i, i + 3);
  if (!preposition || !["in", "since", "by", "until"].includes(preposition.lower) || !year) return undefined;
  if (!/^(?:1[5-9]|20)\d\d$/.test(year.text) || (after && !["PUNCT", "ADP", "VERB", "AUX"].includes(after.pos)))
    return undefined;
  return after && /^[-–—)]$/.test(after.text) ? undefined : insert(preposition.end, " the year");
}

const ofNames = set(`
  population economy growth success impact history role government capital climate culture policy decision performance
  atmosphere surface structure popularity influence reputation rise fall decline importance significance value values
  future leaders leadership approach commitment efforts ability position relationship residents citizens`);

/** "Norway's economy" becomes "the economy of Norway". */
export function nameOwner(words: readonly Word[], i: number): Proposal | undefined {
  const [name, mark, noun, after] = words.slice(i, i + 4);
  const before = words[i - 1];
  if (name?.pos !== "PROPN" || mark?.lower !== "'s" || !noun || !ofNames.has(noun.lower) || !after) return undefined;
  if (before && !["VERB", "ADP", "SCONJ"].includes(before.pos)) return undefined;
  if (!["PUNCT", "VERB", "AUX", "ADP"].includes(after.pos) || after.lower === "of" || /^[-,]$/.test(after.text))
    return undefined;
  return {
    parts: [
      { start: name.start, end: name.start, after: `${before ? "the" : "The"} ${noun.lower} of ` },
      { start: mark.start, end: noun.end, after: "" },
    ],
  };
}
