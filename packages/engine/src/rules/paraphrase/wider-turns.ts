import { binding } from "../mode/guards.ts";
import { any, inCompound, nextPos, not, pluralNext, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, statistical } from "./choices.ts";

const plain: Restriction = any(
  inCompound,
  binding,
  statistical,
  previousIs("not", "n't", "no", "only", "just", "even"),
);

/** Set phrases, links and openers that say the same in other words. */
export const widerTurns: readonly Entry[] = [
  ...choices(
    `all over the > throughout the / across the
    in the morning > during the morning
    in the evening > during the evening
    in the afternoon > during the afternoon
    in the summer > during the summer
    in the winter > during the winter
    in the early > during the early
    in the late > during the late
    in the last > over the last / during the last
    over the last > in the last / during the last
    as a way to > as a means to
    as a way of > as a means of
    as a means of > as a way of
    so as to > in order to / to
    next to > beside
    except for > apart from
    other than > apart from
    thanks to > because of
    in response to > in answer to / as a reaction to
    in the same way > similarly / likewise
    in an effort to > in an attempt to
    in an attempt to > in an effort to
    for now > for the time being / for the moment
    for the time being > for now
    for free > free of charge / at no cost
    free of charge > for free / at no cost
    to some degree > to some extent
    to a certain extent > to some extent
    sooner or later > eventually
    once in a while > now and then / occasionally
    this kind of > this sort of / this type of
    this type of > this kind of / this sort of
    this sort of > this kind of / this type of
    these kinds of > these sorts of / these types of
    these types of > these kinds of / these sorts of
    that kind of > that sort of / that type of
    loads of > lots of / plenty of
    a ton of > a lot of / lots of
    one another > each other
    each other > one another
    someone > somebody
    somebody > someone
    right now > at the moment / at present
    more than happy to > very happy to
    more than willing to > very willing to
    around the world > across the world
    around the globe > across the globe
    in the years that followed > in the following years
    at first glance > at first sight
    at first sight > at first glance
    the next day > the following day
    on the verge of > close to / on the brink of
    on the brink of > on the verge of
    in doing so > by doing so
    by doing so > in doing so
    as well as the > along with the
    along with the > together with the
    together with the > along with the`,
    any(plain, nextPos("PUNCT")),
  ),
  { match: "^ [ here is ]", to: "this is" },
  { match: "^ [ here are ]", to: "these are" },
  { match: "^ [ in addition , ]", to: ["what is more,", "on top of that,"] },
  { match: "^ [ but ] @DET|PRON|PROPN", to: ["yet", "however,"], unless: plain },
  { match: "^ [ and ] @DET|PRON|PROPN @NOUN|VERB|AUX", to: "" },
  { match: "^ [ so ] @DET|PRON|PROPN @NOUN|VERB|AUX", to: ["therefore,", "for this reason,"] },
  { match: "^ [ second , ]", to: "secondly," },
  { match: "^ [ first , ]", to: "firstly," },
  { match: "^ [ surprisingly|amazingly , ]", to: "remarkably," },
  { match: "^ [ remarkably , ]", to: "amazingly," },
  { match: "^ [ for one , ]", to: "for one thing," },
  { match: "^ [ once upon a time , ]", to: ["long ago,", "a long time ago,"] },
  { match: "^ [ as time passed|went by|on? , ]", to: "over time," },
  { match: "^ [ afterward|afterwards , ]", to: ["later,", "after that,"] },
  { match: "^ [ later , ]", to: ["afterward,", "later on,"] },
  { match: "^ [ to begin with , ]", to: "first," },
  { match: "^ [ maybe ]", to: "perhaps" },
  { match: "^ [ perhaps ]", to: "maybe" },
  { match: ", [ especially ] @DET|ADP|SCONJ", to: "particularly" },
  { match: ", [ particularly ] @DET|ADP|SCONJ", to: "especially" },
  {
    match: "[ most ] @NOUN",
    to: "the majority of",
    unless: any(plain, not(pluralNext), previousPos("DET", "ADV", "VERB")),
  },
  { match: "~try <Ving>", to: "~attempt $2", unless: plain },
  { match: ", [ though ] .", to: "however" },
  { match: ", [ however ] .", to: "though" },
];
