import {
  any,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  nextPos,
  pluralNext,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics);

/** Members of a species rather than people. */
const biology = inSentenceWith(
  ..."species mate mating sex sexual gene genetic allele trait population animal selection bird fish insect infected patient".split(
    " ",
  ),
);

/** Nouns and noun phrases with a shorter twin. */
const nouns: Entry[] = wordLines(
  6,
  `~face|encounter|meet|overcome|present|pose many|several|some|numerous|various [ challenges ] > difficulties, problems
  different|new|fresh|many|several|various|diverse [ perspectives ] > views, viewpoints
  a|the|this|our|their|your|his|her [ objective/NOUN ] > goal, aim
  main|primary|ultimate|overall|key [ %objective/NOUN ] > %goal, %aim
  the majority of > most
  a majority of > most
  a significant|substantial|considerable amount of > a lot of, much
  significant|substantial|considerable amounts of > a lot of, large amounts of
  a large amount|quantity of > a lot of, much
  a large|great|vast|significant|substantial|considerable number of > many
  a small number of > a few
  a multitude of > many
  a plethora of > many
  a myriad of > many
  on a global|worldwide scale > worldwide
  on a daily basis > every day, daily
  in|during the early stages|days|phase of > early in
  for a long|extended|prolonged period > for a long time
  in a short period|amount of time > quickly
  in a short time frame > quickly
  a short period of time > a short time
  a long period of time > a long time
  the task|job|act|process|practice|activity of <Ving> > $4 (7)
  weather conditions > weather
  climate conditions > climate
  rainy|harsh|cold|hot|dry|wet weather conditions > $1 weather
  cost savings > savings
  end|final result > result (7)
  basic fundamentals|essentials > basics
  added bonus|benefit|advantage > bonus (7)
  overall goal|aim|objective > goal, aim (7)
  rate of speed > speed
  time-consuming process > slow process
  employment opportunities > jobs
  learning opportunities > chances to learn (8)
  an individual > a person
  every|each|any|another [ individual/NOUN ] > person
  an [ individual ] 's > person's
  an individual who|that|with > a person $3, someone $3
  those individuals > those people
  individuals > people
  like-minded individuals > like-minded people
  young|older|elderly|many|some|most|all|these|other|two|three|different individuals > $1 people
  human beings > humans
  the opportunity to <V> > the chance to $4
  an opportunity to <V> > a chance to $4
  opportunities to <V> > chances to $3
  the requirement to|for > the need $3
  the capability|capacity to <V> > the ability to $4
  usage of > use of
  a feeling of happiness|sadness|joy|relief|peace|calm|anger|guilt > $4 (7)
  feelings of happiness|sadness|joy|relief|peace|calm|anger|guilt|anxiety|stress|loneliness|depression|inadequacy|isolation|fear > $3
  a sense of calm|relief|excitement|urgency|peace|joy|pride|wonder|unease|hope > $4 (7)
  impacts on|of > effects $2
  the impact of > the effect of
  its|their|his|her|our [ impact ] on > effect
  functionalities > functions, features
  alterations > changes
  residences > homes, houses
  altercation > fight, argument
  %ailment > %illness
  garments > clothes
  endeavors|endeavours > efforts, projects (8)
  notion > idea
  notions > ideas
  hindrance > obstacle
  proficiency in > skill in
  familiarity with > knowledge of`,
  { unless: any(technical, inLaw, nextPos("PART"), biology) },
);

/** What was done, with the verb in place of its noun; each noun's "of" names the object. */
const gerunds = `creation=creating development=developing implementation=carrying out promotion=promoting
  adoption=adopting introduction=introducing improvement=improving reduction=reducing protection=protecting
  preservation=preserving prevention=preventing establishment=setting up construction=building
  exploration=exploring integration=integrating use=using management=managing maintenance=maintaining
  removal=removing elimination=eliminating identification=identifying expansion=expanding
  formation=forming production=producing understanding=understanding inclusion=including
  acquisition=acquiring transformation=changing assessment=assessing evaluation=evaluating`
  .split(/\s+(?=\w+=)/)
  .map((pair) => pair.split("="));

const unfolded: Entry[] = gerunds.flatMap(([noun, gerund]): Entry[] => [
  {
    match: `by [ the ${noun} of ]`,
    to: gerund!,
    level: 7,
    when: objectFollows,
    unless: any(technical, previousPos("VERB", "AUX", "ADJ"), inLaw),
  },
  {
    match: `~involve|require|mean|include|suggest|propose|recommend|support|oppose|avoid|consider [ the ${noun} of ]`,
    to: gerund!,
    level: 7,
    when: objectFollows,
    unless: inLaw,
  },
  {
    match: `dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the ${noun} of ]`,
    to: gerund!,
    level: 6,
    when: objectFollows,
    unless: inLaw,
  },
  {
    match: `responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the ${noun} of ]`,
    to: gerund!,
    level: 7,
    when: objectFollows,
    unless: any(inLaw, previousIs("need")),
  },
]);

/** An object stands after "of", and nobody who acts on it after that. */
function objectFollows({ words, to }: Parameters<Restriction>[0]): boolean {
  const next = words[to];
  if (!next || !["DET", "NOUN", "ADJ", "PRON"].includes(next.pos)) return false;
  return !words.slice(to, to + 8).some((word) => word.lower === "by");
}

const others: Entry[] = [
  {
    match: "multiple [ different ]",
    to: "",
    level: 6,
    when: pluralNext,
  },
];

export const factNouns = tableRule({
  id: "fact-nouns",
  summary: "A plainer noun, or a verb in its place, says the same.",
  stage: "wording",
  level: 6,
  entries: [...nouns, ...unfolded, ...others],
  examples: [
    { before: "An individual with a boat came.", after: "A person with a boat came." },
    { before: "Individual rights matter.", after: "Individual rights matter." },
    { before: "It grew on a global scale.", after: "It grew worldwide." },
    { before: "It may cause feelings of guilt.", after: "It may cause guilt." },
    { before: "The plan involves the construction of a dam.", after: "The plan involves building a dam." },
    {
      before: "The plan involves the construction of a dam by the army.",
      after: "The plan involves the construction of a dam by the army.",
    },
  ],
});
