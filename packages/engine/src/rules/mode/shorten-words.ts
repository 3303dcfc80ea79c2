import { any, inCompound, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import { type Entry, type Restriction, type Site, tableRule } from "../table.ts";
import { binding, notBeforePlural, passive, statistical } from "./guards.ts";
import { lines } from "./lines.ts";
import { shortPhrases } from "./shorten-phrases.ts";
import { vague } from "./soft-words.ts";

const notBeforeAdjective: Restriction = ({ words, to }) => words[to]?.pos !== "ADJ" || words[to]?.lower === "same";
const notBeforeVerb: Restriction = ({ words, to }) => words[to]?.pos !== "VERB";
const negated = previousIs(
  "not",
  "n't",
  "never",
  "no",
  "how",
  "so",
  "too",
  "as",
  "more",
  "most",
  "less",
  "without",
  "cannot",
);

const phrases = lines(
  `in order to > to
  so as to > to
  due to the fact that > because
  owing to the fact that > because
  despite the fact that > although
  in spite of the fact that > although
  in the event that > if
  in spite of > despite
  at this point in time > now
  at the present time > now
  on a regular basis > regularly
  on a daily basis > daily
  on a weekly basis > weekly
  in close proximity to > near
  in the vicinity of > near
  prior to > before
  subsequent to > after
  in the context of > in
  in the field|area|realm|domain of > in
  as a result of > because of
  as a means of > for
  for the purpose of > for
  for the purposes of > for
  by means of > by
  by virtue of > by
  with the aid|help of > with
  the vast|great majority of > most
  the majority of > most
  a great deal of > much
  in today 's world > today
  in the present day > today
  across the entire > across the
  the way|manner in which > how
  the question|issue of how|whether|why > $4
  the process of <Ving> > $4
  the act of <Ving> > $4
  the task of <Ving> > $4
  the fact of the matter is that > the fact is that
  the reason why > why
  the reason for this is that > because
  until such time as > until
  during the course of > during
  over the course of > over
  throughout the course of > throughout
  in the course of > during
  in addition to > besides
  together with > with
  first and foremost > first
  with the intention of > for
  in an effort|attempt to > to
  in accordance with > under
  with a view to > for
  take place in > happen in
  in a timely manner|fashion > promptly
  in such a way that > so that
  at all times > always`,
  binding,
);

const amounts = lines(
  `a large|great|vast|significant|considerable|substantial number of > many
  a wide|broad|diverse|vast range|variety|array of > many
  a number of > several
  a variety of > various
  an array of > various`,
  any(binding, notBeforePlural),
);

const verbs = lines(
  `~make use of > ~use
  ~make|take a|the decision to > ~decide to
  ~make changes|modifications|adjustments to > ~change
  ~make improvements to > ~improve
  ~make an attempt|effort to > ~try to
  ~come to the conclusion that > ~conclude that
  ~reach the conclusion that > ~conclude that
  ~give consideration to > ~consider
  ~have a tendency to > ~tend to
  ~have an impact|effect|influence on > ~affect
  ~be in need of > ~need
  ~be in possession of > ~have
  ~be dependent on|upon > ~depend on
  ~be indicative of > ~indicate
  ~be representative of > ~represent
  ~be reflective of > ~reflect
  ~be supportive of > ~support
  ~provide support to|for > ~support
  ~provide assistance to > ~help
  ~provide protection to|for > ~protect
  ~provide an overview|outline of > ~outline
  ~provide a summary of > ~summarize
  ~provide a description of > ~describe
  ~provide an explanation of|for > ~explain
  ~provide an analysis of > ~analyze
  ~offer support to|for > ~support
  ~offer assistance to > ~help
  ~conduct|perform an analysis of > ~analyze
  ~conduct|perform an evaluation|assessment of > ~assess
  ~conduct|perform an investigation of|into > ~investigate
  ~conduct|perform a comparison of > ~compare
  ~conduct|perform a review of > ~review
  ~carry out an analysis of > ~analyze
  ~place emphasis on > ~stress
  ~put emphasis on > ~stress
  ~lay emphasis on > ~stress
  ~serve to <V> > ~$3
  ~help to <V> > ~help $3
  ~continue to be > ~remain
  ~bring about an improvement in > ~improve
  ~lead to an increase in > ~increase
  ~lead to a reduction|decrease in > ~reduce
  ~result in an increase in > ~increase
  ~result in a reduction|decrease in > ~reduce
  ~cause an increase in > ~increase
  ~reach an agreement on|about > ~agree on
  ~engage in a discussion about|of > ~discuss
  ~hold a discussion about|on > ~discuss
  ~put an end to > ~end
  ~give rise to > ~cause
  is|are|am able to > can
  has|have the ability|capacity to > can
  ~collaborate|combine|join|merge|gather together > ~$1
  ~return|revert back to > ~$1 to`,
  any(binding, passive),
);

const doublets = lines(
  `aims and objectives > aims
  goals and objectives > goals
  rules and regulations > rules
  needs and requirements > needs
  skills and abilities > skills
  problems and issues > problems
  issues and problems > problems
  challenges and obstacles|difficulties > challenges
  obstacles and challenges > obstacles
  thoughts and ideas > ideas
  hopes and dreams > hopes
  support and assistance|help > support
  guidance and direction > guidance
  trials and tribulations > trials
  hustle and bustle > bustle
  new and innovative > innovative
  unique and distinctive > distinctive
  simple and easy > simple
  safe and secure > secure
  full and complete > complete
  comprehensive and thorough|detailed|complete > thorough
  thorough and comprehensive > thorough
  strong and robust > strong
  rich and diverse > diverse
  meaningful and impactful > meaningful
  careful and meticulous > careful
  important and significant > important
  vital and essential|important > vital
  crucial and essential|important > crucial
  various different > different
  end|final result > result
  final outcome > outcome
  past history > history
  past experience > experience
  future plans > plans
  advance planning|notice|warning > $2
  basic fundamentals|principles > $2
  close proximity > proximity
  added bonus > bonus
  free gift > gift
  new innovation|innovations > $2
  unexpected surprise > surprise
  completely eliminate > eliminate
  completely eliminated > eliminated
  still remains > remains
  currently underway > underway
  absolutely essential|necessary|vital|crucial|critical > $2
  overall summary > summary
  personal opinion > opinion
  true fact|facts > $2
  whole entire > entire
  in actual fact > in fact
  group together > group`,
  any(inCompound, statistical),
);

const deletions: readonly Entry[] = [
  {
    match:
      "very|really|truly|incredibly|extremely|quite|absolutely|totally|utterly|remarkably|exceptionally|extraordinarily|immensely",
    to: "",
    unless: any(
      notBeforeAdjective,
      negated,
      inCompound,
      previousIs("the"),
      nextIs("likely", "unlikely", "possible", "few", "little", "small", "large", "high", "low", "common", "rare"),
    ),
  },
  {
    match: "truly|really|simply|basically|essentially|fundamentally|actively|inherently|literally|actually",
    to: "",
    unless: any(
      notBeforeVerb,
      negated,
      previousPos("PUNCT"),
      previousIs("to", "quite", "or", "do", "does", "did"),
      nextIs("put"),
    ),
  },
  {
    match: "also/ADV",
    to: "",
    unless: any(
      previousIs("but", "and", "not", "can", "may"),
      nextIs("known", "called"),
      previousPos("PUNCT"),
      nextPos("PUNCT"),
      ({ words }) => words.some(({ lower }) => lower === "only" || lower === "just"),
    ),
  },
  {
    match:
      "seamlessly|effortlessly|ultimately|meticulously|genuinely|successfully|actively|proactively|truly|beautifully|skillfully|masterfully",
    to: "",
    unless: any(notBeforeVerb, negated, previousPos("PUNCT"), previousIs("to")),
  },
  {
    match: "overall|various|actual|sheer|respective|existing",
    to: "",
    unless: any(
      (site) => site.words[site.to]?.pos !== "NOUN" || vague.has(site.words[site.to]!.lower),
      nextIs("source", "sources"),
      inCompound,
      statistical,
      article,
    ),
  },
  {
    match: "their|its|our|your [ own ] @NOUN",
    to: "",
    unless: (site) => ["of", "on"].includes(site.words[site.from - 2]?.lower ?? ""),
  },
  { match: "many|several [ different ]", to: "" },
  { match: "a sense|feeling of @NOUN", to: "$4", unless: any(nextIs("and", "that", "of"), previousIs("is", "was")) },
  {
    match: "high|higher|low|lower|increased|elevated|greater [ levels of ] @NOUN",
    to: "",
    unless: any(statistical, (site) => /s$/.test(site.words[site.to]?.lower ?? "")),
  },
  { match: "@ADJ [ in nature ]", to: "" },
  { match: "large|small|huge|tiny [ in size ]", to: "" },
  { match: "in recent years", to: "recently", unless: any(previousIs("as"), nextIs("of")) },
  { match: "on a global scale", to: "globally" },
  { match: "at a rapid pace", to: "rapidly" },
  { match: "^ [ at the end of the day , ]", to: "" },
  { match: "^ [ in this paper|study|work|article|essay|report , ] we|i", to: "" },
  { match: "^ [ it is clear|evident|obvious that ]", to: "" },
  { match: "~be [ in the process of ] <Ving>", to: "" },
  { match: "~be responsible for <Ving>", to: "~$4" },
  { match: "~manage to <V>", to: "~$3", unless: negated },
  { match: "~take the time to <V>", to: "~$5" },
  { match: "~come to realize|understand|appreciate", to: "~$3" },
  { match: "~believe|think|hope|know|say|feel|argue|ensure [ that ] i|we|they|he|she", to: "" },
  { match: "~make sure [ that ] i|we|they|he|she|you", to: "" },
  { match: "all|inside|outside [ of ] the|these|those|our|their", to: "" },
  {
    match: "the|this [ particular|specific ]",
    to: "",
    unless: any((site) => site.words[site.to]?.pos !== "NOUN", statistical),
  },
  {
    match: "as well as",
    to: "and",
    unless: any(previousPos("PUNCT"), nextPos("VERB"), (site) => !objectPosition(site)),
  },
  { match: "both", to: "", unless: (site) => !isPairOfPhrases(site) },
  {
    match:
      "^ [ additionally|furthermore|moreover|notably|importantly|interestingly|indeed|overall|ultimately|essentially , ]",
    to: "",
  },
  {
    match: "^ [ in addition|conclusion|summary|essence|fact|short|general , ]",
    to: "",
    unless: (site) => site.words[site.from + 1]?.lower === "general",
  },
  {
    match: "around|across the globe|world",
    to: "worldwide",
    unless: any(previousIs("from", "all", "travel", "traveling", "trip"), nextIs("of", "'s")),
  },
  {
    match: "all over|around the world",
    to: "worldwide",
    unless: any(previousIs("from", "travel", "traveling", "trip"), nextIs("of", "'s")),
  },
  { match: "^ [ of course , ]", to: "" },
  { match: "^ [ as a matter of fact , ]", to: "" },
  { match: "^ [ to sum up , ]", to: "" },
  { match: "^ [ all in all , ]", to: "" },
];

/** An article stands before: without the adjective "a" may need a look, and a count may be lost. */
function article({ words, from }: Site): boolean {
  return ["a", "an"].includes(words[from - 1]?.lower ?? "");
}

/** A verb comes before: the phrase is no subject whose number would change. */
function objectPosition({ words, from }: Site): boolean {
  return words
    .slice(0, from)
    .some((word) => (word.pos === "VERB" && !word.lower.endsWith("ing")) || word.pos === "AUX");
}

/** "both X and Y" with nothing between but one phrase. */
function isPairOfPhrases({ words, to }: Site): boolean {
  const and = words.findIndex((word, i) => i > to && i < to + 5 && word.lower === "and");
  if (words[and + 1]?.pos === "VERB") return false;
  return and > 0 && words.slice(to, and).every((word) => ["NOUN", "ADJ", "DET", "PROPN"].includes(word.pos));
}

export const shortenWords = tableRule({
  id: "shorten-words",
  summary: "Fewer words say the same.",
  stage: "rhythm",
  level: 3,
  entries: [...phrases, ...amounts, ...verbs, ...doublets, ...deletions, ...shortPhrases],
  examples: [
    { before: "We met in order to talk about the rules and regulations.", after: "We met to talk about the rules." },
    { before: "Moreover, the plan has an impact on the town.", after: "The plan affects the town." },
    { before: "They made the decision to stay on a regular basis.", after: "They decided to stay regularly." },
    { before: "It is a very old and truly strange house.", after: "It is an old and strange house." },
    { before: "This serves to explain the way in which it works.", after: "This explains how it works." },
    { before: "The tool is good for both teachers and parents.", after: "The tool is good for teachers and parents." },
    { before: "The process of making paper is old.", after: "Making paper is old." },
    { before: "It is not very old.", after: "It is not very old." },
    { before: "It was the very same day.", after: "It was the very same day." },
    { before: "Both of them left.", after: "Both of them left." },
    { before: "Fees are in accordance with the statute.", after: "Fees are in accordance with the statute." },
    { before: "He is simply the best.", after: "He is simply the best." },
  ],
});
