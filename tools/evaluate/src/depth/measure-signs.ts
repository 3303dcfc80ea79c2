import { type Engine, rewrite } from "@rewright/engine";
import type { Labelled } from "../material.ts";
import { splitWords } from "../sari.ts";

/** How often a sign of machine-written prose comes in 1,000 words. */
export interface SignFigures {
  readonly sign: string;
  readonly human: number;
  readonly machine: number;
  /** Of the machine-written texts, rewritten in standard mode at level 7. */
  readonly rewritten: number;
}

/** Words in -ing after a comma that open no participle clause. */
const notTails =
  "during|including|according|regarding|concerning|considering|being|following|excluding|pending|\\w*thing|morning|evening|string|spring";

/** Patterns of what machines write more often than people. They count; they do not judge a single place. */
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

/** Rewrites the machine-written texts and counts the signs before and after, and in the texts that people wrote. */
export function measureSigns(engine: Engine, labelled: readonly Labelled[]): SignFigures[] {
  const of = (machine: boolean): string[] => labelled.filter((one) => one.machine === machine).map(({ text }) => text);
  const human = countIn(of(false));
  const machine = countIn(of(true));
  const rewritten = countIn(of(true).map((text) => rewrite(engine, text, { mode: "standard", level: 7 }).text));
  return signs.map(([sign, pattern]) => {
    return { sign, human: human(pattern), machine: machine(pattern), rewritten: rewritten(pattern) };
  });
}

/** The share of the difference between machine-written and human texts that rewriting removes. */
export function shareOfWay({ human, machine, rewritten }: SignFigures): number {
  return (machine - rewritten) / (machine - human);
}

function countIn(texts: readonly string[]): (pattern: RegExp) => number {
  const words = texts.reduce((sum, text) => sum + splitWords(text).length, 0);
  return (pattern) => (1000 * texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)) / words;
}
