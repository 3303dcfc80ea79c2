import { detect, type Engine } from "@rewright/engine";
import { auroc, calibrationError, truePositivesAt } from "@rewright/evaluate/figures";
import type { Row } from "./rows.ts";

/** Returns the detector's figures on texts that it was not trained on. */
export function judgeDetector(engine: Pick<Engine, "tag" | "detector">, rows: readonly Row[]): Record<string, number> {
  const scored = rows.flatMap(({ text, label }) => {
    const { likeness } = detect(engine, text);
    return likeness === null ? [] : [{ score: likeness, machine: label === 1 }];
  });
  const figures = {
    texts: scored.length,
    auroc: auroc(scored),
    truePositivesAt1: truePositivesAt(0.01, scored),
    truePositivesAt5: truePositivesAt(0.05, scored),
    calibrationError: calibrationError(scored),
  };
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure ?? 0]));
}
