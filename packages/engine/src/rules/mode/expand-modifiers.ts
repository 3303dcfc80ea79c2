import type { Word } from "../../document/document.ts";
import { articleFor } from "../../grammar/article.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { matchCase } from "../../lexicon/template.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

const articles = new Set(["a", "an"]);

/** Adverbs that would say something else after the noun. */
const bound = new Set(
  "newly freshly recently previously only early family supply daily weekly monthly yearly".split(" "),
);

/** Unpacks a participle with its adverb before a noun into a clause after it. */
export const expandModifiers: Rule = {
  id: "expand-modifiers",
  modes: ["expand"],
  adds: true,
  summary: "A clause says in full what was packed in front of the noun.",
  stage: "rhythm",
  level: 3,
  propose: ({ words }) => words.flatMap((_, i) => unpack(words, i) ?? []),
};

function unpack(words: readonly Word[], i: number): Proposal | undefined {
  const [article, adverb, participle, noun, after] = words.slice(i, i + 5);
  if (!article || !articles.has(article.lower) || !adverb || !participle || noun?.pos !== "NOUN") return undefined;
  if (adverb.pos !== "ADV" || !adverb.lower.endsWith("ly") || bound.has(adverb.lower) || isPlural(noun))
    return undefined;
  if (!formsOf(participle.lower, participle.lemma).includes("en") || participle.lower.endsWith("ing")) return undefined;
  // The clause takes the present tense, so the whole sentence must be in it.
  if (words.some((_, k) => k !== i + 2 && verbGroupAt(words, k)?.tense === "past")) return undefined;
  const goesOn = after?.lower === "that";
  if (!goesOn && after?.text !== "." && after?.text !== "," && after?.text !== ";") return undefined;
  const wording = `${articleFor(noun.text)} ${noun.text} that is ${adverb.text} ${participle.text}${goesOn ? " and" : ""}`;
  return replace(article.start, noun.end, matchCase(wording, article.text));
}
