import { any, inFormulas, inLaw, inSentenceWith, inStatistics, nextPos, previousIs } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);
const whom = "me|you|us|him|her|them|audiences|viewers|readers|fans|customers|guests|people|everyone";

/** Worth doing, said of places, films and books. */
const worth: readonly (readonly [must: string, doing: string])[] = [
  ["visit", "visiting"],
  ["see", "seeing"],
  ["watch", "watching"],
  ["read", "reading"],
  ["try", "trying"],
];

/** Reviews of films, meals, hotels and things to buy, and what sells them. */
const entries: Entry[] = [
  { match: `~leave ${whom} [ feeling ] @ADJ|VERB`, to: "", unless: technical },
  { match: "it|which|this|that [ makes for ] a|an", to: "is" },
  { match: "it|which|this|that [ made for ] a|an", to: "was" },
  { match: "~render it|them|him|her|me|us @ADJ", to: "~make $2 $3", unless: technical },
  ...worth.flatMap(([must, doing]): Entry[] => [
    { match: `~be a must - ${must}`, to: `~be well worth ${doing}`, unless: nextPos("NOUN") },
    { match: `~be an absolute must - ${must}`, to: `~be well worth ${doing}`, unless: nextPos("NOUN") },
  ]),
  {
    match: "best|worst|favorite|favourite|interesting|enjoyable|memorable|frustrating|disappointing [ aspect of ]",
    to: "thing about",
    unless: technical,
  },
  {
    match: "all|many|different|several|some|other|certain [ aspects of ]",
    level: 8,
    to: "parts of",
    unless: any(technical, inSentenceWith("part")),
  },
  { match: "^ [ experience ] the|our", to: "enjoy", unless: any(technical, nextPos("ADP")) },
  { match: "[ ~be conveniently|ideally|perfectly located|situated ] near|in|on|close|at|just|within", to: "~be" },
  { match: "i|we [ initially ] thought|believed|expected|assumed|planned|hesitated", to: "first" },
  { match: "timeless elegance|design|appeal|style|look|beauty|charm|piece|story|tale", to: "classic $2" },
  ...wordLines(
    6,
    `~make a stop at|in|by > ~stop $4
    ~make a quick stop at|in > ~stop briefly $5
    ~make a return visit|trip to > ~go back to
    ~return for a second|another visit > ~go back
    ~plan a return visit > ~plan to return
    on both occasions > both times
    on each occasion > each time
    on every occasion > every time
    on my|our first|last|next|second visit > the $3 time
    during my|our first visit > on $2 first visit
    during my|our recent visit|stay|trip|tour > on $2 recent $4
    ~be reminiscent of > ~recall
    reminiscent of > like
    reminding me of > like
    the epitome of > the height of (8)
    expertly|skillfully|skilfully|masterfully|meticulously crafted|made|constructed > well made
    expertly|skillfully|skilfully|masterfully executed > well done
    beautifully crafted|constructed > beautifully made
    poorly executed > badly done
    poorly written|acted|made|designed|lit|edited > badly $2
    well executed > well done
    flawlessly executed > perfectly done
    a feast for the eyes > a pleasure to see
    a feast for the senses > a delight
    a treat for the senses > a delight
    proprietor/NOUN > owner
    proprietors/NOUN > owners
    ambiance|ambience > atmosphere
    exceedingly > very
    promptly ~seat|serve|greet|bring|respond|answer|refund > quickly ~$2
    ~become entangled in > ~get caught up in
    ~be comprised of > ~consist of
    more than willing|happy to > glad to
    left a bad taste in my mouth > left me unhappy (8)
    ~keep my|our|your|his|her|their attention > ~hold $2 attention
    ~capture my|our|your|the attention > ~catch $2 attention
    ~capture the attention of > ~catch the attention of
    ~capture the hearts of > ~win the hearts of
    ~grab my|our|your attention > ~catch $2 attention
    ~command attention > ~draw attention
    ~draw viewers|readers|audiences|you|me|us into > ~pull $2 into
    ~strike a chord with > ~move
    ~strike a balance > ~find a balance
    ~pack a punch > ~be powerful
    ~pale in comparison to > ~be weak beside
    ~take a turn for the worse > ~get worse
    ~go from bad to worse > ~get worse
    ~get off to a slow|rocky|bad start > ~start badly
    ~get off to a good|great start > ~start well
    ~boil down to > ~come down to
    ~come at a price|cost > ~have a price
    ~come with a hefty|steep|high price tag > ~be expensive
    a hefty|steep price tag > a high price
    the price tag > the price
    ~break the bank > ~cost too much
    at a fraction of the cost|price > for far less
    for a fraction of the cost|price > for far less
    at an affordable|reasonable price|cost > at a low price
    budget - friendly > cheap
    cost - effective option|way|choice|solution|alternative > cheap $4 (8)
    user - friendly interface|app|website|design > simple $4
    easy - to - use > simple
    easy - to - follow > clear
    easy - to - read > readable
    easy - to - understand > clear
    hassle - free > easy
    high - end restaurant|hotel|store|brand|products > expensive $4
    eye - catching > striking
    mouth - watering > delicious
    heart - wrenching > heartbreaking
    heart - warming > touching
    spine - tingling > scary
    awe - inspiring > impressive
    laugh - out - loud funny > very funny
    fast - paced action|plot|story > quick $4
    jam - packed > full
    action - packed film|movie|story|adventure > lively $4
    one - of - a - kind > unique
    long - lasting friendship|friendships|memories|relationship > lasting $4
    lush greenery > greenery
    panoramic views|view > wide $2
    breathtaking views|view|scenery|landscapes|landscape > beautiful $2
    spectacular views|view > beautiful $2
    stunning views|view|scenery|visuals > beautiful $2
    stunning backdrop > beautiful backdrop
    pristine beaches|beach > clean $2
    crystal - clear water|waters > clear water
    crystal clear water|waters > clear water
    rich history and culture > history and culture
    rich cultural heritage > rich culture
    vibrant nightlife > lively nightlife
    a variety of cuisines > many cuisines
    local cuisine > local food
    delicious cuisine > delicious food
    traditional cuisine > traditional food
    authentic cuisine > authentic food
    cuisine and culture > food and culture
    delightful surprise > nice surprise
    a delightful place|spot > a lovely $3
    truly worth it > worth it
    totally worth it > worth it
    definitely worth it > worth it
    definitely worth a visit|try|watch|look > worth a $4
    well worth it > worth it
    ~be in for a treat > ~have a treat coming (8)
    ~be a force to be reckoned with > ~be formidable
    ~be a far cry from > ~be quite unlike
    a far cry from > quite unlike
    ~be few and far between > ~be rare
    few and far between > rare
    ~be head and shoulders above > ~be far better than
    ~be spot on|spot-on > ~be exactly right
    ~be a breath of fresh air > ~be refreshing
    ~be a sight to behold > ~be worth seeing
    ~be a labor of love > ~be made with love`,
    { unless: any(technical, previousIs("not", "n't", "never")) },
  ),
];

export const reviewTalk = tableRule({
  id: "review-talk",
  summary: "A review says this in plainer words.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "The ending left me feeling sad.", after: "The ending left me sad." },
    {
      before: "They served cake, which made for a fine evening.",
      after: "They served cake, which was a fine evening.",
    },
    { before: "The delay rendered it useless.", after: "The delay made it useless." },
    { before: "The museum is a must-visit.", after: "The museum is well worth visiting." },
    { before: "We made a stop in Bern.", after: "We stopped in Bern." },
    { before: "The hotel is conveniently located near the station.", after: "The hotel is near the station." },
    { before: "The tool renders the page.", after: "The tool renders the page." },
    { before: "The film is reminiscent of a dream.", after: "The film recalls a dream." },
    { before: "He made a stop sign.", after: "He made a stop sign." },
  ],
});
