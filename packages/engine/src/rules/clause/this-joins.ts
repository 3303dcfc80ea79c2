import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, mainClauseOf } from "../../grammar/clauses.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** "The mill is loud. This is because the wheels are old." becomes "The mill is loud because the wheels are old." */
export const thisJoins: Rule = {
  id: "this-joins",
  notIn: ["academic"],
  summary: "The link between the two short sentences joins them.",
  stage: "clause",
  level: 7,
  propose: (context) => joinAt(context) ?? [],
};

function joinAt({ words, next, text, sentence }: Context): Proposal[] | undefined {
  const stop = words.at(-1)!;
  if (!next || next.words[0]!.text !== "This" || stop.text !== "." || next.words.at(-1)!.text !== ".") return undefined;
  if (/[^ ]/.test(text.slice(sentence.end, next.start))) return undefined;
  if (words.length + next.words.length > 42 || !isSimple(sentence)) return undefined;
  if ([...words, ...next.words].some(({ text: mark }) => /^["“”()[\]—–:;]$/.test(mark))) return undefined;
  const link = causeOf(next.words) ?? (hasMark(words) ? undefined : resultOf(next));
  return link && [replace(stop.start, next.words[link.to]!.start, link.text)];
}

const marks = new Set([",", "and", "but", "so"]);
const degrees = new Set("largely mainly partly mostly primarily likely probably often usually".split(" "));

function hasMark(words: readonly Word[]): boolean {
  return words.some(({ lower }) => marks.has(lower));
}

/** True for one plain statement: nothing in it is denied, reported or given a reason. */
function isSimple(sentence: Sentence): boolean {
  const main = mainClauseOf(sentence);
  const isPlain = main !== undefined && !main.negated && main.subject !== undefined;
  return isPlain && clausesOf(sentence).every(({ kind }) => !["adverbial", "complement", "loose"].includes(kind));
}

interface Link {
  readonly text: string;
  /** The place of the next sentence's word that follows the link. */
  readonly to: number;
}

/** "This is because", "this is largely due to". */
function causeOf(words: readonly Word[]): Link | undefined {
  if (words[1]!.lemma !== "be") return undefined;
  const degree = degrees.has(words[2]!.lower) ? words[2]!.lower : undefined;
  const at = degree ? 3 : 2;
  const start = degree ? `, ${degree} ` : " ";
  if (words[at]!.lower === "because" && words[at + 1]!.lower !== "of") return { to: at + 1, text: `${start}because ` };
  if (words[at]!.lower === "due" && words[at + 1]!.lower === "to") return { to: at + 2, text: `${start}because of ` };
  return undefined;
}

/** "This means that the town sleeps badly". */
function resultOf(next: Sentence): Link | undefined {
  const { words } = next;
  const from = words[2]!.lower === "that" ? 3 : 2;
  const stated = clausesOf(next).find(({ kind }) => kind === "complement");
  if (words[1]!.lower !== "means" || stated?.subject === undefined || stated.tense === "none" || hasMark(words))
    return undefined;
  return stated.from === 2 && next.tree.heads[stated.predicate] === 1 ? { to: from, text: ", so " } : undefined;
}
