import type { Syntax } from "@rewright/engine/syntax";
import { type MarginFigures, measureMargins } from "./measure-margins.ts";
import { measureParsingSpeed, type ParsingSpeed } from "./measure-parsing-speed.ts";
import { measureRawText, type RawTextFigures } from "./measure-raw-text.ts";
import { measureSyntax, type SyntaxFigures } from "./measure-syntax.ts";
import type { Treebank } from "./treebank.ts";

/** The accuracy of the tagger, lemmatizer and parser on one treebank, and their speed. */
export interface ParserFigures {
  readonly treebanks: readonly TreebankFigures[];
  readonly speed: ParsingSpeed;
}

export interface TreebankFigures {
  readonly name: string;
  readonly sentences: number;
  readonly words: number;
  /** The accuracy when the words and sentences are given as in the treebank. */
  readonly ownWords: SyntaxFigures;
  readonly rawText: RawTextFigures;
  readonly margins: MarginFigures;
}

/** Measures how accurately and how fast treebanks are tagged and parsed. */
export async function measureParser(syntax: Syntax, treebanks: readonly Treebank[]): Promise<ParserFigures> {
  const sentences = treebanks.flatMap((treebank) => treebank.sentences);
  return {
    treebanks: treebanks.map((treebank) => measureTreebank(syntax, treebank)),
    speed: await measureParsingSpeed(syntax, sentences),
  };
}

function measureTreebank(syntax: Syntax, { name, sentences }: Treebank): TreebankFigures {
  return {
    name,
    sentences: sentences.length,
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
    ownWords: measureSyntax(syntax, sentences),
    rawText: measureRawText(syntax, sentences),
    margins: measureMargins(syntax, sentences),
  };
}
