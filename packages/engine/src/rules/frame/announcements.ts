import type { Word } from "../../document/document.ts";
import { any } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";

const opensClause = new Set(["and", "but", "while", "although", "because", "so", ";", ":", "—", "–"]);

/** The announcement is not at the head of a clause: "I think it is important to note that". */
const notAtHead: Restriction = ({ words, from }) => {
  const before = words[from - 1];
  if (!before) return false;
  if (opensClause.has(before.lower)) return false;
  return !(before.text === "," && words.slice(0, from - 1).every((word) => word.pos !== "VERB" && word.pos !== "AUX"));
};

const clauseStarters = new Set(["DET", "PRON", "NOUN", "PROPN", "ADJ", "NUM", "ADV", "ADP", "SCONJ", "PART", "VERB"]);

/** What follows cannot stand as a sentence: a mark, or nothing. */
const noClauseAfter: Restriction = ({ words, to }) => !clauseStarters.has((words[to] as Word | undefined)?.pos ?? "");

/** A second "that" hangs on the announcement: "note that it rains, and that it is cold". */
const hasSecondThat: Restriction = ({ words, to }) =>
  words
    .slice(to)
    .some(({ lower }, i, rest) => lower === "that" && ["and", "or", "but"].includes(rest[i - 1]?.lower ?? ""));

const unless = any(notAtHead, noClauseAfter, hasSecondThat);

const note = "note|noting|notice|mention|mentioning|remember|remembering|highlight|highlighting|emphasize|emphasizing";
const also =
  "emphasise|emphasising|stress|stressing|point|pointing|observe|observing|reiterate|reiterating|recall|recalling|add|adding";
const see = "recognize|recognise|understand|acknowledge|realize|realise|recognizing|understanding|acknowledging";
const worthy = "important|worth|crucial|essential|vital|worthwhile|critical|interesting|useful|helpful";

const entries: Entry[] = [
  { match: `it is|'s also? equally? ${worthy} to? ${note}|${also} out? that`, to: "", unless },
  { match: `it is|'s also? equally? ${worthy} to? ${see} that`, to: "", level: 6, unless },
  { match: `it is|'s also? ${worthy} to? keep|keeping|bear|bearing in mind that`, to: "", unless },
  { match: "it should|must be noted|mentioned|emphasized|emphasised|stressed|remembered that", to: "", unless },
  { match: "it should|must also be noted|mentioned|emphasized|stressed that", to: "", unless },
  { match: `it is|'s noteworthy|notable that`, to: "", unless },
  { match: "^ please note that", to: "", unless },
  { match: "^ it goes without saying that", to: "", unless },
  { match: "^ needless to say ,?", to: "", level: 6, unless },
  { match: "^ it is|'s no secret that", to: "", level: 7, unless },
];

export const announcements = tableRule({
  id: "announcements",
  summary: "The sentence says this without the announcement.",
  stage: "frame",
  level: 2,
  entries,
  examples: [
    { before: "It is important to note that prices vary by season.", after: "Prices vary by season." },
    { before: "It's worth noting that the bridge has no railing.", after: "The bridge has no railing." },
    { before: "However, it is important to remember that bees sleep.", after: "However, bees sleep." },
    {
      before: "Cheese keeps well, but it is worth mentioning that milk does not.",
      after: "Cheese keeps well, but milk does not.",
    },
    { before: "It should be noted that the lift is out of order.", after: "The lift is out of order." },
    { before: "Please note that you must wear a helmet.", after: "You must wear a helmet." },
    { before: "It's also crucial to recognize that soil differs.", after: "Soil differs." },
    { before: "It goes without saying that the ship sank.", after: "The ship sank." },
    { before: "It is important to note the serial number.", after: "It is important to note the serial number." },
    {
      before: "She thought it was worth noting that he had left.",
      after: "She thought it was worth noting that he had left.",
    },
    { before: "I think it is important to note that we lost.", after: "I think it is important to note that we lost." },
    { before: "It is important that you note the time.", after: "It is important that you note the time." },
    {
      before: "It is vital to remember that bees sleep, and that they eat.",
      after: "It is vital to remember that bees sleep, and that they eat.",
    },
    { before: "Please note the new address.", after: "Please note the new address." },
  ],
});
