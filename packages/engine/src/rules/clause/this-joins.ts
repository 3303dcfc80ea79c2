import type { Word } from "../../document/document.ts";
import { mainClause } from "../../grammar/clause.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";
import { withoutAsides } from "./tail-reading.ts";

/** "The mill is loud. This is because the wheels are old." becomes "The mill is loud because the wheels are old." */
export const thisJoins: Rule = {
  id: "this-joins",
  summary: "The link between the two short sentences joins them.",
  stage: "clause",
  level: 6,
  propose: (context) => {
    const found = joinAt(context);
    return found ? [found] : [];
  },
};

/** What makes it unsure which part of the first sentence the second goes on from. */
const doubts = new Set(
  `if when because since although though while unless until so but as not n't never no nor nothing nobody none whether
  show shows find found say says said think thinks believe believes thought claim claims claimed argue argues suggest suggests suggested hope
  who what why how instead however rather perhaps maybe should`.split(/\s+/),
);
const turns = new Set("so but because since although though while however if".split(" "));
const degrees = new Set("largely mainly partly mostly primarily likely probably often usually".split(" "));

function joinAt({ words, next, text, sentence }: Context): Proposal | undefined {
  const stop = words.at(-1)!;
  if (!next || stop.text !== "." || next.words.at(-1)!.text !== "." || next.words[0]!.text !== "This") return undefined;
  const between = text.slice(sentence.end, next.start);
  if (/[^ ]/.test(between) || words.length < 5 || words.length + next.words.length > 42) return undefined;
  if ([...words, ...next.words].some(({ text: mark }) => /^["“”()[\]—–:;]$/.test(mark))) return undefined;
  if (words.some(({ lower }) => doubts.has(lower))) return undefined;
  if (!words.some((_, i) => verbGroupAt(words, i))) return undefined;
  const after = next.words;
  if (after.slice(1).some(({ lower }, i) => turns.has(lower) && !(i === 1 && lower === "because"))) return undefined;
  const cause = causeOf(after);
  const join = (to: Word, link: string): Proposal => replace(stop.start, to.start, link);
  if (cause) return join(after[cause.to]!, cause.link);
  // A row of clauses on "and" would limp.
  const plain = withoutAsides(words);
  if (!mainClause(plain, 0, plain.length)) return undefined;
  if (plain.some(({ text: mark, lower }) => mark === "," || lower === "and" || lower === "that" || lower === "which"))
    return undefined;
  if (after[1]!.lemma === "mean") {
    const from = after[2]?.lower === "that" ? 3 : 2;
    const clause = after[1]!.lower === "means" && mainClause(after, from, after.length);
    return clause && clause.subjectFrom === from ? join(after[from]!, ", so ") : undefined;
  }
  if (words.length > 14 || after.length > 16 || after.some(({ text: mark }) => mark === ",")) return undefined;
  return isEffect(after) ? join(after[1]!, ", and that ") : undefined;
}

/** "This is because", "this is largely due to". */
function causeOf(words: readonly Word[]): { readonly to: number; readonly link: string } | undefined {
  const be = words[1]!.lower;
  if (be !== "is" && be !== "was") return undefined;
  const degree = degrees.has(words[2]?.lower ?? "") ? words[2]!.lower : undefined;
  const at = degree ? 3 : 2;
  const start = degree ? `, ${degree} ` : " ";
  if (words[at]?.lower === "because" && words[at + 1]) return { to: at + 1, link: `${start}because ` };
  if (words[at]?.lower === "due" && words[at + 1]?.lower === "to" && words[at + 2])
    return { to: at + 2, link: `${start}because of ` };
  return undefined;
}

const modals = new Set(["can", "could", "will", "may", "might", "would"]);
const effects = new Set(
  "make lead cause help allow let give create keep save reduce increase improve result add raise leave force".split(
    " ",
  ),
);

/** What the statement before does, or may do. */
function isEffect(words: readonly Word[]): boolean {
  const group = verbGroupAt(words, 1);
  if (!group || group.passive || words[group.last]!.lemma === "say") return false;
  if (modals.has(words[1]!.lower)) return true;
  return effects.has(words[group.last]!.lemma);
}
