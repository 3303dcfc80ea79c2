import { reasons } from "../../change-reasons.ts";
import type { Word } from "../../document/document.ts";
import type { Spellings } from "../../lexicon/lexicon.ts";
import { matchCase } from "../../lexicon/template.ts";
import { type Rule, replace } from "../rule.ts";

interface SpellingRule extends Pick<Rule, "id" | "summary" | "spelling"> {
  readonly spellings: ReadonlyMap<string, string>;
  /** Returns the other spelling of a word if it depends on the part of speech alone ("practice", "practise"). */
  readonly byPartOfSpeech: (word: Word) => string | undefined;
}

/** Returns a rule that writes words as one country does. A word with a capital inside a sentence, a name, is kept. */
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

/** Returns the rules that write British or American spelling; each runs where that spelling is asked for. */
export function spellingRules({ us, uk }: Spellings): Rule[] {
  return [
    spellingRule({
      id: "american-spelling",
      spelling: "us",
      summary: reasons.americanSpelling,
      spellings: us,
      byPartOfSpeech: () => undefined,
    }),
    spellingRule({
      id: "british-spelling",
      spelling: "uk",
      summary: reasons.britishSpelling,
      spellings: uk,
      byPartOfSpeech: ({ lower, pos }) => {
        if (/^practic(?:ed|ing)$/.test(lower) || (pos === "VERB" && /^practices?$/.test(lower)))
          return lower.replace("tic", "tis");
        if (pos === "NOUN" && /^licenses?$/.test(lower)) return lower.replace("s", "c");
        return undefined;
      },
    }),
  ];
}
