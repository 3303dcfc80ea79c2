import {
  any,
  graded,
  inFormulas,
  inSentenceWith,
  inStatistics,
  nextIs,
  nextPos,
  predicative,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { adjectiveLines, wordLines } from "./word-lines.ts";

/** "More" or "most" stands before, so that a short word would need an ending. */
const compared = previousIs("more", "most", "less", "least");

/** Twins that fit wherever the word is an adjective, after "more" and "most" too. */
const anywhere: Entry[] = wordLines(
  6,
  `noteworthy/ADJ > notable
  omnipresent/ADJ > ever-present
  pervasive/ADJ > widespread (8)
  picturesque/ADJ > scenic, pretty (8)
  pragmatic/ADJ > practical (8)
  monotonous/ADJ > boring, tedious
  unconventional/ADJ > unusual
  revered/ADJ|VERB > admired, respected (8)
  tenacious/ADJ > determined
  vigilant/ADJ > watchful, alert
  malevolent/ADJ > evil`,
  {
    unless: any(
      inFormulas,
      inSentenceWith("semantic", "syntactic", "dialogue", "linguistic"),
      nextIs(
        "sanction",
        "sanctions",
        "competence",
        "marker",
        "markers",
        "warfare",
        "gas",
        "oil",
        "theory",
        "that",
        "monetary",
        "about",
      ),
    ),
  },
);

/** Short twins, which would take an ending after "more". */
const short: Entry[] = [
  ...wordLines(
    6,
    `minuscule/ADJ > tiny (8)
    sizable|sizeable/ADJ > large, big (8)
    limitless/ADJ > endless
    majestic/ADJ > grand, stately (8)
    perpetual/ADJ > constant, endless
    peculiar/ADJ > odd, strange
    verdant/ADJ > green
    weary/ADJ > tired
    valiant/ADJ > brave
    prudent/ADJ > wise, sensible (8)
    lethal/ADJ > deadly (8)
    noxious/ADJ > toxic, harmful (8)
    obligatory/ADJ > required (8)
    requisite/ADJ|NOUN > required, necessary
    unforeseen/ADJ|VERB > unexpected (8)`,
    {
      unless: any(
        compared,
        inFormulas,
        previousIs("almost", "quantum"),
        nextIs(
          "motion",
          "calendar",
          "of",
          "to",
          "for",
          "underwriting",
          "lending",
          "investor",
          "injection",
          "dose",
          "force",
          "gene",
        ),
        nextIs("mutation", "mutations", "allele", "concentration", "weed", "weeds", "circumstances", "velocity"),
      ),
    },
  ),
  ...wordLines(6, "laden with > loaded with", { unless: graded }),
  ...wordLines(5, "well - versed in > familiar with", {
    unless: compared,
  }),
];

/** Before their nouns only: "X noun noun" of a line gives the nouns, "> Y" what to write for X. */
const beforeNouns: Entry[] = [
  ...adjectiveLines(
    6,
    `swift > quick: action response decision recovery end justice change movement reaction reply pace progress delivery victory rise
    prompt > quick: response action attention reply delivery service treatment payment intervention (8)
    leisurely > relaxed, slow: pace stroll walk lunch afternoon ride (8)
    lofty > high: ideal goal ambition aspiration height expectation standard ceiling peak
    lucrative > well-paid: career job salary position role (8)
    lucrative > profitable: market business deal contract industry opportunity trade venture niche (8)
    luxurious > luxury: hotel resort suite apartment villa car yacht accommodation spa
    lush > thick: forest rainforest jungle vegetation foliage undergrowth greenery (8)
    magical > wonderful: experience moment evening night time memory (8)
    marginal > slight: improvement increase gain difference decline decrease drop change
    masterful > skilled: storytelling performance use work blend combination display handling
    mesmerizing|mesmerising > fascinating, beautiful: display sight view performance dance scene pattern landscape show story tale
    miraculous > amazing: recovery escape
    neighboring|neighbouring > nearby: town village community area farm city house home
    notable > clear: improvement increase difference change reduction decline shift rise drop
    notable > major: achievement accomplishment milestone
    notable > well-known: figure author writer scientist artist name alumnus
    opportune > good, right: moment time
    outstanding > excellent: performance service achievement job quality work contribution result leadership student talent value record (8)
    passionate > committed: advocate supporter believer
    passionate > heated: debate discussion argument
    palpable > obvious: tension excitement frustration relief anxiety anger fear (8)
    palpable > clear: sense
    precise > exact: moment location number amount time nature detail reason cause definition meaning date (8)
    rapid > fast, quick: growth change pace development progress advance expansion increase rise decline improvement (8)
    substantial > large: investment donation dataset sum loss gain increase reduction cost profit change improvement
    utter > complete, total: chaos disbelief nonsense silence darkness failure destruction
    potent > powerful: symbol reminder force tool weapon blend combination mix mixture message
    precarious > shaky: position situation state future finances balance
    predominant > main: language religion theme color colour factor view group form feature method crop
    noticeable > clear: difference change improvement increase reduction
    nurturing > caring: environment relationship atmosphere
    stunning > beautiful: view vista landscape scenery sunset photo architecture beach garden coastline visual residence dress building waterfall
    thrilling > exciting: ride adventure game match victory experience journey story conclusion performance moment race finish encounter
    undeniable > clear: impact benefit advantage influence evidence connection link progress
    vast > huge: network collection area territory audience market empire army fortune library desert quantity sum expanse (8)
    prestigious > top: university school institution college (8)
    prestigious > major: award prize tournament event competition (8)
    pristine > perfect: condition
    pristine > clean: beach water snow lake sand
    pristine > untouched, unspoiled: wilderness nature forest landscape environment
    prolonged > long: period time stay absence struggle conflict war drought battle silence wait delay illness (8)
    quaint > pretty, charming: village town cottage
    radiant > bright: smile sun light glow color colour sunshine
    rampant > widespread: corruption abuse crime fraud speculation misinformation poverty discrimination
    relentless > constant: pressure rain heat sun noise attack criticism demand work effort focus struggle march onslaught competition wind stream consumption questioning
    remarkable > impressive, great: achievement feat success progress performance result ability talent skill improvement growth resilience
    reputable > trusted: source company dealer brand seller publisher website site (8)
    resounding > great, huge: success
    resounding > clear: victory win defeat
    rugged > rough: terrain ground country landscape
    seasoned > experienced: professional traveler traveller player hiker pro expert developer programmer investor gamer campaigner politician team chef cook driver sailor investigator leader cyclist runner diplomat journalist marketer skier rider climber adventurer actor performer detective lawyer executive manager athlete writer (8)
    seminal > influential: work paper study book article album film text essay
    somber|sombre > serious: tone note message expression face
    somber|sombre > gloomy: mood atmosphere music
    sophisticated > advanced: technology system technique method equipment tool weapon software algorithm machine analysis model (8)
    staggering > huge: amount number loss cost scale sum array price variety
    tangible > real, concrete: result benefit evidence impact improvement difference progress change outcome reward effect
    thriving > successful: business career industry company practice (8)
    thriving > strong: economy market (8)
    thunderous > loud: applause roar cheer clap ovation
    tireless > hard: work
    towering > tall: tree building skyscraper palm tower pine oak figure structure statue redwood
    towering > high: cliff mountain peak wall
    transformative > life-changing: experience journey
    turbulent > troubled, stormy: time year period history relationship past era
    unforgiving > harsh: terrain environment desert climate landscape sun wilderness sea weather
    unfavorable|unfavourable > bad, poor: condition weather
    untimely > early: death demise passing end
    vigorous > lively: debate discussion
    vigorous > strong: campaign opposition defense defence resistance
    weighty > serious, important: issue matter decision question topic subject
    perilous > dangerous: journey path adventure quest voyage
    startling > surprising: discovery fact statistic revelation number figure difference result
    renowned > famous, well-known: author scientist artist architect chef expert university museum institution restaurant physicist writer musician
    multifaceted > complex: issue problem role nature challenge character
    punishing > hard: schedule workload pace
    nascent > new: field industry market technology
    profound > deep: regret grief loss insight belief connection knowledge bond
    prevailing > common: view wisdom opinion
    unbridled > wild: enthusiasm joy excitement`,
  ),
];

/** What else adjectives need. */
const complements: Entry[] = [
  {
    match: "palpable/ADJ",
    to: "obvious",
    level: 8,
    when: predicative,
    unless: any(graded, previousIs("almost", "and"), nextIs("and")),
  },
  {
    match: "significant attention|interest|criticism|debate",
    to: "much $2",
    level: 6,
    unless: any(inStatistics, previousPos("DET", "PRON"), previousIs("most", "more", "without", "very", "no", "any")),
  },
  { match: "steeped in history|tradition|culture|heritage", to: "rich in $3", level: 6, unless: graded },
  { match: "titled/VERB", to: "called", level: 6, unless: any(nextPos("NOUN", "ADJ"), previousPos("DET", "ADJ")) },
  {
    match: "[ large - scale ] dataset|datasets|project|projects|event|events|attack|attacks|operation|operations",
    to: "large",
    level: 7,
    unless: graded,
  },
  { match: "outlined in the|this|a|his|her|their|our|its|your", to: "described in $3", level: 6 },
  { match: "~be problematic", to: "~be a problem", level: 6, unless: any(nextIs("and", "or"), inFormulas) },
  { match: "~be [ ubiquitous ]", to: "everywhere", level: 6, unless: nextIs("and", "or") },
  { match: "~become ubiquitous", to: "~become very common", level: 6, unless: nextIs("and", "or") },
  {
    match: "[ long - standing ] tradition|traditions|problem|problems|rivalry|dispute|issue|issues|friendship",
    to: "old",
    level: 7,
  },
  {
    match: "[ longstanding ] tradition|traditions|problem|problems|rivalry|dispute|issue|issues|friendship",
    to: "old",
    level: 7,
  },
  {
    match:
      "[ state - of - the - art ] facility|facilities|equipment|gym|kitchen|technology|studio|stadium|lab|laboratory|building|hospital|amenities|machinery|appliances",
    to: "modern",
    level: 6,
  },
  {
    match: "[ overly ] @ADJ",
    to: "too",
    level: 6,
    when: (site) => predicative({ ...site, to: site.to + 1 }),
    unless: previousIs("not", "n't", "an"),
  },
  { match: "thrilled to <V>", to: ["delighted to $3", "very happy to $3"], level: 8, unless: graded },
];

export const rareAdjectivesJ = tableRule({
  id: "rare-adjectives-j",
  summary: "A plainer adjective says the same.",
  stage: "wording",
  level: 6,
  entries: [...anywhere, ...short, ...beforeNouns, ...complements],
  examples: [
    { before: "It is a minuscule change.", after: "It is a tiny change." },
    { before: "They need swift action.", after: "They need quick action." },
    { before: "She wrote it in Swift.", after: "She wrote it in Swift." },
    { before: "He is a seasoned traveler.", after: "He is an experienced traveler." },
    { before: "The stew was well seasoned.", after: "The stew was well seasoned." },
    { before: "It is a prestigious award.", after: "It is a major award." },
    { before: "He drives at a leisurely pace.", after: "He drives at a slow pace." },
    { before: "It was a lethal injection.", after: "It was a lethal injection." },
    { before: "They met unforeseen delays.", after: "They met unexpected delays." },
    { before: "The rules are overly strict.", after: "The rules are too strict." },
    { before: "It is an overly strict rule.", after: "It is an overly strict rule." },
    { before: "The town is steeped in history.", after: "The town is rich in history." },
    { before: "Steep the tea for an hour.", after: "Steep the tea for an hour." },
    { before: "It has state-of-the-art equipment.", after: "It has modern equipment." },
    { before: "Our results beat state-of-the-art models.", after: "Our results beat state-of-the-art models." },
    { before: "The project drew significant attention.", after: "The project drew much attention." },
    { before: "It was the most palpable of changes.", after: "It was the most palpable of changes." },
  ],
});
