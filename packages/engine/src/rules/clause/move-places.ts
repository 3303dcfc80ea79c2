import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt } from "../../grammar/clause.ts";
import { isModal } from "../../grammar/conjugate.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import type { Lead, Place } from "./move-lead.ts";
import { couldBeOthers, goesWith, isPassedOver, leansOn, opensSubject, plainMain } from "./move-main.ts";

/** For each place the index before which the phrase would stand there; undefined where it cannot. */
export const places: Readonly<Record<Place, (words: readonly Word[], lead: Lead) => number | undefined>> = {
  end: toEnd,
  aside: toAside,
  verb: toVerb,
  subject: toSubject,
};

function toEnd(words: readonly Word[], { comma, controlled, negation, drawn }: Lead): number | undefined {
  const main = plainMain(words, comma + 1, { negation });
  if (!main) return undefined;
  const { clause, end } = main;
  const phrase = { from: 0, to: comma };
  // "To save the engine, it was removed": the subject is not the one who saves.
  if (controlled && clause.verb.passive && (words[comma + 1]!.pos === "PRON" || words[0]!.lower === "by"))
    return undefined;
  if (leansOn(words, { from: comma + 1, to: end }, phrase, controlled)) return undefined;
  if (!controlled && couldBeOthers(words, phrase, { from: clause.verb.last + 1, to: end })) return undefined;
  if (comma > 2 * (end - comma)) return undefined;
  // "There is a risk of falling without help": what there is would take the phrase to itself.
  if (negation && words[comma + 1]!.lower === "there") return undefined;
  // "Demand rises as the town grows, making it rich": the tail would go with the wrong clause.
  if (clausal.has(words[0]!.lower) && end < words.length - 1) return undefined;
  return drawn && !isShort(words, clause.verb.last + 1, end) ? undefined : end;
}

const clausal = new Set(["as", "because"]);

/** After the verb comes nothing, or one noun phrase: no noun is left that the phrase could go with instead. */
function isShort(words: readonly Word[], from: number, end: number): boolean {
  return from === end || nounPhraseEnd(words, from) === end || (end - from === 1 && words[from]!.pos === "ADV");
}

/** "The town has grown, according to the mayor": behind all that he says, which is one statement. */
function toAside(words: readonly Word[], { comma }: Lead): number | undefined {
  const end = words.length - 1;
  const clause = opensSubject(words, comma + 1) ? clauseAt(words, comma + 1, end) : undefined;
  const rest = words.slice(comma + 1, end);
  const isOne = rest.every(({ pos, text, lower }) => (pos !== "PUNCT" || text === "-") && !sayings.has(lower));
  if (!clause || !isOne || rest.length > 25) return undefined;
  return leansOn(words, { from: comma + 1, to: end }, { from: 0, to: comma }, false) ? undefined : end;
}

const sayings = new Set(
  "say says said but while although though because which who whose report reports reported".split(" "),
);

/** "The price has in recent years risen": behind the first auxiliary, or an adverb before a verb that has none. */
function toVerb(words: readonly Word[], { comma, link }: Lead): number | undefined {
  const subject = subjectAt(words, comma + 1);
  if (!subject || comma > 4 || words[comma + 1]!.lower === "there") return undefined;
  const { first, last } = subject.verb;
  if ([words[first - 1], words[first + 1]].some((word) => word?.pos === "ADV" || word?.pos === "PART"))
    return undefined;
  // "They instead watch" limps.
  if (words[0]!.lower === "instead" && first === last && words[comma + 1]!.pos === "PRON") return undefined;
  const isAuxiliary = last > first || words[first]!.lemma === "be" || isModal(words[first]!);
  if (link) return isAuxiliary ? first + 1 : first;
  return last === first + 1 && !words[first]!.text.startsWith("'") ? first + 1 : undefined;
}

/** Behind a short subject, between commas. */
function toSubject(words: readonly Word[], { comma, link, controlled }: Lead): number | undefined {
  const from = comma + 1;
  const subject = subjectAt(words, from);
  if (!subject || comma > 8 || words[from]!.pos === "PRON") return undefined;
  let end = subject.verb.first;
  while (words[end - 1]!.pos === "ADV") end--;
  if (link) return end > from && end - from < 9 ? end : undefined;
  const phrase = { from: 0, to: comma };
  if (end - from > 4 || compared.has(words[from]!.lower) || (controlled && subject.verb.passive)) return undefined;
  if (!goesWith(words, phrase, words[subject.subjectHead]!)) return undefined;
  // "The club, through hard work, grew, and": the verb needs something behind it to carry the pause before it.
  const next = words.findIndex(({ pos, text }, i) => i > end && pos === "PUNCT" && text !== "-");
  return next - end < 4 || leansOn(words, { from, to: end }, phrase, false) ? undefined : end;
}

/** "More soldiers, despite the cold, have died than in the war": the two sides of a comparison stay near each other. */
const compared = new Set(["more", "fewer", "less", "no", "few", "most", "many"]);

/** The clause at `from` where nothing but its subject stands before the verb. */
function subjectAt(words: readonly Word[], from: number): Clause | undefined {
  const clause = clauseAt(words, from, words.length);
  if (!clause || !opensSubject(words, from) || isPassedOver(words, clause, words.length)) return undefined;
  const subject = words.slice(from, clause.verb.first);
  const isPlain = subject.every(({ pos, text }) => !["PUNCT", "SCONJ", "VERB", "AUX"].includes(pos) || text === "-");
  return isPlain ? clause : undefined;
}
