import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { binding } from "../mode/guards.ts";
import { any, inCompound, nextIs, nextPos, not, pluralNext, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, statistical } from "./choices.ts";

const plain: Restriction = any(inCompound, binding, previousIs("not", "n't", "no", "what", "how"));

const feelings = new Set(
  `relief pride joy hope unease dread wonder peace calm loss accomplishment achievement satisfaction comfort nostalgia
  excitement guilt optimism enthusiasm warmth gratitude isolation security belonging`.split(/\s+/),
);
const beforeFeeling: Restriction = ({ words, to }) => feelings.has(words[to + 1]?.lower ?? "");

/** Everyday turns of phrase, each with another that does the same work. */
export const twinTurns: readonly Entry[] = [
  ...choices(
    `highly recommend > strongly recommend
    highly recommended > strongly recommended
    strongly recommend > highly recommend
    ~make progress > ~advance
    ~make an effort to > ~try to
    ~make a difference > ~have an effect
    ~take into account > ~consider / ~allow for
    ~take a look at > ~look at / ~have a look at
    ~take on @DET > ~assume $3
    ~feel like > ~seem like
    ~learn about > ~find out about
    ~learn how to > ~learn to
    ~come back > ~return
    ~go back > ~return
    ~come together > ~unite / ~join forces
    ~say that > ~state that / ~remark that
    i think > I believe
    i believe > I think
    ~mean that > ~imply that / ~signify that
    ~work towards|toward > ~strive for / ~aim for
    ~remain a|an|the|one > ~continue to be $2
    ~see if > ~see whether
    ~ask if > ~ask whether
    ~wonder if > ~wonder whether
    ~know if > ~know whether
    ~decide if > ~decide whether
    ~determine if > ~determine whether
    by using > with the help of / by means of
    people who > those who
    anyone who > whoever
    in this way > like this / thus
    in a way that > in such a way that
    at that time > then / at that point
    at the moment > right now / at present
    at this point > now / by now
    for a long time > for long
    as a result of > because of / owing to
    of course > naturally
    high - quality > excellent / top-quality
    well - known > famous
    cutting - edge > advanced / leading
    up - to - date > current
    easy - to - use > user-friendly
    user - friendly > easy-to-use
    wide - ranging > broad / extensive
    far - reaching > extensive / wide
    all of the > all the
    all these > all of these
    all of these > all these
    all of this > all this
    both of these > these two
    a wealth of > plenty of / an abundance of
    the idea of > the notion of / the thought of
    the idea that > the notion that / the view that
    the notion that > the idea that
    the belief that > the conviction that
    the possibility of > the chance of
    the ability to > the capacity to
    ability to > capacity to
    the chance to > the opportunity to
    the opportunity to > the chance to
    the desire to > the wish to
    the key to > the secret to
    the rest of > the remainder of
    more and more @ADJ > increasingly $4
    better and better > ever better
    over and over > again and again
    again and again > over and over / time and again
    now and then > from time to time / occasionally
    bit by bit > little by little / gradually
    side by side > next to each other
    here and there > in places
    year after year > every year
    on a daily basis > every day / daily
    on a regular basis > regularly
    on purpose > deliberately
    by accident > accidentally
    in secret > secretly
    in silence > silently
    in addition > besides
    in short > in brief
    in brief > in short
    in reality > in fact / in truth
    in truth > in fact / in reality
    in essence > essentially
    in total > altogether / in all
    in advance > beforehand
    in person > face to face
    in the end > finally / ultimately
    in the meantime > meanwhile
    in the process > along the way
    along the way > in the process
    in the first place > to begin with
    in the midst of > in the middle of
    in every way > in every respect
    to some extent > in part / to a degree
    to a large extent > largely
    to this day > even now / still
    with ease > easily
    with care > carefully
    without a doubt > undoubtedly
    without doubt > undoubtedly
    a variety of > various / different
    an array of > a range of / a variety of
    a great deal of > much / a lot of
    thank you for > thanks for
    i am writing to > I write to
    please let me know > please tell me
    let me know > tell me
    for more information > for further details
    for further information > for more details`,
    any(plain, statistical, nextPos("PUNCT")),
  ),
  { match: "those who", to: "people who", unless: plain },
  {
    match: "all the",
    to: "all of the",
    unless: any(plain, nextPos("ADV", "ADJ"), nextIs("time", "way", "same", "best", "while", "rage")),
  },
  { match: "a [ sense ] of", to: "feeling", when: beforeFeeling, unless: plain },
  { match: "a [ feeling ] of", to: "sense", when: beforeFeeling, unless: plain },
  { match: "~seem @ADJ", to: "~appear $2", unless: any(plain, nextPos("NOUN", "ADJ")) },
  { match: "~appear @ADJ", to: "~seem $2", unless: any(plain, nextPos("NOUN", "ADJ")) },
  { match: "~look @ADJ", to: ["~seem $2", "~appear $2"], unless: any(plain, nextPos("NOUN", "ADJ")) },
  {
    match: "[ the way ] <NP>",
    to: "how",
    unless: any(plain, not(beforeVerb), previousIs("in", "on", "by", "all", "is", "was", "along", "of", "'s")),
  },
  { match: ", [ so ] <NP> @VERB|AUX", to: ["and so", "and therefore"], unless: any(plain, nextIs("that")) },
  { match: ", [ then ] @VERB|AUX|PRON", to: "and then", unless: any(plain, inCondition) },
  { match: "[ once ] <NP> @VERB|AUX", to: ["as soon as", "after"], unless: any(plain, previousPos("ADJ", "DET")) },
  {
    match: "[ some ] @NOUN",
    to: "certain",
    unless: any(plain, not(pluralNext), nextIs("people", "hours", "days", "years", "others"), previousPos("VERB")),
  },
  {
    match: "[ using ] <NP>",
    to: ["by means of", "with the help of"],
    unless: any(
      plain,
      previousIs("method", "approach", "model", "framework", "system", "people", "technique"),
      previousPos("AUX", "SCONJ", "ADP", "VERB", "PART"),
      not(afterObject),
    ),
  },
  { match: "[ by ] <Ving>", to: "through", unless: any(plain, previousPos("VERB", "PUNCT"), not(afterObject)) },
];

/** A subject and its own verb follow: "the way they live". */
function beforeVerb({ words, slots }: Parameters<Restriction>[0]): boolean {
  const next = words[slots.at(-1)!.to];
  return next !== undefined && ["VERB", "AUX"].includes(next.pos) && words[slots.at(-1)!.from]!.pos !== "ADP";
}

/** "If …, then": the link belongs to the condition. */
function inCondition({ words }: Parameters<Restriction>[0]): boolean {
  return words.some(({ lower }) => lower === "if" || lower === "when");
}

/** A noun stands before: what follows is how it was done, not what was started or thought. */
function afterObject({ words, from }: Parameters<Restriction>[0]): boolean {
  const noun = words[from - 1];
  return (
    noun?.pos === "NOUN" &&
    !isPersonNoun(noun) &&
    words.slice(0, from).some(({ pos }) => pos === "VERB" || pos === "AUX")
  );
}
