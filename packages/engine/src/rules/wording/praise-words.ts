import {
  any,
  graded,
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
import { adjectiveLines, wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);
const negated = near(3, "not", "never", "hardly", "n't", "without");

/** Adjectives that are as strong as can be by themselves. */
const extreme =
  "amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|" +
  "superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|" +
  "extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|" +
  "unacceptable|appalling|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|" +
  "exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable";
const kinds =
  "experience|experiences|place|spot|restaurant|hotel|movie|film|book|product|service|job|addition|choice|option|value|" +
  "time|way|gift|story|read|show|game|performance|meal|dish|food|staff|team|opportunity|day|trip|vacation";

/** Praise and blame with a word too many, or too strong a one. */
const entries: Entry[] = [
  {
    match: `[ absolutely|truly|really|incredibly|utterly|simply|completely|extremely|totally|genuinely ] ${extreme}`,
    to: "",
    unless: any(negated, nextIs("-")),
  },
  { match: `a [ truly|really|genuinely|absolutely|simply ] @ADJ ${kinds}`, to: "", unless: negated },
  {
    match: `[ truly|really|absolutely|simply ] an|a @ADJ ${kinds}`,
    to: "",
    unless: any(negated, previousIs("was", "is")),
  },
  {
    match: "[ absolutely|truly|really|simply|totally ] love|loved|adore|adored|loves|hate|hated",
    to: "",
    unless: negated,
  },
  { match: "i [ highly|strongly|definitely|wholeheartedly|thoroughly|absolutely ] recommend", to: "", level: 8 },
  {
    match: "i|we [ would|'d highly|definitely|strongly|wholeheartedly|absolutely recommend ]",
    to: "would recommend",
    level: 8,
  },
  {
    match:
      "[ extremely ] happy|pleased|disappointed|disappointing|helpful|friendly|comfortable|satisfied|easy|difficult|hard|popular|important|useful|good|bad|slow|fast|rude|clean|poor|low|high|busy|boring|dull|expensive|frustrating|grateful|proud|excited|impressed|tired|rare|dangerous|careful|talented",
    to: "very",
    level: 7,
    unless: any(technical, inSentenceWith("very"), previousIs("an")),
  },
  {
    match:
      "an [ extremely ] happy|pleased|disappointing|helpful|friendly|comfortable|easy|difficult|hard|popular|important|useful|good|bad|slow|fast|rude|clean|poor|low|high|busy|boring|dull|expensive|frustrating|rare|dangerous|talented",
    to: "very",
    level: 7,
    unless: any(technical, inSentenceWith("very")),
  },
  ...wordLines(
    6,
    `a [ hidden ] gem >
    [ an absolute ] gem|joy|pleasure|delight|must|treat|nightmare|disaster|disgrace|blast|masterpiece|favorite|favourite > a
    my|our [ absolute ] favorite|favourite >
    a complete|total|utter waste of > a waste of
    a complete|total|utter disaster|mess|failure|disappointment|joke|nightmare > a $3
    a true|real gem|masterpiece|treasure|classic|delight|pleasure|joy|treat > a $3
    ~fall short of expectations > ~disappoint
    ~miss the mark > ~fail (8)
    ~hit the mark > ~succeed
    ~hit the spot > ~be just right
    ~stand out as a|an|the|one > ~be $4
    ~stand out from the rest|crowd|others|competition > ~stand out
    second to none > excellent
    top - notch > excellent, first-rate
    top - tier > excellent
    first - class service|food > excellent $4
    world - class food|service|performance|cast > excellent $4
    out of this world > wonderful
    worth every penny|cent > worth the money
    well worth the price|cost|money|wait|trip|visit|drive > worth the $4
    great value for money > good value
    excellent|good|great value for the|your money > good value
    an affordable price > a low price
    affordable prices > low prices
    competitively priced > well priced
    thoroughly impressed > very impressed
    thoroughly enjoyable > very enjoyable
    truly impressed > impressed
    blown away by > amazed by
    ~blow me|us away > ~amaze $2
    a memorable|unforgettable|enjoyable dining experience > a $2 meal (8)
    our overall experience|impression > our $3
    the overall experience > the experience
    from start to finish > throughout
    from beginning to end > throughout
    attention to detail is evident|apparent > care shows
    friendly and attentive service > friendly, attentive service
    quick and easy to > easy to
    prompt and friendly > quick, friendly
    prompt service > quick service
    exquisite food|flavors|dishes|meal|meals > wonderful $2
    a delightful twist > a nice twist
    if you 're looking for > if you want
    if you are looking for > if you want
    look no further than > try
    a testament to > proof of, a sign of
    ~deliver a|an solid|strong|great|powerful|outstanding|convincing|memorable|impressive performance > ~give $2 $3 $4
    ~deliver an exceptional performance > ~give an excellent performance
    ~boast a|an|the > ~have $2
    ~boast some|several|many|impressive|excellent|great|beautiful > ~have $2
    ~offer a unique|fresh|new take on > ~take a $3 look at
    ~offer a|an|the refreshing|unique|interesting|fresh perspective|view|look > ~give $2 $3 $4
    ~shine through > ~show
    ~mesmerize/VERB > ~fascinate
    ~revel in > ~enjoy
    ~resonate with audiences|viewers|readers|me|fans|anyone|people > ~speak to $3 (8)
    ~transport viewers|readers|audiences|you|us|me to > ~take $2 to
    ~transport viewers|readers|audiences|you|us|me into > ~take $2 into
    ~transport viewers|readers|audiences|you|us|me back > ~take $2 back
    ~garner > ~get, ~win
    ~unfold/VERB at > ~happen at
    ~unravel/VERB as > ~come-apart as
    depicts/VERB > shows
    depict/VERB > show
    depicting/VERB > showing
    is|are|was|were|been|be depicted as|in|by|with > $1 shown $3
    showcases/VERB > shows
    showcase/VERB > show
    showcasing/VERB > showing
    showcased the|his|her|their|its|a|an|some > showed $2
    ~purchase/VERB > ~buy
    ~dine at|in|there|here|out > ~eat $2
    ~request/VERB a|an|the|my|our|some > ~ask for $2`,
    { unless: any(technical, graded, near(2, "not", "never")) },
  ),
  ...adjectiveLines(
    6,
    `stellar > excellent: performance cast service review job acting reputation work
    impeccable > perfect: service timing taste manner condition
    outstanding > excellent: service performance food work job quality staff value customer
    superb > excellent: acting performance cast service food
    immaculate > spotless: room condition house kitchen
    delightful > lovely: place experience meal treat surprise evening story film movie touch
    exquisite > beautiful: detail design jewelry craftsmanship dress piece scenery
    lackluster > poor: performance service food
    mediocre > ordinary: food film movie meal
    exorbitant > very high: price fee cost
    hefty > high: price fee cost
    steep > high: price fee cost
    prompt > quick: service response reply delivery
    engaging > lively: story style conversation plot narrative character speaker
    thrilling > exciting: plot ride story experience twist
    seamless > smooth: experience process transition integration
    hassle-free > easy: experience process
    unparalleled > unmatched: comfort quality experience service
    unrivaled > unmatched: comfort quality experience service
    state-of-the-art > modern: facility equipment gym technology system kitchen
    invaluable > very useful: lesson experience tool resource advice insight
    countless > many: hour memory option time`,
    { unless: any(inFormulas, nextPos("PROPN")) },
  ),
];

export const praiseWords = tableRule({
  id: "praise-words",
  summary: "A plain word weighs more than a big one.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "The soup was absolutely delicious.", after: "The soup was delicious." },
    { before: "I highly recommend this bakery.", after: "I recommend this bakery." },
    { before: "The staff were extremely friendly.", after: "The staff were very friendly." },
    { before: "It was an absolute joy to read.", after: "It was a joy to read." },
    { before: "The hotel boasts a pool.", after: "The hotel has a pool." },
    { before: "It was not absolutely perfect.", after: "It was not absolutely perfect." },
    { before: "He boasted about a prize.", after: "He boasted about a prize." },
    { before: "If you're looking for a quiet room, ask.", after: "If you want a quiet room, ask." },
  ],
});
