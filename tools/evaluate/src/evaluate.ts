import { type Engine, rewrite } from "@rewright/engine";
import { measureAlternatives } from "./alternatives.ts";
import { measureEditing } from "./editing.ts";
import { type Gauge, measureGauge } from "./gauge.ts";
import type { GrammarChecker } from "./grammar-checker.ts";
import type { Material } from "./material.ts";
import { measureModes } from "./modes.ts";
import type { Part, Results } from "./results.ts";
import { measureSafety, type Safety } from "./safety.ts";
import { wordsPerSecond } from "./speed.ts";

/** What an evaluation works with. */
export interface Tools {
  readonly engine: Engine;
  readonly checker: GrammarChecker;
  /** Null for an engine without a gauge. */
  readonly gauge: Gauge | null;
  /** Is told what begins. */
  readonly begin: (part: Part) => void;
}

const sentencesForAlternatives = 200;

/** Measures the named parts on the material. */
export async function evaluate(material: Material, only: readonly Part[], tools: Tools): Promise<Results> {
  const { engine, checker, gauge } = tools;
  const runs = (part: Part): boolean => {
    if (only.includes(part)) tools.begin(part);
    return only.includes(part);
  };
  const safety = (texts: readonly { name: string; text: string }[]): Promise<Safety> =>
    measureSafety(
      texts,
      texts.map(({ text }) => rewrite(engine, text)),
      checker,
    );
  const sources = material.references.map(({ name, source }) => ({ name, text: source }));
  const machineTexts = material.machine.map(({ text }) => text);
  const rewritten = sources.map(({ text }) => rewrite(engine, text).text);
  return {
    ...(runs("references") && {
      references: { editing: measureEditing(material.references, rewritten), safety: await safety(sources) },
    }),
    ...(runs("corpora") && {
      corpora: { machine: await safety(material.machine), human: await safety(material.human) },
    }),
    ...(runs("modes") && {
      modes: measureModes(engine, [...sources.map(({ text }) => text), ...material.passages]),
    }),
    ...(runs("alternatives") && {
      alternatives: await measureAlternatives(engine, machineTexts, sentencesForAlternatives, checker),
    }),
    ...(gauge !== null &&
      material.labelled.length > 0 &&
      runs("gauge") && { gauge: measureGauge(gauge, material.labelled, material.machine) }),
    ...(runs("speed") && {
      speed: {
        rewrite: wordsPerSecond(machineTexts, (text) => rewrite(engine, text)),
        detect: gauge === null ? null : wordsPerSecond(machineTexts, gauge),
      },
    }),
  };
}
