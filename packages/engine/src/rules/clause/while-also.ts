import type { Word } from "../../document/document.ts";
import { type Clause, mainClause } from "../../grammar/clause.ts";
import { formsOf, type VerbForm, verbForm } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** "cuts costs while also reducing waste" becomes "cuts costs and reduces waste". */
export const whileAlso: Rule = {
  id: "while-also",
  summary: "The same subject does both, and “and” says so.",
  stage: "clause",
  level: 6,
  propose: (context) => context.words.flatMap((_, i) => whileAt(context, i) ?? []),
};

/** What goes on beside something else as a further good of it, not as the time at which it happens. */
const benefits = new Set(
  `reduce minimize minimise improve enhance provide offer ensure preserve promote protect support increase lower limit
  strengthen foster help allow encourage maximize maximise avoid prevent give create cut save boost raise safeguard`.split(
    /\s+/,
  ),
);

function whileAt({ words }: Context, i: number): Proposal | undefined {
  if (words[i]!.lower !== "while" || i < 3 || words.at(-1)!.text === "?") return undefined;
  const extra = ["also", "simultaneously"].includes(words[i + 1]?.lower ?? "");
  const at = extra ? i + 2 : i + 1;
  const verb = words[at];
  const next = words[at + 1];
  if (!verb || !next || verb.pos !== "VERB" || !/^[a-z]+ing$/.test(verb.text)) return undefined;
  const { lemma } = verb;
  if (!formsOf(verb.lower, lemma).includes("ing") || lemma === "be" || lemma === "have") return undefined;
  if (!["DET", "NOUN", "ADJ", "PRON", "PROPN", "SCONJ"].includes(next.pos) || (!extra && !benefits.has(lemma)))
    return undefined;
  // Another participle or verb after the first would have to change too.
  if (words.slice(at + 1).some((word, k) => /ing$/.test(word.lower) && isJoint(words[at + k]!))) return undefined;
  const comma = words[i - 1]!.text === ",";
  const form = formAt(words, comma ? i - 1 : i);
  if (form === undefined) return undefined;
  const also = extra ? `${words[i + 1]!.lower} ` : "";
  const start = comma ? words[i - 1]!.start : words[i]!.start;
  return { parts: [{ start, end: verb.end, after: `${comma ? " " : ""}and ${also}${verbForm(lemma, form)}` }] };
}

function isJoint({ lower, text }: Word): boolean {
  return text === "," || lower === "and" || lower === "or";
}

const inner = new Set(
  `that which who whom whose where when while because although though as if unless until before after than how what
  whether since so or but not n't never no and nor`.split(/\s+/),
);

/** The form that a second verb takes beside that of the one plain clause or infinitive before `end`. */
function formAt(words: readonly Word[], end: number): VerbForm | undefined {
  const clause = mainClause(words, 0, end);
  if (!clause) return undefined;
  const last = lastVerb(words, clause, end);
  for (let k = clause.subjectFrom; k < end; k++) {
    const { lower, text } = words[k]!;
    if (k > last.index && (inner.has(lower) || /^[,;:()"“”—–]$/.test(text))) return undefined;
    if (k <= last.index && ["that", "which", "who", "not", "n't", "if", "and", "or", "but"].includes(lower))
      return undefined;
  }
  if (end - last.index > 9 || words[last.index]!.lemma === "be") return undefined;
  if (last.infinitive) return "base";
  return finiteForm(words, clause);
}

/** The verb that the tail goes on from: an infinitive with "to" after the clause's own verb, or that verb. */
function lastVerb(words: readonly Word[], { verb }: Clause, end: number): { index: number; infinitive: boolean } {
  for (let k = end - 1; k > verb.last; k--) {
    const { pos, lower, lemma } = words[k]!;
    if (pos === "VERB" && words[k - 1]!.lower === "to" && lower === lemma) return { index: k, infinitive: true };
    if (pos === "VERB" || pos === "AUX") return { index: -20, infinitive: false };
  }
  return { index: verb.last, infinitive: false };
}

function finiteForm(words: readonly Word[], { verb, subjectHead }: Clause): VerbForm | undefined {
  const first = words[verb.first]!;
  if (verb.passive || /ing$/.test(words[verb.last]!.lower)) return undefined;
  if (verb.tense === "modal") return "base";
  if (verb.first !== verb.last) return undefined;
  const forms = formsOf(first.lower, first.lemma);
  if (forms.includes("ed")) return forms.includes("base") ? undefined : "ed";
  if (forms.includes("s")) return isPlural(words[subjectHead]!) ? undefined : "s";
  return forms.includes("base") ? "base" : undefined;
}
