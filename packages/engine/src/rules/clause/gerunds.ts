import { any, inCompound } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";

/** Nouns made from verbs whose "of" always names the object, with the verb's "-ing" form. */
const nouns = `implementation=implementing adoption=adopting creation=creating establishment=establishing
  integration=integrating introduction=introducing promotion=promoting prevention=preventing
  preservation=preserving protection=protecting identification=identifying evaluation=evaluating
  assessment=assessing construction=building removal=removing optimization=optimizing
  incorporation=incorporating improvement=improving enhancement=enhancing elimination=eliminating
  allocation=allocating collection=collecting distribution=distributing application=applying
  utilization=using deployment=deploying installation=installing inclusion=including production=producing development=developing
  dissemination=spreading advancement=advancing cultivation=cultivating reduction=reducing maintenance=maintaining
  exploration=exploring detection=detecting treatment=treating management=managing delivery=delivering
  regulation=regulating enforcement=enforcing acquisition=acquiring modernization=modernizing restoration=restoring
  abolition=abolishing design=designing`
  .split(/\s+/)
  .map((pair) => pair.split("="));

/** After these a noun phrase tells what was needed or changed, not what someone does. */
const events = new Set(
  `need demand call push support plan request deadline increase decrease rise fall decline change growth reduction
  result lead follow cause drive mark due date basis fund budget permission approval consent reason`.split(/\s+/),
);
const afterEvent: Restriction = ({ words, from }) => events.has(words[from - 2]?.lemma ?? "");

/** No object stands after "of", or the phrase goes on with who did it. */
const noObject: Restriction = ({ words, to }) => {
  const next = words[to];
  if (!next || !(["DET", "NOUN", "ADJ", "PRON"].includes(next.pos) || /ed$/.test(next.lower))) return true;
  return words.slice(to, to + 8).some((word) => word.lower === "by");
};

const unless = any(afterEvent, noObject, inCompound);

const trends = new Set(
  "increase rise grow decline fall spread date vary become begin start lead drop double".split(" "),
);
/** Use that spreads or begins is an event; using is not. */
const isTrend: Restriction = ({ words }) => words.some((word) => trends.has(word.lemma));

/** What bewilders or mars by its use is not done by whoever is bewildered. */
const isFelt: Restriction = ({ words, from }) => {
  const left = words[from - 1];
  return (
    words[from]!.lower === "by" &&
    (left?.pos === "ADJ" || feelings.has(left?.lemma ?? "") || feelings.has(left?.lower ?? ""))
  );
};
const feelings = new Set(
  `bewilder bewildered surprise surprised shock shocked impress impressed confuse confused disappoint disappointed amaze
  amazed annoy annoyed offend offended distract distracted mar marred ruin ruined limit limited characterize
  characterized define defined mark marked trouble troubled strike struck affect affected hamper hampered`.split(/\s+/),
);

/** "In connection with the use of", "a problem with the use of": the noun before asks for "with". */
const belongsToNoun: Restriction = ({ words, from }) =>
  words[from]!.lower === "with" && (words[from - 1]?.pos === "NOUN" || /ed$/.test(words[from - 1]?.lower ?? ""));

const entries: Entry[] = nouns.flatMap(([noun, gerund]): Entry[] => [
  { match: `[ through the ${noun} of ]`, to: `by ${gerund}`, unless },
  { match: `for|without|before|after|of [ the ${noun} of ]`, to: gerund!, unless: any(unless, notTask) },
  {
    match: `effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the ${noun} of ]`,
    to: gerund!,
    unless,
  },
  { match: `~focus|concentrate on [ the ${noun} of ]`, to: gerund!, unless },
  { match: `committed|dedicated|devoted to [ the ${noun} of ]`, to: gerund!, unless },
]);

const tasks = new Set(
  "responsible task process way method means aim goal purpose importance tool technique strategy approach system".split(
    " ",
  ),
);
/** After "for" and "of" only where the word before names a task or a tool. */
function notTask({ words, from }: Parameters<Restriction>[0]): boolean {
  const link = words[from - 1]?.lower;
  return (link === "for" || link === "of") && !tasks.has(words[from - 2]?.lemma ?? "");
}

export const gerunds = tableRule({
  id: "gerunds",
  summary: "A verb says it more directly than a noun made from it.",
  stage: "clause",
  level: 6,
  entries: [
    ...entries,
    { match: "^ [ the use of ]", to: "using", level: 7, unless: any(noObject, isTrend) },
    {
      match: "[ through|by|with the use|utilization of ]",
      to: "by using",
      unless: any(noObject, inCompound, isFelt, belongsToNoun),
    },
  ],
  examples: [
    {
      before: "Losses in connection with the use of the pump are yours.",
      after: "Losses in connection with the use of the pump are yours.",
    },
    { before: "The use of salt is a matter of taste.", after: "Using salt is a matter of taste." },
    { before: "The use of salt has spread inland.", after: "The use of salt has spread inland." },
    { before: "The use of force by guards is rare.", after: "The use of force by guards is rare." },
    { before: "She was bewildered by the use of salt.", after: "She was bewildered by the use of salt." },
    { before: "They saved fuel through the use of sails.", after: "They saved fuel by using sails." },
    {
      before: "She is responsible for the implementation of the new rules.",
      after: "She is responsible for implementing the new rules.",
    },
    { before: "The town focuses on the improvement of roads.", after: "The town focuses on improving roads." },
    { before: "She is dedicated to the protection of owls.", after: "She is dedicated to protecting owls." },
    {
      before: "He played a key role in the creation of the park.",
      after: "He played a key role in creating the park.",
    },
    {
      before: "We cut costs through the introduction of shared boats.",
      after: "We cut costs by introducing shared boats.",
    },
    {
      before: "The need for the removal of the tree is clear.",
      after: "The need for the removal of the tree is clear.",
    },
    { before: "It led to the creation of a park.", after: "It led to the creation of a park." },
    {
      before: "The war was followed by the introduction of passes.",
      after: "The war was followed by the introduction of passes.",
    },
    {
      before: "An increase in the production of salt followed.",
      after: "An increase in the production of salt followed.",
    },
  ],
});
