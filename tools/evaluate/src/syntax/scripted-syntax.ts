import { createTagSet, type Syntax } from "@rewright/engine/syntax";
import type { TreebankSentence } from "./treebank.ts";

const tagSet = createTagSet(["NOUN NN", "VERB VBZ", "PUNCT ."]);

/**
 * Creates a simulated tagger and parser that needs no model. "sleep" is a verb, a word without letters is punctuation,
 * every other word a noun; the lemma is the word in lower case. The first word is the root, each other one a subject of
 * the word before it. Longer words have higher confidence.
 */
export function scriptedSyntax(): Syntax {
  return {
    tagSet,
    lemmaOf: (form) => form.toLowerCase(),
    tag: (tokens) => Int32Array.from(tokens, ({ lower }) => (/\p{L}/u.test(lower) ? (lower === "sleep" ? 1 : 0) : 2)),
    parse: (tokens) => ({
      heads: Int32Array.from(tokens, (_, i) => i - 1),
      relations: tokens.map((_, i) => (i === 0 ? "root" : "nsubj:pass")),
      margins: Float64Array.from(tokens, ({ text }) => text.length),
    }),
  };
}

/**
 * Creates a treebank sentence from lines of the form "form UPOS lemma head label". Heads are counted from 1. A "+"
 * before the form means that no space precedes it.
 */
export function sentenceOf(lines: readonly string[], newParagraph = false): TreebankSentence {
  const words = lines.map((line, i) => {
    const [form = "", upos = "", lemma = "", head = "", label = ""] = line.replace(/^\+/, "").split(" ");
    const spaceAfter = !lines[i + 1]?.startsWith("+");
    return { form, lemma, upos, xpos: "", head: Number(head) - 1, label, spaceAfter, typo: false };
  });
  const text = words.map(({ form, spaceAfter }) => (spaceAfter ? `${form} ` : form)).join("");
  return { text: text.trimEnd(), newParagraph, words };
}
