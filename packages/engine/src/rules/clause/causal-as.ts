import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt, mainClause } from "../../grammar/clause.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** ", as it is" after a full clause gives a reason when nothing happens in it. */
export const causalAs: Rule = {
  id: "causal-as",
  summary: "“Because” says plainly that this is the reason.",
  stage: "clause",
  level: 5,
  propose: (context) => context.words.flatMap((_, i) => causalAsAt(context, i) ?? []),
};

const states = new Set(
  "be have need lack require contain lie belong own know depend provide allow offer include involve tend help".split(
    " ",
  ),
);
const speakers = new Set(["i", "we", "you", "one"]);

function causalAsAt({ words }: Context, i: number): Proposal | undefined {
  const as = words[i]!;
  const before = words[i - 1];
  if (as.lower !== "as" || !before) return undefined;
  const parted = before.text === ",";
  // Without a comma only a pronoun's state of being is sure to be a reason.
  if (!parted && !isPlainReason(words, i)) return undefined;
  const main = mainClause(words, 0, parted ? i - 1 : i);
  const clause = clauseAt(words, i + 1, words.length);
  if (!main || !clause || clause.verb.first > i + 9) return undefined;
  if (remarks.has(words[clause.verb.last]!.lemma) || words[clause.verb.last]!.lemma === "do" || isRepeated(words, i))
    return undefined;
  if (!(parted && isReason(words, main, clause)) && !isSteady(words, i, main, clause)) return undefined;
  if (isAside(words, clause.verb.last)) return undefined;
  // "Under such conditions, as they are also met at sea": what is known, not why.
  if (words[clause.verb.last + 1]?.lower === "also") return undefined;
  if (words.slice(i).some((word) => word.lemma === "do" && word.pos === "VERB")) return undefined;
  if (words.slice(0, i).some((word) => ["as", "so", "because", "since", "such"].includes(word.lower))) return undefined;
  return replace(as.start, as.end, "because");
}

/** What two states have in common is no time at which they happen. */
function isSteady(words: readonly Word[], i: number, main: Clause, { verb }: Clause): boolean {
  if (speakers.has(words[i + 1]!.lower) || main.verb.tense === "modal") return false;
  if (!isState(words, verb.first, verb.last)) return false;
  return (verb.tense === "modal" ? main.verb.tense : verb.tense) === main.verb.tense;
}

/** "As I said" comments on the speech. */
const remarks = new Set(
  "see say mention note describe discuss show know call explain write put state tell expect hear suggest".split(" "),
);

/** Something is the case, or could be, and what "as" opens is no event that goes on beside it. */
function isReason(words: readonly Word[], main: Clause, { verb }: Clause): boolean {
  const last = words[verb.last]!;
  if (
    /ing$/.test(last.lower) ||
    ["become", "get", "grow", "go", "come", "take", "begin", "start", "continue", "try"].includes(last.lemma)
  )
    return false;
  const isCase = words[main.verb.last]!.lemma === "be" && main.verb.first === main.verb.last;
  const first = words[verb.first]!.lower;
  const states = isState(words, verb.first, verb.last) || ["may", "might", "can", "could", "will"].includes(first);
  const predicate = words[main.verb.last + 1]?.pos ?? "";
  if (
    verb.tense === "past" &&
    main.verb.tense === "present" &&
    !["has", "have"].includes(words[main.verb.first]!.lower)
  )
    return false;
  const timeless = main.verb.tense === "present" || ["it", "they", "this"].includes(words[verb.first - 1]!.lower);
  return (
    states ||
    (isCase && timeless && verb.tense === main.verb.tense && !verb.passive && ["ADJ", "ADV", "DET"].includes(predicate))
  );
}

function isPlainReason(words: readonly Word[], i: number): boolean {
  const { pos } = words[i - 1]!;
  const [subject, verb, next] = words.slice(i + 1, i + 4);
  if (!subject || !verb || !next || !["NOUN", "ADJ"].includes(pos)) return false;
  if (!["it", "they", "this", "these"].includes(subject.lower) || verb.pos !== "AUX") return false;
  return next.pos === "DET"
    ? ["a", "an", "the", "no"].includes(next.lower)
    : next.pos === "ADJ" || next.lower === "not";
}

function isState(words: readonly Word[], first: number, last: number): boolean {
  const group = words.slice(first, last + 1);
  const verb = words[last]!;
  if (/ing$/.test(verb.lower) || ["would", "could", "might"].includes(group[0]!.lower)) return false;
  if (["can", "may", "will"].includes(group[0]!.lower)) return verb.pos === "VERB";
  if (group.some((word) => word.lower === "not" || word.lower === "n't")) return true;
  // "As the hall is cleared" may be said of the time.
  if (group[0]!.lemma === "be" && (verb.pos === "VERB" || /ed$/.test(words[last + 1]?.lower ?? ""))) return false;
  return states.has(group[0]!.lemma) && (group.length === 1 || states.has(verb.lemma));
}

/** "Good bread, as any baker will tell, needs time": what comes between the commas is a remark. */
function isAside(words: readonly Word[], verb: number): boolean {
  if (words[verb + 1]?.text !== ",") return false;
  const next = words[verb + 2];
  return next?.pos === "VERB" || next?.pos === "AUX";
}

/** "as it is every May", "as they do in the north": a comparison. */
function isRepeated(words: readonly Word[], i: number): boolean {
  const verb = words[i + 2];
  const next = words[i + 3];
  if (!verb || !next) return true;
  return (
    words[i + 1]!.pos === "PRON" &&
    verb.pos === "AUX" &&
    (next.pos === "PUNCT" || next.pos === "ADP" || ["every", "each", "now", "today", "everywhere"].includes(next.lower))
  );
}
