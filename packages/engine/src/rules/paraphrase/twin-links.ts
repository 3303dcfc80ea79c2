import { binding } from "../mode/guards.ts";
import { any, inCompound, nextIs, nextPos, not, pluralNext, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, compared, statistical } from "./choices.ts";

const plain: Restriction = any(inCompound, compared, statistical, binding, previousIs("not", "n't", "no"));

/** "Over five years" may be how long it took. */
const forTime: Restriction = ({ words, to }) =>
  /^(?:second|minute|hour|day|night|week|month|season|year|decade|century|generation)$/.test(
    words[to + 1]?.lemma ?? "",
  );

/** Adverbs, prepositions and conjunctions that have a twin. */
export const twinLinks: readonly Entry[] = [
  ...choices(
    `quickly > rapidly / swiftly
    significantly > considerably / markedly / substantially
    substantially > considerably / greatly
    markedly > noticeably / considerably
    greatly > considerably / a great deal
    suddenly > all of a sudden / abruptly
    abruptly > suddenly
    soon > before long
    before long > soon
    initially > at first / originally
    originally > at first / initially
    regularly > routinely
    potentially > possibly
    perhaps > maybe / possibly
    maybe > perhaps
    predominantly > mainly / mostly
    in particular > specifically / especially
    particularly > especially
    especially > particularly
    notably > in particular / especially
    in fact > actually / indeed
    certainly > surely / definitely
    surely > certainly
    precisely > exactly
    deliberately > intentionally
    intentionally > deliberately
    probably > most likely
    deeply > profoundly
    profoundly > deeply
    continually > constantly
    repeatedly > again and again
    quietly > softly / silently
    gradually > little by little
    enormously > hugely / greatly
    partly > in part / partially
    partially > partly / in part
    in part > partly
    apparently > seemingly
    seemingly > apparently
    jointly > together
    nowadays > today / these days
    these days > nowadays / today
    right away > at once / immediately
    at once > immediately
    long ago > a long time ago
    every day > each day / daily
    each day > every day
    each year > every year
    every year > each year
    once more > again
    over the years > through the years / as the years went by
    so far > to date / up to now
    to date > so far
    up to now > so far
    in the future > in years to come
    in the long run > in the long term
    in the long term > in the long run
    on the other hand > by contrast
    by contrast > on the other hand
    in many cases > frequently / in many instances
    in some cases > sometimes / in some instances
    in other words > that is to say / put differently
    from time to time > now and then / occasionally
    occasionally > from time to time / now and then
    day after day > day by day
    such as > like / including
    throughout the world > all over the world / worldwide
    throughout the year > all year round / all year
    throughout history > all through history
    around the clock > day and night
    in order that > so that
    so as to > in order to
    even though > although / though
    as long as > provided that / so long as
    provided that > as long as / on condition that
    given that > seeing that / since
    as soon as > once
    irrespective of > regardless of
    apart from > aside from / except for
    aside from > apart from
    in addition to > besides / as well as
    besides > in addition to
    along with > together with / as well as
    owing to > because of / due to
    because of > due to / owing to / on account of
    on account of > because of
    regarding > about / concerning
    concerning > about / regarding
    towards > toward
    upon > on
    via > through / by way of
    amongst > among
    whilst > while
    beneath the > under the / below the
    underneath > under / below
    alongside > beside / next to
    atop > on top of
    across the country > all over the country / throughout the country
    throughout the > all through the / across the
    every time > each time / whenever
    whenever > every time / each time
    a little bit > a little
    a great deal of > much / a lot of
    a large number of > many / a great many
    a great many > many
    a huge amount of > a great deal of
    everyone > everybody
    everybody > everyone
    anyone > anybody
    anybody > anyone`,
    any(plain, nextPos("PUNCT"), previousPos("DET")),
  ),
  { match: "so [ that ] <NP> can|could|will|would|may", to: "", unless: plain },
  { match: "[ so ] <NP> can|could|will|would", to: "so that", unless: any(plain, not(previousPos("NOUN"))) },
  {
    match: "[ many ] @NOUN",
    to: ["a lot of", "a good many"],
    unless: any(plain, not(pluralNext), previousPos("DET", "ADP")),
  },
  { match: "[ a lot of ] @NOUN", to: ["many", "numerous"], unless: any(plain, not(pluralNext)) },
  {
    match: "[ over ] @NUM",
    level: 4,
    to: "more than",
    unless: any(inCompound, previousPos("VERB", "ADJ"), previousIs("all", "from"), forTime),
  },
  { match: "[ more than ] @NUM", level: 4, to: "over", unless: any(inCompound, nextIs("one")) },
  { match: "[ around ] @NUM", level: 4, to: ["approximately", "roughly"], unless: inCompound },
  { match: "[ about ] @NUM", level: 4, to: ["approximately", "roughly"], unless: inCompound },
  { match: "[ approximately ] @NUM", level: 4, to: ["about", "roughly"], unless: inCompound },
  { match: "[ roughly ] @NUM", level: 4, to: ["about", "approximately"], unless: inCompound },
  { match: "[ almost ] @NUM", level: 4, to: "nearly", unless: inCompound },
  { match: "[ nearly ] @NUM", level: 4, to: "almost", unless: inCompound },
  { match: "[ up to ] @NUM", to: "as many as", unless: any(inCompound, not(pluralNext)), level: 8 },
  {
    match: "where <NP>",
    to: "in which $2",
    when: previousIs(
      "area",
      "areas",
      "world",
      "place",
      "city",
      "country",
      "field",
      "region",
      "society",
      "environment",
      "situation",
      "case",
      "setting",
      "system",
    ),
    unless: plain,
  },
  {
    match: "in which",
    to: "where",
    when: previousIs(
      "area",
      "areas",
      "world",
      "place",
      "places",
      "city",
      "country",
      "field",
      "region",
      "society",
      "environment",
      "environments",
      "situation",
      "situations",
      "setting",
      "settings",
      "house",
      "room",
    ),
    unless: plain,
  },
  { match: "[ when ] <Ving>", to: "while", unless: any(plain, previousPos("ADP")) },
  { match: "[ just ] like", to: "exactly", unless: plain },
];
