import { binding } from "../mode/guards.ts";
import { any, attributive, inFormulas, inLaw, not, pluralNext, predicative, previousIs } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, compared, inName, statistical } from "./choices.ts";

const fixed: Restriction = any(compared, inName, statistical, binding, inLaw, previousIs("very", "no", "not", "of"));

/** "It is clear": the adjective is what the verb says of its subject. */
const afterBe: Restriction = ({ words, from }) => {
  const before = words[from - 1]?.pos === "ADV" ? words[from - 2] : words[from - 1];
  return ["be", "seem", "become", "remain", "look", "feel"].includes(before?.lemma ?? "");
};

/** Adjectives that have a twin: before a noun, before plurals, or behind the verb. */
export const twinAdjectives: readonly Entry[] = [
  ...choices(
    `important/ADJ > significant
    significant/ADJ > considerable / substantial
    substantial/ADJ > considerable / sizable
    considerable/ADJ > substantial
    complex/ADJ > complicated / intricate
    complicated > complex / intricate
    specific/ADJ > particular
    particular/ADJ > specific
    limited/ADJ > restricted
    global/ADJ > worldwide
    worldwide/ADJ > global
    critical/ADJ > crucial / vital
    modern/ADJ > contemporary / present-day
    previous/ADJ > earlier / prior
    prior/ADJ > earlier / previous
    earlier/ADJ > previous
    traditional/ADJ > conventional
    conventional/ADJ > traditional
    simple/ADJ > straightforward
    straightforward > simple
    everyday/ADJ > daily
    ongoing/ADJ > continuing / continued
    reliable/ADJ > dependable / trustworthy
    trustworthy > reliable
    immediate/ADJ > instant / prompt
    unexpected/ADJ > unforeseen / surprising
    surprising/ADJ > unexpected
    reasonable/ADJ > fair / sensible
    extra/ADJ > additional / further
    potential/ADJ > possible
    accurate/ADJ > precise / exact
    precise/ADJ > exact / accurate
    main/ADJ > chief / principal
    major/ADJ > significant
    chief/ADJ > main / principal
    principal/ADJ > main / chief
    attractive/ADJ > appealing
    appealing/ADJ > attractive
    enormous > huge / immense
    extensive/ADJ > wide-ranging
    thorough/ADJ > careful / detailed
    detailed analysis|study|report|account|review|look > thorough $2 / in-depth $2
    elegant > graceful / stylish
    charming > delightful
    calm/ADJ > peaceful
    silent/ADJ > quiet
    quiet/ADJ > peaceful
    ancient/ADJ > age-old / very old
    courageous > brave
    loyal > faithful / devoted
    sincere > genuine / heartfelt
    genuine > real
    relentless > unrelenting / persistent
    persistent > continuing / lasting
    frequent/ADJ > regular
    evident > clear / obvious
    obvious > clear / evident
    inspiring > uplifting
    heartfelt > sincere / deep
    harsh/ADJ > severe
    intense/ADJ > strong
    fierce/ADJ > intense
    tough/ADJ > hard / difficult
    weird > strange / odd
    peculiar > strange / odd
    cheap > inexpensive
    inexpensive > cheap
    costly/ADJ > expensive
    expensive > costly
    pricey > expensive / costly
    dire > serious / grave
    groundbreaking > pioneering
    pioneering > groundbreaking
    prominent > leading / well-known
    renowned > celebrated / famous
    celebrated/ADJ > famous / renowned
    famous > well-known / celebrated
    sizable > large / substantial
    spacious > roomy
    insightful > perceptive
    timeless > ageless / enduring
    thriving > flourishing
    flourishing > thriving
    catastrophic > disastrous
    urgent > pressing
    pressing/ADJ > urgent
    inherent > intrinsic
    mundane > everyday / ordinary
    ordinary > everyday / normal
    heated/ADJ > fierce
    tireless > untiring`,
    any(fixed, inFormulas, not(attributive)),
  ),
  {
    match: "[ new/ADJ ] %method|approach|framework|technique|algorithm|architecture|model|dataset|solution|way|idea",
    to: "novel",
    unless: fixed,
  },
  {
    match: "[ novel/ADJ ] %method|approach|framework|technique|algorithm|architecture|model|dataset|solution|way|idea",
    to: ["new", "original"],
    unless: fixed,
  },
  ...choices(
    `various > different
    multiple/ADJ > several / many
    diverse/ADJ > varied / different`,
    any(fixed, inFormulas, not(pluralNext), not(attributive)),
  ),
  ...choices(
    `important > significant
    complex > complicated / intricate
    complicated > complex
    evident > clear / obvious
    obvious > clear / evident
    clear/ADJ > plain / obvious
    reliable > dependable
    unexpected > unforeseen
    accurate > precise
    enormous > huge / immense
    happy > glad
    sad > unhappy
    afraid > frightened / scared
    scared > afraid / frightened
    tired/ADJ > weary
    silent > quiet
    strange > odd / peculiar
    odd/ADJ > strange
    common > widespread
    costly > expensive
    expensive > costly
    limited > restricted
    easy > simple
    tough > hard / difficult
    famous > well-known
    inevitable > unavoidable
    unavoidable > inevitable
    ready > prepared
    grateful > thankful
    thankful > grateful
    furious > enraged
    delicious > tasty / wonderful
    tasty > delicious
    amazing > wonderful / incredible
    incredible > amazing
    terrible > awful / dreadful
    awful > terrible / dreadful
    fantastic > wonderful / superb
    wonderful > marvelous / splendid
    excellent > superb / outstanding
    gorgeous > beautiful
    beautiful > lovely
    stunning > gorgeous / striking
    perfect > ideal
    boring > dull / tedious
    dull > boring
    exciting > thrilling
    funny > amusing
    huge > enormous / vast
    tiny > very small / minute
    vital > essential / crucial
    crucial > vital / essential
    comparable > similar
    profound > deep / far-reaching
    severe > serious
    astonishing > amazing / astounding
    astounding > astonishing`,
    any(fixed, inFormulas, not(predicative), not(afterBe)),
  ),
];
