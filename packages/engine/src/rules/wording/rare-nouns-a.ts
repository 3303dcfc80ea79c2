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
  { match: "%intention to <V>", to: "%plan to $3", level: 6, unless: technical },
  ...wordLines(
    6,
    `%abode/NOUN > %home
    %accomplishment/NOUN > %achievement
    %adversary/NOUN > %opponent, %enemy, %rival
    adversity/NOUN > hardship
    %affinity/NOUN for|with > %liking for, %love of
    allegiance/NOUN > loyalty
    %amalgamation of > %mix of, %mixture of
    animosity/NOUN > hostility, hatred
    anguish/NOUN > pain, suffering
    apprehension/NOUN > fear, worry, unease
    apex of > top of, peak of
    aptitude for > talent for
    aroma/NOUN > smell, scent
    aromas/NOUN > smells
    ascent/NOUN > climb
    aspirations/NOUN > hopes, ambitions, goals
    assertion that/SCONJ|DET > claim that
    astonishment/NOUN > surprise, amazement
    audacity/NOUN > nerve, boldness
    aura of > air of
    beacon of > symbol of
    behemoth/NOUN > giant
    betterment of > good of
    bravery/NOUN > courage
    bliss/NOUN > joy, happiness
    cacophony of > jumble of, din of
    cacophony/NOUN > din, noise
    caliber|calibre/NOUN > quality, standard
    camaraderie/NOUN > friendship, fellowship
    chasm/NOUN between > gap between
    clientele/NOUN > customers
    clutches/NOUN of > grip of
    composure/NOUN > calm
    conundrum/NOUN > puzzle, problem
    contemplation/NOUN > thought, reflection
    critique/NOUN of > criticism of, review of
    culmination of > result of, peak of
    debacle/NOUN > disaster, failure
    deluge of > flood of
    barrage of > flood of, stream of
    denizens of > people of
    %depiction of > %picture of, %portrait of, %portrayal of
    desolation/NOUN > emptiness
    to the detriment of > at the expense of
    devastation/NOUN > destruction, damage
    dexterity/NOUN > skill
    %dichotomy between > %split between, %divide between
    discord/NOUN > conflict, disagreement
    public|political|online [ discourse/NOUN ] > debate, discussion
    disdain/NOUN > contempt, scorn
    downfall/NOUN > fall, ruin
    dread/NOUN > fear
    %dwelling/NOUN > %home, %house
    ecstasy/NOUN > joy
    %edifice/NOUN > %building
    elation/NOUN > joy
    embodiment of > model of, symbol of
    %enigma/NOUN > %mystery, %puzzle
    enjoyment/NOUN > pleasure
    %enthusiast/NOUN > %fan
    epiphany/NOUN > revelation, insight
    ethos/NOUN > spirit, values
    exasperation/NOUN > annoyance
    exhilaration/NOUN > thrill, excitement
    %fatality/NOUN > %death
    fiasco/NOUN > failure, disaster
    finesse/NOUN > skill
    fixation on|with > obsession with
    flair/NOUN for > talent for
    folly/NOUN > foolishness
    %foe/NOUN > %enemy, %opponent
    fortitude/NOUN > courage, strength
    frailty/NOUN > weakness
    fusion of > mix of, blend of
    genesis of > origin of
    grandeur/NOUN > splendor, glory
    hallmark of > mark of, sign of (8)
    hallmarks of > marks of, signs of (8)
    harbinger of > sign of
    hiatus/NOUN > break
    hodgepodge of > mix of, jumble of
    hues/NOUN of > shades of
    %hurdle/NOUN > %obstacle, %problem
    %idiosyncrasy/NOUN > %quirk
    impasse/NOUN > deadlock
    %impediment to > %obstacle to, %barrier to
    %hindrance/NOUN > %obstacle, %barrier
    impetus for > reason for, push for
    inclination/NOUN to|for > tendency $2
    influx of > flood of, wave of
    ingenuity/NOUN > cleverness, inventiveness
    %inhabitant/NOUN > %resident
    inkling/NOUN > idea
    intellect/NOUN > mind
    interlude/NOUN > break, pause
    introspection/NOUN > self-reflection, reflection
    %indication of|that > %sign $2
    guise/NOUN of > cover of
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
    anticipation/NOUN > excitement, expectation
    %avenue for > %path for, %route for
    the boundaries|bounds|confines of > the limits of
    beyond the boundaries|confines|bounds of > beyond
    its|their|his|her|our|my|your|human|physical|mental|cognitive [ %capability/NOUN ] > %ability
    @VERB|ADP the [ complexities ] of > complexity
    time|budget|financial|budgetary|resource [ %constraint ] > %limit
    negative|serious|severe|dire|harmful|bad|tragic|terrible|disastrous [ consequences ] > effects (8)
    %concern about > %worry about
    the|these|those|such|several|major|serious|significant|economic|social|financial|technical|practical|common|main [ challenges/NOUN ] > problems, difficulties
    crux of > heart of, core of
    cuisine/NOUN > food
    duration/NOUN > length (8)
    diligence/NOUN > care, hard work
    the essence of > the heart of, the spirit of
    an exploration of > a study of, a look at
    expertise in > skill in, knowledge of
    my|his|her|our|their|your [ expertise ] > skill, knowledge
    safe|supportive|comfortable|relaxed|welcoming|friendly|nurturing|calm [ environment ] > setting, place, atmosphere
    gratitude/NOUN to|for > thanks $2
    seek|seeking|sought|provide|provides|offer|offers|offering|ask|need [ guidance ] > advice, help
    my|his|her|our|their|your [ involvement ] in > part, role
    %instance of > %case of
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
    { before: "The cost is a hurdle.", after: "The cost is a problem." },
    { before: "There is no indication of damage.", after: "There is no sign of damage." },
    { before: "He praised their military capabilities.", after: "He praised their military capabilities." },
    { before: "Concerns about safety remain.", after: "Worries about safety remain." },
    { before: "She raised a concern.", after: "She raised a concern." },
  ],
});
