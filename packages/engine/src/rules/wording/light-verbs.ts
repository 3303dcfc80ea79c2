import {
  any,
  bareSlot,
  describesNoun,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  nextPos,
  not,
  passive,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";

/** A verb that does nothing with a noun that says it all, and the verb that the noun stands for. */
function light(verbs: string, noun: string, verb: string, level = 4): Entry {
  return { match: `~${verbs} a|an|the? ${noun}`, to: `~${verb}`, level, unless: any(passive, describesNoun) };
}

const nounsOfAction: Entry[] = [
  ...(
    [
      ["assessment of", "assess"],
      ["evaluation of", "evaluate"],
      ["examination of", "examine"],
      ["investigation of|into", "investigate"],
      ["analysis of", "analyze"],
      ["review of", "review"],
      ["comparison of", "compare"],
      ["survey of", "survey"],
      ["inspection of", "inspect"],
      ["search for", "search for"],
    ] as const
  ).map(([noun, verb]) => light("conduct|perform", noun, verb, 5)),
  light("make", "decision to", "decide to"),
  light("make", "decision about|on", "decide on"),
  {
    match: "~make a decision",
    to: "~decide",
    level: 4,
    unless: any(passive, nextPos("NOUN"), nextIs("about", "on", "to", "that")),
  },
  { match: "~make decisions about|on", to: "~decide on", level: 6, unless: passive },
  { match: "~come to the|a conclusion that", to: "~conclude that", level: 4 },
  { match: "~reach the|a conclusion that", to: "~conclude that", level: 4 },
  { match: "~provide|give|offer assistance to", to: "~help", level: 4, unless: passive },
  { match: "~provide|give|offer assistance with|in", to: "~help with", level: 4, unless: passive },
  {
    match: "~provide assistance",
    to: "~help",
    level: 5,
    unless: any(passive, nextIs("to", "with", "in", "for"), nextPos("NOUN")),
  },
  { match: "~provide support to|for", to: "~support", level: 5, unless: passive },
  { match: "~provide|give an explanation of|for", to: "~explain", level: 5, unless: passive },
  { match: "~provide|give a @ADJ? description of", to: "~describe", level: 5, unless: any(passive, adjectiveBetween) },
  { match: "~provide|give an overview of", to: "~outline", level: 6, unless: passive },
  { match: "~provide|give a summary of", to: "~summarize", level: 5, unless: passive },
  { match: "~provide protection against|from", to: "~protect against", level: 6, unless: passive },
  { match: "~give consideration to", to: "~consider", level: 4, unless: passive },
  {
    match: "~take into consideration|account",
    to: "~consider",
    level: 5,
    unless: any(passive, nextPos("PUNCT"), nextIs("when", "by", "and")),
  },
  { match: "[ ~take ] <NP> [ into consideration ]", to: "~consider … ", level: 5, unless: passive },
  {
    match: "~have an @ADJ? influence|impact|effect on|upon",
    to: "~affect",
    level: 5,
    unless: any(passive, adjectiveBetween, inStatistics),
  },
  {
    match: "~have a|an significant|profound|major|huge|great|big|considerable influence|impact|effect on|upon",
    to: "greatly ~affect",
    level: 6,
    unless: any(inStatistics, previousIs("not")),
  },
  {
    match: "~have a negative|detrimental|adverse|harmful impact|effect on|upon",
    to: "~harm",
    level: 6,
    unless: any(inStatistics, inFormulas),
  },
  { match: "~exert|have influence on|over", to: "~influence", level: 6, unless: passive },
  { match: "~place|put @ADJ? emphasis on|upon", to: "~stress", level: 5, unless: any(passive, adjectiveBetween) },
  { match: "~make use of", to: "~use", level: 4, unless: passive },
  { match: "~make an attempt to", to: "~try to", level: 4 },
  { match: "~make an effort to", to: "~try to", level: 5 },
  { match: "~make improvements to", to: "~improve", level: 5, unless: passive },
  { match: "~make changes|modifications|adjustments to", to: "~change", level: 6, unless: passive },
  { match: "~make a contribution to", to: "~contribute to", level: 4, unless: passive },
  { match: "~make contributions to", to: "~contribute to", level: 5, unless: passive },
  { match: "~make a comparison between|of", to: "~compare", level: 5, unless: passive },
  { match: "~make reference to", to: "~mention", level: 5, unless: inFormulas },
  { match: "~make mention of", to: "~mention", level: 4 },
  { match: "~have a discussion about|on", to: "~discuss", level: 5 },
  { match: "~have a conversation with", to: "~talk to", level: 6 },
  { match: "~engage in a? conversation|conversations|discussion|discussions with", to: "~talk with", level: 5 },
  { match: "~engage in a? conversation|discussion|discussions|conversations about", to: "~talk about", level: 5 },
  { match: "~hold a meeting with", to: "~meet with", level: 6, unless: passive },
  { match: "~have a tendency to", to: "~tend to", level: 4 },
  { match: "~have a preference for", to: "~prefer", level: 5, unless: nextIs("not") },
  { match: "~have knowledge of", to: "~know", level: 7 },
  { match: "~have an understanding of", to: "~understand", level: 6 },
  { match: "~gain a better|deeper understanding of", to: "~better understand", level: 6, unless: not(bareSlot) },
  { match: "~gain an understanding of", to: "~understand", level: 6, unless: not(bareSlot) },
  { match: "~have a need for", to: "~need", level: 5 },
  { match: "~have a desire to", to: "~want to", level: 5 },
  { match: "~have the desire to", to: "~want to", level: 6 },
  {
    match: "~serve to <V>",
    to: "~$3",
    level: 6,
    unless: any(
      inLaw,
      previousIs("only"),
      previousPos("VERB", "ADJ", "NUM", "DET"),
      inSentenceWith("set", "match", "tennis", "deuce", "hold"),
    ),
  },
  { match: "~help to <V>", to: "~help $3", level: 6, unless: near(3, "not", "n't") },
  { match: "~be of importance to", to: "~matter to", level: 5 },
  { match: "~be in agreement with", to: "~agree with", level: 5, unless: inFormulas },
  { match: "~be in possession of", to: "~have", level: 5, unless: inLaw },
  { match: "~be in need of", to: "~need", level: 5 },
  { match: "~be in opposition to", to: "~oppose", level: 5 },
  { match: "~be in support of", to: "~support", level: 6 },
  { match: "~be in favor|favour of", to: "~support", level: 7, unless: inLaw },
  { match: "~be a reflection of", to: "~reflect", level: 5 },
  { match: "~be representative of", to: "~represent", level: 7, unless: inStatistics },
  { match: "~be instrumental in <Ving>", to: "~help $V4", level: 5, unless: inSentenceWith("song", "album", "music") },
  {
    match: "~be responsible for <Ving>",
    to: "~$4",
    level: 7,
    unless: any(inLaw, passive, previousIs("who", "not", "n't"), not(finiteNow)),
  },
  { match: "~be successful in <Ving>", to: "~succeed in $4", level: 5 },
  { match: "~be aimed at <Ving>", to: "~aim to $V4", level: 6, unless: not(finiteNow) },
  {
    match: "aimed at <Ving>",
    to: "meant to $V3",
    level: 6,
    unless: previousIs("is", "are", "was", "were", "be", "been"),
  },
  {
    match: "~play a|an crucial|vital|pivotal|key|essential|important|critical|significant|central? role in helping",
    to: "~help",
    level: 5,
  },
  {
    match: "~play a|an crucial|vital|pivotal|key|essential|important|critical|significant|central role in <Ving>",
    to: "~help $V6",
    level: 5,
    reason: "Says what it does instead of that it has a role in it.",
  },
  {
    match: "~play a|an [ crucial|vital|pivotal|critical|significant ] role|part",
    to: ["key", "important"],
    level: 4,
  },
  { match: "~play a role in <Ving>", to: "~help $V5", level: 5 },
];

export const lightVerbs = tableRule({
  id: "light-verbs",
  summary: "One verb says it.",
  stage: "wording",
  level: 5,
  entries: nounsOfAction,
  examples: [
    { before: "We conducted an assessment of the roof.", after: "We assessed the roof." },
    { before: "They made a decision to leave.", after: "They decided to leave." },
    { before: "They made a decision quickly.", after: "They decided quickly." },
    { before: "The decision was made to leave.", after: "The decision was made to leave." },
    { before: "It provides assistance to farmers.", after: "It helps farmers." },
    { before: "It plays a crucial role in shaping the coast.", after: "It helps shape the coast." },
    { before: "It plays a crucial role in helping us.", after: "It helps us." },
    { before: "It plays a crucial role in the play.", after: "It plays a key role in the play." },
    { before: "He played a villain in the play.", after: "He played a villain in the play." },
    { before: "She was instrumental in running the club.", after: "She helped run the club." },
    { before: "They performed a song.", after: "They performed a song." },
    { before: "We took their wishes into consideration.", after: "We considered their wishes." },
    { before: "It had a good effect on the soil.", after: "It had a good effect on the soil." },
    { before: "They tend to make use of the shade.", after: "They tend to use the shade." },
  ],
});

/** The optional adjective of the pattern is there, and says something that the verb would not. */
function adjectiveBetween({ words, from, to }: Parameters<typeof passive>[0]): boolean {
  return words.slice(from, to).some((word) => word.pos === "ADJ");
}

/** "is" and "are" alone: other tenses say that it happened, not that it is someone's task. */
function finiteNow({ words, from }: Parameters<typeof passive>[0]): boolean {
  return ["is", "are"].includes(words[from]!.lower);
}
