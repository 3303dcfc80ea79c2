import { type Syntax, sentenceEnds, type Token, tokenize } from "@rewright/engine/syntax";
import { type Analysis, analyse, general } from "./analyse.ts";
import { type TreebankSentence, tokensOf } from "./treebank.ts";

/** The accuracy of splitting and parsing raw text, as F1 scores from 0 to 1. */
export interface RawTextFigures {
  readonly tokens: number;
  readonly sentences: number;
  readonly upos: number;
  readonly lemmas: number;
  readonly uas: number;
  readonly las: number;
}

/** The analysis of a text as lists of strings: one entry for each sentence, word, tag and so on, with its span. */
type Statements = Record<keyof RawTextFigures, string[]>;

/**
 * Measures the accuracy of tokens, sentences, tags, lemmas and arcs on raw paragraphs, as in the CoNLL 2018 shared
 * task.
 */
export function measureRawText(syntax: Syntax, sentences: readonly TreebankSentence[]): RawTextFigures {
  const right = noStatements();
  const own = noStatements();
  for (const [i, paragraph] of paragraphsOf(sentences).entries()) {
    const { text, tokens } = layOut(paragraph);
    for (const [k, sentence] of paragraph.entries()) state(right, i, tokens[k]!, sentence.words);
    for (const part of splitSentences(text)) state(own, i, part, analyse(syntax, part));
  }
  const figure = (measure: keyof RawTextFigures): number => f1(right[measure], own[measure]);
  return {
    tokens: figure("tokens"),
    sentences: figure("sentences"),
    upos: figure("upos"),
    lemmas: figure("lemmas"),
    uas: figure("uas"),
    las: figure("las"),
  };
}

function noStatements(): Statements {
  return { tokens: [], sentences: [], upos: [], lemmas: [], uas: [], las: [] };
}

function paragraphsOf(sentences: readonly TreebankSentence[]): TreebankSentence[][] {
  const paragraphs: TreebankSentence[][] = [];
  for (const sentence of sentences)
    if (sentence.newParagraph || paragraphs.length === 0) paragraphs.push([sentence]);
    else paragraphs.at(-1)!.push(sentence);
  return paragraphs;
}

/** Returns the text of a paragraph, with a space between sentences, and the positions of its words. */
function layOut(paragraph: readonly TreebankSentence[]): { text: string; tokens: Token[][] } {
  let text = "";
  const tokens = paragraph.map((sentence) => {
    const base = text.length;
    text += sentence.words.map(({ form, spaceAfter }) => (spaceAfter ? `${form} ` : form)).join("");
    if (!text.endsWith(" ")) text += " ";
    return tokensOf(sentence).map((token) => ({ ...token, start: base + token.start, end: base + token.end }));
  });
  return { text, tokens };
}

function splitSentences(text: string): Token[][] {
  const tokens = tokenize(text);
  const ends = sentenceEnds(tokens);
  return ends.map((end, i) => tokens.slice(ends[i - 1] ?? 0, end));
}

/** Adds a sentence's analysis to the lists. */
function state(to: Statements, paragraph: number, tokens: readonly Token[], words: readonly Analysis[]): void {
  const spans = tokens.map(({ start, end }) => `${paragraph}:${start}-${end}`);
  to.sentences.push(`${paragraph}:${tokens[0]!.start}-${tokens.at(-1)!.end}`);
  for (const [i, { upos, lemma, head, label }] of words.entries()) {
    const arc = `${spans[i]} < ${spans[head] ?? "root"}`;
    to.tokens.push(spans[i]!);
    to.upos.push(`${spans[i]} ${upos}`);
    to.lemmas.push(`${spans[i]} ${lemma}`);
    to.uas.push(arc);
    to.las.push(`${arc} ${general(label)}`);
  }
}

function f1(right: readonly string[], own: readonly string[]): number {
  const known = new Set(right);
  const shared = own.filter((statement) => known.has(statement)).length;
  return (2 * shared) / (right.length + own.length);
}
