import type { Sentence } from "../../document/document.ts";
import { clausesOf, mainClauseOf } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { ownerBefore, ownerBehind } from "../paraphrase/complements.ts";
import { thisPaper } from "../paraphrase/frames.ts";
import { endToFront } from "../paraphrase/move-to-front.ts";
import { asideToFront, close } from "../paraphrase/relative-clauses.ts";
import { isPlainStatement } from "../paraphrase/statement.ts";
import { subordinate } from "../paraphrase/tied-clauses.ts";
import { toActive } from "../paraphrase/turn-voice.ts";
import { atLevel, type Context, type Proposal, type Rule } from "../rule.ts";

/** Says a statement in another way where that reads as well: of what alternatives do, what is nearly always right. */
export const recasts: Rule = {
  id: "recasts",
  notIn: ["simple", "shorten"],
  isTwin: true,
  summary: "The same statement in another shape.",
  stage: "rhythm",
  level: 8,
  propose: (context) => {
    const { sentence, words, inList } = context;
    if (inList || words.length < 9 || !isPlainStatement(sentence)) return [];
    const main = mainClauseOf(sentence);
    return [
      ...at(8, standsAlone(context) ? frontings(context) : []),
      ...at(9, [main && thisPaper(context, main)]),
      ...at(
        9,
        clausesOf(sentence).map((one) => (one.kind === "relative" ? close : toActive)(context, one)),
      ),
      ...at(
        9,
        words.flatMap((_, i) => [ownerBefore(context, i), ownerBehind(context, i)]),
      ),
    ];
  },
};

function at(level: number, proposals: readonly (Proposal | undefined)[]): Proposal[] {
  return proposals.flatMap((one) => atLevel(level, one) ?? []);
}

/** What would stand before the subject. */
function frontings(context: Context): (Proposal | undefined)[] {
  const { sentence } = context;
  const main = mainClauseOf(sentence);
  const isFirst = main?.subject !== undefined && phraseOf(sentence, main.subject).from === 0;
  const granted = clausesOf(sentence).map((clause) => subordinate(context, clause));
  return [isFirst ? endToFront(context, main) : undefined, ...asideToFront(context), ...granted];
}

/** No neighbour begins with something before its subject: one more would make a row. */
function standsAlone(context: Context): boolean {
  const { previous, next } = context;
  if (hasOpener(previous) || hasOpener(next)) return false;
  return !previous || frontings({ ...context, sentence: previous, words: previous.words }).every((one) => !one);
}

const openers = new Set(["ADP", "SCONJ", "ADV", "PART", "VERB"]);

function hasOpener(sentence: Sentence | undefined): boolean {
  const [first, ...words] = sentence?.words ?? [];
  return first !== undefined && openers.has(first.pos) && words.slice(0, 13).some(({ text }) => text === ",");
}
