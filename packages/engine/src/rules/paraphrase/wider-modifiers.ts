import { binding } from "../mode/guards.ts";
import { any, inCompound, inFormulas, inLaw, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, compared, inName, statistical } from "./choices.ts";

const fixed: Restriction = any(inName, statistical, binding, inLaw, inFormulas, nextPos("PROPN"), previousPos("PROPN"));
const adjective: Restriction = any(fixed, compared, previousIs("very", "no", "not", "n't"), nextIs("than", "as"));
const adverb: Restriction = any(
  inCompound,
  compared,
  statistical,
  binding,
  previousIs("not", "n't", "very", "the"),
  nextIs("than", "all", "every", "no", "as"),
);

/** Everyday adjectives, adverbs and links with a twin. */
export const widerModifiers: readonly Entry[] = [
  ...choices(
    `widespread/ADJ > common
    fleeting/ADJ > brief
    fatal/ADJ > deadly
    deadly/ADJ > fatal / lethal
    inadequate/ADJ > insufficient
    adequate/ADJ > sufficient
    invaluable/ADJ > very valuable / priceless
    silly/ADJ > foolish
    foolish/ADJ > silly
    tempting/ADJ > alluring
    greasy/ADJ > oily
    inventive > creative
    microscopic > tiny
    tiny > very small / minute
    reckless > careless
    undeniable > unquestionable
    lazy > idle
    precious > valuable
    valuable/ADJ > useful / precious
    comforting > reassuring
    acceptable > satisfactory
    perpetual > constant
    tumultuous > turbulent / stormy
    triumphant > victorious
    outstanding > exceptional / superb
    superb > excellent
    excellent > superb / first-rate
    terrific > great / wonderful
    awesome > amazing / great
    amazing > incredible / wonderful
    incredible > amazing / unbelievable
    wonderful > marvelous / delightful
    awful > terrible / dreadful
    terrible > awful / dreadful
    horrible > terrible / awful
    horrifying > terrifying / appalling
    tasty > delicious
    yummy > delicious
    gorgeous > beautiful / stunning
    stunning > beautiful / breathtaking
    breathtaking > stunning / spectacular
    lovely > beautiful
    peaceful > calm / tranquil
    tranquil > calm / peaceful
    funny > amusing
    amusing > funny
    hilarious > very funny
    boring > dull / tedious
    dull/ADJ > boring
    dangerous > risky / hazardous
    risky > dangerous
    expensive > costly
    costly > expensive
    cheap/ADJ > inexpensive
    inexpensive > cheap
    affordable > reasonably priced
    challenging/ADJ > difficult / demanding
    demanding/ADJ > challenging
    easy/ADJ > simple
    simple/ADJ > easy
    hard/ADJ > difficult
    tough/ADJ > hard / difficult
    tired/ADJ > weary
    famous/ADJ > well-known / renowned
    renowned > famous / celebrated
    well-known > famous
    pleased/ADJ > glad
    glad > pleased
    delighted > very pleased
    anxious > nervous
    nervous > anxious
    scary > frightening
    enormous > huge
    huge > enormous / massive
    massive > huge / enormous
    immense > huge / vast
    vast > huge / immense
    ancient/ADJ > very old
    contemporary/ADJ > modern
    unique > distinctive / one of a kind
    strange > odd / peculiar
    odd/ADJ > strange
    weird > strange / odd
    ordinary/ADJ > normal / everyday
    usual/ADJ > normal / customary
    evident > clear / obvious
    smart/ADJ > clever
    helpful > useful
    useful > helpful
    polite > courteous
    rude > impolite
    genuine > real / true
    authentic > genuine
    ideal/ADJ > perfect
    perfect/ADJ > ideal
    flawless > perfect
    entire/ADJ > whole
    diverse/ADJ > varied
    varied/ADJ > diverse
    crucial > vital / essential
    vital > crucial / essential
    essential/ADJ > vital / crucial
    principal/ADJ > main
    fundamental > basic
    urgent > pressing
    pressing/ADJ > urgent
    severe > serious
    additional > extra / further
    rapid > fast / quick
    quick/ADJ > fast
    constant/ADJ > continual
    frequent/ADJ > regular
    enduring > lasting
    initial/ADJ > first
    previous/ADJ > earlier / prior
    latest/ADJ > most recent
    eager > keen
    keen > eager
    stubborn > obstinate
    cautious > careful
    sturdy > strong
    weak > feeble
    wealthy > rich
    sick > ill
    crumbling > decaying
    shining > gleaming
    damp > moist
    freezing/ADJ > icy
    chilly > cold`,
    adjective,
  ),
  ...choices(
    `carefully > with care / cautiously
    severely > badly
    badly > severely / seriously
    nervously > anxiously
    eagerly > keenly
    briefly > for a short time
    accidentally > by accident
    beautifully > wonderfully
    privately > in private
    publicly > in public
    annually > every year / yearly
    yearly > every year
    daily/ADV > every day
    previously > before / earlier
    afterward > later
    afterwards > later
    lately > recently
    somewhat > slightly / a little
    tremendously > hugely / greatly
    wholly > entirely
    mainly > chiefly / mostly
    chiefly > mainly
    abroad > overseas
    overseas/ADV > abroad
    indoors > inside
    outdoors > outside`,
    adverb,
  ),
];
