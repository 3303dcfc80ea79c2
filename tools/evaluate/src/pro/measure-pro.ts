import { applyEdits, type Engine, rewrite } from "@rewright/engine";
import { measureEditing } from "../editing.ts";
import type { Reference } from "../material.ts";
import { type DamagedPlace, measureDamage, measureNames, type NameInResult } from "./damaged-answers.ts";
import type { LabelledAnswer, ModelAnswers, WrittenAnswer } from "./model-answers.ts";
import { type PlacedPassage, placePassages } from "./passages.ts";
import { createScriptedPro } from "./scripted-pro.ts";
import { type Shares, type UsedAnswers, useAnswers } from "./used-answers.ts";

/** How Humanize Pro treats written answers in which a person has judged every sentence. */
export interface ProFigures {
  readonly passages: number;
  /** The number of passages that are left out because the engine has other passage boundaries now. */
  readonly cutOtherwise: number;
  /**
   * For each writer, how many words of right, doubtful and wrong sentences Pro used: `reader` with a model that follows
   * the labels, `rules` with no model that compares.
   */
  readonly used: Readonly<Record<"a" | "b", { readonly reader: Shares; readonly rules: Shares }>>;
  readonly damage: readonly DamagedPlace[];
  readonly names: readonly NameInResult[];
  /** SARI of the careful writer's answers, of Lite, and of Pro with those answers (closeness to editors' versions). */
  readonly sari: { readonly answers: number; readonly lite: number; readonly pro: number };
  /**
   * The tokens that Pro uses with the careful writer's answers, divided by those of one plain request for each passage.
   */
  readonly tokens: number;
}

/** The level of strength at which each writer rewrote. */
const levels = { a: 7, b: 10 };

/** Measures Humanize Pro's checks on answers whose right and wrong sentences are known. */
export async function measurePro(
  engine: Engine,
  references: readonly Reference[],
  { passages, a, b, damaged }: ModelAnswers,
): Promise<ProFigures> {
  const placed = placePassages(engine, references, passages);
  const pro = createScriptedPro(engine);
  const use = async (answers: readonly LabelledAnswer[], level: number) => ({
    reader: await useAnswers(pro, placed, answers, "labels", { level }),
    rules: await useAnswers(pro, placed, answers, "rules", { level }),
  });
  const [careful, free] = [await use(a, levels.a), await use(b, levels.b)];
  const { tokens, reports } = careful.reader;
  const rewritten = references.filter(({ source }) => reports.has(source));
  return {
    passages: placed.size,
    cutOtherwise: passages.length - placed.size,
    used: { a: sharesOf(careful), b: sharesOf(free) },
    damage: await measureDamage(pro, placed, damaged),
    names: await measureNames(pro, placed, a),
    sari: {
      answers: sariOf(rewritten, (text) => withAnswers(text, placed, a)),
      lite: sariOf(rewritten, (text) => rewrite(engine, text).text),
      pro: sariOf(rewritten, (text) => reports.get(text)!.text),
    },
    tokens: tokens.all / tokens.plain,
  };
}

function sharesOf({ reader, rules }: Record<"reader" | "rules", UsedAnswers>) {
  return { reader: reader.shares, rules: rules.shares };
}

function sariOf(references: readonly Reference[], rewriteText: (text: string) => string): number {
  const rewritten = references.map(({ source }) => rewriteText(source));
  return measureEditing(references, rewritten).engine.sari;
}

/** Returns the text with each passage replaced by its unchecked answer. */
function withAnswers(
  text: string,
  passages: ReadonlyMap<string, PlacedPassage>,
  answers: readonly WrittenAnswer[],
): string {
  const own = answers.flatMap(({ id, answer }) => {
    const passage = passages.get(id);
    if (passage?.text !== text) return [];
    const { start, end } = passage.chunk;
    return [{ start, end, after: passage.inWords(answer) }];
  });
  return applyEdits(
    text,
    own.sort((one, other) => one.start - other.start),
  );
}
