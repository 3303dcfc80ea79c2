import { any, inFormulas, inLaw, inSentenceWith, inStatistics, nextIs, previousIs } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { adjectiveLines, wordLines } from "./word-lines.ts";

/** "More" or "most" stands before, so that a short word would need an ending. */
const compared = previousIs("more", "most", "less", "least");

const technical = any(inFormulas, inStatistics, inLaw);

/** Twins that fit wherever the word is an adjective, after "more" and "most" too. */
const anywhere: Entry[] = wordLines(
  6,
  `acclaimed/ADJ > celebrated
  adaptable/ADJ > flexible (8)
  affable|amiable/ADJ > friendly
  amicable/ADJ > friendly
  altruistic/ADJ > selfless
  antagonistic/ADJ > hostile
  antiquated/ADJ > outdated
  appalling/ADJ > shocking, terrible
  apprehensive/ADJ > anxious, worried, nervous
  [ astonishing/ADJ|VERB ] @NOUN|PUNCT|CCONJ > surprising, amazing
  [ astounding/ADJ|VERB ] @NOUN|PUNCT|CCONJ > amazing
  awe - inspiring > impressive, amazing
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
  cumbersome/ADJ > awkward, clumsy
  daunting/ADJ > difficult, frightening
  delectable/ADJ > delicious, tasty
  deleterious/ADJ > harmful
  deplorable/ADJ > terrible, awful
  despondent/ADJ > sad, gloomy
  destitute/ADJ > poor
  detrimental/ADJ > harmful
  deft/ADJ > skillful
  diligent/ADJ > hardworking, careful
  dilapidated/ADJ > run-down
  disconcerting/ADJ|VERB > unsettling, worrying
  discernible/ADJ > visible, noticeable
  disheartening/ADJ|VERB > discouraging
  distraught/ADJ > upset
  distressing/ADJ|VERB > upsetting, painful
  ebullient|exuberant/ADJ > cheerful, lively
  ecstatic|elated/ADJ > overjoyed, thrilled
  electrifying|exhilarating/ADJ|VERB > thrilling, exciting (8)
  enchanting/ADJ|VERB > charming, delightful
  endearing/ADJ|VERB > charming, lovable
  the|a|an|this|its|their|his|her|our|my|'s|most [ enduring/ADJ|VERB ] @NOUN > lasting
  [ engaging and ] @ADJ > interesting and, lively and
  enigmatic/ADJ > mysterious, puzzling
  enlightening/ADJ|VERB > informative, instructive
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
  frigid/ADJ > icy, cold
  fruitful/ADJ > productive
  gratifying/ADJ|VERB > satisfying, pleasing
  gregarious/ADJ > sociable
  gruesome/ADJ > horrible
  grueling|gruelling/ADJ|VERB > exhausting, tiring
  harrowing/ADJ|VERB > terrible, distressing, painful
  haphazard/ADJ > careless (8)
  heartwarming/ADJ|VERB > touching, moving
  heinous/ADJ > terrible, horrible
  horrific/ADJ > horrible, terrible
  immaculate/ADJ > spotless, perfect (8)
  impeccable/ADJ > perfect, flawless
  indispensable/ADJ > essential, vital
  ingenious/ADJ > clever
  innocuous/ADJ > harmless
  inquisitive/ADJ > curious
  insightful/ADJ > perceptive, thoughtful, useful
  insidious/ADJ > hidden, harmful
  interconnected/ADJ|VERB > connected, linked
  interminable/ADJ > endless
  intimidating/ADJ > frightening
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
    bountiful/ADJ > plentiful, generous
    brazen/ADJ > bold
    burdensome/ADJ > heavy, hard
    candid/ADJ > frank, honest, open
    colossal|gargantuan/ADJ > huge, giant
    commonplace/ADJ > common
    cordial/ADJ > friendly, warm
    curt/ADJ > short
    [ daring/ADJ|VERB ] @NOUN > bold
    deep - seated > deep
    deep - rooted > deep
    [ demanding ] job|schedule|work|task|role|workload > hard, tough
    desolate/ADJ > empty, bleak
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
    [ go - to ] @NOUN > favorite, usual
    grandiose/ADJ > grand
    hefty/ADJ > large, high
    herculean/ADJ > huge
    hospitable/ADJ > friendly, welcoming
    immense/ADJ > huge, great
    impoverished/ADJ|VERB > poor
    in - depth > detailed, thorough
    incessant/ADJ > constant, endless
    indelible/ADJ > lasting
    inexplicable/ADJ > strange
    innate/ADJ > natural
    insatiable/ADJ > endless
    insipid/ADJ > bland, dull
    formidable/ADJ > tough, strong, powerful (8)
    [ forthcoming ] @NOUN > coming, upcoming
    erstwhile/ADJ > former
    ~be devoid of > ~lack
    devoid of > empty of, lacking
    emblematic of > typical of
    the aforementioned > the above
    adjacent to > next to, beside
    aforementioned > above
    comparable to > similar to, like
    conducive to > good for, helpful to
    ~become [ evident ] > clear, obvious
    ~be|remain [ cautious ] when|about|of|with|and|in > careful
    staff|waiter|waitress|server|host|hotel|owner ~be @ADV? [ accommodating ] > helpful`,
    {
      unless: any(
        compared,
        technical,
        nextIs(..."any a an all interest camera photo vertex immunity conditioning".split(" ")),
        inSentenceWith("drought", "immune", "immunity", "adaptive", "system", "vertex", "angle"),
      ),
    },
  ),
];

/** Before their nouns only: "X noun noun" of a line gives the nouns, "> Y" what to write for X. */
const beforeNouns: Entry[] = [
  ...adjectiveLines(
    6,
    `adverse > bad, harmful: impact effect consequence outcome
    adverse > bad: weather
    adverse > harsh, bad: condition
    ambiguous > unclear: wording question answer message instruction language
    appealing > attractive: option choice feature prospect design idea
    arid > dry: desert landscape terrain wasteland land
    astronomical > enormous, huge: cost price fee sum debt
    authentic > real, genuine: connection self relationship leadership voice
    beloved > much-loved, popular: character franchise show series film figure classic brand tradition spot
    broader > wider: range audience context community implication perspective public group variety trend issue society (8)
    bygone > past: era age time
    celebrated > famous: author writer artist director figure poet
    cautious > careful: approach step
    challenging > hard, difficult, tough: task time situation environment work process course role problem question period year condition experience terrain subject goal project
    cherished > treasured, dear: memory friend possession tradition
    collaborative > joint, shared: effort project work
    communal > shared: space kitchen area table
    compelling > strong, convincing: argument case reason evidence
    compelling > gripping: story narrative drama read tale
    comprehensive > full, complete, thorough: understanding approach plan overview analysis report review education study evaluation view knowledge strategy training support program assessment
    concise > short, brief: summary sentence answer writing message manner
    congested > crowded, busy: road street
    conventional > traditional, usual: method way approach medicine teaching school
    culinary > cooking: skill technique school class (8)
    culinary > food, dining: experience adventure scene culture (8)
    culinary > food: creation tradition (8)
    dazzling > bright, stunning: light display color smile performance
    dedicated > loyal: fanbase following fan follower (8)
    dedicated > committed, hardworking: teacher team staff professional (8)
    definitive > clear, final: answer conclusion evidence proof
    devastating > terrible, disastrous: effect consequence impact loss
    diligent > careful, hard: work research effort study planning
    dire > serious, terrible: consequence situation warning
    distinct > separate, different: group type category stage phase part species entity style (8)
    distinct > clear: impression preference pattern memory (8)
    diverse > varied: perspective viewpoint opinion idea interest need topic field genre style subject skill method source experience (8)
    diverse > mixed, varied: population community crowd audience (8)
    drastic > big: change
    drastic > sharp: increase decline reduction drop
    drastic > extreme: measure
    dynamic > lively: city atmosphere performance personality style character conversation
    eclectic > mixed, varied: mix collection group menu taste
    effortless > easy: grace style charm
    egregious > serious, terrible: error mistake violation abuse
    elaborate > complex, detailed: plan scheme process ritual system
    endearing > charming: quality trait
    engaging > interesting, lively: story way read content activity lesson plot conversation game discussion film character performance writing style manner
    enjoyable > pleasant: experience read meal evening night stay (8)
    eloquent > moving, clear: speech words
    essential > key, vital: part role element ingredient tool step (8)
    exclusive > private: club party event
    exhaustive > complete, full, thorough: list search review study
    expansive > wide, broad, large: view space landscape garden ocean sky
    extensive > wide, broad: coverage network range use variety
    extensive > thorough: testing training review investigation preparation
    extensive > serious, heavy: damage
    extensive > long: history career discussion experience
    extraneous > unneeded, irrelevant: detail information material
    extraordinary > remarkable, amazing: achievement ability talent feat journey story
    extravagant > lavish, costly: party lifestyle spending gift
    fateful > important: decision
    favorable > good, positive: condition outcome impression result review opinion
    favourable > good, positive: condition outcome impression result review opinion
    fervent > strong, keen: supporter belief desire hope
    fierce > tough, strong, intense: competition (8)
    further > more: research study information detail investigation work analysis discussion evidence help delay testing training reading (8)
    greater > more: convenience transparency scrutiny flexibility accountability freedom control access support independence emphasis clarity confidence detail autonomy security awareness diversity
    harmonious > balanced: blend mix
    harmonious > peaceful: relationship society community coexistence
    heartfelt > sincere, warm: gratitude thanks apology condolence
    hazardous > dangerous: condition situation weather work task
    heightened > greater, increased: awareness risk tension anxiety interest security scrutiny
    iconic > famous, classic: film movie song album role brand figure moment symbol status photograph design dish building
    illicit > illegal: drug trade activity goods (8)
    illustrious > famous, distinguished: career history guest name family
    immersive > absorbing: story read narrative novel
    inadequate > poor: training housing education planning communication sanitation nutrition preparation sleep
    inviting > welcoming: atmosphere space environment
    instrumental > key, important: role
    intense > strong, deep: feeling emotion desire dislike
    intense > fierce: competition rivalry
    intricate > complex, detailed: design pattern plot detail process system web`,
    { unless: technical },
  ),
  ...adjectiveLines(
    7,
    `ample > enough, plenty of: time space room evidence
    considerable > much, great: time attention effort interest success debate
    delightful > charming, lovely: story place book film surprise experience
    exceptional > excellent, outstanding: service quality talent performance skill work value
    exquisite > beautiful, fine: detail beauty taste work
    inherent > natural, basic: right worth value
    innovative > new, original: approach idea solution method technology design way feature product`,
    { unless: technical },
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
