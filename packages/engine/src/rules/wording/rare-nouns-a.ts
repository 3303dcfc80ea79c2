import { any, inFormulas, inLaw, inSentenceWith, inStatistics, nextIs, nextPos, previousIs } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);

/** The first part of a compound noun, where the whole has a name. */
const inCompound: Restriction = (site) => site.to - site.from === 1 && nextPos("NOUN", "PROPN")(site);

/** Nouns that mean what the plainer one means. */
const twins: Entry[] = [
  {
    match: "%implication for",
    to: "%effect on",
    level: 7,
    unless: any(
      technical,
      inSentenceWith("understanding", "theory", "study", "field", "paradox", "research", "system"),
    ),
  },
  { match: "%intention to <V>", to: "%plan to $3", level: 8, unless: technical },
  ...wordLines(
    6,
    `%abode/NOUN > %home
    %accomplishment/NOUN > %achievement (8)
    %adversary/NOUN > %opponent, %enemy, %rival
    adversity/NOUN > hardship (8)
    %affinity/NOUN for|with > %liking for, %love of (8)
    allegiance/NOUN > loyalty
    %amalgamation of > %mix of, %mixture of
    animosity/NOUN > hostility, hatred (8)
    anguish/NOUN > pain, suffering (8)
    apprehension/NOUN > fear, worry, unease (8)
    apex of > top of, peak of
    aptitude for > talent for
    aroma/NOUN > smell
    aromas/NOUN > smells
    ascent/NOUN > climb (8)
    aspirations/NOUN > hopes, ambitions, goals
    assertion that/SCONJ|DET > claim that
    astonishment/NOUN > surprise, amazement (8)
    audacity/NOUN > nerve, boldness (8)
    aura of > air of
    beacon of > symbol of
    behemoth/NOUN > giant
    betterment of > good of
    bravery/NOUN > courage (8)
    bliss/NOUN > joy, happiness
    cacophony of > jumble of, din of
    cacophony/NOUN > din (8)
    caliber|calibre/NOUN > quality, standard
    camaraderie/NOUN > friendship
    chasm/NOUN between > gap between
    clientele/NOUN > customers (8)
    clutches/NOUN of > grip of
    composure/NOUN > calm (8)
    conundrum/NOUN > puzzle, problem
    contemplation/NOUN > thought, reflection (8)
    critique/NOUN of > criticism of
    culmination of > result of
    debacle/NOUN > disaster, failure
    deluge of > flood of
    barrage of > flood of, stream of
    denizens of > people of
    %depiction of > %picture of, %portrait of, %portrayal of (8)
    desolation/NOUN > emptiness (8)
    to the detriment of > at the expense of
    devastation/NOUN > destruction
    dexterity/NOUN > skill
    %dichotomy between > %split between, %divide between
    discord/NOUN > conflict, disagreement
    public|political|online [ discourse/NOUN ] > debate, discussion
    disdain/NOUN > contempt, scorn (8)
    downfall/NOUN > fall, ruin (8)
    dread/NOUN > fear (8)
    %dwelling/NOUN > %home, %house (8)
    ecstasy/NOUN > joy
    %edifice/NOUN > %building
    elation/NOUN > joy
    embodiment of > model of, symbol of (8)
    %enigma/NOUN > %mystery, %puzzle
    enjoyment/NOUN > pleasure (8)
    %enthusiast/NOUN > %fan
    epiphany/NOUN > revelation, insight
    ethos/NOUN > spirit, values (8)
    exasperation/NOUN > annoyance (8)
    exhilaration/NOUN > thrill, excitement
    %fatality/NOUN > %death
    fiasco/NOUN > failure, disaster
    finesse/NOUN > skill
    fixation on|with > obsession with
    flair/NOUN for > talent for
    folly/NOUN > foolishness
    %foe/NOUN > %enemy, %opponent (8)
    fortitude/NOUN > courage, strength
    frailty/NOUN > weakness
    fusion of > mix of, blend of
    genesis of > origin of
    grandeur/NOUN > splendor, glory (8)
    hallmark of > mark of, sign of (8)
    hallmarks of > marks of, signs of (8)
    harbinger of > sign of
    hiatus/NOUN > break
    hodgepodge of > mix of, jumble of
    hues/NOUN of > shades of
    %hurdle/NOUN > %obstacle
    %idiosyncrasy/NOUN > %quirk
    impasse/NOUN > deadlock
    %impediment to > %obstacle to, %barrier to
    %hindrance/NOUN > %obstacle, %barrier (8)
    impetus for > reason for, push for
    inclination/NOUN to|for > tendency $2
    influx of > flood of, wave of (8)
    ingenuity/NOUN > cleverness, inventiveness (8)
    %inhabitant/NOUN > %resident (8)
    inkling/NOUN > idea
    intellect/NOUN > mind (8)
    interlude/NOUN > break, pause
    introspection/NOUN > self-reflection, reflection (8)
    %indication of|that > %sign $2
    guise/NOUN of > cover of (8)
    havoc and > chaos and
    fascination with > interest in, love of
    inclusivity/NOUN > inclusion`,
    {
      unless: any(
        technical,
        inCompound,
        previousIs("due", "national", "arrest", "in", "tax"),
        nextIs("orders", "syndrome"),
        inSentenceWith(
          ...`police suspect cave pill drug nuclear hydrogen gun track race runner bullet mass rifle bible attack
          mountain church coffee ethics`.split(/\s+/),
        ),
      ),
    },
  ),
  ...wordLines(
    7,
    `annals of history|time > history
    %attribute/NOUN > %quality, %feature, %trait (8)
    anticipation/NOUN > excitement (8)
    %avenue for > %path for, %route for (8)
    the boundaries|bounds of > the limits of
    beyond the boundaries|confines|bounds of > beyond
    its|their|his|her|our|my|your|human|physical|mental|cognitive [ %capability/NOUN ] > %ability (8)
    @VERB|ADP the [ complexities ] of > complexity
    time|budget|financial|budgetary|resource [ %constraint ] > %limit (8)
    negative|serious|severe|dire|harmful|bad|tragic|terrible|disastrous [ consequences ] > effects (8)
    %concern about > %worry about (8)
    the|these|those|such|several|major|serious|significant|economic|social|financial|technical|practical|common|main [ challenges/NOUN ] > problems, difficulties
    crux of > heart of, core of
    cuisine/NOUN > food
    duration/NOUN > length (8)
    diligence/NOUN > care, hard work
    the essence of > the heart of (8)
    an exploration of > a study of, a look at
    expertise in > skill in, knowledge of
    my|his|her|our|their|your [ expertise ] > skill, knowledge
    safe|supportive|comfortable|relaxed|welcoming|friendly|nurturing|calm [ environment ] > place, atmosphere (8)
    gratitude/NOUN to|for > thanks $2
    seek|seeking|sought|provide|provides|offer|offers|offering|ask|need [ guidance ] > advice, help (8)
    my|his|her|our|their|your [ involvement ] in > part, role
    %instance of > %case of (8)
    in instances where > where, when
    at the helm of > in charge of`,
    {
      unless: any(
        technical,
        inCompound,
        previousIs("due", "nuclear", "military", "missile"),
        inSentenceWith(..."olympic game tournament sport cup race match season street wall loom".split(" ")),
      ),
    },
  ),
];

export const rareNounsA = tableRule({
  id: "rare-nouns-a",
  summary: "A plainer noun says the same.",
  stage: "wording",
  level: 6,
  entries: twins,
  examples: [
    { before: "They overcame adversity together.", after: "They overcame hardship together." },
    { before: "The suspect’s apprehension took days.", after: "The suspect’s apprehension took days." },
    { before: "He faced her with apprehension.", after: "He faced her with worry." },
    { before: "Three fatalities were reported.", after: "Three deaths were reported." },
    { before: "He did his due diligence.", after: "He did his due diligence." },
    { before: "She has an affinity for cats.", after: "She has a liking for cats." },
    { before: "She cleared the hurdle on the track.", after: "She cleared the hurdle on the track." },
    { before: "The cost is a hurdle.", after: "The cost is an obstacle." },
    { before: "There is no indication of damage.", after: "There is no sign of damage." },
    { before: "He praised their military capabilities.", after: "He praised their military capabilities." },
    { before: "Concerns about safety remain.", after: "Worries about safety remain." },
    { before: "She raised a concern.", after: "She raised a concern." },
  ],
});
