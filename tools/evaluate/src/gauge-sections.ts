import type { GaugeFigures } from "./gauge.ts";
import { referenceDetector } from "./rivals.ts";
import { fixed, percent, table, whole } from "./table.ts";

/** The gauge's figures as sections of the page. */
export function gaugeSections(gauge: GaugeFigures): string[] {
  const groups = (of: GaugeFigures["byDomain"]): string =>
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
    "## The gauge",
    `On ${whole(gauge.humans)} human and ${whole(gauge.machines)} machine texts of sources, subjects and models some of which it ` +
      `has not been trained on; ${whole(gauge.unsaid)} were too short for it.`,
    table(
      ["", "AUROC", "True positives at 1 %", "True positives at 5 %", "Calibration error"],
      [
        [
          "**this engine**",
          fixed(gauge.auroc, 3),
          fixed(gauge.truePositivesAt1, 3),
          fixed(gauge.truePositivesAt5, 3),
          fixed(gauge.calibrationError, 3),
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
    groups(gauge.byDomain),
    "### By generator, told from all human texts",
    groups(gauge.byGenerator),
    "### False positives by source of human texts",
    table(
      ["Source", "Texts", "False positives"],
      gauge.bySource.map(({ name, humans, falsePositives }) => [name, whole(humans), percent(falsePositives, 1)]),
    ),
    "### Damaged machine texts",
    table(
      ["Damage", "Texts", "Mean likeness", "Found"],
      gauge.damage.map(({ name, texts, likeness, found }) => [
        name,
        whole(texts),
        fixed(likeness, 3),
        percent(found, 1),
      ]),
    ),
  ];
}
