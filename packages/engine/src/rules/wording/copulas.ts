import type { Word } from "../../document/document.ts";
import { subjectOf } from "../../grammar/conjugate.ts";
import {
  any,
  bareSlot,
  describesNoun,
  hasForm,
  inFormulas,
  inLaw,
  inSentenceWith,
  nextIs,
  nextPos,
  not,
  objectIs,
  passive,
  personalSubject,
  previousIs,
  transitive,
} from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";

const isAnd = ({ lower }: Word) => lower === "and" || lower === "or";

/** The bare form without anything that asks for it may be a plural present or part of a list: not sure enough. */
const unsureForm: Restriction = (site) => {
  const verb = site.words[site.from]!.lower;
  // "Tongues, which served": the subject is out of sight.
  if (/ed$|stood/.test(verb) && subjectOf(site.words, site.from) === undefined) return true;
  // "The mill and the house served": "was" or "were" hangs on what "and" joins.
  if (/ed$|stood/.test(verb) && site.words.slice(Math.max(0, site.from - 10), site.from).some(isAnd)) return true;
  return /ing$/.test(verb) || (previousIs("and", "or", ",")(site) && !hasForm("s")(site));
};

const offices = objectIs(
  "president",
  "minister",
  "secretary",
  "mayor",
  "chair",
  "chairman",
  "director",
  "officer",
  "governor",
  "captain",
  "ambassador",
  "judge",
  "member",
  "editor",
  "senator",
  "principal",
  "dean",
  "priest",
  "bishop",
  "commander",
  "coach",
  "ceo",
  "head",
  "leader",
  "soldier",
  "manager",
  "chief",
  "host",
  "consultant",
  "missionary",
  "pastor",
  "nurse",
  "trustee",
  "treasurer",
  "deputy",
);

export const copulas = tableRule({
  id: "copulas",
  summary: "“Is” or “has” says it plainly.",
  stage: "wording",
  level: 5,
  entries: [
    {
      match: "[ ~serve as ] a|an|the|its|their|our|his|her|my",
      to: "~be",
      unless: any(
        unsureForm,
        personalSubject,
        offices,
        inLaw,
        inFormulas,
        previousIs("who", "to", "only"),
        inSentenceWith("army", "navy"),
      ),
    },
    {
      match: "[ ~stand|act as ] a|an|the reminder|symbol|testament|example|source|beacon|hub|bridge|means",
      to: "~be",
      unless: any(unsureForm, personalSubject),
    },
    {
      match: "[ ~stand as ] a|an|the|one",
      to: "~be",
      unless: any(unsureForm, personalSubject, previousIs("to")),
    },
    {
      match: "~boast",
      to: "~have",
      level: 4,
      unless: any(unsureForm, not(transitive), personalSubject, nextIs("that", "about", "of")),
    },
    {
      match: "~feature",
      to: "~have",
      unless: any(
        unsureForm,
        not(transitive),
        describesNoun,
        bareSlot,
        personalSubject,
        inSentenceWith(
          "film",
          "movie",
          "episode",
          "song",
          "album",
          "actor",
          "cast",
          "artist",
          "event",
          "article",
          "magazine",
          "show",
          "video",
        ),
        inSentenceWith(
          "festival",
          "exhibition",
          "concert",
          "guest",
          "performance",
          "issue",
          "cover",
          "advertisement",
          "ad",
          "star",
        ),
      ),
    },
    {
      match: "~constitute",
      to: "~be",
      level: 6,
      unless: any(
        unsureForm,
        not(transitive),
        inLaw,
        inFormulas,
        objectIs(
          "advice",
          "acceptance",
          "offense",
          "offer",
          "waiver",
          "violation",
          "breach",
          "endorsement",
          "crime",
          "evidence",
        ),
        nextPos("NUM"),
      ),
    },
    {
      match:
        "[ ~represent ] a|an major|significant|big|important|new|key|huge step|shift|change|challenge|opportunity|advance",
      to: "~be",
      level: 6,
      unless: any(unsureForm, personalSubject),
    },
    {
      match: "[ ~mark ] a|an major|significant|pivotal|important|key|crucial step|milestone|shift|change|moment",
      to: "~be",
      level: 6,
      unless: any(unsureForm, personalSubject, passive),
    },
    { match: "~hold @ADJ? significance|importance|meaning for", to: "~have $2 $3 for", level: 6, unless: unsureForm },
    { match: "~hold [ significant|immense|tremendous ] potential", to: "great", level: 6 },
    { match: "~be considered to be", to: "~be considered", level: 5 },
    { match: "[ continues to be ] a|an|the", to: "is still", level: 6 },
    { match: "[ continue to be ] a|an|the", to: "are still", level: 8, unless: any(bareSlot, personalSubject) },
  ],
  examples: [
    { before: "The hall serves as a school.", after: "The hall is a school." },
    {
      before: "The mill and the barn served as a school.",
      after: "The mill and the barn served as a school.",
    },
    { before: "The ruins, once a mill, served as a school.", after: "The ruins, once a mill, served as a school." },
    { before: "The halls serve as a reminder.", after: "The halls are a reminder." },
    { before: "It served as a warning to all.", after: "It was a warning to all." },
    { before: "She served as the mayor for two years.", after: "She served as the mayor for two years." },
    { before: "The tower stands as a symbol of peace.", after: "The tower is a symbol of peace." },
    { before: "The house boasts a garden.", after: "The house has a garden." },
    { before: "He boasts about his garden.", after: "He boasts about his garden." },
    { before: "The house features two balconies.", after: "The house has two balconies." },
    { before: "The film features two singers.", after: "The film features two singers." },
    { before: "The features of the house are old.", after: "The features of the house are old." },
  ],
});
