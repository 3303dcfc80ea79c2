import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { subjectPronouns } from "../../grammar/closed-classes.ts";
import { extentOf } from "../../grammar/extent.ts";
import { isSure, subjectOf } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type Rule, replace } from "../rule.ts";

/** Deletes "that" where people leave it out in speech; formal modes keep it. */
export const droppedThat: Rule = {
  id: "dropped-that",
  notIn: ["expand", "academic", "formal"],
  summary: reasons.thatIsNotNeeded,
  stage: "wording",
  level: 8,
  propose: ({ words, sentence }) =>
    (canBeLeftOut(words) ? clausesOf(sentence) : [])
      .filter((clause) => isRelative(sentence, clause) || isThought(sentence, clause))
      .map(({ from }) => replace(words[from]!.start, words[from + 1]!.start, "")),
};

/** Returns whether a sentence may have a "that" that can be deleted, without the need to parse the sentence. */
function canBeLeftOut(words: readonly Word[]): boolean {
  const opens = words.flatMap(({ lower }, i) => (lower === "that" ? [i] : []));
  return (
    opens.some((i) => /PRON|DET/.test(words[i + 1]?.pos ?? "")) &&
    opens.some((i) => subjectPronouns.has(words[i + 1]?.lower ?? "") || thinking.has(words[i - 1]?.lower ?? ""))
  );
}

/** Returns whether "that" is an object right before a subject, as in "The tools that we use". */
function isRelative({ words, tree }: Sentence, { kind, subject, predicate, from, passive }: TreeClause): boolean {
  if (kind !== "relative" || passive || subject !== from + 1 || words[from]!.lower !== "that") return false;
  // "It was of such beauty that we left": what follows is the result.
  if (words.slice(0, from).some(({ lower }) => lower === "so" || lower === "such")) return false;
  // "It is with great joy that we write": a cleft keeps it.
  if (words.slice(0, from).some(({ lower }, i) => lower === "it" && words[i + 1]!.lemma === "be")) return false;
  // "He told the crowd that they had won", "the hope that they will win": the clause says what.
  const noun = tree.heads[predicate]!;
  if (claims.has(words[noun]!.lemma) || telling.has(words[tree.heads[noun]!]?.lemma ?? "")) return false;
  const isObject = tree.relations[from] === "obj" && isSure(tree, from) && noun === from - 1;
  return isObject && subjectPronouns.has(words[subject]!.lower) && words[predicate]!.pos === "VERB";
}

/** Verbs with a person as object and a clause with "that": "told the crowd that". */
const telling = wordSet(`
  tell show remind convince persuade inform assure warn promise teach notify advise reassure satisfy bet ask alert`);
/** Nouns whose content a clause with "that" expresses: "the hope that". */
const claims = wordSet(`
  fact idea belief hope news claim feeling sense notion fear impression argument assumption conclusion evidence
  suggestion thought theory view promise proof sign rumor rumour report statement warning assertion knowledge
  realization understanding condition way`);

const thinking = new Set(["think", "believe", "hope", "guess", "know", "wish"]);

/** Returns whether "that" links a verb of thinking to a clause, as in "I think that it will rain". */
function isThought({ words, tree }: Sentence, { kind, subject, predicate, from }: TreeClause): boolean {
  if (kind !== "complement" || subject === undefined || words[from]!.lower !== "that") return false;
  const verb = tree.heads[predicate]!;
  const thinker = subjectOf(tree, verb);
  if (verb !== from - 1 || !thinking.has(words[verb]!.lower) || thinker !== verb - 1) return false;
  const isPlain = ["PRON", "DET"].includes(words[from + 1]!.pos) && extentOf(tree, subject).from === from + 1;
  return isPlain && ["i", "we"].includes(words[thinker]!.lower);
}
