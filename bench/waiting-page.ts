import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fixed, percent, table } from "../tools/evaluate/src/table.ts";
import { waitingHeading, withWaitingSection } from "../tools/evaluate/src/waiting-section.ts";
import {
  type QueueFigures,
  rounds,
  secondsPerRound,
  timesCapacity,
  type Waiting,
  wordsPerText,
} from "./queue-priority.ts";

const root = join(import.meta.dirname, "..");
const qualityPage = join(root, "docs/quality.md");
const constants = join(root, "packages/contract/src/measured.ts");

/** The measured figures that the product's pages may show. */
interface Measured {
  readonly premiumSeconds: number;
  readonly freeSeconds: number;
  readonly timesSooner: number;
}

/** Writes the measured waiting times to docs/quality.md and to the constants that the product's pages show. */
export function writeWaiting(figures: QueueFigures): void {
  const { inOrder, timesSooner } = figures;
  const secondsOf = (caller: Waiting["caller"]) => {
    const { medianMs } = inOrder.find((one) => one.caller === caller)!;
    return Number((medianMs / 1000).toFixed(1));
  };
  if (!Number.isFinite(timesSooner)) throw new Error("Too few texts were answered to say anything.");
  const measured = {
    timesCapacity,
    wordsPerText,
    premiumSeconds: secondsOf("premium"),
    freeSeconds: secondsOf("free"),
    timesSooner: roundedDown(timesSooner),
  };
  const lines = Object.entries(measured).map(([name, value]) => `  ${name}: ${value},`);
  writeFileSync(constants, `${constantsHead}\n${lines.join("\n")}\n} as const;\n`);
  const page = readFileSync(qualityPage, "utf8");
  const own = page.indexOf(waitingHeading);
  const others = own === -1 ? page : page.slice(0, own);
  writeFileSync(qualityPage, withWaitingSection(others, sectionOf(figures, measured)));
}

const constantsHead = `/**
 * The waiting times that \`npm run bench -- --write\` measured, the only ones that pages may show. Seconds are median
 * times until an answer. \`timesSooner\` is the time until an answer of free texts divided by that of premium texts:
 * the lowest ratio of any round, rounded down.
 */
export const waitingUnderLoad = {`;

/** Returns the sentence of docs/quality.md that contains the same figures as the constants. */
export function waitingSentence({ premiumSeconds, freeSeconds, timesSooner }: Measured): string {
  return (
    `Half of the premium texts were answered within ${fixed(premiumSeconds)} s, half of the free ones that were answered ` +
    `within ${fixed(freeSeconds)} s; in every round premium ones came at least ${timesSooner} times sooner.`
  );
}

function sectionOf({ workers, inOrder, asTheyCome }: QueueFigures, measured: Measured): string {
  const seconds = (ms: number): string => fixed(ms / 1000, 2);
  const rows = inOrder.map(({ caller, medianMs, p95Ms, refused }, i) => {
    const without = asTheyCome[i]!;
    return [
      caller,
      seconds(medianMs),
      seconds(p95Ms),
      percent(refused),
      seconds(without.medianMs),
      seconds(without.p95Ms),
      percent(without.refused),
    ];
  });
  return [
    waitingHeading,
    `Written by \`npm run bench -- --write\`, ${new Date().toISOString().slice(0, 10)}. For ${secondsPerRound} seconds the server's ` +
      `${workers} workers get ${timesCapacity} times the texts of ${wordsPerText} words that they can do, two fifths of them free ` +
      `and a fifth each of the others; ${rounds} rounds with the order of the queue and ${rounds} without, in turn, on a machine ` +
      "that also did other things, measured once the queue has filled for some seconds. Seconds until the answer, of the texts that were answered; the others were refused at once or " +
      "while they waited, and asked to come again.",
    waitingSentence(measured),
    table(
      [
        "Who",
        "Median, in order (s)",
        "95 of 100 (s)",
        "Refused",
        "Median, as they come (s)",
        "95 of 100, as they come (s)",
        "Refused, as they come",
      ],
      rows,
    ),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

/** Rounds down to one significant digit, because a ratio from a busy machine is not more precise. */
function roundedDown(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return Math.floor(value / unit) * unit;
}
