import type { Word } from "../../document/document.ts";
import type { Example, Rule } from "../rule.ts";
import { replace } from "../rule.ts";
import { matchCase } from "../table.ts";
import { americanOf, britishOf } from "./pairs.ts";

interface SpellingRule extends Pick<Rule, "id" | "summary"> {
  readonly spellings: ReadonlyMap<string, string>;
  /** The other spelling of a word that differs by part of speech only. */
  readonly byPartOfSpeech: (word: Word) => string | undefined;
  readonly examples: readonly Example[];
}

/** Writes words as one country does. Names keep theirs: a capital inside a sentence is left alone. */
function spellingRule({ spellings, byPartOfSpeech, ...rule }: SpellingRule): Rule {
  return {
    ...rule,
    stage: "spelling",
    level: 1,
    propose: ({ words }) =>
      words.flatMap((word, i) => {
        const other = byPartOfSpeech(word) ?? spellings.get(word.lower);
        const isName = i > 0 && /^\p{Lu}/u.test(word.text) && words[i - 1]!.pos !== "PUNCT";
        // "Rigor mortis" is Latin in both countries.
        if (other === undefined || isName || words[i + 1]?.lower === "mortis") return [];
        return [replace(word.start, word.end, matchCase(other, word.text))];
      }),
  };
}

/** Runs when American spelling is asked for. */
const americanSpelling = spellingRule({
  id: "american-spelling",
  summary: "This is the American spelling.",
  spellings: americanOf,
  byPartOfSpeech: () => undefined,
  examples: [
    { before: "The neighbours organised a colourful parade.", after: "The neighbors organized a colorful parade." },
    {
      before: "She practised in the centre and travelled home.",
      after: "She practiced in the center and traveled home.",
    },
    { before: "Whilst the licence is grey, the cheque is not.", after: "While the license is gray, the check is not." },
    {
      before: "The defenceless, disorganised aeroplane was the centrepiece.",
      after: "The defenseless, disorganized airplane was the centerpiece.",
    },
    { before: "Both analyses agree with the survey.", after: "Both analyses agree with the survey." },
    { before: "We saw the Harbour Bridge and it was wise.", after: "We saw the Harbour Bridge and it was wise." },
  ],
});

/** Runs when British spelling is asked for. */
const britishSpelling = spellingRule({
  id: "british-spelling",
  summary: "This is the British spelling.",
  spellings: britishOf,
  byPartOfSpeech: ({ lower, pos }) => {
    if (/^practic(?:ed|ing)$/.test(lower) || (pos === "VERB" && /^practices?$/.test(lower)))
      return lower.replace("tic", "tis");
    if (pos === "NOUN" && /^licenses?$/.test(lower)) return lower.replace("s", "c");
    return undefined;
  },
  examples: [
    { before: "The neighbors organized a colorful parade.", after: "The neighbours organised a colourful parade." },
    {
      before: "They analyzed the fiber and canceled the trip.",
      after: "They analysed the fibre and cancelled the trip.",
    },
    {
      before: "With a practiced hand, the unauthorized pilot ate a savory snack.",
      after: "With a practised hand, the unauthorised pilot ate a savoury snack.",
    },
    { before: "The license arrived at the theater.", after: "The licence arrived at the theatre." },
    { before: "The size of the prize is a humorous detail.", after: "The size of the prize is a humorous detail." },
    { before: "He works at the Labor Department in town.", after: "He works at the Labor Department in town." },
  ],
});

/** Rules that only one spelling runs; choose/strength.ts says which. */
export const spellingRules: readonly Rule[] = [americanSpelling, britishSpelling];
