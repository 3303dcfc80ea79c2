import { any, nextPos, passive, previousIs } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";

/** Names of feelings, which one can have without "a mixture of" them. */
const feeling =
  "fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|" +
  "wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|" +
  "admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|" +
  "fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|" +
  "nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance";

const mixes = "mix|mixture|combination|blend";

/** What somebody "expressed", and how they were. */
const states: readonly (readonly [string, string])[] = [
  ["disappointment", "disappointed"],
  ["delight", "delighted"],
  ["excitement", "excited"],
  ["frustration", "frustrated"],
  ["satisfaction", "satisfied"],
  ["pride", "proud"],
  ["surprise", "surprised"],
  ["regret", "sorry"],
  ["shock", "shocked"],
  ["sadness", "sad"],
  ["confidence", "confident"],
  ["happiness", "happy"],
  ["joy", "happy"],
  ["relief", "relieved"],
  ["optimism", "optimistic"],
  ["anger", "angry"],
  ["enthusiasm", "enthusiastic"],
  ["dissatisfaction", "unhappy"],
  ["concern", "concerned"],
  ["concerns", "concerned"],
];

const who: readonly (readonly [string, string])[] = [
  ["his", "he was"],
  ["her", "she was"],
  ["their", "they were"],
  ["my", "I was"],
  ["our", "we were"],
];

/** The preposition that an adjective takes instead of the noun's. */
function prepositionFor(state: string): readonly (readonly [string, string])[] {
  if (state === "proud") return [["in|at|over|about", "of"]];
  if (state === "sorry" || state === "angry") return [["for|over|about|at", "about"]];
  if (state === "confident") return [["about", "about"]];
  if (["optimistic", "concerned", "excited", "enthusiastic"].includes(state))
    return [["about|over|at|regarding|for", "about"]];
  if (["disappointed", "satisfied", "unhappy", "frustrated"].includes(state))
    return [
      ["with|over|about", "with"],
      ["at", "at"],
    ];
  return [["at|over|about|with", state === "happy" ? "about" : "at"]];
}

const perfect = any(
  previousIs("have", "has", "had", "'ve", "be", "been", "is", "was", "were", "are", "having"),
  passive,
);

/** The sentence tells what is over, so that what was expressed is too. */
const inPast: Restriction = ({ words, from }) =>
  words
    .slice(0, from)
    .some(({ lower, pos }) =>
      pos === "AUX" ? /^(?:was|were|had|did)$/.test(lower) : pos === "VERB" && lower.endsWith("ed"),
    ) && !words.slice(0, from).some(({ lower }) => /^(?:is|are|has|have|will|does|do)$/.test(lower));

/** What people felt, said without a noun for it. */
const entries: Entry[] = [
  {
    match: `with [ a ${mixes} of ] @ADJ? ${feeling} and @ADJ? ${feeling}`,
    to: "",
  },
  {
    match: `with [ a ${mixes} of ] both ${feeling} and ${feeling}`,
    to: "",
  },
  {
    match: `with [ a ${mixes} of ] ${feeling} , ${feeling}`,
    to: "",
  },
  {
    match: `~feel [ a ${mixes} of ] both? ${feeling} and ${feeling}`,
    to: "",
  },
  {
    match: `filled with [ a ${mixes} of ] ${feeling}`,
    to: "",
  },
  ...who.flatMap(([whose, subject]): Entry[] => [
    ...states.flatMap(([noun, state]) =>
      prepositionFor(state).map(
        ([taken, given]): Entry => ({
          match: `expressed ${whose} ${noun} ${taken}`,
          to: `said ${subject} ${state} ${given}`,
          unless: perfect,
        }),
      ),
    ),
    ...states.flatMap(([noun, state]) =>
      prepositionFor(state).map(
        ([taken, given]): Entry => ({
          match: `, [ expressing ${whose} ${noun} ${taken} ]`,
          to: `saying ${subject} ${state} ${given}`,
          when: inPast,
        }),
      ),
    ),
    {
      match: `expressed ${whose} deep|sincere|heartfelt? gratitude|appreciation|thanks to`,
      to: "thanked",
      unless: any(perfect, nextPos("VERB")),
    },
    { match: `expressed ${whose} hope that`, to: `said ${subject.split(" ")[0]} hoped`, unless: perfect },
    {
      match: `expressed ${whose} belief|conviction that`,
      to: `said ${subject.split(" ")[0]} believed`,
      unless: perfect,
    },
    { match: `expressed ${whose} desire|wish to`, to: `said ${subject.split(" ")[0]} wanted to`, unless: perfect },
    { match: `expressed ${whose} willingness to`, to: `said ${subject} willing to`, unless: perfect },
    { match: `expressed ${whose} determination to`, to: `said ${subject} determined to`, unless: perfect },
    { match: `expressed ${whose} eagerness to`, to: `said ${subject} eager to`, unless: perfect },
    { match: `expressed ${whose} support for`, to: `said ${subject.split(" ")[0]} supported`, unless: perfect },
  ]),
];

export const toldFeelings = tableRule({
  id: "told-feelings",
  summary: "The sentence says plainly what people felt.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "She watched with a mixture of fear and curiosity.", after: "She watched with fear and curiosity." },
    { before: "I felt a mix of excitement and dread.", after: "I felt excitement and dread." },
    {
      before: "He expressed his disappointment with the result.",
      after: "He said he was disappointed with the result.",
    },
    { before: "Jones expressed his delight at the win.", after: "Jones said he was delighted at the win." },
    {
      before: "He spoke to the press and called the board, expressing his anger about the plan.",
      after: "He spoke to the press and called the board, saying he was angry about the plan.",
    },
    { before: "The mayor expressed her gratitude to the crew.", after: "The mayor thanked the crew." },
    { before: "They expressed their hope that talks would go on.", after: "They said they hoped talks would go on." },
    { before: "Add a mixture of sugar and salt.", after: "Add a mixture of sugar and salt." },
    { before: "It rose with a mixture of gas and steam.", after: "It rose with a mixture of gas and steam." },
    { before: "He has expressed his delight at the win.", after: "He has expressed his delight at the win." },
    { before: "She expressed her anger in paintings.", after: "She expressed her anger in paintings." },
  ],
});
