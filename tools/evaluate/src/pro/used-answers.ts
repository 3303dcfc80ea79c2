import type { Report, RewriteOptions } from "@rewright/engine";
import { splitWords } from "../sari.ts";
import { type Label, type LabelledAnswer, type LabelledSentence, labels } from "./model-answers.ts";
import type { PlacedPassage } from "./passages.ts";
import { byLabels } from "./readers.ts";
import type { Tokens } from "./scripted-model.ts";
import { type Checking, passageIn, type ScriptedPro } from "./scripted-pro.ts";
import { hasWords } from "./words-in.ts";

/** The number of words in some sentences, and how many of these words are in the result. */
export interface Share {
  readonly used: number;
  readonly words: number;
}

export type Shares = Readonly<Record<Label, Share>>;

/** How much of a writer's sentences Pro used, and the reports of the rewritten texts. */
export interface UsedAnswers {
  readonly shares: Shares;
  /** The report of each text. */
  readonly reports: ReadonlyMap<string, Report>;
  readonly tokens: Tokens;
}

/** An answer whose marks were replaced by the text that they represent. */
interface InPlace {
  readonly passage: PlacedPassage;
  readonly answer: string;
  readonly sentences: readonly LabelledSentence[];
}

/**
 * Rewrites the texts with one writer's answers in place of a language model's, and counts which of the sentences are in
 * the results.
 */
export async function useAnswers(
  pro: ScriptedPro,
  passages: ReadonlyMap<string, PlacedPassage>,
  answers: readonly LabelledAnswer[],
  by: "labels" | "rules",
  options: RewriteOptions,
): Promise<UsedAnswers> {
  const reports = new Map<string, Report>();
  const tokens: Tokens = { all: 0, plain: 0 };
  const found: (readonly [LabelledSentence, boolean])[] = [];
  for (const [text, own] of Map.groupBy(inPlace(passages, answers), ({ passage }) => passage.text)) {
    const checking: Checking = by === "rules" ? by : byLabels(own.flatMap(({ sentences }) => sentences));
    const marked = new Map(own.map(({ passage, answer }) => [passage.chunk.marked, answer]));
    const rewritten = await pro.rewrite({ text, answers: marked, checking, options });
    reports.set(text, rewritten.report);
    tokens.all += rewritten.tokens.all;
    tokens.plain += rewritten.tokens.plain;
    for (const { passage, sentences } of own) {
      const result = passageIn(rewritten.report, passage);
      for (const sentence of sentences) found.push([sentence, hasWords(result, sentence.text)]);
    }
  }
  return { shares: sharesOf(found), reports, tokens };
}

function inPlace(passages: ReadonlyMap<string, PlacedPassage>, answers: readonly LabelledAnswer[]): InPlace[] {
  return answers.flatMap(({ id, answer, sentences }) => {
    const passage = passages.get(id);
    if (!passage) return [];
    const inWords = sentences.map(({ text, label }) => ({ text: passage.inWords(text), label }));
    return [{ passage, answer: passage.answer(answer), sentences: inWords }];
  });
}

function sharesOf(found: readonly (readonly [LabelledSentence, boolean])[]): Shares {
  const share = (wanted: Label): Share => {
    const own = found.filter(([{ label }]) => label === wanted);
    const words = (list: typeof own): number => list.reduce((sum, [{ text }]) => sum + splitWords(text).length, 0);
    return { used: words(own.filter(([, isUsed]) => isUsed)), words: words(own) };
  };
  return Object.fromEntries(labels.map((label) => [label, share(label)])) as Record<Label, Share>;
}
