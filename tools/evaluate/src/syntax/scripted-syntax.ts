import { createTagSet, type Syntax } from "@rewright/engine/syntax";
import type { TreebankSentence } from "./treebank.ts";

const tagSet = createTagSet(["NOUN NN", "VERB VBZ", "PUNCT ."]);

/**
 * Makes a reader that needs no model: "sleep" is a verb, a word without letters is punctuation, all else a noun; the lemma is in
 * small letters; the first word is the root, each other one a subject of the word before it. The longer a word, the wider its margin.
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

/** Makes a treebank's sentence of lines "form UPOS lemma head label", heads counted from 1; a "+" before a form joins it to the one before. */
export function sentenceOf(lines: readonly string[], newParagraph = false): TreebankSentence {
  const words = lines.map((line, i) => {
    const [form = "", upos = "", lemma = "", head = "", label = ""] = line.replace(/^\+/, "").split(" ");
    const spaceAfter = !lines[i + 1]?.startsWith("+");
    return { form, lemma, upos, xpos: "", head: Number(head) - 1, label, spaceAfter, typo: false };
  });
  const text = words.map(({ form, spaceAfter }) => (spaceAfter ? `${form} ` : form)).join("");
  return { text: text.trimEnd(), newParagraph, words };
}
