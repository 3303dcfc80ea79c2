import {
  any,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  nextPos,
  objectIs,
  passive,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics);

/** Phrases that stand for one little word, wherever they stand. */
const links: Entry[] = wordLines(
  6,
  `on the grounds that > because
  on the basis that > because (7)
  in the run-up to > before
  in the lead-up to > before
  ~be @ADV? aimed at <Ving> > ~be $2 meant to $V5
  ~be @ADV? geared towards|toward|to <Ving> > ~be $2 meant to $V5
  ~be @ADV? geared towards|toward > ~be $2 meant for
  in all likelihood > probably
  by the same token > likewise
  with the goal|aim|intention|intent of <Ving> > to $V5
  with the objective of <Ving> > to $V5
  with the ultimate goal|aim of <Ving> > to $V6
  in hopes of <Ving> > hoping to $V4
  as a way of <Ving> > to $V5 (7)
  as a way to <V> > to $5 (7)
  on the topic|subject|matter|issue|question of > on, about (7)
  around the topic|subject|issue of > about (7)
  in numerous ways > in many ways
  in a number of ways > in several ways
  on numerous|multiple|many occasions > many times
  a certain degree|level|amount of > some (7)
  some degree|level of > some (7)
  a handful of > a few (7)
  a lack of understanding about > little understanding of (7)
  to a greater extent|degree > more
  to a lesser extent|degree > less
  apart from this > besides
  aside from > apart from, besides (7)
  thus far > so far
  as of now > so far, now (7)
  as of yet > so far, yet
  alongside other|others > with $2 (7)
  upon request > on request
  upon which > on which
  inasmuch as > since
  insofar as > as far as (7)`,
  { unless: any(technical, inLaw) },
);

/** The words after "due to" name a cause of what happened, not what is owed. */
const causeFollows: Restriction = nextPos("DET", "NOUN", "ADJ", "PRON", "PROPN", "ADV");

const owed =
  "tax payment rent respect credit money amount fee debt sum refund date is are was were be been being 's 're";

/** Fields, industries and other things that one is in. */
const fieldNext: Restriction = objectIs(
  ..."field sector industry domain area discipline language subject setting context country city department school culture application region market task benchmark dataset environment genre scenario platform".split(
    " ",
  ),
);

const beforeNouns: Entry[] = [
  {
    match: "due to",
    to: "because of",
    level: 7,
    when: causeFollows,
    unless: any(
      inLaw,
      inSentenceWith("because"),
      previousPos("AUX", "ADV", "ADP"),
      previousIs(...owed.split(" "), "and", "or", "but", ",", "that", "not", "only"),
      nextIs("be", "play", "start", "begin", "end", "take", "open", "arrive", "face"),
    ),
  },
  {
    match: "~become|grow|vary|change|fail|happen|rise|fall|die|suffer|struggle|increase|decrease @ADV? [ due to ]",
    to: "because of",
    level: 7,
    when: causeFollows,
    unless: any(inLaw, inSentenceWith("because")),
  },
  { match: "~be @ADV? attributable to", to: "~be $2 due to", level: 6, unless: inLaw },
  {
    match: "in terms of",
    to: "in",
    level: 7,
    when: objectIs(
      ..."accuracy performance speed efficiency cost price quality size number population revenue sale area value safety comfort taste flavor design style complexity length depth scale strength weight height accessibility convenience robustness stability flexibility diversity scalability memory time energy content score knowledge ability experience education health age popularity trade output gdp".split(
        " ",
      ),
    ),
    unless: any(previousPos("VERB", "AUX", "ADV"), previousIs("just", "only", "especially", "defined", "expressed")),
  },
  {
    match: "in terms of both",
    to: "in both",
    level: 7,
    unless: any(previousPos("VERB"), previousIs("defined", "expressed")),
  },
  {
    match: "~outperform|beat|exceed|surpass <NP> [ in terms of ]",
    to: "in",
    level: 6,
  },
  {
    match: "outside of",
    to: "outside",
    level: 7,
    unless: any(previousIs("the", "an"), nextPos("PUNCT", "VERB")),
  },
  {
    match: "~be [ referred to as ]",
    to: "called",
    level: 6,
    unless: inSentenceWith("called"),
  },
  {
    match:
      "%challenge|problem|difficulty|drawback|benefit|advantage|disadvantage|hazard|burden|harm|stress|stigma|limitation [ associated with ]",
    to: "of",
    level: 7,
    unless: any(technical, passive, nextPos("PUNCT", "PRON")),
  },
  {
    match: "[ compared to ] the|other|a|an|those|previous|traditional|its|their|that|this|existing",
    to: "compared with",
    level: 7,
    unless: any(
      previousIs("is", "are", "be", "been", "was", "were", "often", "him", "her", "it", "them"),
      previousPos("AUX"),
    ),
  },
  {
    match: "across various|different|multiple|several|many",
    to: "in $2",
    level: 7,
    when: fieldNext,
    unless: near(3, "walk", "run", "move", "spread", "travel", "drive", "march"),
  },
  { match: "and [ as well as ]", to: "", level: 6 },
];

export const factLinks = tableRule({
  id: "fact-links",
  summary: "A plain link says the same in fewer words.",
  stage: "wording",
  level: 6,
  entries: [...links, ...beforeNouns],
  examples: [
    { before: "The mill closed due to the flood.", after: "The mill closed because of the flood." },
    { before: "The rent due to the owner is small.", after: "The rent due to the owner is small." },
    { before: "She is due to play today.", after: "She is due to play today." },
    { before: "The delay is due to the flood.", after: "The delay is due to the flood." },
    { before: "It beats the old mill in terms of speed.", after: "It beats the old mill in speed." },
    { before: "He thinks in terms of speed.", after: "He thinks in terms of speed." },
    { before: "The mill is used across many industries.", after: "The mill is used in many industries." },
    { before: "They walked across several fields.", after: "They walked across several fields." },
    { before: "It costs little compared to the old mill.", after: "It costs little compared with the old mill." },
    { before: "She compared him to the moon.", after: "She compared him to the moon." },
    { before: "They have a lack of understanding about tides.", after: "They have little understanding of tides." },
  ],
});
