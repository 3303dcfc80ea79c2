import type { Sentence } from "../../document/document.ts";
import { clausesOf, clauseWith, type TreeClause } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { childrenBy, isSure, objectOf } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { matchCase } from "../../lexicon/template.ts";
import { type Rule, replace } from "../rule.ts";
import { mayUnpack } from "./expand-tools.ts";

/** Marks what something is done for, once in a sentence. */
export const expandPurpose: Rule = {
  id: "expand-purpose",
  modes: ["expand"],
  adds: true,
  summary: "The sentence says that this is what it is done for.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { sentence, words } = context;
    if (!mayUnpack(context) || words.some(({ lower }) => lower === "order")) return [];
    const aim = clausesOf(sentence).find((clause) => isAim(sentence, clause));
    const to = words[aim?.marker ?? -1];
    return to ? [replace(to.start, to.end, matchCase("in order to", to.text))] : [];
  },
};

const phrases = wordSet(
  "be begin conclude summarize summarise sum put start say give illustrate top add quote date clarify name mention come",
);
/** Verbs whose object does what the infinitive says, or has it. */
const persuading = wordSet(
  `enable allow help ask want encourage need require cause lead force expect like prefer implore beg motivate inspire
  persuade convince urge advise instruct invite permit order push drive empower tell teach remind train prompt compel
  tempt find give provide offer show know enlist recruit hire call appoint elect have get bring leave choose challenge
  intend mean design be feel express force oblige incite provoke prod goad`,
);
/** Passives that do not govern the infinitive, as "used to" and "made to" do. */
const served = wordSet(
  `introduce implement conduct perform collect gather establish adopt employ launch hold organize organise form add
  change modify adjust install combine utilize apply ship send create`,
);
/** What is done for something without an object. */
const alone = wordSet("work meet collaborate gather travel return compete unite cooperate fight");
/** Nouns that take an infinitive of their own. */
const takers = wordSet(
  `order ability way need chance opportunity decision plan effort attempt right time desire tendency willingness power
  permission reason thing place hour people strategy approach potential capacity method call alternative response
  access commitment key solution step responsibility duty failure motivation incentive goal aim objective purpose
  pressure struggle race suitability moment minute trip break evidence drive determination challenge option freedom
  money authority mission job task initiative program policy law proposal tip lot enough work promise refusal
  invitation request ambition courage strength answer someone something anything everything nothing tool system
  technology framework resource skill measure`,
);

/** A clause in "to" that says what for: at the head of the sentence, or behind a verb and its object. */
function isAim(sentence: Sentence, clause: TreeClause): boolean {
  const { words, tree } = sentence;
  const { kind, marker, predicate, subject } = clause;
  if (kind !== "adverbial" || words[marker ?? 0]!.tag !== "TO" || subject !== undefined) return false;
  if (!isSure(tree, predicate) || words[predicate]!.tag !== "VB" || clause.negated) return false;
  const { from, to } = phraseOf(sentence, predicate);
  if (from !== marker || phrases.has(words[predicate]!.lower)) return false;
  const head = tree.heads[predicate]!;
  const subjects = childrenBy(tree, head, "nsubj").filter((i) => words[i]!.lower !== "it");
  if (from === 0) return words[to]?.text === "," && to > 2 && subjects.some((i) => i > to);
  const before = words[from - 1]!;
  const object = objectOf(tree, head);
  if (head >= from || words[head]!.pos !== "VERB" || takers.has(before.lemma) || before.pos === "PUNCT") return false;
  // "From cash to goods to staff".
  if (words.slice(head, from).some(({ lower }) => lower === "from")) return false;
  if (clauseWith(sentence, head)?.passive) return served.has(words[head]!.lemma);
  if (object === undefined || object > from) return alone.has(words[head]!.lemma) && before.pos !== "ADJ";
  // "They make it hard for cars to turn", "It takes two men to lift it": the infinitive is what is hard, or takes two.
  const isSubject =
    words[head]!.lemma === "take" && childrenBy(tree, head, "nsubj").some((i) => words[i]!.lower === "it");
  if (isSubject || words.slice(head, from).some(({ lower }) => lower === "for" || lower === "it")) return false;
  return !takers.has(words[object]!.lemma) && !persuading.has(words[head]!.lemma) && before.pos !== "ADJ";
}
