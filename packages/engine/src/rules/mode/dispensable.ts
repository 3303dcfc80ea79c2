import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Context } from "../rule.ts";

/** What denies, limits, orders or compares, and what says who says so. */
const binding = wordSet(`
  not n't no never none nobody nothing neither nor without hardly barely scarcely rarely seldom unless except only solely
  merely must shall should cannot ca wo if whereas unlike than versus compared least hour hours minutes days weeks half
  say said says tell told ask asked argue argued argues claim claims claimed warn warned report reported reports stated
  suggest suggests conclude concludes concluded note notes noted explain explains explained heard questioned urged contend
  contends called according reportedly allegedly researchers experts critics authors define defined advise advised
  recommend recommended entitled consult require requires required percent hundred thousand million billion two three
  four five six seven eight nine ten dozen twice second third`);
/** Reasons and what is found, which a sentence takes along as a whole but a phrase must not take from its sentence. */
const reasoning = wordSet(`
  because since although though despite until instead rather however but so therefore thus
  provided assuming otherwise find finds found show shows believe believes studies research known one first`);

/** True for words that hold no figure, quotation, denial, duty, comparison, condition, reason or speaker. */
export function isFree(words: readonly Word[]): boolean {
  const isSentence = /^[.!]$/.test(words.at(-1)!.text);
  return words.every(
    ({ lower, pos, text }, i) =>
      !binding.has(lower) &&
      (isSentence || !reasoning.has(lower)) &&
      (pos !== "NUM" || words[i + 1]?.lower === "of") &&
      !/^(?:\d|["“”()[\]:;—–*_`/])/u.test(text),
  );
}

export const sets = {
  /** Words that count sentences, place them in time, set them against others or conclude from them. */
  order: wordSet(`
    another first second third next then finally last lastly later eventually hand contrast step however but yet conversely instead
    nevertheless nonetheless meanwhile result consequence consequently hence thus therefore so thereby`),
  /** Who writes alone, or is told of. */
  person: wordSet("i me my he him his she her i'm"),
  /** Words of a story or a report of one's own doings. */
  story: wordSet("i we he she my our his her him me us"),
  /** Words that count the items of a list or take them together. */
  counting: wordSet("both between either two three four five combination mix balance such of"),
};

/** Words that point back. */
const pointing = wordSet(`
  this these it its they their them such that those he his she him her here there so thus therefore hence however but
  yet still instead and or nor then another other others both neither either only even same conversely consequently
  similarly likewise otherwise nevertheless nonetheless meanwhile too again rather accordingly regardless despite
  second third finally equally former latter doing`);

/** What a text is itself, which "this" may mean without having been named. */
const texts = /^(?:article|essay|paper|study|work|report|post|guide|document)$/;

/**
 * True where a sentence points, by its first words or by the subject behind an opening phrase, at what stands before it:
 * at the sentence before, if it is not at something that others before that have named.
 */
export function pointsBack(
  words: readonly Pick<Word, "lower" | "pos">[],
  context?: Pick<Context, "said" | "number">,
): boolean {
  const comma = words.slice(0, 9).findIndex(({ lower }) => lower === ",");
  const opening = words.slice(0, Math.max(6, comma + 3));
  return opening.some(({ lower }, i) => {
    const isFirst = i === 0 || i === comma + 1;
    if (isFirst ? !pointing.has(lower) : !late.test(lower)) return false;
    const noun = opening.slice(i + 1, i + 3).find(({ pos }) => pos === "NOUN") as Word | undefined;
    const isKnown = context && noun && context.said.get(noun.lemma) !== undefined;
    return !/^(?:this|these|such)$/.test(lower) || !noun || !(isKnown || texts.test(noun.lower));
  });
}

const late = /^(?:this|these|such|another|example|instance|contrast|turn)$/;

const singular = wordSet("it its itself");
const plural = wordSet("they them their themselves");
const pointers = wordSet("this these that those such");

/** True where a pronoun behind the words from `from` to `to` may stand for a noun among them, and for none before. */
export function isNeeded(words: readonly Word[], from: number, to: number): boolean {
  const fits = (word: Word, pronoun: Word) => word.pos === "NOUN" && isPlural(word) === plural.has(pronoun.lower);
  return words.slice(to, to + 30).some((pronoun) => {
    if (!singular.has(pronoun.lower) && !plural.has(pronoun.lower))
      return pointers.has(pronoun.lower) && pronoun.pos === "PRON" && pronoun.tag === "DT";
    const own = words.slice(from, to).some((word) => fits(word, pronoun));
    const rivals = [...words.slice(0, from), ...words.slice(to, words.indexOf(pronoun))];
    return own && !rivals.some((word) => fits(word, pronoun));
  });
}
