import { damages } from "./damage.ts";
import { auroc, calibrationError, mean, type Scored, shareAbove, thresholdAt, truePositivesAt } from "./figures.ts";
import type { Labelled } from "./material.ts";

/** Returns how much a text reads like machine-written prose, 0 to 1; null if the text is too short. */
export type Detector = (text: string) => number | null;

export interface DetectorFigures {
  readonly humans: number;
  readonly machines: number;
  /** The number of texts that were too short for a score. */
  readonly unsaid: number;
  readonly auroc: number | null;
  readonly truePositivesAt1: number | null;
  readonly truePositivesAt5: number | null;
  readonly calibrationError: number | null;
  readonly byDomain: readonly GroupFigures[];
  readonly byGenerator: readonly GroupFigures[];
  readonly bySource: readonly GroupFigures[];
  readonly damage: readonly DamageFigures[];
}

/** The detector's figures for a group of texts. The threshold is the score that 5 % of all human texts exceed. */
interface GroupFigures {
  readonly name: string;
  readonly humans: number;
  readonly machines: number;
  readonly auroc: number | null;
  readonly truePositives: number | null;
  readonly falsePositives: number | null;
  readonly calibrationError: number | null;
}

interface DamageFigures {
  readonly name: string;
  readonly texts: number;
  /** The mean score of the texts, and the share of texts above the threshold. */
  readonly likeness: number;
  readonly found: number;
}

type Row = Labelled & Scored;

/**
 * Measures a detector on texts whose writer is known. Some machine-written texts are scored again after damage, such as
 * typos, which should not lower their score.
 */
export function measureDetector(
  detector: Detector,
  texts: readonly Labelled[],
  toDamage: readonly Labelled[],
): DetectorFigures {
  const rows: Row[] = texts.flatMap((text) => {
    const score = detector(text.text);
    return score === null ? [] : [{ ...text, score }];
  });
  const threshold = thresholdAt(0.05, rows) ?? 1;
  const humans = rows.filter(({ machine }) => !machine);
  const machines = rows.filter(({ machine }) => machine);
  const group = (name: string, members: readonly Row[]): GroupFigures => {
    const scores = (machine: boolean): number[] =>
      members.filter((row) => row.machine === machine).map(({ score }) => score);
    return {
      name,
      humans: scores(false).length,
      machines: scores(true).length,
      auroc: auroc(members),
      truePositives: shareAbove(threshold, scores(true)),
      falsePositives: shareAbove(threshold, scores(false)),
      calibrationError: calibrationError(members),
    };
  };
  const groups = (members: readonly Row[], by: (row: Row) => string): [string, Row[]][] =>
    [...Map.groupBy(members, by)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    humans: humans.length,
    machines: machines.length,
    unsaid: texts.length - rows.length,
    auroc: auroc(rows),
    truePositivesAt1: truePositivesAt(0.01, rows),
    truePositivesAt5: truePositivesAt(0.05, rows),
    calibrationError: calibrationError(rows),
    byDomain: groups(rows, ({ domain }) => domain).map(([name, members]) => group(name, members)),
    // A generator has no human texts: it is compared with all of them.
    byGenerator: groups(machines, ({ generator }) => generator).map(([name, members]) => ({
      ...group(name, members),
      auroc: auroc([...members, ...humans]),
    })),
    bySource: groups(humans, ({ source }) => source).map(([name, members]) => group(name, members)),
    damage: damages.map(({ name, damage }) => {
      const scores = toDamage.map(({ text }) => detector(damage(text))).filter((score) => score !== null);
      return { name, texts: scores.length, likeness: mean(scores), found: shareAbove(threshold, scores) ?? 0 };
    }),
  };
}
