import { type Engine, rewrite } from "@rewright/engine";
import type { Labelled } from "../material.ts";
import { splitWords } from "../sari.ts";

/** How often a sign of machine-written prose, such as "not only", occurs in 1,000 words. */
export interface SignFigures {
  readonly sign: string;
  readonly human: number;
  readonly machine: number;
  /** The rate in the machine-written texts after rewriting them in standard mode at level 7. */
  readonly rewritten: number;
}

/** Words in -ing that begin no participle clause even after a comma, such as "during". */
const notTails =
  "during|including|according|regarding|concerning|considering|being|following|excluding|pending|\\w*thing|morning|evening|string|spring";

/**
 * Patterns that machine-written prose contains more often than human prose. They are only counted; a single match
 * proves nothing.
 */
const signs: readonly (readonly [string, RegExp])[] = [
  [
    "-ing tails",
    new RegExp(`, (?:(?:there|where)by |thus |\\w+ly |often |further )?(?!(?:${notTails})\\b)\\p{Ll}{3,}ing\\b`, "gu"),
  ],
  [
    "inflated words",
    /\b(?:(?:delv|leverag|utiliz|showcas|underscor)\p{L}+|foster(?:s|ed|ing)?|robust|seamless(?:ly)?|pivotal|vibrant|tapestry|landscapes?|testament|crucial(?:ly)?|remarkabl[ey]|fascinat\p{L}+|transformative|groundbreaking|invaluable|intricate(?:ly)?|nuanced|meticulous(?:ly)?|myriad|realms?|unwavering)\b/giu,
  ],
  [
    "stock closers",
    /\b(?:(?:stands?|serves?) as|a testament to|pav(?:e|es|ed|ing) the way|remains? to be seen|the (?:power|importance) of|a reminder (?:of|that)|long after)\b/giu,
  ],
  ["“not only”, “not just”", /\bnot (?:only|just|merely|simply)\b/giu],
  ["“rather than”", /\brather than\b/giu],
];

/**
 * Counts the signs of machine-written prose in human texts, and in machine-written texts before and after rewriting.
 */
export function measureSigns(engine: Engine, labelled: readonly Labelled[]): SignFigures[] {
  const of = (machine: boolean): string[] => labelled.filter((one) => one.machine === machine).map(({ text }) => text);
  const human = countIn(of(false));
  const machine = countIn(of(true));
  const rewritten = countIn(of(true).map((text) => rewrite(engine, text, { mode: "standard", level: 7 }).text));
  return signs.map(([sign, pattern]) => {
    return { sign, human: human(pattern), machine: machine(pattern), rewritten: rewritten(pattern) };
  });
}

/** Returns how much of the difference between machine-written and human texts the rewriting removes, 0 to 1. */
export function shareOfWay({ human, machine, rewritten }: SignFigures): number {
  return (machine - rewritten) / (machine - human);
}

function countIn(texts: readonly string[]): (pattern: RegExp) => number {
  const words = texts.reduce((sum, text) => sum + splitWords(text).length, 0);
  return (pattern) => (1000 * texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)) / words;
}
