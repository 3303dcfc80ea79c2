import { isPlural } from "../../grammar/noun-phrase.ts";
import {
  all,
  any,
  bareSlot,
  hasForm,
  inSentenceWith,
  nextIs,
  nextPos,
  objectIs,
  personalSubject,
  previousIs,
  previousPos,
  thingActs,
  toPeople,
} from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { ahead, binding, ingForm, statistical } from "./guards.ts";
import { notActive, unsound } from "./verb-guards.ts";

const objects = (list: string): Restriction => objectIs(...list.trim().split(/\s+/));

/** "The analyzed data": a participle that describes the noun. */
const describing: Restriction = ({ words, from }) =>
  /(?:ed|en)$/.test(words[from]!.lower) &&
  !["NOUN", "PRON", "PROPN", "ADV", "AUX"].includes(words[from - 1]?.pos ?? "");

const stuck = any(
  unsound,
  notActive,
  describing,
  previousIs("better", "fully", "further", "also", "not", "n't", "help", "helps"),
  nextIs("that", "how", "what", "whether", "by", "it", "them", "itself", "this", "himself", "herself", "themselves"),
);

/** Somebody does it, or it is what somebody is to do. */
const done: Restriction = any(personalSubject, previousIs("to", "can", "could", "will", "would", "should"));

/** The object does not end the clause. */
const goesOn: Restriction = ({ words, slots }) => !/^[.;]$/.test(words[slots[1]!.to]?.text ?? "");

const severalObjects: Restriction = ({ words, slots }) => isPlural(words[slots[1]!.to - 1]!);
const oneObject: Restriction = ({ words, slots }) =>
  !severalObjects({ words, slots } as Parameters<Restriction>[0]) && slots[1]!.to - slots[1]!.from > 1;

/** "How they can learn it": what can be done is asked or named. */
const asked: Restriction = ({ words, from, context }) =>
  context.text.includes("?") || words.slice(Math.max(0, from - 3), from).some(({ lower }) => asking.has(lower));
const asking = new Set("how what way ways where why things everything anything all than as".split(" "));

const abilities = `learn|understand|make|create|find|build|develop|achieve|solve|improve|reach|produce|focus|grow|gain
  |identify|reduce|adapt|cope|communicate|share|connect|express|overcome|contribute|recognize|manage|succeed|avoid|save
  |respond|enjoy|study|think|live|thrive|survive|afford|explore|help`.replace(/\s+/g, "");
const many = `we|they|people|students|children|users|individuals|teachers|patients|scientists|researchers|companies
  |businesses|organizations|employees|readers|parents|workers|learners|players|viewers|customers|farmers|doctors|adults
  |humans|animals|communities|families|governments`.replace(/\s+/g, "");

const opinions =
  "argue|believe|think|say|feel|claim|suggest|contend|maintain|prefer|worry|fear|oppose|question|view|see";
const groups =
  "people|critics|experts|scholars|parents|students|teachers|researchers|scientists|readers|historians|viewers";
const aims =
  `ensuring|maintaining|improving|reducing|preserving|keeping|providing|offering|minimizing|avoiding|promoting
  |protecting|allowing|enhancing|increasing|respecting|supporting|helping|creating|building|saving|addressing|encouraging
  |giving|making`.replace(/\s+/g, "");
const isAsked: Restriction = ({ context }) => context.text.includes("?");

const change = (match: string, to: string, when?: Restriction, unless: Restriction = stuck): Entry => ({
  match,
  to,
  unless,
  ...(when && { when }),
});

/** Verbs said at more length, each only with what it can be said of. */
export const longerTurns: readonly Entry[] = [
  { match: `${many} [ can ] ${abilities}`, to: "are able to", unless: any(binding, asked) },
  { match: `he|she [ can ] ${abilities}`, to: "is able to", unless: any(binding, asked) },
  change("[ ~analyze|analyse ] <NP>", "~carry out an analysis of", done),
  change("[ ~evaluate ] <NP>", "~carry out an evaluation of", done),
  change("[ ~assess ] <NP>", "~make an assessment of", done),
  change("[ ~research ] <NP>", "~do research on", done),
  change(
    "[ ~solve ] <NP>",
    "~find solutions to",
    all(objects("problem problems issue issues crisis conflict"), severalObjects),
  ),
  change("[ ~solve ] <NP>", "~find a solution to", all(objects("problem issue crisis conflict"), oneObject)),
  change(
    "[ ~decide ] to <V>",
    "~make the decision",
    personalSubject,
    any(unsound, ingForm, notActive, bareSlot, previousPos("AUX", "PART")),
  ),
  change(
    "[ ~choose ] to <V>",
    "~make the choice",
    personalSubject,
    any(unsound, ingForm, notActive, bareSlot, previousPos("AUX", "PART")),
  ),
  change("[ ~decide ] that", "~come to the decision", personalSubject, any(unsound, ingForm, notActive)),
  change(
    "[ ~realize|realise ] that",
    "~come to realize",
    personalSubject,
    any(unsound, ingForm, notActive, previousIs("to")),
  ),
  change(
    "[ ~agree ] that",
    "~be in agreement",
    personalSubject,
    any(unsound, ingForm, notActive, previousPos("AUX", "PART")),
  ),
  change("[ ~doubt ] <NP>", "~have doubts about", personalSubject),
  change("[ ~prefer ] <NP>", "~have a preference for", undefined, any(stuck, goesOn)),
  change(
    "[ ~invest ] in <NP>",
    "~make investments",
    all(
      bareSlot,
      ahead(
        4,
        "education",
        "research",
        "infrastructure",
        "technology",
        "training",
        "healthcare",
        "equipment",
        "property",
        "future",
      ),
    ),
    any(unsound, ingForm, notActive),
  ),
  change("[ ~promise ] to <V>", "~make a promise", personalSubject, any(unsound, ingForm, notActive)),
  change(
    "[ ~threaten ] <NP>",
    "~pose a threat to",
    all(
      objects(
        "existence life lives species stability security safety health livelihood livelihoods survival biodiversity ecosystem ecosystems future",
      ),
      thingActs,
    ),
  ),
  change(
    "[ ~change ] <NP>",
    "~bring about a change in",
    all(
      objects("way ways attitude attitudes behavior behaviour society industry landscape culture economy climate"),
      thingActs,
    ),
  ),
  change("[ ~protect ] <NP>", "~give protection to", undefined, any(stuck, goesOn)),
  change("[ ~guide ] <NP>", "~give guidance to", toPeople, any(stuck, goesOn)),
  change("[ ~inspire ] <NP>", "~be an inspiration to", toPeople, any(stuck, goesOn)),
  change("[ ~comfort ] <NP>", "~bring comfort to", toPeople),
  change("[ ~highlight|underscore ] <NP>", "~draw attention to", undefined),
  change(
    "[ ~support ] <NP>",
    "~lend support to",
    objects("idea argument claim claims theory hypothesis view notion cause movement"),
  ),
  change(
    "[ ~question ] <NP>",
    "~call into question",
    objects(
      "assumption assumptions belief beliefs claim claims idea validity legitimacy value authority decision integrity accuracy",
    ),
  ),
  change(
    "[ ~update ] <NP>",
    "~make updates to",
    objects("system software policy policies app website list law laws curriculum equipment"),
  ),
  change(
    "[ ~repair ] <NP>",
    "~make repairs to",
    objects("house home car road roads building buildings bridge bridges damage infrastructure"),
  ),
  change(
    "[ ~understand ] <NP>",
    "~have an understanding of",
    personalSubject,
    any(stuck, ingForm, bareSlot, previousPos("AUX"), previousIs("i", "you", "to", "first")),
  ),
  {
    match: "~be [ crucial|vital|essential|critical ] for",
    to: "of great importance",
    unless: any(binding, statistical),
  },
  {
    match: "~be [ crucial|vital|essential|critical ] to <NP>",
    to: "of great importance",
    unless: any(binding, statistical, ({ words, slots }) => words[slots[3]!.from]?.pos === "VERB"),
  },
  {
    match: "it is [ crucial|vital|essential|critical|imperative ] to|that",
    to: "of great importance",
    unless: any(binding, statistical),
  },
  ...["some", "others", "many"].flatMap((who): Entry[] => [
    { match: `^ [ ${who} ] ${opinions}`, to: `there are ${who} who`, unless: any(binding, isAsked) },
    {
      match: `while|although|though|but|that [ ${who} ] ${opinions}`,
      to: `there are ${who} who`,
      unless: any(binding, isAsked),
    },
    {
      match: `^ [ ${who === "others" ? "other" : who} ${groups} ] ${opinions}`,
      to: `there are ${who === "others" ? "other" : who} $2 who`,
      unless: any(binding, isAsked),
    },
  ]),
  {
    match: `while [ ${aims} ] <NP>`,
    to: "at the same time $2",
    unless: any(binding, (site) => site.from < 3, inSentenceWith("simultaneously", "time", "also", "both")),
  },
  { match: "than [ ever ] .|,", to: "ever before" },
  {
    match: "[ throughout ] the day|year|night|week|season",
    to: "all through",
    unless: binding,
  },
  {
    match: "by [ understanding ] <NP>",
    to: "gaining an understanding of",
    unless: any(binding, nextIs("that", "how", "what", "why", "it")),
  },
  { match: "~be [ important ] for", to: "of importance", unless: any(binding, statistical, ahead(4, "to")) },
  {
    match: "[ regarding ] <NP>",
    to: "with regard to",
    unless: any(binding, previousPos("AUX", "DET", "CCONJ"), hasForm("ed")),
  },
  {
    match: "[ today 's society|youth|economy|market|culture|generation|children|students ]",
    to: "the $3 of today",
    unless: any(binding, nextPos("NOUN", "PROPN", "PART", "CCONJ"), nextIs("'s", "-")),
  },
];
