import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt } from "../../grammar/clause.ts";
import { isModal } from "../../grammar/conjugate.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { type Lead, leadAt, type Place } from "./move-lead.ts";
import { couldBeOthers, goesWith, isPassedOver, leansOn, plainMain } from "./move-main.ts";
import { moves } from "./move-parts.ts";

/** Puts a phrase that opens the sentence behind the clause, or behind the subject, where people mostly put it. */
export const movedOpeners: Rule = {
  id: "move-openers",
  summary: "The sentence begins with what it is about.",
  stage: "rhythm",
  level: 6,
  propose: (context) => (isTurn(context) ? moved(context) : []),
  examples: [
    {
      before: "It rained. Despite the rain, the farmers sold every cake.",
      after: "It rained. The farmers sold every cake despite the rain.",
    },
    {
      before: "It rained. By sharing its boats, the club can help the town.",
      after: "It rained. The club can help the town by sharing its boats.",
    },
    {
      before: "It rained. In recent years, the club has shown that bread sells.",
      after: "It rained. The club has in recent years shown that bread sells.",
    },
    {
      before: "It rained. Without water, young plants cannot grow here.",
      after: "It rained. Young plants cannot grow here without water.",
    },
    {
      before: "It rained. To save money, the council sold the old mill.",
      after: "It rained. The council sold the old mill to save money.",
    },
    {
      before: "It rained. Despite its age, the bridge shows that good stone lasts.",
      after: "It rained. The bridge, despite its age, shows that good stone lasts.",
    },
    {
      before: "It rained. However, the price of bread is still low.",
      after: "It rained. The price of bread, however, is still low.",
    },
    {
      before: "It rained. Typically, the mill opens before dawn.",
      after: "It rained. The mill typically opens before dawn.",
    },
    {
      before: "It rained. According to the miller, the mill needs a new wheel.",
      after: "It rained. The mill needs a new wheel, according to the miller.",
    },
    {
      before: "It rained. In 1920, the council sold the old mill.",
      after: "It rained. The council sold the old mill in 1920.",
    },
    {
      before: "It rained. During the summer, the mill was sold, delighting the council.",
      after: "It rained. The mill was sold during the summer, delighting the council.",
    },
    {
      before: "It rained. Despite the rain on the roof, they sold it.",
      after: "It rained. Despite the rain on the roof, they sold it.",
    },
    {
      before: "It rained. Despite the noise of the pump, its owner slept well.",
      after: "It rained. Despite the noise of the pump, its owner slept well.",
    },
    {
      before: "It rained. By sharing boats, they never helped the town.",
      after: "It rained. By sharing boats, they never helped the town.",
    },
    {
      before: "It rained. In this way, the club can help the town.",
      after: "It rained. In this way, the club can help the town.",
    },
    {
      before: "It rained. In the old town, the mayor met the owner of the mill.",
      after: "It rained. In the old town, the mayor met the owner of the mill.",
    },
    {
      before: "It rained. To make matters worse, the mill burned down.",
      after: "It rained. To make matters worse, the mill burned down.",
    },
    {
      before: "It rained. By selling the mill, it was saved for the town.",
      after: "It rained. By selling the mill, it was saved for the town.",
    },
    {
      before: "It rained. Despite the rain, can the farmers sell the cake?",
      after: "It rained. Despite the rain, can the farmers sell the cake?",
    },
    { before: "It rained. However, it is still low today.", after: "It rained. However, it is still low today." },
    {
      before: "It rained. Through hard work, the club grew, and the town paid.",
      after: "It rained. Through hard work, the club grew, and the town paid.",
    },
    {
      before: "Despite the rain, the farmers sold every cake.",
      after: "Despite the rain, the farmers sold every cake.",
    },
    {
      before: "It rained. Despite the rain, the farmers sold every cake. Despite the wind, the boats left the bay.",
      after: "It rained. The farmers sold every cake despite the rain. Despite the wind, the boats left the bay.",
    },
  ],
};

/** The ways to move the sentence's opening phrase; several where it depends on what is protected. */
export function moved({ text, words }: Pick<Context, "text" | "words">): Proposal[] {
  const lead = leadAt(words);
  if (!lead || words.at(-1)!.text !== ".") return [];
  for (const place of lead.places) {
    const end = ends[place](words, lead);
    if (end === undefined) continue;
    const before = place === "subject" || place === "aside" ? ", " : " ";
    const after = place === "subject" ? "," : "";
    return moves(text, words, { comma: lead.comma, end, before, after }).map((parts) => ({ parts }));
  }
  return [];
}

/** For each place the index before which the phrase would stand there; undefined where it cannot. */
const ends: Readonly<Record<Place, (words: readonly Word[], lead: Lead) => number | undefined>> = {
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
  const clause = clauseAt(words, comma + 1, end);
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
  if (!clause || isPassedOver(words, clause, words.length)) return undefined;
  const subject = words.slice(from, clause.verb.first);
  const isPlain = subject.every(({ pos, text }) => !["PUNCT", "SCONJ", "VERB", "AUX"].includes(pos) || text === "-");
  return isPlain ? clause : undefined;
}

/** The text does not begin with a move, and none stands right after another. */
function isTurn({ words, previous, number, inList, text }: Context): boolean {
  if (number === 0 || inList) return false;
  if (!previous || leadAt(words) === undefined) return true;
  return (
    text.slice(previous.end, words[0]!.start).includes("\n") || moved({ text, words: previous.words }).length === 0
  );
}
