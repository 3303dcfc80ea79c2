import {
  any,
  graded,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  nextPos,
  predicative,
  previousIs,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { surePast } from "./sure-past.ts";
import { learned } from "./verb-entries.ts";
import { adjectiveLines, verbLines, wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);

/** An article that the plainer word could not have after it: "an adequate supply". */
const counted = previousIs("a", "an", "the", "this", "that", "its", "their", "his", "her", "no");

/** Adjectives with the nouns that they go with. */
const adjectives: Entry[] = [
  ...adjectiveLines(
    6,
    `adequate > enough: time sleep water food space funding money exercise rest light training staff support
    insufficient > too little: evidence funding training sleep time data information attention
    inadequate > too little: funding sleep preparation attention (8)`,
    { unless: any(technical, counted) },
  ),
  ...adjectiveLines(
    6,
    `challenging > hard, difficult: conversation decision job position assignment exercise issue recipe trail climb match
    collective > joint, shared: effort (8)
    collective > shared: responsibility goal experience (8)
    compelling > convincing, strong: reasons point proof justification
    compelling > interesting, gripping: character plot film movie book novel storytelling premise
    comprehensive > full, complete, thorough: list guide range system solution research picture assessment examination course
    deeper > better: understanding knowledge grasp
    distinct > clear: advantage difference (8)
    distinct > separate, different: feature characteristic culture culture personality role language identity section part (8)
    diverse > varied: culture group topic application language landscape portfolio option habitat form activity task voice team audience culture collection cuisine (8)
    engaging > interesting, lively: book novel movie show presentation lecture video article topic experience environment atmosphere speaker teacher
    essential > key, vital: skill component aspect knowledge question (8)
    evolving > changing: landscape need field world technology environment society trend market role relationship nature
    extensive > wide, broad: vocabulary network range support menu variety
    extensive > great, wide: knowledge
    extraordinary > remarkable: event power skill woman man people individual performance effort beauty phenomenon discovery creature life
    fierce > strong, tough: competitor opponent rival resistance opposition (8)
    incredible > amazing, great: experience talent work job story feat journey
    increased > greater: competition pressure awareness attention demand interest spending traffic (8)
    initial > first: impression reaction response stage attempt step thought phase`,
    { unless: technical },
  ),
];

/** Collocations of single words that need more than a list of nouns. */
const others: Entry[] = [
  {
    match: "help but wonder|think|feel|notice|smile|laugh|admire|ask|see|marvel|compare|ponder|imagine|reflect",
    to: "help $G3",
    level: 6,
    unless: technical,
  },
  { match: "[ the art of ] <Ving>", to: "", level: 7, unless: previousIs("is", "was", "mastered", "in", "to") },
  {
    match: "technological|scientific|medical [ advancement/NOUN ]",
    to: "progress",
    level: 6,
    unless: ({ words, from }) => ["DET", "ADJ", "NUM"].includes(words[from - 2]?.pos ?? ""),
  },
  ...wordLines(
    6,
    `air ~be [ thick with ] > full of
    ~be [ essential ] for|to > vital (8)
    a symphony of flavors|flavours|colors|colours|scents|sounds|tastes|textures > a mix of $4
    a complex web of > a tangle of
    a delicate balance > a fine balance
    a passion for > a love of
    in the heart of the|a > in the middle of $5`,
    { unless: any(technical, inSentenceWith("orchestra", "violin", "matter")) },
  ),
];

/** Words that change after a verb: "the task is challenging". */
const afterVerbs: Entry[] = [
  {
    match: "challenging/ADJ|VERB",
    to: ["difficult", "hard"],
    level: 6,
    when: predicative,
    unless: any(
      technical,
      previousIs("more", "most", "less", "highly", "and", ",", "by", "of", "for", "in", "without", "from"),
    ),
  },
  {
    match: "enjoyable/ADJ",
    to: "pleasant",
    level: 8,
    when: predicative,
    unless: any(technical, previousIs("and", ",")),
  },
  { match: "engaging/ADJ", to: ["interesting", "lively"], level: 8, when: nextPos("PUNCT"), unless: technical },
  { match: "adequate/ADJ", to: "good enough", level: 6, when: nextPos("PUNCT"), unless: any(technical, graded) },
  {
    match: "~be|seem|feel [ futile ]",
    to: ["useless", "pointless"],
    level: 6,
  },
];

const verbs: Entry[] = verbLines(
  6,
  `explore > look-at, study, discuss: factor dynamics nature difference similarity consequence benefit effectiveness implication link perspective complexity connection
  explore > look for: way avenue
  express > voice, raise: concern frustration disappointment outrage doubt fear opinion (8)
  gain > get: insight idea sense advantage experience knowledge
  gain > win: support approval trust respect vote
  embrace > accept, welcome, adopt: concept lifestyle philosophy future value trend style
  experience > have: problem difficulty symptom pain delay trouble
  exhibit > show: sign behavior trait tendency characteristic quality pattern
  depict > show: scene image figure struggle story character event
  demonstrate > show: commitment ability understanding skill willingness knowledge
  emphasize > stress: importance need role value
  boost > raise, increase: confidence morale productivity
  evade > avoid, escape: capture question arrest responsibility police
  conclude > end: meeting evening speech visit tour
  devote > give: time attention energy effort life
  dedicate > give: time attention energy effort life resource
  convene > call: meeting
  conceive > think-up: idea plan
  complement > go with, suit: outfit dish wine meal
  compromise > hurt, harm: safety security privacy integrity performance
  disregard > ignore: rule advice warning law fact feeling evidence
  eclipse > pass, beat: record
  envision > imagine, picture: future world
  execute > carry-out: idea vision
  express > show: interest support appreciation willingness (8)
  extend > give, offer: invitation welcome thanks condolence apology
  foster > build, encourage: sense community environment culture relationship creativity innovation growth collaboration communication learning understanding trust spirit connection
  generate > produce, create: idea heat energy electricity interest
  halt > stop: progress production work construction process
  highlight > show, stress: importance need role significance difference problem issue
  illustrate > show: point importance difference complexity
  incur > run-up: debt
  inspect > check: car vehicle equipment
  intend > mean: harm
  invoke > call-up: memory spirit`,
  any(technical, learned),
);

/** Phrases that say in two or more words what one plain word says. */
const phrases: Entry[] = [
  ...wordLines(
    6,
    `token of our|my appreciation|gratitude > token of $3 thanks (8)
    ~delve deep into > ~look closely at, ~go deep into
    ~explore ways|options|opportunities|avenues to|for > ~look for $2 $3
    ~make adjustments to > ~adjust
    ~make efforts to > ~try to
    ~conduct assessments|evaluations of > ~assess
    ~put emphasis on > ~stress, ~emphasize
    ~have difficulty|trouble comprehending > ~have $2 understanding
    ~hold the view that > ~think that, ~believe that
    ~be of the view that > ~think that, ~believe that
    ~garner a reputation for|as > ~become known $4
    ~gain a reputation for|as > ~become known $4
    ~gain exposure to > ~see, ~meet
    ~gain control of|over > ~take control of
    ~come into effect > ~start, ~begin
    ~fall into disrepair > ~decay
    ~bring forth > ~bring, ~produce
    ~bring joy to people|others|everyone|children|kids|fans|millions|many|me|you|him|her|us|them > ~delight $4
    bursting with > full of
    ~be at odds with > ~clash with
    ~be in dire straits > ~be in trouble
    ~be enamored|enamoured with|of|by > ~love
    ~be adamant that > ~insist that
    ~be attributable to > ~be due to
    ~caution against > ~warn against
    beset by|with > troubled by
    a deep|profound|great|strong sense of gratitude|sadness|loss|relief|pride|satisfaction|joy|regret|respect|shame|love|peace > $2 $5
    along the lines of > like
    a sense of accomplishment > a sense of achievement
    a sense of normalcy > normal life
    a newfound sense of > a new sense of
    a renewed sense of > a new sense of
    an added layer of > more, extra
    a layer of complexity > some complexity
    by and large > mostly
    from all corners of > from all over
    from every corner of > from all over
    in an instant > at once, instantly (8)
    in close contact with > close to
    in equal measure > equally
    in great detail > in detail
    in high demand > much wanted
    in marked contrast to > unlike
    in the interim > meanwhile`,
    { unless: technical },
  ),
];

export const rareCollocationsA = tableRule({
  id: "rare-collocations-a",
  summary: "These words have a plainer company.",
  stage: "wording",
  level: 6,
  entries: surePast([...phrases, ...others, ...adjectives, ...afterVerbs, ...verbs]),
  examples: [
    { before: "I can’t help but wonder.", after: "I can’t help wondering." },
    { before: "He lacked adequate sleep.", after: "He lacked enough sleep." },
    { before: "It was an adequate sleep.", after: "It was an adequate sleep." },
    { before: "The task is challenging.", after: "The task is hard." },
    { before: "He is challenging the verdict.", after: "He is challenging the verdict." },
    { before: "She felt a deep sense of relief.", after: "She felt deep relief." },
    { before: "She felt a deep sense of belonging.", after: "She felt a deep sense of belonging." },
    { before: "They voiced their initial reaction.", after: "They voiced their first reaction." },
    { before: "They made adjustments to the plan.", after: "They adjusted the plan." },
  ],
});
