import { any, hasForm, inFormulas, inLaw, inStatistics, nextIs, previousIs } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { surePast } from "./sure-past.ts";
import { learned } from "./verb-entries.ts";
import { verbLines, wordLines } from "./word-lines.ts";

/** "A law intended to help": what someone else meant it to do. */
const perhapsMeant: Restriction = ({ words, from }) =>
  words[from]!.lower === "intended" && !["PRON", "PROPN"].includes(words[from - 1]?.pos ?? "");

const technical = any(inFormulas, inStatistics, inLaw);

/** Verbs that have a plainer twin with these objects. */
const withObjects: Entry[] = [
  ...verbLines(
    6,
    `accommodate > meet: need demand request requirement
    accommodate > suit, fit: schedule preference style lifestyle taste budget interest
    accommodate > hold: guest crowd visitor passenger
    accomplish > reach, meet: goal objective target aim
    accomplish > do: task work job feat thing
    acquire > learn, gain: skill language habit
    acquire > gain, get: knowledge experience understanding information expertise
    allocate > set aside: time
    anticipate > predict, foresee: event problem challenge issue trend risk change
    anticipate > expect: growth increase return delay result decline
    ascend > climb: stair staircase stairs mountain hill step steps peak slope ladder
    attain > reach: goal level target objective state height status age
    attain > gain, get: job degree knowledge success wealth power reward
    avert > avoid, prevent: crisis disaster war catastrophe tragedy conflict shutdown strike
    bask in > enjoy: glory attention success applause praise glow
    captivate > charm, fascinate, delight: audience viewer listener reader crowd
    captivate > hold, catch: attention imagination interest
    exude > give-off: sense aura air feeling energy
    exude > show: confidence charm warmth
    carve out > make: niche career place path time space
    cement > secure, strengthen: place position status reputation legacy relationship bond
    confront > face: challenge problem issue fear reality truth difficulty question decision consequence past limitation
    consume > eat: food meal snack meat fish vegetable fruit sugar breakfast lunch dinner diet
    consume > drink: alcohol water beverage coffee wine beer tea
    consume > use-up, use: energy fuel resource electricity power
    convey > express, show: feeling emotion sense idea meaning thought attitude
    convey > give: impression
    convey > send: message
    craft > write, create: story narrative message essay email letter speech piece poem song novel plot script response sentence argument
    craft > make, create: dish cocktail item tool drink jewelry product experience environment solution strategy plan design image
    cultivate > develop, build, encourage: curiosity relationship skill culture sense habit environment mindset discipline trust empathy appreciation spirit friendship creativity
    curb > limit, reduce, cut: spread influence emission spending violence inflation use consumption crime appetite pollution
    deplete > use-up, drain: resource supply energy reserve stock
    derive > get, gain, draw: benefit pleasure satisfaction joy enjoyment comfort
    discard > throw-away: item waste food trash packaging clothes bottle
    discern > see, make-out: shape pattern difference figure truth meaning
    dismantle > remove, break-down: barrier stereotype
    dispel > correct, clear-up: myth misconception rumor notion doubt
    disrupt > disturb, upset: sleep routine life balance atmosphere rhythm class
    disrupt > interrupt: meeting lesson event game debate service session
    elevate > improve, lift: dish experience film game meal performance look style outfit flavor taste
    elevate > raise: level status standard risk profile mood rate
    elicit > draw, bring-out: response reaction laughter emotion smile
    eliminate > remove: need barrier risk possibility waste error obstacle bias
    eliminate > end: poverty discrimination hunger inequality racism violence
    embrace > accept, adopt, welcome: change technology diversity idea culture opportunity challenge approach role difference uncertainty innovation practice policy
    emit > give-off: glow sound noise smell odor scent hum
    encounter > meet: person people man woman stranger character friend creature
    encounter > face, meet, run-into: problem issue difficulty challenge obstacle situation setback
    endorse > support, back: idea view plan proposal policy approach measure
    endure > suffer, bear, go-through: hardship pain suffering loss abuse torture
    enrich > improve, add-to: life experience education understanding community conversation
    erode > weaken: trust confidence freedom right support authority democracy value
    establish > build, form: relationship trust rapport friendship bond
    establish > set: rule guideline standard goal requirement boundary deadline priority
    establish > set-up, create: program system committee network office
    execute > carry-out: plan task mission order strategy attack duty
    exert > have: influence
    expand > widen, broaden: horizon
    extinguish > put-out: flame fire candle
    facilitate > ease, help, aid, support: communication learning discussion process growth development understanding exchange access trade transition interaction collaboration progress use cooperation movement
    fulfill > meet: need requirement expectation obligation criterion demand
    fulfil > meet: need requirement expectation obligation criterion demand
    fulfill > keep: promise vow
    fulfil > keep: promise vow
    generate > create, bring-in: revenue income
    generate > create: buzz interest job excitement
    grasp > understand: concept idea meaning importance complexity significance situation implication material
    harbor > have, feel: resentment doubt feeling ambition fear grudge suspicion
    harbour > have, feel: resentment doubt feeling ambition fear grudge suspicion
    hone > sharpen, improve: skill craft ability talent technique
    ignite > spark, stir: passion curiosity imagination debate interest conflict movement love
    illuminate > light-up, light: room sky path area street night face darkness way
    illuminate > show, explain: issue problem complexity truth role importance
    impart > share, pass-on: knowledge wisdom lesson skill
    impart > give, add: flavor taste texture
    incite > stir-up, provoke: hatred anger fear unrest
    influence > affect, shape: decision outcome behavior behaviour result choice development performance (8)
    initiate > start, begin: conversation process discussion change project program talks action contact
    instill > build: confidence trust discipline habit love
    instill > create: sense fear doubt hope
    intensify > increase, deepen: pressure competition conflict fear feeling effort pain
    obtain > get: information result help permission access`,
    any(technical, hasForm("enriching")),
  ),
  ...verbLines(
    7,
    `acknowledge > admit, accept: mistake limitation flaw failure weakness difficulty
    assess > judge, measure, weigh: impact effect effectiveness quality value situation (8)
    bridge > close: gap
    compromise > weaken, harm, hurt: integrity effectiveness quality health
    deploy > use: tactic technique
    diminish > reduce, weaken, lessen: quality value accuracy ability effect impact importance role power chance sense
    evaluate > judge, weigh: effectiveness impact quality option argument claim evidence source idea
    evoke > call-up, bring back: memory
    examine > look-at, study: role effect impact relationship theme issue question way aspect
    explore > look-at, discuss, study: theme idea topic issue concept role relationship impact possibility question aspect option complexity
    expand > grow: business
    feature > have: pool garden kitchen design screen menu battery camera soundtrack
    navigate > handle, manage: complexity
    pursue > follow: dream passion`,
    any(technical, learned),
  ),
];

/** Verbs with the words that go with them. */
const phrases: Entry[] = [
  {
    match: "~aspire to <V>",
    to: ["~hope to $3", "~want to $3"],
    level: 6,
    unless: any(technical, previousIs(..."get gets got be been is are was were".split(" "))),
  },
  {
    match: "~intend to <V>",
    to: "~plan to $3",
    level: 6,
    unless: any(technical, perhapsMeant, previousIs(..."get gets got be been is are was were".split(" "))),
  },
  {
    match: "~involve <Ving>",
    to: "~mean $2",
    level: 8,
    unless: any(technical, previousIs(..."get gets got be been is are was were".split(" "))),
  },
  {
    match: "[ ~elevate|take ] <NP> [ to new heights ]",
    to: "~improve …",
    level: 6,
    unless: any(technical, previousIs(..."get gets got be been is are was were".split(" "))),
  },
  ...wordLines(
    6,
    `without [ compromising on ] @NOUN|DET|ADJ > sacrificing
    without [ compromising ] accuracy|quality|performance|comfort|flavor|taste|style > losing, sacrificing
    sight to [ behold ] > see
    ~extend [ far beyond ] > well beyond
    =extend beyond > ~go beyond
    %challenge|difficulty|problem|issue|obstacle [ encountered ] > faced
    [ discern ] whether|what|how|why > tell
    ~delve deeper into > ~look deeper into, ~go deeper into
    ~delve deeply into > ~look closely at
    ~come to an end|close > ~end
    ~come to fruition > ~happen, ~succeed
    ~capitalize on > ~use, ~make the most of
    ~culminate in > ~end in, ~lead-to
    [ ~cease ] operations|trading|production > ~stop
    [ ~engage in ] activities|activity|sports|discussions|discussion|conversation|conversations|debate|dialogue|exercise|competition > ~take part in
    ~exhibit signs of > ~show signs of
    [ ~express gratitude ] to|for > ~give thanks (8)
    ~find solace in > ~find comfort in
    ~gain access to > ~get access to
    ~gain popularity > ~become popular
    [ ~gain recognition ] as|for > ~become known
    ~gain momentum > ~grow (8)
    ~gain insight|insights into > ~learn about, ~understand
    ~gain a better|deeper|greater|richer understanding of > ~learn more about
    to [ gain valuable experience ] > get useful experience
    ~lend credence to > ~support
    drawing inspiration from > inspired by
    taking inspiration from > inspired by
    ~hold the belief that > ~believe that
    ~bring to the forefront > ~draw attention to
    ~bring about change > ~cause change
    ~experience growth > ~grow
    [ ~experience ] difficulty|difficulties > ~have
    [ ~face difficulties|challenges|problems ] in|with > ~have $2 (8)
    ~immerse myself|yourself|himself|herself|itself|ourselves|themselves in > ~throw $2 into, ~lose $2 in (8)
    [ ~encounter ] difficulties|problems|obstacles|issues > ~have, ~face
    adversely ~affect|impact|influence > ~harm, ~hurt
    negatively ~affect|impact|influence > ~harm, ~hurt
    positively ~affect|impact|influence > ~help
    ~exert pressure on > ~put pressure on
    ~feel [ a sense of ] relief|pride|joy|guilt|unease|dread|excitement|sadness|satisfaction|peace|gratitude|nostalgia|fear|panic|regret|shame >
    with [ a sense of ] relief|pride|joy|guilt|unease|dread|excitement|sadness|satisfaction|peace|gratitude|nostalgia|fear|panic|regret|shame >
    feeling [ a sense of ] relief|pride|joy|guilt|unease|dread|excitement|sadness|satisfaction|peace|gratitude|nostalgia|fear|panic|regret|shame >`,
    {
      unless: any(technical, previousIs(..."get gets got be been is are was were".split(" ")), nextIs("time")),
    },
  ),
  ...wordLines(
    7,
    `, [ featuring ] a|an > with
    @NOUN [ featuring ] a|an > with
    , [ boasting ] a|an > with
    @NOUN [ boasting ] a|an > with
    ~be home to > ~have
    ~be at the forefront of > ~lead (8)
    ~acknowledge that/SCONJ > ~accept that, ~admit that (8)
    ~affirm that/SCONJ > ~confirm that, ~say that
    [ ~emerge as ] a|an|the > ~become`,
    { unless: any(technical, previousIs("was", "is", "were")) },
  ),
];

export const rareVerbObjectsA = tableRule({
  id: "rare-verb-objects-a",
  summary: "A plainer verb goes with these words.",
  stage: "wording",
  level: 6,
  entries: surePast([...phrases, ...withObjects]),
  examples: [
    { before: "They accomplished the task early.", after: "They did the task early." },
    { before: "She confronted her fears.", after: "She faced her fears." },
    { before: "She confronted the thief.", after: "She confronted the thief." },
    { before: "We embrace change.", after: "We accept change." },
    { before: "He embraced his father.", after: "He embraced his father." },
    { before: "The lamp illuminated the room.", after: "The lamp lit the room." },
    { before: "It was a sight to behold.", after: "It was a sight to see." },
    { before: "She aspires to become a doctor.", after: "She wants to become a doctor." },
    { before: "He aspires to greatness.", after: "He aspires to greatness." },
    { before: "Their work involves looking for gold.", after: "Their work means looking for gold." },
    { before: "The men got involved helping others.", after: "The men got involved helping others." },
    { before: "He felt a sense of relief.", after: "He felt relief." },
    { before: "He felt a sense of belonging.", after: "He felt a sense of belonging." },
    { before: "The talks came to an end.", after: "The talks ended." },
    { before: "Smoking adversely affects health.", after: "Smoking hurts health." },
  ],
});
