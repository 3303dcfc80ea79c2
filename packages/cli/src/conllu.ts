import type { ParsedBlock, ParsedSentence, ParsedWord } from "@rewright/engine";

/** Returns the sentences of a block in CoNLL-U, as a paragraph; the first sentence has the number `firstId`. */
export function toConllu({ sentences }: ParsedBlock, firstId: number): string {
  return `# newpar\n${sentences.map((sentence, i) => sentenceLines(sentence, firstId + i)).join("")}`;
}

/** Returns the lines of a sentence and the empty one after it. */
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

/** Returns the last column. A margin that is not finite belongs to an arc without an alternative, and is left out. */
function miscOf({ margin, spaceAfter }: Pick<ParsedWord, "margin" | "spaceAfter">): string {
  const attributes = [
    ...(Number.isFinite(margin) ? [`Margin=${Math.round(margin)}`] : []),
    ...(spaceAfter ? [] : ["SpaceAfter=No"]),
  ];
  return attributes.join("|") || "_";
}

/** Returns a form or a lemma without the tabs and line ends that the format gives a meaning. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\s\u0085]+/g, " ");
}
