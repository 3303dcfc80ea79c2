import { any, nextIs, nextPos, previousIs } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";
import { binding, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

/** "Help" before a noun that is itself the verb's subject, with nothing joined to it. */
const notOneObject: Restriction = ({ words, slots }) => {
  const { from, to } = slots[1]!;
  const verb = words[to]!;
  const after = words[to + 1];
  return (
    to - from > 4 ||
    ["and", "or", "to"].includes(words[to - 1]!.lower) ||
    !after ||
    verb.lemma === "be" ||
    verb.pos === "AUX" ||
    after.lower === "and"
  );
};

/** Markup stands right before the verb, and "to" would end up inside it. */
const markedUp: Restriction = ({ words, from, context }) => !/\s/.test(context.text[words[from]!.start - 1] ?? " ");

const moving = new Set(
  "go run walk pass move look break get come travel journey make cut sail drive see push fall guide navigate read scroll sift work weave shine filter flow live put think follow".split(
    " ",
  ),
);

/** What comes after "through" is a means, not a place or a time. */
const isMeans: Restriction = ({ words, from, slots }) => {
  const head = words[slots[1]!.to - 1]!;
  if (words[slots[1]!.to]?.pos === "PART" || head.lower === "'s") return false;
  if (!/(?:tion|sion|ment|ance|ence|ship|ology|ysis|ting|ning)s?$/.test(head.lower) || head.pos !== "NOUN")
    return false;
  return !words.slice(Math.max(0, from - 5), from).some(({ lemma }) => moving.has(lemma));
};

export const expandWords = tableRule({
  id: "expand-words",
  summary: "The longer form says the same and leaves less to guess.",
  stage: "rhythm",
  level: 3,
  entries: [
    ...lines(
      `if|when|where possible > $1 it is possible
      if|when|where necessary > $1 it is necessary
      if|when|where needed > $1 it is needed
      if|when|where appropriate > $1 it is appropriate
      than expected > than was expected
      make sure you|they|we > make sure that $3
      so you|they|we can > so that $2 can
      the reason we|they|you > the reason why $3
      worldwide > all over the world`,
      any(binding, nextPos("NOUN", "ADJ", "PROPN"), previousIs(",")),
    ),
    { match: "besides", to: "in addition to", unless: any((site) => site.from > 0, nextPos("PUNCT")) },
    { match: "unlike", to: "in contrast to", unless: any((site) => site.from > 0, nextPos("PUNCT")) },
    {
      match: "because of",
      to: "as a result of",
      unless: any(
        previousIs("is", "was", "not", "just", "only", "partly", "largely"),
        nextIs("this", "it", "that", "its"),
      ),
    },
    { match: "~help <V>", to: "~help to $2", unless: any(previousIs("can't", "not"), binding) },
    {
      match: ", so",
      to: ", and so",
      unless: (site) => !["PRON", "DET"].includes(site.words[site.to]?.pos ?? "") || nextIs("that")(site),
    },
    {
      match: "situation|case|system|environment|society|area|world|context|field|process|culture [ where ]",
      to: "in which",
    },
    { match: "~help <NP> [ <V> ]", to: "to $3", unless: any(binding, notOneObject, markedUp) },
    {
      match: "all [ the|these|those|our|their|my|his|her|your ] @NOUN",
      to: "of $2",
      unless: ({ words, to }) =>
        ["time", "way", "same", "while", "more", "better", "world", "day", "night", "year", "difference"].includes(
          words[to]!.lower,
        ),
    },
    {
      match: "~change|shape|affect|influence|transform|reshape|revolutionize|improve [ how ] <NP> <V>",
      to: "the way in which",
      unless: binding,
    },
    {
      match:
        "[ over ] @NUM people|men|women|children|students|users|countries|companies|years|species|customers|members",
      to: "more than",
      unless: previousIs("for", "from", "spread", "the", "and", "take", "took", "last", "lasted", "rule", "ruled"),
    },
    { match: "[ during ] the|this|these|that|our|their", to: "in the course of", unless: any(binding, statistical) },
    {
      match: "[ through ] <NP>",
      to: "by means of",
      when: isMeans,
      unless: any(binding, previousIs("and", "or", "it")),
    },
    { match: "@NOUN , [ etc. ]", to: "and so on" },
    { match: "@NOUN , [ etc ] .", to: "and so on" },
    { match: "i.e.", to: "that is", unless: nextPos("PUNCT") },
    {
      match: "~be [ sure|glad|confident|certain|happy|afraid ] i|we|they|you|he|she",
      to: "$2 that",
      unless: any(binding, ({ context }) => context.text.includes("?")),
    },
    { match: "e.g.", to: "for example", unless: nextPos("PUNCT") },
    {
      match: "despite",
      to: "in spite of",
      unless: (site) => nextIs("that", "of")(site) || site.words[site.to + 1]?.lower === "fact",
    },
    ...lines(
      `due to > as a result of
      via > by way of`,
      any(
        binding,
        statistical,
        previousIs(
          "is",
          "are",
          "was",
          "were",
          "be",
          "been",
          "and",
          "primarily",
          "mainly",
          "partly",
          "largely",
          "not",
          "only",
          "in",
          "how",
        ),
        nextIs("be"),
        nextPos("VERB"),
      ),
    ),
    {
      match: "^ [ although|though ]",
      to: "even though",
      unless: any(binding, nextIs("not"), nextPos("VERB", "ADJ", "ADP")),
    },
  ],
  examples: [
    { before: "Call us if necessary.", after: "Call us if it is necessary." },
    { before: "Many farmers help build houses.", after: "Many farmers help to build houses." },
    { before: "Most shops are shut, so they left.", after: "Most shops are shut, and so they left." },
    { before: "It is a system where all can win.", after: "It is a system in which all can win." },
    { before: "They learn through observation.", after: "They learn by means of observation." },
    { before: "They went through the station.", after: "They went through the station." },
    { before: "So many trees fell.", after: "So many trees fell." },
    { before: "It is the most common bird.", after: "It is the most common bird." },
    { before: "He asked where possible gaps are.", after: "He asked where possible gaps are." },
  ],
});
