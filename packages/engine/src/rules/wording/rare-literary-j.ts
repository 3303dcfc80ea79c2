import {
  any,
  describesNoun,
  graded,
  hasForm,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  nextPos,
  previousIs,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { verbLines, wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);

const biology = any(
  technical,
  inSentenceWith("gene", "protein", "cell", "chromosome", "region", "fragment", "residue"),
);

const verbs: Entry[] = [
  ...wordLines(
    6,
    `~meld > ~blend (8)
    ~mollify > ~calm
    ~obfuscate > ~hide, ~confuse
    ~pervade > ~fill (8)
    ~perpetrate > ~commit (8)
    ~placate > ~calm (8)
    ~preclude > ~prevent, ~rule out
    ~procure > ~get, ~buy (8)
    ~proffer > ~offer
    ~rebuff > ~reject
    ~recoup > ~recover
    ~reinvigorate > ~revive
    ~rekindle > ~revive (8)
    ~repudiate > ~reject
    ~shun > ~avoid (8)
    ~squander > ~waste (8)
    ~stymie > ~block
    ~supplant > ~replace
    ~surmise that > ~guess that
    ~vilify > ~attack
    ~subside/VERB > ~ease, ~die down
    ~reverberate > ~echo
    ~be [ mired in ] > stuck in
    ~be [ oblivious to|of ] > unaware of
    ~be [ tantamount to ] > the same as (8)`,
    { unless: any(describesNoun, technical, inSentenceWith("moon", "ground", "land", "cream", "skin")) },
  ),
  ...verbLines(
    7,
    `offer > have: benefit advantage drawback disadvantage
    offer > give: comfort relief hope protection flexibility freedom confidence reassurance warmth structure clarity stability security satisfaction joy pleasure inspiration
    provide > give: comfort relief hope flexibility freedom confidence reassurance warmth structure clarity stability satisfaction joy pleasure inspiration
    offer > have: food view atmosphere price menu selection parking location decor
    retrieve > fetch: key bag ball item phone wallet belongings weapon book
    offer > give: glimmer glimpse shelter refuge
    provide > give: glimmer shelter refuge
    maintain > keep: relationship peace order calm distance friendship
    maintain > keep up: morale standard appearance
    solicit > ask for, seek: feedback input opinion advice donation (8)`,
    technical,
  ),
  {
    match: "~thrive/VERB",
    to: "~do well",
    level: 8,
    when: near(
      3,
      "student",
      "child",
      "people",
      "everyone",
      "woman",
      "team",
      "employee",
      "individual",
      "learner",
      "who",
    ),
    unless: any(hasForm("ing"), technical, nextIs("on")),
  },
  {
    match: "~thrive/VERB",
    to: "~prosper",
    level: 8,
    when: near(
      3,
      "city",
      "empire",
      "economy",
      "trade",
      "business",
      "civilization",
      "colony",
      "company",
      "industry",
      "town",
    ),
    unless: any(hasForm("ing"), technical, nextIs("on")),
  },
  {
    match: "~wane/VERB",
    to: ["~fade", "~decline"],
    level: 6,
    when: near(4, "interest", "enthusiasm", "popularity", "influence", "support", "power"),
    unless: describesNoun,
  },
  {
    match: "[ ~state/VERB ] ,|:|that",
    to: "~say",
    level: 7,
    unless: any(technical, previousIs("is", "be", "was", "are", "were", "been", "as")),
  },
  { match: ", [ noting ] that", to: "saying", level: 7, unless: technical },
  { match: "~be [ located ] in|at|on|near|within|along|outside|between", to: "", level: 6, unless: biology },
  { match: "@NOUN|PROPN [ located ] in|at|on|near", to: "", level: 6, unless: biology },
  { match: ", [ located ] in|at|on|near|within", to: "", level: 6, unless: biology },
];

const adjectives: Entry[] = wordLines(
  6,
  `lackluster|lacklustre/ADJ > dull, weak
  lucid/ADJ > clear (8)
  luminous/ADJ > bright, glowing (8)
  meager|meagre/ADJ > small
  melancholy/ADJ > sad (8)
  menacing/ADJ > threatening (8)
  nefarious/ADJ > wicked, evil (8)
  onerous/ADJ > hard, difficult
  ostentatious/ADJ > showy
  overt/ADJ > open (8)
  pensive/ADJ > thoughtful
  perplexing/ADJ > puzzling (8)
  precipitous/ADJ > steep, sharp
  prodigious/ADJ > huge (8)
  protracted/ADJ > long
  quintessential/ADJ > classic, typical (8)
  quotidian/ADJ > everyday
  raucous/ADJ > noisy
  ravenous/ADJ > hungry
  recalcitrant/ADJ > stubborn
  resplendent/ADJ > splendid
  riveting/ADJ|VERB > gripping, exciting
  salient/ADJ > main, important
  scrumptious/ADJ > delicious
  secluded/ADJ > quiet (8)
  serendipitous/ADJ > lucky
  sporadic/ADJ > occasional (8)
  strenuous/ADJ > hard (8)
  subpar/ADJ > poor
  succinct/ADJ > short, brief (8)
  superfluous/ADJ > unnecessary
  tantalizing|tantalising/ADJ > tempting (8)
  tenuous/ADJ > weak
  terse/ADJ > short
  unassuming/ADJ > modest (8)
  unequivocal/ADJ > clear
  unfettered/ADJ > free
  unrelenting/ADJ > constant
  unscathed/ADJ > unharmed (8)
  vehement/ADJ > strong
  verbose/ADJ > wordy
  vivacious/ADJ > lively
  voracious reader|readers > keen $2
  whimsical/ADJ > playful
  wondrous/ADJ > wonderful
  zealous/ADJ > eager (8)
  staunch/ADJ > firm, strong (8)`,
  {
    unless: any(
      technical,
      graded,
      inSentenceWith("intensity", "flux", "star", "galaxy", "quasar"),
      nextIs("pursuit", "dream", "dreams", "dreamer", "dreaming"),
    ),
  },
);

const nouns: Entry[] = wordLines(
  6,
  `melancholy/NOUN > sadness (8)
  metamorphosis/NOUN > change
  mirth/NOUN > laughter
  %moniker > %nickname, %name
  %predicament > %problem, difficult %situation
  predilection for > liking for
  propensity to|for > tendency $2
  proclivity for > taste for
  %quandary > %dilemma
  resurgence of|in > revival $2, return $2
  reverence for > respect for
  reverence/NOUN > respect
  splendor|splendour/NOUN > beauty (8)
  trepidation/NOUN > fear
  valor|valour/NOUN > courage, bravery (8)
  vestiges of > traces of
  vibrancy of > energy of
  %vista > %view
  vitality/NOUN > energy
  yearning for > longing for (8)
  zeal/NOUN > enthusiasm
  wherewithal to > means to
  the myriad ways > the many ways`,
  { unless: any(technical, nextPos("NOUN"), inSentenceWith("insect", "caterpillar", "butterfly", "rock", "windows")) },
);

const adverbs: Entry[] = wordLines(
  6,
  `ostensibly > apparently
  sporadically > now and then
  succinctly > briefly
  surreptitiously > secretly
  utterly @ADJ > completely $2 (8)
  ominously > threateningly (8)
  whereby > in which (8)
  notwithstanding > despite
  vastly different > very different (8)
  wondrously > wonderfully`,
  { unless: any(technical, previousIs("not", "n't"), nextIs(",", ".")) },
);

export const rareLiteraryJ = tableRule({
  id: "rare-literary-j",
  summary: "An everyday word says the same as this literary one.",
  stage: "wording",
  level: 6,
  entries: [...verbs, ...adjectives, ...nouns, ...adverbs],
  examples: [
    { before: "He squandered his money.", after: "He wasted his money." },
    { before: "It was a riveting game.", after: "It was an exciting game." },
    { before: "They feel reverence for the sea.", after: "They feel respect for the sea." },
    { before: "It is tantamount to theft.", after: "It is the same as theft." },
    { before: "The hotel is located in Leeds.", after: "The hotel is in Leeds." },
    { before: "The crew located it in Leeds.", after: "The crew located it in Leeds." },
    { before: "He stated that it was late.", after: "He said that it was late." },
    { before: "It is stated that rent is due.", after: "It is stated that rent is due." },
    { before: "The moon wanes in June.", after: "The moon wanes in June." },
    { before: "The plan offers many benefits.", after: "The plan has many benefits." },
    { before: "They offer help.", after: "They offer help." },
    { before: "He found a quintessential village pub.", after: "He found a classic village pub." },
  ],
});
