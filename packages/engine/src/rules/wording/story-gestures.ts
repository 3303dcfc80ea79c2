import {
  any,
  describesNoun,
  inSentenceWith,
  nextIs,
  nextLemma,
  personalSubject,
  previousPos,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

/** Sounds that people "let out", where their verbs are spelled as the nouns are. */
const sounds =
  "sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort";

/** How a sound is, as an adjective of the noun and an adverb of the verb. */
const manners: readonly (readonly [string, string])[] = [
  ["soft", "softly"],
  ["loud", "loudly"],
  ["deep", "deeply"],
  ["heavy", "heavily"],
  ["quiet", "quietly"],
  ["nervous", "nervously"],
  ["bitter", "bitterly"],
  ["weary", "wearily"],
  ["frustrated", "in frustration"],
];

/** Whose spine it is, and the one who shivers. */
const shivering: readonly (readonly [string, string])[] = [
  ["my", "me"],
  ["her", "her"],
  ["his", "him"],
  ["your", "you"],
  ["their", "them"],
  ["our", "us"],
];

const own = "his|her|my|their|your|our|its";
const hers = any(describesNoun, previousPos("DET"), inSentenceWith("thy", "thee", "thou", "thine"));

/** More is said about the sound, or another one follows. */
const unlike = any(
  nextIs("of", "that", "-", "so", ",", "as"),
  ({ words, to }) => words[to]?.lower === "and" && ["DET", "ADJ", "NOUN"].includes(words[to + 1]?.pos ?? ""),
);

/** What a face or a body does, said with the verb for it. */
const entries: Entry[] = [
  { match: `~let out a|an ${sounds} of relief`, to: "~$4 with relief" },
  { match: `~let out a|an ${sounds}`, to: "~$4", unless: unlike },
  ...manners.map(
    ([adjective, adverb]): Entry => ({
      match: `~let out a ${adjective} ${sounds}`,
      to: `~$5 ${adverb}`,
      unless: unlike,
    }),
  ),
  {
    match: "~give a nod|shrug|wink|grunt|laugh|chuckle|sigh|start",
    to: "~$3",
    unless: nextIs("to", "-", "that", "of"),
  },
  { match: "~give a small|slight nod", to: "~nod slightly", unless: nextIs("to", "that", "of") },
  ...shivering.map(
    ([whose, whom]): Entry => ({
      match: `~send a? shivers|shiver|chills|chill down|up|through ${whose} spine|spines|body`,
      to: `~make ${whom} shiver`,
      unless: hers,
    }),
  ),
  ...wordLines(
    6,
    `~cast|shoot|throw|steal a glance at > ~glance at
    ~cast|shoot|throw|steal a quick|brief glance at > ~glance at
    ~take a step back|forward|closer > ~step $4
    ~take a step toward|towards > ~step $4
    ~take a sip of > ~sip
    ~come|grind|screech to a halt|stop|standstill > ~stop
    ~come to a complete|sudden|abrupt halt|stop|standstill > ~stop suddenly, ~stop
    ~avert ${own} eyes|gaze > ~look away
    ~meet|hold|catch ${own} [ gaze ] > eyes
    ~gaze at > ~look at
    ~gaze upon > ~look at
    ~gaze into > ~look into
    ~gaze out > ~look out
    ~gaze up > ~look up
    ~gaze down > ~look down
    ~gaze around > ~look around
    ~turn|shift|direct ${own} gaze to|toward|towards > ~look at, ~look toward
    ~burst into laughter > ~burst out laughing`,
    { unless: hers },
  ),
  {
    match: "~take a seat",
    to: "~sit down",
    unless: any(hers, inSentenceWith("board", "council", "parliament", "court")),
  },
  {
    match: "~nod [ in|with agreement|understanding|assent|acknowledgment|acknowledgement ]",
    to: "",
    unless: nextIs("and"),
  },
  {
    match: `~make ${own} way to|toward|towards|back|across|over|down|home|inside|outside|upstairs`,
    to: "~go $4",
    when: personalSubject,
    unless: nextLemma("top", "final", "success"),
  },
  {
    match: `~make ${own} way through`,
    to: "~walk through",
    when: personalSubject,
    unless: nextLemma("list", "book", "menu", "bottle", "life", "rank", "pile", "stack", "series"),
  },
];

export const storyGestures = tableRule({
  id: "story-gestures",
  summary: "One verb says what somebody does.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "She let out a sigh and sat down.", after: "She sighed and sat down." },
    { before: "He lets out a soft chuckle.", after: "He chuckles softly." },
    { before: "Anna let out a sigh of relief.", after: "Anna sighed with relief." },
    { before: "He gave a nod and walked on.", after: "He nodded and walked on." },
    { before: "The howl sent shivers down her spine.", after: "The howl made her shiver." },
    { before: "She cast a glance at the clock.", after: "She glanced at the clock." },
    { before: "She took a step back.", after: "She stepped back." },
    { before: "The bus came to a halt outside the school.", after: "The bus stopped outside the school." },
    { before: "He gazed at the ceiling for an hour.", after: "He looked at the ceiling for an hour." },
    { before: "She met his gaze.", after: "She met his eyes." },
    { before: "They nodded in agreement.", after: "They nodded." },
    { before: "She made her way to the kitchen.", after: "She went to the kitchen." },
    { before: "They let out the room to students.", after: "They let out the room to students." },
    { before: "He let out a cry of pain.", after: "He let out a cry of pain." },
    { before: "The manager gave a nod to the tradition.", after: "The manager gave a nod to the tradition." },
    { before: "He took a seat on the board of the bank.", after: "He took a seat on the board of the bank." },
    {
      before: "The song made its way to the top of the charts.",
      after: "The song made its way to the top of the charts.",
    },
  ],
});
