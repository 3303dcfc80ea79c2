import { binding } from "../mode/guards.ts";
import { any, inCompound, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, compared, statistical } from "./choices.ts";

const notBeforeAdjective: Restriction = ({ words, to }) => words[to]?.pos !== "ADJ";
const plain: Restriction = any(inCompound, compared, statistical, binding);

/** "The speech, including the outline" has the outline as a part, not as an example. */
const notAfterPlural: Restriction = ({ words, from }) => !/s$/.test(words[from - 2]?.lower ?? "");

/** Everyday adverbs and set phrases that can stand for each other. */
export const commonLinks: readonly Entry[] = [
  ...choices(
    `extremely > very
    incredibly > extremely / remarkably
    highly > very
    really > truly / very
    truly > really / genuinely
    totally > completely
    absolutely > completely / utterly
    slightly > a little
    remarkably > strikingly
    `,
    any(plain, notBeforeAdjective, previousIs("not", "n't", "the")),
  ),
  ...choices(
    `again > once more
    once again > once more
    definitely > certainly
    exactly > precisely
    simply > just
    eventually > in the end
    initially > at first
    largely > mostly / for the most part
    mostly > mainly / largely
    fully > completely
    significantly > considerably / greatly
    considerably > greatly
    easily > readily
    dramatically > sharply / greatly
    drastically > sharply
    swiftly > quickly
    together with > along with
    along with > together with
    in contrast to > unlike
    in my opinion > in my view / to my mind
    in general > generally
    plenty of > a lot of
    lots of > plenty of / a lot of
    all of the > all the
    as if > as though
    as though > as if
    it seems that > it appears that
    amidst|amid > in the midst of
    as time went on > as time passed
    for this reason > because of this
    across the world > around the world
    across the globe > around the world / worldwide
    around the globe > around the world / worldwide
    in today 's world > today / nowadays
    in today 's society > today / nowadays`,
    any(plain, previousIs("not", "n't"), nextPos("PUNCT")),
  ),
  { match: "during", to: ["in the course of", "over the course of"], unless: any(plain, nextPos("PROPN", "NUM")) },
  { match: "[ after ] <NP> ,|.", to: "following", unless: any(plain, nextPos("PRON", "NUM")) },
  { match: ", [ too ] .", to: "as well" },
  { match: "[ as well ] .", to: "too" },
  { match: "^ [ then , ]", to: "after that," },
  { match: "^ [ today , ]", to: "nowadays," },
  { match: "^ [ unfortunately , ]", to: ["sadly,", "regrettably,"] },
  { match: "^ [ fortunately , ]", to: ["luckily,", "happily,"] },
  { match: "^ [ nevertheless|nonetheless , ]", to: ["even so,", "still,"] },
  { match: "^ [ meanwhile , ]", to: "at the same time," },
  { match: "^ [ eventually|finally , ]", to: ["in the end,", "at last,"] },
  { match: "^ [ first|firstly , ]", to: ["to begin with,", "first of all,"] },
  { match: "^ [ second|secondly , ]", to: "next," },
  { match: "^ [ furthermore , ]", to: "what is more," },
  { match: "^ [ ultimately , ]", to: "in the end," },
  { match: "^ [ in this paper|study|work|article , we ]", to: "here we" },
  { match: "[ our ] results|findings", to: "the", unless: plain },
  { match: "our|the [ results ] show|demonstrate|indicate|suggest|reveal", to: "findings" },
  { match: "our|the [ findings ] show|demonstrate|indicate|suggest|reveal", to: "results" },
  { match: "will|'ll [ be <Ving> ]", to: "$V3", unless: any(plain, nextIs("by")) },
  {
    match: "%method|tool|approach|technique|system|framework|strategy|algorithm|platform [ for <Ving> ]",
    to: "to $V3",
    unless: plain,
  },
  { match: "^ [ despite this , ]", to: "even so," },
  { match: "^ [ with that said|that said|having said that , ]", to: "even so," },
  { match: "^ [ specifically , ]", to: "in particular," },
  { match: "^ [ in particular , ]", to: "specifically," },
  { match: "^ [ interestingly , ]", to: "strikingly," },
  { match: "^ [ plus , ]", to: ["besides,", "in addition,", "also,"] },
  { match: "^ [ also , ]", to: ["in addition,", "besides,"] },
  { match: "^ [ besides , ]", to: "in addition," },
  { match: "^ [ on top of that , ]", to: ["besides,", "in addition,"] },
  { match: "^ [ sadly , ]", to: ["unfortunately,", "regrettably,"] },
  { match: "^ [ luckily , ]", to: "fortunately," },
  { match: "^ [ at first , ]", to: "initially," },
  { match: "^ [ in the end , ]", to: ["finally,", "eventually,"] },
  { match: "^ [ after all , ]", to: "when all is said and done,", level: 9 },
  { match: "^ [ because of this , ]", to: ["for this reason,", "as a result,"] },
  { match: "^ [ in other words , ]", to: ["that is to say,", "put differently,"] },
  { match: "^ [ in fact , ]", to: ["indeed,", "actually,"] },
  { match: "^ [ indeed , ]", to: "in fact," },
  { match: "^ [ actually , ]", to: "in fact," },
  { match: "^ [ clearly|obviously , ]", to: ["plainly,", "evidently,"] },
  { match: "^ [ instead , ]", to: "rather,", unless: nextIs("of") },
  { match: "^ [ for this purpose|end , ]", to: "to do this," },
  { match: "^ [ to this end , ]", to: ["for this purpose,", "with this in mind,"] },
  { match: "^ [ to address this , ]", to: ["to deal with this,", "to tackle this,"] },
  { match: "^ [ with this in mind , ]", to: "to this end," },
  { match: "^ [ at the same time , ]", to: "meanwhile," },
  { match: "^ [ in recent years , ]", to: ["over recent years,", "of late,"] },
  { match: "^ [ recently , ]", to: ["lately,", "of late,"] },
  { match: "^ [ over time , ]", to: "with time," },
  { match: "^ [ currently , ]", to: ["at present,", "right now,"] },
  { match: "^ [ then , ]", to: "next," },
  { match: "^ [ next , ]", to: "then," },
  { match: "^ [ lastly , ]", to: "finally," },
  { match: "^ [ generally , ]", to: "as a rule," },
  { match: "^ [ typically|usually , ]", to: "as a rule," },
  { match: "^ [ notably , ]", to: "in particular," },
  { match: "^ [ in contrast , ]", to: ["by contrast,", "on the other hand,"] },
  {
    match: ", [ including ]",
    to: "such as",
    unless: any(binding, nextIs("but"), notAfterPlural, ({ words }) => words.some(({ pos }) => pos === "NUM")),
  },
  { match: ", [ such as ]", to: "including", unless: binding },
  { match: ", [ while ]", to: "whereas", unless: any(binding, nextPos("VERB", "ADV")) },
  {
    match: "today",
    to: "nowadays",
    unless: any(plain, nextIs("'s", "is"), previousPos("ADP", "PART", "DET"), previousIs("until")),
  },
  { match: "although", to: "though", unless: nextPos("PUNCT", "ADJ") },
];
