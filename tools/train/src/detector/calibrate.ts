import type { Calibration } from "@rewright/engine/classify";

/** The score of a text by a model that was not trained on it, and the text's label. */
export interface Judged {
  readonly margin: number;
  readonly label: 0 | 1;
  readonly weight: number;
}

/** Fits a logistic regression that converts the model's margins to probabilities. */
export function calibrate(judged: readonly Judged[]): Calibration {
  let offset = 0;
  let slope = 1;
  for (let round = 0; round < 25; round++) {
    let [a, b, aa, ab, bb] = [0, 0, 1e-6, 0, 1e-6];
    for (const { margin, label, weight } of judged) {
      const chance = 1 / (1 + Math.exp(-offset - slope * margin));
      const curvature = weight * chance * (1 - chance);
      a += weight * (label - chance);
      b += weight * (label - chance) * margin;
      aa += curvature;
      ab += curvature * margin;
      bb += curvature * margin ** 2;
    }
    const determinant = aa * bb - ab ** 2;
    offset += (bb * a - ab * b) / determinant;
    slope += (aa * b - ab * a) / determinant;
  }
  return { offset, slope };
}
