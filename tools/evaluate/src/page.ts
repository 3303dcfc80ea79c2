import { levelsSection, signsSection } from "./depth/section.ts";
import { detectorSections } from "./detector-sections.ts";
import type { Score } from "./editing.ts";
import { engineGoals, type Goal, otherGoals, proGoals } from "./goals.ts";
import type { ModeFigures } from "./modes.ts";
import type { ProFigures } from "./pro/measure-pro.ts";
import { proSection } from "./pro/section.ts";
import { readingsSection } from "./readings/section.ts";
import { strictReadingsSection } from "./readings/strict-section.ts";
import type { EngineFigures, Results } from "./results.ts";
import { lite, proWithoutModel } from "./rewriters.ts";
import { rivals } from "./rivals.ts";
import type { Safety } from "./safety.ts";
import { syntaxSections } from "./syntax/section.ts";
import { fixed, percent, table, whole } from "./table.ts";

/**
 * Returns the results as a Markdown page. The goals come first; with `withRivals`, other tools' figures on the same
 * passages are added.
 */
export function page(results: Results, heading: string, withRivals: boolean): string {
  return [
    heading,
    "## Goals",
    ...goalTable(results),
    whichIsWhich(results.engines),
    ...(results.pro ? proGoalSections(results.pro) : []),
    ...editingSections(results.engines, withRivals),
    ...safetySections(results.engines),
    ...(results.levels ? levelsSection(results.levels) : []),
    ...(results.signs ? signsSection(results.signs) : []),
    ...(results.modes ? modeSections(results.modes) : []),
    ...strictReadingsSection(results.strictReadings ?? []),
    ...(results.readings ? readingsSection(results.readings) : []),
    ...(results.pro ? proSection(results.pro) : []),
    ...(results.detector ? detectorSections(results.detector) : []),
    ...(results.syntax ? syntaxSections(results.syntax) : []),
    "## How it is measured",
    how,
  ]
    .join("\n\n")
    .concat("\n");
}

const how = [
  "- **SARI** counts n-grams of one to four words: those kept, deleted and added, against what the editors did. It does not see " +
    "grammar or sense, and an edit that neither editor made counts as wrong even when it is right.",
  "- **Words changed** is the share of the source's words that do not come again in the same order, the mean over the texts.",
  "- **Machine and human texts** are drawn with a fixed seed, one from each subject in turn, each text as it is.",
  "- **Likeness** is the detector's mean over the texts, before → after. Humanize Pro chooses by the same detector, so that its own " +
    "figure says less than another detector's would.",
  "- **Grade** is the mean change of the Flesch-Kincaid grade; **length** is words after over words before, all texts together.",
  "- **Alternatives** are asked for one sentence of 8 to 40 words from each of the machine texts. They count when they differ in " +
    "more than case, spaces and punctuation; doubtful are those that lose or add something or have a new grammar finding. " +
    "One is of another construction where words that both have stand in another order, or the number of sentences, clauses or " +
    "passives differs, or a link between clauses.",
  "- **UPOS** are parts of speech, **UAS** arcs with the right head, **LAS** those with the right relation too. From raw text they " +
    "are F1 as in the CoNLL 2018 shared task: a word counts when its span is found, an arc when its head's span is right too. A " +
    "paragraph is its sentences with a space between them.",
  "- **Speed** is that of one thread, text after text, the best of three rounds after one to warm up.",
  "- Each run writes the suspicious cases behind the counts to `.cache/suspicions.txt`, to be read.",
].join("\n");

const metMark = (goal: Goal | undefined): string => (goal?.met === undefined ? "" : goal.met ? "yes" : "**no**");

/**
 * Returns the table of figures and goals, with a column for each engine, and the table of all other figures. Empty if
 * nothing was measured.
 */
function goalTable(results: Results): string[] {
  const all = results.engines.map(engineGoals);
  const shared = (all[0] ?? []).map(({ measure, goal }) => {
    const own = all.map((goals) => goals.find((one) => one.measure === measure));
    const others = own.map((one) => one?.goal).filter((one) => one !== undefined && one !== goal);
    return [measure, [goal, ...new Set(others)].join(", "), ...own.flatMap((one) => [one?.figure ?? "", metMark(one)])];
  });
  const single = otherGoals(results).map((one) => [one.measure, one.goal, one.figure, metMark(one)]);
  if (shared.length + single.length === 0) return [];
  return [table(["Measure", "Goal", ...results.engines.flatMap(({ name }) => [name, "Met"])], [...shared, ...single])];
}

function proGoalSections(figures: ProFigures): string[] {
  const rows = proGoals(figures).map((one) => [one.measure, one.goal, one.figure, metMark(one)]);
  return [
    "Humanize Pro's checks, on answers written by hand, with a script in the model's place:",
    table(["Measure", "Goal", "Figure", "Met"], rows),
  ];
}

function whichIsWhich(engines: readonly EngineFigures[]): string {
  return engines.map((figures) => `- **${figures.name}** is ${describe(figures)}`).join("\n");
}

function describe({ name, references, tokensPer1000 }: EngineFigures): string {
  if (name === lite)
    return "the local engine; modes, alternatives, wrong changes, the detector and the parser are measured with it.";
  if (name === proWithoutModel)
    return "what Humanize Pro does where no language model is configured: the local engine, searching deeper.";
  const wrote = references
    ? `, which wrote ${percent(references.byModel)} of the sentences; the rest is the local engine's, or unchanged`
    : "";
  const tokens =
    tokensPer1000 === undefined ? "" : ` It took ${whole(tokensPer1000)} tokens, in and out, for 1,000 words.`;
  return `Humanize Pro with that language model${wrote}.${tokens}`;
}

function editingSections(engines: readonly EngineFigures[], withRivals: boolean): string[] {
  const measured = engines.flatMap(({ name, references }) => (references ? [{ name, ...references.editing }] : []));
  const [first] = measured;
  if (!first) return [];
  const row = (name: string, score: Score): string[] => {
    const { sari, keep, delete: deleted, add, changed, references } = score;
    return [name, String(references), fixed(sari), fixed(keep), fixed(deleted), fixed(add), percent(changed, 1)];
  };
  const [a, b] = first.editors as [Score, Score];
  const known = withRivals ? rivals.filter(({ sari }) => sari !== null) : [];
  return [
    "## Beside careful editors",
    `${first.passages} machine-written passages (${whole(first.words)} words), each edited by two people who did not see ` +
      "each other's work. SARI (Xu and others, 2016) is the mean of keep, delete and add, 0 to 100; it compares only with " +
      "figures that rest on as many references.",
    table(
      ["", "References", "SARI", "Keep", "Delete", "Add", "Words changed"],
      [
        ...measured.map(({ name, engine }) => row(`**${name}**`, engine)),
        row("the source, unchanged", first.source),
        ...known.map((rival) => [
          rival.name,
          "2",
          fixed(rival.sari),
          "",
          "",
          fixed(rival.add),
          percent(rival.changed, rival.changed < 0.1 ? 1 : 0),
        ]),
        ...measured.map(({ name, alone }) => row(`**${name}** against editor A`, alone[0]!)),
        row("editor B against editor A", b),
        ...measured.map(({ name, alone }) => row(`**${name}** against editor B`, alone[1]!)),
        row("editor A against editor B", a),
      ],
    ),
    ...(withRivals ? rivalSections() : []),
    "### Each passage",
    table(
      ["Passage", ...measured.flatMap(({ name }) => [`SARI, ${name}`, `Words changed, ${name}`])],
      first.rows.map(({ name }, i) => [
        name,
        ...measured.flatMap(({ rows }) => [fixed(rows[i]!.sari), percent(rows[i]!.changed, 1)]),
      ]),
    ),
  ];
}

/** Returns the page's section on mistakes that other tools make. */
function rivalSections(): string[] {
  return [
    "The rivals are open tools with default settings, measured once on the same passages. Their errors were counted by hand " +
      "on eleven other passages (2,301 words):",
    table(
      [
        "Rival",
        "Words changed",
        "Grammar errors per 1,000",
        "Meaning breaks",
        "Protected spans broken",
        "Words a second",
      ],
      rivals
        .filter(({ errorsPer1000 }) => errorsPer1000 !== null)
        .map(({ name, changed, errorsPer1000, meaningBreaks, broken, wordsPerSecond }) => [
          name,
          percent(changed, changed < 0.1 ? 1 : 0),
          fixed(errorsPer1000, 1),
          whole(meaningBreaks),
          broken,
          whole(wordsPerSecond),
        ]),
    ),
  ];
}

function safetySections(engines: readonly EngineFigures[]): string[] {
  const row = (name: string, safety: Safety): string[] => {
    const { texts, words, changed, likeness, broken, meaning, grammar } = safety;
    return [
      name,
      whole(texts),
      whole(words),
      percent(changed, 1),
      likeness ? `${fixed(likeness.before, 3)} → ${fixed(likeness.after, 3)}` : "–",
      whole(broken.length),
      whole(meaning.length),
      whole(grammar.length),
      fixed((grammar.length / words) * 1000, 2),
    ];
  };
  const rows = [
    ...engines.flatMap(({ name, references }) =>
      references ? [row(`passages with references, ${name}`, references.safety)] : [],
    ),
    ...engines.flatMap(({ name, corpora }) => (corpora ? [row(`machine texts, ${name}`, corpora.machine)] : [])),
    ...engines.flatMap(({ name, corpora }) => (corpora ? [row(`human texts, ${name}`, corpora.human)] : [])),
  ];
  if (rows.length === 0) return [];
  return [
    "## What must not happen",
    "Standard mode at the default level. Spans are counted that the engine protects and edited, and code, addresses, quotations, " +
      "citations, numbers and names that other patterns find in the text and not in the result. Negations and modals are " +
      "counted sentence by sentence, after wordings that mean the same are made equal. Grammar findings are what harper.js " +
      "finds in the result and not in the text, taste and spelling left out.",
    table(
      [
        "Texts",
        "Count",
        "Words",
        "Words changed",
        "Likeness",
        "Protected broken",
        "Negations, modals",
        "New findings",
        "per 1,000 words",
      ],
      rows,
    ),
  ];
}

function modeSections(modes: readonly ModeFigures[]): string[] {
  const arrow = ({ before, after }: { before: number; after: number }): string => `${before} → ${after}`;
  return [
    "## Modes",
    "On the passages with references and all others, each whole. Contractions and what could be contracted are counted outside " +
      "quotations and code.",
    table(
      [
        "Mode",
        "Words changed",
        "Length",
        "Grade",
        "Contractions",
        "Could be contracted",
        "Numbers, names, citations lost",
        "Negations, modals",
      ],
      modes.map((figures) => [
        figures.mode,
        percent(figures.changed, 1),
        fixed(figures.length, 2),
        fixed(figures.grade, 2),
        arrow(figures.contractions),
        arrow(figures.spelledOut),
        whole(figures.lost.length),
        whole(figures.meaning.length),
      ]),
    ),
    "The share of the texts for which two modes write the same; texts that no mode changes are left out.",
    table(
      ["", ...modes.map(({ mode }) => mode)],
      modes.map(({ mode, same }) => [
        mode,
        ...modes.map((other) => (same[other.mode] === undefined ? "" : percent(same[other.mode]!, 0))),
      ]),
    ),
  ];
}
