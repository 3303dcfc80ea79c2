import type { Word } from "../../document/document.ts";
import { isPlural, longNounPhraseEnd } from "../../grammar/noun-phrase.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** "Through tests, we show that it holds" becomes "Tests show that it holds". */
export const speakingEvidence: Rule = {
  id: "speaking-evidence",
  summary: "What shows it can say so itself.",
  stage: "clause",
  level: 6,
  propose: (context) => {
    const found = evidenceAt(context);
    return found ? [found] : [];
  },
};

const openers = new Set(["through", "with", "in", "via"]);
const evidence = new Set(
  "experiment test analysis evaluation simulation study result comparison survey ablation measurement observation trial".split(
    " ",
  ),
);
const saying = new Map([
  ["show", "shows"],
  ["demonstrate", "demonstrates"],
  ["find", "finds"],
  ["confirm", "confirms"],
  ["reveal", "reveals"],
]);

function evidenceAt({ words }: Context): Proposal | undefined {
  const first = words[0]!;
  const comma = words.findIndex(({ text }) => text === ",");
  if (!openers.has(first.lower) || comma < 2 || words[comma + 1]?.lower !== "we") return undefined;
  const inner = words.slice(0, comma);
  const head = evidenceHead(inner);
  const verb = words[comma + 2];
  const form = saying.get(verb?.lower ?? "");
  if (!head || !verb || form === undefined || ["and", "or", "to", ","].includes(words[comma + 3]?.lower ?? ""))
    return undefined;
  if (first.lower === "in" && !isPlural(head)) return undefined;
  return {
    parts: [
      { start: first.start, end: words[1]!.start, after: "" },
      { start: words[comma]!.start, end: verb.end, after: ` ${isPlural(head) ? verb.lower : form}` },
    ],
  };
}

/** The noun of a phrase that names tests or the like, before what hangs on it. */
function evidenceHead(inner: readonly Word[]): Word | undefined {
  if (longNounPhraseEnd(inner, 1) !== inner.length) return undefined;
  if (inner.some(({ lower }) => ["and", "or", "this", "these"].includes(lower))) return undefined;
  const link = inner.findIndex(({ pos }, i) => i > 0 && pos === "ADP");
  const head = inner[(link < 0 ? inner.length : link) - 1]!;
  return head.pos === "NOUN" && evidence.has(head.lemma) ? head : undefined;
}
