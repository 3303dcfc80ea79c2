import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** Says the same with the words in another order or weight: what is stressed differs, not what is said. */
export const shiftStress: Rule = {
  id: "shift-stress",
  summary: "The same statement with another stress.",
  stage: "clause",
  level: 1,
  propose: (context) => [
    ...(cleft(context) ?? []),
    ...context.words.flatMap((_, i) => turns.flatMap((turn) => turn(context.words, i) ?? [])),
  ],
};

/** "The storm ruined the barn." becomes "It was the storm that ruined the barn.": the last resort. */
function cleft({ words, text }: Context): Proposal[] | undefined {
  const first = words[0]!;
  if (first.lower !== "the" || !/^[.!]$/.test(words.at(-1)!.text)) return undefined;
  const end = nounPhraseEnd(words, 0);
  const clause = clauseAt(words, 0, words.length);
  if (end === undefined || clause?.verb.first !== end || clause.verb.tense !== "past") return undefined;
  const verb = words[end]!;
  if (verb.pos !== "VERB" || !formsOf(verb.lower, verb.lemma).includes("ed") || text[first.start] !== "T")
    return undefined;
  const link = isPersonNoun(words[end - 1]!) ? "who" : "that";
  const parts = [
    { start: first.start, end: first.end, after: "It was the" },
    { start: words[end - 1]!.end, end: words[end - 1]!.end, after: ` ${link}` },
  ];
  return [{ parts, level: 9 }];
}

/** "has been officially sold" becomes "has officially been sold". */
function besideBeen(words: readonly Word[], i: number): Proposal | undefined {
  const [have, been, adverb, verb] = words.slice(i, i + 4);
  if (!have || !["has", "have", "had"].includes(have.lower) || been?.lower !== "been" || adverb?.pos !== "ADV")
    return undefined;
  if (!adverb.lower.endsWith("ly") || verb?.pos !== "VERB" || !formsOf(verb.lower, verb.lemma).includes("en"))
    return undefined;
  return {
    parts: [
      { start: have.end, end: have.end, after: ` ${adverb.lower}` },
      { start: adverb.start, end: verb.start, after: "" },
    ],
  };
}

/** "To save power, …" becomes "In order to save power, …". */
function orderTo(words: readonly Word[], i: number): Proposal | undefined {
  const [to, verb] = words;
  if (i !== 0 || to?.lower !== "to" || verb?.pos !== "VERB" || verb.lower !== verb.lemma || verb.lemma === "be")
    return undefined;
  const comma = words.findIndex((word) => word.text === ",");
  if (
    comma < 3 ||
    comma > 14 ||
    ["summarize", "conclude", "clarify", "begin", "start", "put", "say", "sum"].includes(verb.lemma)
  )
    return undefined;
  return replace(to.start, to.end, "In order to");
}

const people = new Set(["they", "we", "you", "he", "she", "i"]);

/** "They can sell" becomes "They are able to sell". */
function ableTo(words: readonly Word[], i: number): Proposal | undefined {
  const can = words[i]!;
  const subject = words[i - 1];
  const verb = words[i + 1];
  if (
    can.lower !== "can" ||
    !subject ||
    verb?.pos !== "VERB" ||
    verb.lower !== verb.lemma ||
    words.at(-1)!.text === "?"
  )
    return undefined;
  if (!people.has(subject.lower) && !(isPersonNoun(subject) && isPlural(subject))) return undefined;
  if (["see", "imagine", "say", "find", "help", "not", "hear", "feel", "tell", "expect", "get"].includes(verb.lemma))
    return undefined;
  if (
    ["what", "as", "than", "how"].some((word) => words.slice(Math.max(0, i - 3), i).some(({ lower }) => lower === word))
  )
    return undefined;
  const be = subject.lower === "i" ? "am" : ["he", "she"].includes(subject.lower) ? "is" : "are";
  return replace(can.start, can.end, `${be} able to`);
}

/** "…,” the man said." becomes "…,” said the man.", and the other way. */
function saidWho(words: readonly Word[], i: number): Proposal | undefined {
  const said = words[i]!;
  if (said.lower !== "said" || !words.slice(0, i).some(({ text }) => /["”]/.test(text))) return undefined;
  if (/^[”"]$/.test(words[i - 1]?.text ?? "")) {
    const end = nounPhraseEnd(words, i + 1);
    if (end === undefined || words[i + 1]!.pos === "PRON" || end - i > 4 || !/^[.,]$/.test(words[end]?.text ?? ""))
      return undefined;
    return {
      parts: [
        { start: said.start, end: words[i + 1]!.start, after: "" },
        { start: words[end - 1]!.end, end: words[end - 1]!.end, after: " said" },
      ],
    };
  }
  let from = i;
  while (from > 0 && ["NOUN", "PROPN", "ADJ", "DET"].includes(words[from - 1]!.pos)) from--;
  if (from === i || i - from > 3 || !/^[”"]$/.test(words[from - 1]?.text ?? "")) return undefined;
  if (!/^[.,]$/.test(words[i + 1]?.text ?? "")) return undefined;
  return {
    parts: [
      { start: words[from]!.start, end: words[from]!.start, after: "said " },
      { start: words[i - 1]!.end, end: said.end, after: "" },
    ],
  };
}

const turns = [besideBeen, orderTo, ableTo, saidWho] as const;
