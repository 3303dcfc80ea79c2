import type { Word } from "../../document/document.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { subjectOf } from "../../grammar/relations.ts";
import type { Site } from "../site.ts";
import type { NamedGuards } from "./named-guard.ts";
import { verbOf } from "./tree.ts";
import { wordSet } from "./words.ts";

const personalPronouns = wordSet("i you he she we they who");

const isThing = (word: Word | undefined): boolean => word?.pos === "NOUN" && !isPersonNoun(word);

/** Returns the subject of the verb of the match. */
const subjectAt = (site: Site): Word | undefined => subjectOfVerb(site, verbOf(site));

/** Returns the subject of a verb. */
function subjectOfVerb({ words, context }: Site, verb: number): Word | undefined {
  const subject = subjectOf(context.sentence.tree, verb);
  return subject === undefined ? undefined : words[subject];
}

const events = wordSet(
  "accident error problem event change issue incident mistake attack explosion crash this it that what",
);

const evidence = `result finding study analysis research survey experiment evidence datum data test investigation review
  observation`;

const studiesAndRecords = wordSet(`${evidence} inspection measurement examination image scan record letter document`);

const studiesAndFigures = wordSet(`${evidence} figure chart graph statistic poll report`);

/** Guards that look at the subject of a verb. */
export const subjectsGuards = {
  nextVerbSubjectIsThing: {
    holds: "The subject of the verb that follows the match is a noun that does not name a person.",
    yes: "often: The paint often contains lead.",
    no: "often: They often sing.",
    test: (site: Site) => isThing(subjectOfVerb(site, site.to)),
  },
  personalSubject: {
    holds: "The subject of the verb is a name, “I”, “you”, “he”, “she”, “we” or “they”.",
    yes: "~decide: She decided to stay.",
    no: "~decide: The weather decided the game.",
    test: (site: Site) => {
      const subject = subjectAt(site);
      return subject !== undefined && (subject.pos === "PROPN" || personalPronouns.has(subject.lower));
    },
  },
  subjectIsEvent: {
    holds: "The subject of the verb is an event such as “accident” or “change”, or “this”, “it”, “that” or “what”.",
    yes: "~occur: The accident occurred at night.",
    no: "~occur: The word occurred twice.",
    test: (site: Site) => events.has(subjectAt(site)?.lemma ?? ""),
  },
  subjectIsStudyOrFigure: {
    holds: "The subject of the verb is a study, a result, a report or a figure.",
    yes: "~reveal: The report revealed a mistake.",
    no: "~reveal: The mayor revealed a mistake.",
    test: (site: Site) => studiesAndFigures.has(subjectAt(site)?.lemma ?? ""),
  },
  subjectIsStudyOrRecord: {
    holds: "The subject of the verb is a study, a result, a record or a document.",
    yes: "~reveal that: The letter revealed that he was poor.",
    no: "~reveal that: The mayor revealed that he was poor.",
    test: (site: Site) => studiesAndRecords.has(subjectAt(site)?.lemma ?? ""),
  },
  subjectIsThing: {
    holds: "The subject of the verb is a noun that does not name a person.",
    yes: "~reduce: The wall can reduce the noise.",
    no: "~reduce: The teacher can reduce the noise.",
    test: (site: Site) => isThing(subjectAt(site)),
  },
  thingActs: {
    holds: "The verb ends in -s or -ed and follows “which” or “that”, or its subject is a thing, “it” or “this”.",
    yes: "~require: The lamp requires a battery.",
    no: "~require: The teacher requires a pen.",
    test: (site: Site) => {
      const { words, from } = site;
      if (!/(?:s|ed)$/.test(words[from]!.lower)) return false;
      if (["which", "that"].includes(words[from - 1]?.lower ?? "")) return true;
      const subject = subjectAt(site);
      return isThing(subject) || ["it", "this", "that", "which"].includes(subject?.lower ?? "");
    },
  },
} satisfies NamedGuards;
