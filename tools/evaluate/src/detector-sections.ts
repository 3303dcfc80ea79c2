import type { DetectorFigures } from "./detector.ts";
import { referenceDetector } from "./rivals.ts";
import { fixed, percent, table, whole } from "./table.ts";

/** Returns the page's sections on how well the detector tells machine-written from human texts. */
export function detectorSections(detector: DetectorFigures): string[] {
  const groups = (of: DetectorFigures["byDomain"]): string =>
    table(
      ["", "Human", "Machine", "AUROC", "True positives", "False positives", "Calibration error"],
      of.map((group) => [
        group.name,
        whole(group.humans),
        whole(group.machines),
        fixed(group.auroc, 3),
        percent(group.truePositives, 1),
        percent(group.falsePositives, 1),
        fixed(group.calibrationError, 3),
      ]),
    );
  return [
    "## The detector",
    `On ${whole(detector.humans)} human and ${whole(detector.machines)} machine texts of sources, subjects and models some of which it ` +
      `has not been trained on; ${whole(detector.unsaid)} were too short for it.`,
    table(
      ["", "AUROC", "True positives at 1 %", "True positives at 5 %", "Calibration error"],
      [
        [
          "**this engine**",
          fixed(detector.auroc, 3),
          fixed(detector.truePositivesAt1, 3),
          fixed(detector.truePositivesAt5, 3),
          fixed(detector.calibrationError, 3),
        ],
        [
          "a detector trained on data that may not be shipped",
          fixed(referenceDetector.auroc, 3),
          fixed(referenceDetector.at1, 3),
          fixed(referenceDetector.at5, 3),
          "",
        ],
      ],
    ),
    "In the tables below one threshold holds for all: the one that 5 % of all human texts pass.",
    "### By subject",
    groups(detector.byDomain),
    "### By generator, told from all human texts",
    groups(detector.byGenerator),
    "### False positives by source of human texts",
    table(
      ["Source", "Texts", "False positives"],
      detector.bySource.map(({ name, humans, falsePositives }) => [name, whole(humans), percent(falsePositives, 1)]),
    ),
    "### Damaged machine texts",
    table(
      ["Damage", "Texts", "Mean likeness", "Found"],
      detector.damage.map(({ name, texts, likeness, found }) => [
        name,
        whole(texts),
        fixed(likeness, 3),
        percent(found, 1),
      ]),
    ),
  ];
}
