import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { goesOn } from "./move-joins.ts";

/** "Taking a lamp, she opened the door" becomes "She took a lamp and opened the door". */
export const joinedSteps: Rule = {
  id: "joined-steps",
  summary: "What was done first is told first, with a verb of its own.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const found = stepsAt(context);
    return found ? [found] : [];
  },
};

/** Deeds that are over when the next begins. */
const deeds = new Set(
  `take turn grab pick open close pull push set put lean step reach clear stand sit raise lift lower drop cross enter
  leave finish gather seize draw throw climb nod pause turn shake steel brace summon unlock switch remove place wipe
  kneel bend crouch slam fold swallow adjust unfold tuck slip press drain`.split(/\s+/),
);
const states = new Set(
  "be have know think feel seem appear remain stay want need hope realize see hear find".split(" "),
);
const persons = new Set(["i", "he", "she", "we", "they"]);

function stepsAt({ words, text }: Context): Proposal | undefined {
  const first = words[0]!;
  const comma = words.findIndex(({ pos, text: mark }) => pos === "PUNCT" && mark !== "-");
  if (!/ing$/.test(first.lower) || !deeds.has(first.lemma) || words[comma]?.text !== ",") return undefined;
  if (comma < 2 || comma > 14 || words.at(-1)!.text !== ".") return undefined;
  if (words.slice(1, comma).some(({ lower, pos }) => pos === "VERB" || ["and", "or", "as", "that"].includes(lower)))
    return undefined;
  const clause = clauseAt(words, comma + 1, words.length);
  if (!clause || !isPerson(words, clause.subjectHead, comma)) return undefined;
  const verb = words[clause.verb.last]!;
  const isPast = clause.verb.first === clause.verb.last && formsOf(verb.lower, verb.lemma).includes("ed");
  if (!isPast || clause.verb.first !== clause.subjectHead + 1 || states.has(verb.lemma)) return undefined;
  if (goesOn(words, comma)) return undefined;
  const subject = words[clause.subjectHead]!;
  const own = text.slice(first.end, words[comma - 1]!.end);
  return {
    parts: [
      { start: first.start, end: words[comma + 1]!.start, after: "" },
      { start: subject.end, end: subject.end, after: ` ${verbForm(first.lemma, "ed")}${own} and` },
    ],
  };
}

/** Someone who can do what was done. */
function isPerson(words: readonly Word[], head: number, comma: number): boolean {
  const word = words[head]!;
  if (word.pos === "PRON") return persons.has(word.lower);
  return (word.pos === "PROPN" || isPersonNoun(word)) && head - comma < 4;
}
