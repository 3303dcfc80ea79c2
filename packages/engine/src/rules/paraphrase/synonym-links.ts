import { binding } from "../mode/guards.ts";
import { any, inCompound, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, compared, statistical } from "./choices.ts";

const beforePlural: Restriction = ({ words, to }) => {
  const noun = words.slice(to, to + 3).find((word) => word.pos === "NOUN");
  return !noun?.lower.endsWith("s");
};

/** Adverbs, prepositions and linking words that can stand for each other. */
export const linkSynonyms: readonly Entry[] = [
  ...choices(
    `frequently > often
    primarily > mainly / chiefly
    particularly > especially
    rapidly > quickly
    completely > fully / entirely
    entirely > completely / wholly
    typically > usually / generally
    constantly > continually
    immediately > at once
    currently > at present
    increasingly > more and more
    nearly > almost
    almost > nearly
    sometimes > at times
    perhaps > maybe`,
    any(inCompound, compared, statistical, binding, nextPos("PUNCT"), nextIs("than", "all", "every", "no")),
  ),
  ...choices(
    `due to > because of
    despite > in spite of
    in spite of > despite
    for instance > for example
    for example > for instance
    instead of <Ving> > rather than $3
    rather than <Ving> > instead of $3
    a wide range of > a broad range of / a wide variety of
    a wide variety of > a broad range of / a wide range of
    a variety of > a range of
    a range of > a variety of
    a lot of > plenty of / a great deal of
    in order to > so as to / to
    in addition to > besides / along with
    at the same time > simultaneously
    all over the world > around the world / worldwide
    around the world > across the world / worldwide
    in recent years > over recent years
    in many ways > in many respects
    is one of the most > is among the most
    was one of the most > was among the most
    are some of the most > are among the most
    as a result of > because of
    over time > with time
    known for > noted for
    known as > called
    with the help of > with the aid of
    a number of > several
    as soon as > once
    `,
    any(statistical, binding, nextPos("PUNCT"), previousIs("just", "only", "even", "not")),
  ),
  { match: "numerous", to: ["many", "a large number of"], unless: any(beforePlural, statistical, previousPos("DET")) },
  {
    match: "many",
    to: ["numerous", "a large number of"],
    unless: any(
      beforePlural,
      statistical,
      compared,
      previousPos("DET"),
      previousIs("not", "very", "of"),
      nextIs("more", "kinds", "sorts", "types", "ways", "times", "others", "years", "days", "people", "thanks"),
    ),
  },
  { match: "several", to: "a number of", unless: any(beforePlural, previousPos("DET", "ADJ")) },
  { match: "^ [ however , ]", to: ["even so,", "still,"] },
  { match: "^ [ therefore|thus|consequently|hence , ]", to: ["for this reason,", "as a result,"] },
  { match: "^ [ as a result , ]", to: ["consequently,", "for this reason,"] },
  { match: "^ [ additionally|furthermore|moreover , ]", to: ["in addition,", "besides,"] },
  { match: "^ [ in addition , ]", to: ["besides,", "also,"] },
  { match: "^ [ overall , ]", to: "on the whole," },
  { match: "^ [ in conclusion , ]", to: ["to conclude,", "in closing,"] },
  { match: "^ [ in summary , ]", to: ["to sum up,", "in short,"] },
  { match: "^ [ similarly , ]", to: ["likewise,", "in the same way,"] },
  { match: "^ [ of course , ]", to: "naturally," },
  { match: "^ [ finally , ]", to: "lastly," },
  { match: "^ [ as such , ]", to: ["for this reason,", "therefore,"] },
  { match: "^ [ because ]", to: "since", unless: nextIs("of") },
  {
    match: "because",
    to: "since",
    unless: any(
      nextIs("of"),
      previousIs("all", "just", "only", "partly", "simply", "mainly", "is", "was", "not", "and", "it"),
      previousPos("PUNCT"),
    ),
  },
  { match: "^ [ although|though ]", to: ["even though", "though"], unless: nextPos("PUNCT", "ADJ", "VERB") },
  { match: ", [ although|though ]", to: "even though", unless: nextPos("PUNCT", "ADJ", "VERB") },
  { match: "^ [ despite the fact that ]", to: ["although", "even though"] },
  { match: ", [ whereas ]", to: "while" },
  {
    match: ", [ but ]",
    to: "yet",
    unless: any(
      nextIs("also", "rather", "not", "instead", "now"),
      nextPos("PUNCT"),
      ({ words }) => words[0]?.lower === "not",
    ),
  },
  { match: ", [ yet ]", to: "but", unless: nextPos("PUNCT") },
];
