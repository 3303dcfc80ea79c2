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
  personalSubject,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";

/** A verb that does nothing with a noun that says it all, and the verb that the noun stands for. */
function light(verbs: string, noun: string, verb: string, level = 4): Entry {
  return { match: `~${verbs} a|an|the? ${noun}`, to: `~${verb}`, level, unless: any(passive, describesNoun) };
}

/** "Plays a role in aiding": "helps aid" would say it twice. */
const helping: Restriction = ({ words, to }) =>
  /^(?:aiding|helping|assisting|supporting|facilitating)$/.test(words[to - 1]!.lower);

const phrases: Entry[] = [
  { match: "~make a|the choice to", to: "~choose to", level: 5, unless: passive },
  {
    match: "~have a? conversation|conversations|discussion|discussions about",
    to: "~talk about",
    level: 6,
    unless: passive,
  },
  { match: "~take a @ADJ? look at", to: "~look at", level: 6, unless: adjectiveBetween },
  { match: "~place|put great? importance|value on|upon", to: "~value", level: 5, unless: passive },
  { match: "~cause|do damage to", to: "~damage", level: 5, unless: passive },
  { match: "~cause|do harm to", to: "~harm", level: 5, unless: passive },
  { match: "~put|bring an end to", to: "~end", level: 5, unless: any(passive, putUnclear) },
  { match: "~come to a close", to: "~end", level: 5 },
  { match: "~lend|offer|give support to", to: "~support", level: 6, unless: passive },
  { match: "~offer an explanation for|of", to: "~explain", level: 5, unless: passive },
  { match: "~offer protection against|from", to: "~protect against", level: 6, unless: passive },
  { match: "~offer|provide an @ADJ? overview of", to: "~outline", level: 6, unless: any(passive, adjectiveBetween) },
  { match: "~serve the purpose of <Ving>", to: "~$5", level: 5 },
  { match: "~have the effect of <Ving>", to: "~$5", level: 6, unless: nextPos("ADV") },
  {
    match: "~have a positive|beneficial impact|effect|influence on|upon",
    to: "~be good for",
    level: 6,
    unless: any(inStatistics, inFormulas, personalSubject),
  },
  {
    match: "~make a|an significant|major|big|huge|profound impact on",
    to: "greatly ~affect",
    level: 6,
    unless: any(passive, inStatistics),
  },
  { match: "~bridge the gap between", to: "~connect", level: 8, unless: passive },
  { match: "~play a|an @ADJ? role in the development of", to: "~help develop", level: 6, unless: passive },
  { match: "~express interest in", to: "~be interested in", level: 7, unless: inLaw },
  { match: "~face criticism for|over|about", to: "~be criticized $3", level: 7 },
  {
    match: "[ ~provide|offer|give ] <NP> [ the|an opportunity to ] <V>",
    to: "~give … a chance to",
    level: 6,
    unless: any(passive, inLaw),
  },
  {
    match: "~provide|offer an|the opportunity for <NP> to <V>",
    to: "~give $5 a chance to $7",
    level: 6,
    unless: passive,
  },
  { match: "~provide|offer opportunities for <NP> to <V>", to: "~give $4 chances to $6", level: 6, unless: passive },
  { match: "~be reflective of", to: "~reflect", level: 5, unless: bareSlot },
  { match: "~be indicative of", to: "~suggest", level: 5 },
  { match: "~be dependent on|upon", to: "~depend on", level: 6, unless: nextIs("each") },
  { match: "~be deserving of", to: "~deserve", level: 5 },
  { match: "~be respectful of", to: "~respect", level: 5 },
  { match: "~be symbolic of", to: "~symbolize", level: 6 },
];

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
  { match: "~have a preference for", to: "~prefer", level: 5, unless: nextIs("not") },
  { match: "~have knowledge of", to: "~know", level: 7 },
  { match: "~have an understanding of", to: "~understand", level: 6 },
  { match: "~gain a better|deeper understanding of", to: "~better understand", level: 6, unless: not(bareSlot) },
  { match: "~gain an understanding of", to: "~understand", level: 6, unless: not(bareSlot) },
  { match: "~have a need for", to: "~need", level: 5 },
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
  { match: "~help to <V>", to: "~help $3", level: 8, unless: near(3, "not", "n't") },
  { match: "~be of importance to", to: "~matter to", level: 5 },
  { match: "~be in agreement with", to: "~agree with", level: 5, unless: inFormulas },
  { match: "~be in possession of", to: "~have", level: 5, unless: inLaw },
  { match: "~be in opposition to", to: "~oppose", level: 5 },
  { match: "~be in support of", to: "~support", level: 6 },
  { match: "~be in favor|favour of", to: "~support", level: 7, unless: inLaw },
  { match: "~be a reflection of", to: "~reflect", level: 5 },
  { match: "~be representative of", to: "~represent", level: 7, unless: inStatistics },
  {
    match: "~be instrumental in <Ving>",
    to: "~help $V4",
    level: 5,
    unless: inSentenceWith("song", "album", "music", "help"),
  },
  {
    match: "~be responsible for <Ving>",
    to: "~$4",
    level: 8,
    unless: any(inLaw, passive, previousIs("who", "not", "n't"), not(finiteNow)),
  },
  { match: "~be successful in <Ving>", to: "~succeed in $4", level: 5 },
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
    unless: helping,
    reason: "Says what it does instead of that it has a role in it.",
  },
  {
    match: "~play a|an [ crucial|vital|pivotal|critical|significant ] role|part",
    to: ["key", "important"],
    level: 4,
  },
  { match: "~play a role in <Ving>", to: "~help $V5", level: 5, unless: helping },
  ...phrases,
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
    {
      before: "It is a plan aimed at raising pay and cutting hours.",
      after: "It is a plan aimed at raising pay and cutting hours.",
    },
    { before: "He played a villain in the play.", after: "He played a villain in the play." },
    { before: "She was instrumental in running the club.", after: "She helped run the club." },
    { before: "They performed a song.", after: "They performed a song." },
    { before: "We took their wishes into consideration.", after: "We considered their wishes." },
    { before: "It had a good effect on the soil.", after: "It had a good effect on the soil." },
    { before: "They tend to make use of the shade.", after: "They tend to use the shade." },
  ],
});

/** "Put" may be past or present where no auxiliary tells. */
function putUnclear({ words, from }: Parameters<typeof passive>[0]): boolean {
  const left = words[from - 1]?.lower ?? "";
  return words[from]!.lower === "put" && !/^(?:to|will|would|can|could|must|should|may|might|has|have|had)$/.test(left);
}

/** The optional adjective of the pattern is there, and says something that the verb would not. */
function adjectiveBetween({ words, from, to }: Parameters<typeof passive>[0]): boolean {
  return words.slice(from, to).some((word) => word.pos === "ADJ");
}

/** "is" and "are" alone: other tenses say that it happened, not that it is someone's task. */
function finiteNow({ words, from }: Parameters<typeof passive>[0]): boolean {
  return ["is", "are"].includes(words[from]!.lower);
}
