import type { ParsedBlock, ParsedSentence, ParsedWord } from "@rewright/engine";

/** Formats the sentences of a text block as a paragraph in CoNLL-U. The first sentence gets the number `firstId`. */
export function toConllu({ sentences }: ParsedBlock, firstId: number): string {
  return `# newpar\n${sentences.map((sentence, i) => sentenceLines(sentence, firstId + i)).join("")}`;
}

/** Returns the lines of a sentence in CoNLL-U, followed by an empty line. */
function sentenceLines({ words }: ParsedSentence, id: number): string {
  const comments = [`# sent_id = ${id}`, `# text = ${sentenceText(words)}`];
  return `${[...comments, ...words.map(wordLine)].join("\n")}\n\n`;
}

function sentenceText(words: readonly ParsedWord[]): string {
  return words
    .map(({ form, spaceAfter }) => inOneLine(form) + (spaceAfter ? " " : ""))
    .join("")
    .trimEnd();
}

function wordLine({ form, lemma, pos, tag, head, relation, ...rest }: ParsedWord, place: number): string {
  const columns = [place + 1, inOneLine(form), inOneLine(lemma), pos, tag, "_", head + 1, relation, "_", miscOf(rest)];
  return columns.join("\t");
}

/**
 * Returns the last column (MISC) of a word. Leaves out a margin that is not finite, which means that the parser had no
 * alternative for the arc.
 */
function miscOf({ margin, spaceAfter }: Pick<ParsedWord, "margin" | "spaceAfter">): string {
  const attributes = [
    ...(Number.isFinite(margin) ? [`Margin=${Math.round(margin)}`] : []),
    ...(spaceAfter ? [] : ["SpaceAfter=No"]),
  ];
  return attributes.join("|") || "_";
}

/** Returns a word or lemma without tabs and line breaks, which would break the CoNLL-U format. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\s\u0085]+/g, " ");
}
