import { subjectOf } from "../../grammar/conjugate.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import {
  all,
  any,
  nextIs,
  not,
  objectIs,
  personalSubject,
  previousIs,
  previousPos,
  thingActs,
  toPeople,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { notActive, unsound } from "./verb-guards.ts";

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Things that can go up and down. */
const amounts = objectIs(
  ...words(`risk risks cost costs number amount use consumption demand emission emissions waste stress anxiety pollution
    productivity efficiency traffic congestion inequality inequalities poverty crime unemployment inflation noise
    inflammation pressure supply production awareness participation temperature price revenue sales profit income
    likelihood chance need reliance dependence workload error errors delay delays level levels rate size carbon output
    engagement turnover spending mortality latency attendance accuracy`),
);

/** What can be better than it was. */
const qualities = objectIs(
  ...words(`quality health performance efficiency productivity accuracy communication satisfaction safety morale mood
    sleep concentration understanding outcome outcomes result results relationship relationships fitness memory
    well-being wellbeing access security engagement attendance visibility cooperation collaboration`),
);

/** What there can be more of. */
const growing = objectIs(
  ...words(`knowledge confidence trust motivation interest competition diversity flexibility complexity loyalty growth
    investment funding wealth transparency tension stability sense feeling flow value`),
);

/** A thing does it, or can. */
const byThing: Restriction = (site) => {
  if (thingActs(site)) return true;
  const subject = subjectOf(site.words, site.from);
  return (
    previousIs("can", "could", "may", "might", "will", "would")(site) &&
    subject?.pos === "NOUN" &&
    !isPersonNoun(subject)
  );
};

/** What people can take or make less of. */
const reducible = objectIs(
  ...words(`cost costs number amount use usage consumption emission emissions waste pollution traffic noise time spending
    workload error errors delay delays carbon stress intake paperwork dependence reliance need`),
);

/** What people make better or other by working on it. */
const worked = objectIs(
  ...words(`system process service product design infrastructure facility facilities software tool method approach strategy
    program programme curriculum plan technique technology website app building road network technique
    model practice interface environment condition conditions procedure policy law rule regulation diet lifestyle
    habit habits routine schedule settings text code workflow algorithm`),
);

const harmed = objectIs(
  ...words(`environment ecosystem health crop crops wildlife reputation habitat habitats relationship soil economy trust
    skin building property animal animals forest ocean planet business community tree trees plant plants`),
);

/** "They argue that": what follows is a clause of its own, and the verb is told of somebody. */
const told = any(unsound, notActive, previousPos("PRON", "ADV"), previousIs("it", "to"));
/** "Leading to reduced stress": a participle that describes the noun. */
const describing: Restriction = ({ words, from }) =>
  /ed$/.test(words[from]!.lower) &&
  !["NOUN", "PRON", "PROPN", "ADV"].includes(words[from - 1]?.pos ?? "") &&
  words[from - 1]?.lemma !== "have";
const soundVerb = any(unsound, notActive, describing);
const simple: Restriction = any(soundVerb, nextIs("it", "this", "that", "them", "him", "me", "itself", "themselves"));

const change = (match: string, to: string, when?: Restriction, unless: Restriction = simple): Entry => ({
  match,
  to,
  unless,
  ...(when && { when }),
});

/** The verb follows "to" or a modal verb, or people do it. */
const done: Restriction = any(personalSubject, previousIs("to", "can", "could", "will", "would", "must", "should"));

/** Says with a verb and a noun what one verb says. */
export const expandActions = tableRule({
  id: "expand-actions",
  summary: "The verb and its noun say the same at more length.",
  stage: "rhythm",
  level: 6,
  entries: [
    change("[ ~reduce|lower|decrease ] <NP>", "~lead to a reduction in", all(amounts, byThing)),
    change("[ ~reduce ] <NP>", "~cut down on", all(reducible, not(byThing))),
    change("[ ~increase|boost ] <NP>", "~lead to an increase in", all(any(amounts, growing), byThing)),
    change("[ ~increase|boost ] <NP>", "~bring about an increase in", all(amounts, not(byThing))),
    change("[ ~improve|enhance ] <NP>", "~lead to an improvement in", all(qualities, byThing)),
    change("[ ~improve|upgrade ] <NP>", "~make improvements to", worked),
    change("[ ~change|modify|alter ] <NP>", "~make changes to", all(worked, done)),
    change("[ ~adjust ] <NP>", "~make adjustments to", done),
    change("[ ~damage ] <NP>", "~cause damage to", harmed),
    change("[ ~harm ] <NP>", "~do harm to"),
    change("[ ~support ] <NP>", "~give support to", toPeople),
    change("[ ~encourage ] <NP> .", "~give encouragement to", toPeople),
    change("[ ~help ] <NP> .|,", "~be of help to", toPeople),
    change("[ ~benefit ] <NP>", "~be of benefit to", any(toPeople, objectIs("society", "environment", "economy"))),
    change("[ ~respect ] <NP>", "~show respect for", done),
    change("[ ~visit ] <NP>", "~pay a visit to", done),
    change("[ ~answer ] <NP>", "~give an answer to", objectIs("question", "questions")),
    change("[ ~consider ] <NP> .|,|when|before|of|in", "~give thought to", done),
    change(
      "[ ~contribute to ] <NP>",
      "~make a contribution to",
      objectIs(
        ...words(
          "society community project success debate discussion economy field research effort growth team harvest",
        ),
      ),
      any(soundVerb, previousPos("ADV")),
    ),
    change(
      "[ ~join ] <NP>",
      "~become a member of",
      objectIs(...words("team club group community party organization society union committee army crew band")),
    ),
    change("[ ~cause ] <NP> .|,|in|among", "~be the cause of", thingActs),
    change("[ ~argue ] that", "~put forward the argument", undefined, told),
    change("[ ~claim ] that", "~make the claim", undefined, told),
    change("[ ~conclude ] that", "~come to the conclusion", undefined, told),
    change("[ ~believe ] that", "~hold the belief", not(personalSubject), told),
    change("[ ~attempt ] to <V>", "~make an attempt", undefined, any(unsound, notActive)),
    change(
      "[ ~end ] <NP>",
      "~put an end to",
      objectIs(...words("war poverty violence hunger racism debate conflict dispute")),
    ),
    change(
      "[ ~limit ] <NP>",
      "~put limits on",
      objectIs(...words("use number amount time access screen emissions growth")),
    ),
    change("[ ~apologize|apologise ] for", "~make an apology"),
    change("[ ~complain ] about", "~make complaints"),
    change("[ ~recover ] from", "~make a recovery"),
    change(
      "[ ~look ] at the|this|these|how|some|what",
      "~take a look",
      previousIs("to", "will", "we", "let", "and", "'ll"),
      (site) => /(?:ing|ed)$/.test(site.words[site.from]!.lower),
    ),
  ],
  examples: [
    { before: "It reduces the risk of floods.", after: "It leads to a reduction in the risk of floods." },
    { before: "A walk can improve sleep.", after: "A walk can lead to an improvement in sleep." },
    { before: "They improve sleep.", after: "They improve sleep." },
    { before: "They increase costs.", after: "They bring about an increase in costs." },
    { before: "They adjust the sails.", after: "They make adjustments to the sails." },
    { before: "We visit the island.", after: "We pay a visit to the island." },
    { before: "Bees contribute to the harvest.", after: "Bees make a contribution to the harvest." },
    { before: "Smoke harms the birds.", after: "Smoke does harm to the birds." },
    { before: "Most critics argue that it sank.", after: "Most critics put forward the argument that it sank." },
    { before: "We want to reduce costs.", after: "We want to cut down on costs." },
    { before: "It has led to reduced costs.", after: "It has led to reduced costs." },
    { before: "She lowers the lamp.", after: "She lowers the lamp." },
    { before: "It was caused by rain.", after: "It was caused by rain." },
    { before: "The plan reduces and limits costs.", after: "The plan reduces and limits costs." },
    { before: "The improved system works.", after: "The improved system works." },
    { before: "It ends the day.", after: "It ends the day." },
  ],
});
