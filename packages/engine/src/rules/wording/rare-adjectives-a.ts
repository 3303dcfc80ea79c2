import { any, inFormulas, inLaw, inSentenceWith, inStatistics, nextIs, previousIs } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { beforeNouns } from "./rare-adjective-nouns-a.ts";
import { wordLines } from "./word-lines.ts";

/** "More" or "most" stands before, so that a short word would need an ending. */
const compared = previousIs("more", "most", "less", "least");

const technical = any(inFormulas, inStatistics, inLaw);

/** Twins that fit wherever the word is an adjective, after "more" and "most" too. */
const anywhere: Entry[] = wordLines(
  6,
  `acclaimed/ADJ > celebrated (8)
  adaptable/ADJ > flexible (8)
  affable|amiable/ADJ > friendly
  amicable/ADJ > friendly
  altruistic/ADJ > selfless
  antagonistic/ADJ > hostile
  antiquated/ADJ > outdated
  appalling/ADJ > shocking, terrible (8)
  apprehensive/ADJ > anxious, worried, nervous
  [ astonishing/ADJ|VERB ] @NOUN|PUNCT|CCONJ > amazing
  [ astounding/ADJ|VERB ] @NOUN|PUNCT|CCONJ > amazing
  bewildering/ADJ|VERB > confusing
  breathtaking/ADJ|VERB|NOUN > stunning, beautiful
  captivating/ADJ > fascinating
  cataclysmic/ADJ > disastrous
  clandestine|covert/ADJ > secret
  cogent/ADJ > convincing
  cohesive team|group|society|community|unit > united $2
  compassionate/ADJ > caring
  conscientious/ADJ > careful
  contemplative/ADJ > thoughtful
  contentious/ADJ > controversial
  convivial/ADJ > friendly
  convoluted/ADJ > complicated
  courageous/ADJ > brave
  courteous/ADJ > polite
  coveted/ADJ|VERB > prized, sought-after (8)
  cryptic/ADJ > mysterious, puzzling
  daunting/ADJ > difficult, frightening
  delectable/ADJ > delicious, tasty
  deleterious/ADJ > harmful
  despondent/ADJ > sad, gloomy
  destitute/ADJ > poor
  detrimental/ADJ > harmful
  deft/ADJ > skillful
  diligent/ADJ > hardworking, careful
  dilapidated/ADJ > run-down
  disconcerting/ADJ|VERB > unsettling, worrying (8)
  discernible/ADJ > visible, noticeable
  disheartening/ADJ|VERB > discouraging
  distraught/ADJ > upset
  distressing/ADJ|VERB > upsetting, painful
  ebullient|exuberant/ADJ > cheerful, lively
  ecstatic|elated/ADJ > overjoyed, thrilled
  electrifying|exhilarating/ADJ|VERB > thrilling, exciting (8)
  enchanting/ADJ|VERB > charming, delightful (8)
  endearing/ADJ|VERB > charming, lovable
  the|a|an|this|its|their|his|her|our|my|'s|most [ enduring/ADJ|VERB ] @NOUN > lasting
  [ engaging and ] @ADJ > interesting and, lively and
  enlightening/ADJ|VERB > informative, instructive (8)
  enraged/ADJ|VERB > furious
  enticing/ADJ|VERB > tempting, attractive
  enthralling/ADJ|VERB > gripping, fascinating
  ephemeral/ADJ > short-lived
  erroneous/ADJ > mistaken, incorrect
  esoteric/ADJ > obscure
  exasperating/ADJ|VERB > annoying
  exemplary/ADJ > excellent, outstanding
  flawless/ADJ > perfect (8)
  [ fleeting ] nature|distraction|distractions|thought|thoughts|fancy > passing
  fleeting/ADJ|VERB|NOUN > brief
  fruitful/ADJ > productive
  gratifying/ADJ|VERB > satisfying, pleasing
  gregarious/ADJ > sociable
  gruesome/ADJ > horrible
  grueling|gruelling/ADJ|VERB > exhausting, tiring
  harrowing/ADJ|VERB > terrible, distressing, painful (8)
  haphazard/ADJ > careless (8)
  heartwarming/ADJ|VERB > touching, moving
  heinous/ADJ > terrible, horrible (8)
  horrific/ADJ > horrible, terrible (8)
  immaculate/ADJ > spotless, perfect (8)
  indispensable/ADJ > essential, vital
  ingenious/ADJ > clever
  innocuous/ADJ > harmless
  inquisitive/ADJ > curious
  insightful/ADJ > perceptive
  insidious/ADJ > hidden, harmful (8)
  interconnected/ADJ|VERB > connected, linked
  interminable/ADJ > endless
  intimidating/ADJ > frightening (8)
  intrepid/ADJ > fearless, brave
  intriguing/ADJ|VERB > interesting, fascinating
  invigorating/ADJ|VERB > refreshing
  irate/ADJ > angry`,
  {
    unless: any(
      technical,
      nextIs("conception", "domain", "oil", "operations", "operation"),
      inSentenceWith("pathogen", "injury", "mary"),
    ),
  },
);

/** Short twins, which would take an ending after "more". */
const short: Entry[] = [
  ...wordLines(
    6,
    `[ admirable ] effort|job|work|goal > fine
    affluent/ADJ > wealthy, rich
    age - old > ancient, old
    agonizing|agonising/ADJ|VERB > painful
    arduous/ADJ > hard, difficult
    ardent/ADJ > keen, strong
    astute/ADJ > shrewd, sharp
    audacious/ADJ > bold, daring
    banal/ADJ > dull
    benevolent/ADJ > kind
    boundless/ADJ > endless, limitless
    bountiful/ADJ > plentiful, generous (8)
    brazen/ADJ > bold
    burdensome/ADJ > heavy, hard (8)
    candid/ADJ > frank, honest, open
    colossal|gargantuan/ADJ > huge, giant
    commonplace/ADJ > common
    cordial/ADJ > friendly, warm
    curt/ADJ > short
    [ daring/ADJ|VERB ] @NOUN > bold
    deep - seated > deep
    deep - rooted > deep
    [ demanding ] job|schedule|work|task|role|workload > hard, tough
    drab/ADJ > dull
    dreary/ADJ > gloomy, dull
    eminent/ADJ > famous, leading
    ever - present > constant
    exorbitant/ADJ > sky-high, very high
    feeble/ADJ > weak
    fortuitous/ADJ > lucky
    foundational/ADJ > basic, key
    futile/ADJ > useless, pointless
    gigantic|humongous/ADJ > huge, giant
    [ go - to ] @NOUN > favorite, usual (8)
    grandiose/ADJ > grand
    hefty/ADJ > large
    herculean/ADJ > huge
    hospitable/ADJ > friendly, welcoming
    immense/ADJ > huge, great
    impoverished/ADJ|VERB > poor
    in - depth > detailed, thorough
    incessant/ADJ > constant, endless
    indelible/ADJ > lasting
    inexplicable/ADJ > strange (8)
    innate/ADJ > natural (8)
    insatiable/ADJ > endless
    insipid/ADJ > bland, dull
    formidable/ADJ > tough, strong, powerful (8)
    [ forthcoming ] @NOUN > coming, upcoming
    erstwhile/ADJ > former
    ~be devoid of > ~lack
    devoid of > empty of, lacking (8)
    emblematic of > typical of
    the aforementioned > the above (8)
    adjacent to > next to, beside
    aforementioned > above (8)
    comparable to > similar to, like
    conducive to > good for, helpful to
    ~become [ evident ] > clear, obvious
    ~be|remain [ cautious ] when|about|of|with|and|in > careful
    staff|waiter|waitress|server|host|hotel|owner ~be @ADV? [ accommodating ] > helpful`,
    {
      unless: any(
        compared,
        technical,
        nextIs(..."any a an all interest camera photo vertex immunity conditioning system".split(" ")),
        inSentenceWith("drought", "immune", "immunity", "adaptive", "vertex", "angle"),
      ),
    },
  ),
];

export const rareAdjectivesA = tableRule({
  id: "rare-adjectives-a",
  summary: "A plainer word says the same.",
  stage: "wording",
  level: 6,
  entries: [...beforeNouns, ...anywhere, ...short],
  examples: [
    { before: "He gave an astute answer.", after: "He gave a shrewd answer." },
    { before: "This answer is more astute than hers.", after: "This answer is more astute than hers." },
    { before: "The staff were accommodating.", after: "The staff were helpful." },
    { before: "The trip was long and arduous.", after: "The trip was long and hard." },
    { before: "She has an innate talent.", after: "She has a natural talent." },
    { before: "The innate immunity of the host is weak.", after: "The innate immunity of the host is weak." },
    { before: "The plan is devoid of merit.", after: "The plan lacks merit." },
    { before: "The plan is devoid of any merit.", after: "The plan is devoid of any merit." },
    { before: "It was a fleeting moment.", after: "It was a brief moment." },
    { before: "We need further research.", after: "We need more research." },
    { before: "It was a further blow.", after: "It was a further blow." },
    { before: "The app offers greater convenience.", after: "The app offers more convenience." },
    { before: "The house next door is greater.", after: "The house next door is greater." },
  ],
});
