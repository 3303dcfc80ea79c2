import { binding } from "../mode/guards.ts";
import { any, inLaw, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, compared, inName, statistical } from "./choices.ts";

const fixed: Restriction = any(inName, statistical, binding, inLaw, nextPos("PROPN"), previousPos("PROPN"));
const adjective: Restriction = any(fixed, compared, previousIs("very", "no", "not"), nextIs("than", "as"));

/** Less common adjectives, whose sense leaves little room. */
export const rareAdjectives: readonly Entry[] = choices(
  `beneficial/ADJ > helpful / useful
    confident/ADJ > sure / certain
    nearby/ADJ > neighboring
    minor/ADJ > small / slight
    interesting/ADJ > intriguing
    convenient/ADJ > handy
    unparalleled/ADJ > unmatched / matchless
    hazardous/ADJ > dangerous
    distant/ADJ > faraway / remote
    flexible/ADJ > adaptable
    crowded/ADJ > packed / busy
    crispy/ADJ > crisp
    remote/ADJ > distant / isolated
    prevalent/ADJ > common / widespread
    actual/ADJ > real
    passionate/ADJ > ardent / enthusiastic
    chaotic/ADJ > disorderly / confused
    multifaceted/ADJ > many-sided / complex
    victorious/ADJ > winning / triumphant
    annual/ADJ > yearly
    resilient/ADJ > tough / hardy
    concise/ADJ > brief / short
    towering/ADJ > lofty / soaring
    formidable/ADJ > daunting / impressive
    constant/ADJ > continual / steady
    somber/ADJ > gloomy / solemn
    unpleasant/ADJ > disagreeable
    advantageous/ADJ > beneficial / helpful
    instant/ADJ > immediate
    eternal/ADJ > everlasting / endless
    illegal/ADJ > unlawful
    breathtaking/ADJ > stunning / spectacular
    optimistic/ADJ > hopeful
    lackluster/ADJ > dull
    knowledgeable/ADJ > well-informed
    adverse/ADJ > harmful / negative
    outdated/ADJ > old-fashioned / dated
    bizarre/ADJ > strange / odd
    abandoned/ADJ > deserted
    frustrating/ADJ > annoying
    sacred/ADJ > holy
    increasing/ADJ > growing / rising
    growing/ADJ > increasing / rising
    intelligent/ADJ > clever / smart
    tangible/ADJ > concrete / real
    vigilant/ADJ > watchful / alert
    inappropriate/ADJ > unsuitable / improper
    quirky/ADJ > odd / unusual
    unlikely/ADJ > improbable
    shy/ADJ > timid
    rigorous/ADJ > strict / thorough
    staggering/ADJ > astonishing
    endless/ADJ > unending
    uncertain/ADJ > unsure
    brilliant/ADJ > outstanding
    subtle/ADJ > slight / delicate
    skeptical/ADJ > doubtful
    stable/ADJ > steady
    faint/ADJ > dim / weak
    rugged/ADJ > rough
    decent/ADJ > respectable / reasonable
    unnecessary/ADJ > needless
    noticeable/ADJ > perceptible
    ruthless/ADJ > merciless
    unintended/ADJ > accidental / unplanned
    deadly/ADJ > lethal / fatal
    arduous/ADJ > hard / difficult
    realistic/ADJ > lifelike
    lethal/ADJ > deadly
    spectacular/ADJ > dramatic / striking
    extreme/ADJ > intense
    relaxed/ADJ > easygoing
    laid-back/ADJ > relaxed
    cozy/ADJ > snug
    spacious/ADJ > roomy
    immaculate/ADJ > spotless
    spotless/ADJ > very clean
    mouthwatering/ADJ > delicious
    scrumptious/ADJ > delicious
    savory/ADJ > tasty
    juicy/ADJ > succulent
    crunchy/ADJ > crisp
    attentive/ADJ > considerate
    courteous/ADJ > polite
    polite/ADJ > courteous
    rude/ADJ > impolite
    mediocre/ADJ > average / so-so
    bland/ADJ > tasteless / flat
    overpriced/ADJ > too expensive
    captivating/ADJ > fascinating / charming
    mesmerizing/ADJ > spellbinding
    gripping/ADJ > absorbing
    engrossing/ADJ > absorbing
    poignant/ADJ > touching / moving
    touching/ADJ > moving
    heartwarming/ADJ > touching
    hilarious/ADJ > very funny
    witty/ADJ > clever
    clumsy/ADJ > awkward
    awkward/ADJ > clumsy / uneasy
    tedious/ADJ > boring / dull
    predictable/ADJ > foreseeable
    absurd/ADJ > ridiculous
    ridiculous/ADJ > absurd
    ludicrous/ADJ > absurd
    sinister/ADJ > menacing
    ominous/ADJ > threatening
    bleak/ADJ > grim / gloomy
    desolate/ADJ > bleak / empty
    barren/ADJ > bare
    lush/ADJ > green / rich
    serene/ADJ > calm / peaceful
    tranquil/ADJ > calm / peaceful
    picturesque/ADJ > scenic / charming
    quaint/ADJ > charming / picturesque
    majestic/ADJ > grand / stately
    opulent/ADJ > luxurious
    luxurious/ADJ > lavish
    lavish/ADJ > luxurious
    modest/ADJ > humble
    swift/ADJ > quick / fast
    sluggish/ADJ > slow
    gigantic/ADJ > huge / enormous
    colossal/ADJ > huge / enormous
    immense/ADJ > huge / vast
    minuscule/ADJ > tiny
    petite/ADJ > small
    frail/ADJ > weak
    sturdy/ADJ > strong / solid
    durable/ADJ > lasting / sturdy
    obsolete/ADJ > outdated
    novice/ADJ > beginner
    seasoned/ADJ > experienced
    adept/ADJ > skilled
    proficient/ADJ > skilled
    competent/ADJ > capable / able
    astute/ADJ > shrewd
    shrewd/ADJ > astute
    prudent/ADJ > wise / sensible
    sensible/ADJ > wise / reasonable
    futile/ADJ > useless / vain
    fruitless/ADJ > vain
    lucrative/ADJ > profitable
    profitable/ADJ > lucrative
    affluent/ADJ > wealthy / rich
    needy/ADJ > poor
    perilous/ADJ > dangerous
    treacherous/ADJ > dangerous
    cautious/ADJ > careful
    reluctant/ADJ > unwilling
    unwilling/ADJ > reluctant
    stubborn/ADJ > obstinate
    resolute/ADJ > determined / firm
    steadfast/ADJ > firm / constant
    unwavering/ADJ > steadfast / constant
    furious/ADJ > enraged
    joyous/ADJ > happy / joyful
    gleeful/ADJ > joyful
    melancholy/ADJ > sad
    mournful/ADJ > sad / sorrowful
    bewildered/ADJ > puzzled / confused
    puzzled/ADJ > confused
    baffled/ADJ > puzzled
    perplexed/ADJ > puzzled
    astonished/ADJ > amazed
    amazed/ADJ > astonished
    terrified/ADJ > frightened
    startled/ADJ > surprised`,
  adjective,
);
