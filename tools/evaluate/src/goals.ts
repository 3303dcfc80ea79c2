import type { LevelFigures } from "./depth/measure-levels.ts";
import { type SignFigures, shareOfWay } from "./depth/measure-signs.ts";
import type { ModeFigures } from "./modes.ts";
import type { DamagedPlace } from "./pro/damaged-answers.ts";
import type { ProFigures } from "./pro/measure-pro.ts";
import type { Share } from "./pro/used-answers.ts";
import { perHundred, type StrictReading } from "./readings/strict-readings.ts";
import type { Kind } from "./readings/wrong-changes.ts";
import type { EngineFigures, Results } from "./results.ts";
import type { Safety } from "./safety.ts";
import type { TreebankFigures } from "./syntax/measure-parser.ts";
import { fixed, percent, whole } from "./table.ts";

/** A measured figure and the goal that it should reach. */
export interface Goal {
  readonly measure: string;
  readonly goal: string;
  readonly figure: string;
  /** Whether the goal is reached. Undefined if a person must read the results to decide. */
  readonly met?: boolean;
}

/** Returns the figures of one rewriting engine, each with its goal. All engines have the same goals. */
export function engineGoals(figures: EngineFigures): Goal[] {
  return [...editingGoals(figures), ...corporaGoals(figures), ...speedGoals(figures)];
}

/** Returns all figures that do not belong to one engine, each with its goal. */
export function otherGoals(results: Results): Goal[] {
  return [
    ...(results.levels ? levelGoals(results.levels) : []),
    ...(results.signs ?? []).map(signGoal),
    ...(results.modes ? modeGoals(results.modes) : []),
    ...alternativesGoals(results),
    ...readingGoals(results),
    ...(results.strictReadings ?? []).flatMap(strictReadingGoals),
    ...detectorGoals(results),
    ...(results.detectorSpeed === undefined
      ? []
      : [atLeast("Detector, words a second on one core", 20_000, results.detectorSpeed, whole)]),
    ...parserGoals(results),
  ];
}

/**
 * Returns the figures of Humanize Pro's checks, each with its goal. They were measured with answers that people wrote
 * in place of a language model.
 */
export function proGoals({ used, damage, names, sari, tokens }: ProFigures): Goal[] {
  const reached = (by: keyof DamagedPlace["reaches"], kinds?: readonly string[]): number =>
    damage.filter(({ kind, reaches }) => reaches[by] && (kinds?.includes(kind) ?? true)).length;
  const places = (kinds: readonly string[]): number => damage.filter(({ kind }) => kinds.includes(kind)).length;
  const share = (measure: string, goal: number, { used: count, words }: Share): Goal =>
    atLeast(measure, goal, count / words, (value) => percent(value, 1));
  const damaged = `Of ${damage.length} damaged places, reach the result`;
  return [
    share("Words of right sentences used, second reader by labels, a", 0.95, used.a.reader.ok),
    share("Words of right sentences used, second reader by labels, b", 0.9, used.b.reader.ok),
    share("Words of right sentences used, rules alone, a", 0.6, used.a.rules.ok),
    share("Words of right sentences used, rules alone, b", 0.35, used.b.rules.ok),
    none(`${damaged}: second reader that finds them`, reached("reader")),
    atMost(`${damaged}: rules alone`, 26, reached("rules"), whole),
    atMost(`${damaged}: second reader that always says faithful`, 55, reached("liar"), whole),
    none(`Of these, hard ones (${places(hardKinds)})`, reached("liar", hardKinds)),
    atMost(`Of these, ${markedKinds.join(", ")} (${places(markedKinds)})`, 10, reached("liar", markedKinds), whole),
    none(
      `Of ${names.length} exchanged names, reach the result: that reader`,
      names.filter(({ reaches }) => reaches).length,
    ),
    atLeast("SARI with the careful answers, two references", 60, sari.pro, fixed),
    atMost("Tokens over those of one plain request for each passage", 2.2, tokens, (value) => fixed(value, 2)),
  ];
}

/** Kinds of damage that Pro's checks must find in any case, even if a model calls the sentence faithful. */
const hardKinds = ["number", "negation", "modality", "quantifier", "condition"];
/** Kinds of damage that Pro's checks find only if particular words signal them. */
const markedKinds = ["attribution", "comparison", "tense"];

function editingGoals({ references }: EngineFigures): Goal[] {
  if (!references) return [];
  const { editing, safety } = references;
  const changed = editing.engine.changed!;
  return [
    atLeast("SARI, standard mode, two references", 55, editing.engine.sari, fixed),
    {
      measure: "Words changed, passages with references",
      goal: "12 to 25 %",
      figure: percent(changed, 1),
      met: changed >= 0.12 && changed <= 0.25,
    },
    ...safetyGoals("passages with references", safety),
  ];
}

function corporaGoals({ corpora }: EngineFigures): Goal[] {
  if (!corpora) return [];
  const { machine, human } = corpora;
  const ratio = machine.changed === 0 ? 0 : human.changed / machine.changed;
  return [
    ...safetyGoals(`${machine.texts} machine texts`, machine),
    ...safetyGoals(`${human.texts} human texts`, human),
    {
      measure: "Words changed, human over machine texts",
      goal: "at most 0.33",
      figure: `${percent(human.changed, 1)} / ${percent(machine.changed, 1)} = ${fixed(ratio, 2)}`,
      met: ratio <= 1 / 3,
    },
  ];
}

function safetyGoals(where: string, { broken, meaning, grammar, words }: Safety): Goal[] {
  const perThousand = (grammar.length / words) * 1000;
  return [
    none(`Protected spans broken, ${where}`, broken.length),
    none(`Sentences with a negation or modal changed, ${where}`, meaning.length),
    atMost(`New grammar findings per 1,000 words, ${where}`, 0.3, perThousand, (value) => fixed(value, 2)),
  ];
}

const leastChanged: Readonly<Record<number, number>> = { 1: 0.005, 4: 0.03, 7: 0.08, 10: 0.12 };

function levelGoals(levels: readonly LevelFigures[]): Goal[] {
  return [
    ...levels.map(({ level, changed }) =>
      atLeast(`Words changed at level ${level}`, leastChanged[level]!, changed, (value) => percent(value, 1)),
    ),
    ...levels
      .slice(1)
      .map(({ level, aboveLower }, i) =>
        atLeast(`Texts changed more by level ${level} than by level ${levels[i]!.level}`, 0.95, aboveLower, percent),
      ),
  ];
}

function signGoal(figures: SignFigures): Goal {
  return atLeast(`Share of the way to human texts: ${figures.sign}`, 0.5, shareOfWay(figures), percent);
}

function modeGoals(modes: readonly ModeFigures[]): Goal[] {
  const of = (mode: string): ModeFigures => modes.find((figures) => figures.mode === mode)!;
  const length = (value: number): string => `${value < 1 ? "−" : "+"}${percent(Math.abs(value - 1), 1)}`;
  const [shorten, expand, informal] = [of("shorten"), of("expand"), of("informal")];
  return [
    atMost("Simple: change of the Flesch-Kincaid grade", -1.5, of("simple").grade, (value) => fixed(value, 2)),
    {
      measure: "Shorten: change of length",
      goal: "−10 to −25 %",
      figure: length(shorten.length),
      met: shorten.length <= 0.9 && shorten.length >= 0.75,
    },
    none("Shorten: numbers, names, citations lost", shorten.lost.length),
    {
      measure: "Expand: change of length",
      goal: "+2 to +15 %",
      figure: length(expand.length),
      met: expand.length >= 1.02 && expand.length <= 1.15,
    },
    none("Formal: contractions left", of("formal").contractions.after),
    none("Academic: contractions left", of("academic").contractions.after),
    {
      measure: "Informal: contractions before → after",
      goal: "more",
      figure: `${informal.contractions.before} → ${informal.contractions.after}`,
      met: informal.contractions.after > informal.contractions.before,
    },
    ...sameGoals(modes),
  ];
}

/** Returns a line for each pair of modes that give the same result for more than a tenth of the texts. */
function sameGoals(modes: readonly ModeFigures[]): Goal[] {
  const pairs = modes.flatMap(({ mode, same }, i) =>
    modes.slice(i + 1).map((other) => ({ names: `${mode} and ${other.mode}`, share: same[other.mode]! })),
  );
  const alike = pairs.filter(({ share }) => share > 0.1);
  return [
    none(`Pairs of modes, of ${pairs.length}, that write the same for more than a tenth of the texts`, alike.length),
    ...alike.map(({ names, share }) => atMost(`The same text in ${names}`, 0.1, share, (value) => percent(value, 1))),
  ];
}

function alternativesGoals({ alternatives: figures }: Results): Goal[] {
  if (!figures) return [];
  return [
    atLeast(`Alternatives: share of ${figures.sentences} sentences with three`, 0.85, figures.enough, (value) =>
      percent(value, 1),
    ),
    atLeast("Alternatives: share with one of another construction", 0.85, figures.turned, (value) => percent(value, 1)),
    {
      measure: `Alternatives: doubtful among ${whole(figures.alternatives)}`,
      goal: "to read",
      figure: String(figures.suspicions.length),
    },
  ];
}

function detectorGoals({ detector }: Results): Goal[] {
  if (!detector) return [];
  const three = (value: number): string => fixed(value, 3);
  return [
    atLeast("Detector: AUROC", 0.952, detector.auroc ?? 0, three),
    atLeast("Detector: true positives at 5 % false positives", 0.8, detector.truePositivesAt5 ?? 0, three),
    atLeast("Detector: true positives at 1 % false positives", 0.672, detector.truePositivesAt1 ?? 0, three),
    { measure: "Detector: calibration error", goal: "", figure: fixed(detector.calibrationError, 3) },
  ];
}

function readingGoals({ readings }: Results): Goal[] {
  if (!readings) return [];
  const total = (of: "found" | "made", wanted: readonly Kind[]): number =>
    readings.kinds.filter(({ kind }) => wanted.includes(kind)).reduce((sum, figures) => sum + figures[of], 0);
  const serious: readonly Kind[] = ["grammar", "meaning"];
  const measure = (wanted: readonly Kind[]): string =>
    `Wrong changes still made, ${wanted.join(" and ")} (of ${total("found", wanted)})`;
  return [
    atMost(measure(serious), 10, total("made", serious), whole),
    none(measure(["grammar"]), total("made", ["grammar"])),
  ];
}

/** For each mode and level, the most wrong and the most clumsy changes that are allowed among 100. */
const strictGoals: Readonly<Record<string, { readonly wrong: number; readonly clumsy?: number }>> = {
  "standard 7": { wrong: 1.5, clumsy: 4 },
  "standard 10": { wrong: 2.5 },
};

function strictReadingGoals({ mode, level, changes, united }: StrictReading): Goal[] {
  const goals = strictGoals[`${mode} ${level}`];
  if (!goals) return [];
  const measure = (what: string): string => `Strict reading, ${mode} mode at level ${level}: ${what} of 100 changes`;
  const { wrong, clumsy } = goals;
  return [
    atMost(measure("wrong"), wrong, perHundred(united.a + united.b, changes), fixed),
    ...(clumsy === undefined ? [] : [atMost(measure("clumsy"), clumsy, perHundred(united.c, changes), fixed)]),
  ];
}

function parserGoals({ syntax }: Results): Goal[] {
  if (!syntax) return [];
  const { taggingAndParsing, longOverShort } = syntax.speed;
  return [
    ...syntax.treebanks.flatMap(treebankGoals),
    atLeast("Parser: words a second on one core, tagging and parsing", 20_000, taggingAndParsing, whole),
    atMost("Parser: time of 500 words, one sentence over ten", 1.5, longOverShort, (value) => fixed(value, 2)),
  ];
}

function treebankGoals({ name, ownWords }: TreebankFigures): Goal[] {
  const share = (measure: string, goal: number, figure: number): Goal =>
    atLeast(`Parser, own words of ${name}: ${measure}`, goal, figure, (value) => percent(value, 1));
  return [
    share("UPOS", 0.955, ownWords.upos),
    share("lemmas", 0.97, ownWords.lemmas),
    share("UAS", 0.855, ownWords.uas),
    share("LAS", 0.825, ownWords.las),
  ];
}

function speedGoals({ speed }: EngineFigures): Goal[] {
  if (!speed) return [];
  const { figure, goal } = speed;
  return [atLeast("Rewriting, words a second on one core", goal, figure, whole)];
}

type Show = (value: number) => string;

function atLeast(measure: string, goal: number, value: number, show: Show): Goal {
  return { measure, goal: `at least ${show(goal)}`, figure: show(value), met: value >= goal };
}

function atMost(measure: string, goal: number, value: number, show: Show): Goal {
  return { measure, goal: `at most ${show(goal)}`, figure: show(value), met: value <= goal };
}

function none(measure: string, count: number): Goal {
  return { measure, goal: "0", figure: String(count), met: count === 0 };
}
