import { any, inFormulas, inLaw, inSentenceWith, inStatistics, near, nextIs, previousIs } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);
const own = "my|your|his|her|its|our|their";

/** What is over in a moment, so that the rest comes "when" it happens and not while it goes on. */
const sudden = "stepped|step|entered|enter|opened|arrived|arrive|reached|reach|woke|wake|awoke|heard|stopped|finished";

/** Who came to know something, for phrases that make the thought their subject. */
const knowing: readonly (readonly [whom: string, who: string])[] = [
  ["me", "I"],
  ["him", "he"],
  ["her", "she"],
  ["them", "they"],
  ["us", "we"],
];

const feelings =
  "relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|" +
  "wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|" +
  "belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion";
const strong = "profound|deep|overwhelming|immense|palpable|tremendous|intense|powerful|undeniable|enormous";

const pastOf: Readonly<Record<string, string>> = {
  notice: "noticed",
  feel: "felt",
  wonder: "wondered",
  admire: "admired",
  think: "thought",
};

/** Something comes with the feeling, which is not how it is done: "left her with a sense of loss". */
const given = near(6, ..."provide leave reward equip supply come give instill imbue infuse bring offer end".split(" "));

/** Times, thoughts and feelings in stories. */
const entries: Entry[] = [
  { match: `^ [ as ] i|you|he|she|we|they ${sudden}`, to: "when", level: 7 },
  ...knowing.flatMap(([whom, who]): Entry[] => [
    { match: `it dawned on ${whom} that`, to: `${who} realized that` },
    { match: `the realization|realisation hit|struck ${whom} that`, to: `${who} realized that` },
    { match: `the realization|realisation dawned on ${whom} that`, to: `${who} realized that` },
  ]),
  ...["notice", "feel", "wonder", "admire", "think"].flatMap((verb): Entry[] => [
    { match: `i|you|he|she|we|they [ could n't help but ${verb} ]`, to: pastOf[verb] ?? verb, level: 7 },
    { match: `i|you|he|she|we|they [ could not help but ${verb} ]`, to: pastOf[verb] ?? verb, level: 7 },
  ]),
  { match: "to|will|would|can|could|may|might|must|should|'ll [ put an end to ]", to: "end" },
  { match: "could n't help but smile|laugh|grin|chuckle", to: "had to $5", level: 7 },
  { match: "could not help but smile|laugh|grin|chuckle", to: "had to $5", level: 7 },
  {
    match: `~feel a [ ${strong} ] sense of ${feelings}`,
    to: "great",
    level: 7,
    unless: any(inSentenceWith("great"), nextIs("and")),
  },
  { match: `~feel [ a sense of ] ${feelings}`, to: "", level: 4 },
  {
    match: `with [ a sense of ] ${feelings}|urgency|purpose|confidence|curiosity|anticipation`,
    to: "",
    level: 7,
    unless: given,
  },
  { match: `with [ a ${strong} sense of ] ${feelings}`, to: "great", level: 7, unless: given },
  ...wordLines(
    6,
    `in that single|very|precise|fleeting moment > in that moment
    for what seemed|felt like hours|ages|forever > for a long time
    for the briefest|slightest of moments > for a moment
    for a [ brief|fleeting|split ] moment|instant >
    for a split second > for a moment
    not a moment too soon > just in time
    in no time at all > in no time
    as the days|weeks|months|years passed by > as the $3 passed
    as the days|weeks|months|years went by > over the $3
    days turned into weeks > weeks went by
    weeks turned into months > months went by
    months turned into years > years went by
    with each passing day > day by day
    at the break of dawn > at dawn
    the dead of night > the middle of the night
    in the wee|early hours of the morning > early in the morning
    from that day|moment|point forward|onward|onwards|on > from then on
    from this day|moment|point forward|onward|onwards|on > from now on
    to ${own} [ utter|sheer|complete|absolute ] surprise|amazement|delight|dismay|horror|relief|shock|astonishment|disappointment >
    with [ sheer|pure|utter ] excitement|joy|delight|enthusiasm|amazement|astonishment|terror|horror|determination >
    [ sheer|utter ] joy|delight|terror|horror|panic|chaos|disbelief|happiness|bliss|excitement|determination >
    a [ newfound|new - found ] sense|appreciation|respect|confidence|friend|friends|freedom|purpose|love|hope|understanding > new
    with [ newfound|renewed ] confidence|energy|purpose|determination|hope|strength|courage|enthusiasm > new
    ${own} [ newfound ] freedom|confidence|friend|friends|love|knowledge|power|powers|wealth|fame|home|skills|purpose|courage|passion|abilities > new
    the inner workings of > the workings of
    with bated breath > eagerly
    with a heavy heart > sadly
    a|the keen eye for detail > $1 good eye for detail
    ~come to the realization|realisation that > ~realize that
    ~come to realize|realise that > ~realize that
    ~come to the conclusion that > ~conclude that
    ~make the decision to > ~decide to
    ~take it upon myself|yourself|himself|herself|ourselves|themselves to > ~decide to
    ~make it ${own} mission to > ~set-out to
    ~have no choice|option but to > ~have to
    ~be left with no choice|option but to > ~have to
    ~be nowhere to be found|seen > ~be gone (8)
    without a moment 's hesitation > without hesitating
    lost in thought|contemplation|reverie > deep in thought (8)
    deep in contemplation > deep in thought (8)
    ~know deep down that > ~know that
    [ deep ] within me|him|her|us|them|myself|himself|herself|themselves > deep inside
    memories came flooding|rushing back > memories came back
    ~breathe new life into > ~revive
    ~leave a|an lasting|indelible|permanent mark|impression on|upon > ~leave a mark on
    etched in|into my|his|her|our|their memory|mind|memories > fixed in $3 $4
    a tale|story of [ epic ] proportions >
    ~bear witness to > ~see
    ~catch sight of > ~see
    ~lay|set eyes on|upon > ~see
    ~pay a visit to > ~visit
    ~take a look at > ~look at
    ~take a glance at > ~glance at
    ~take a stroll|walk > ~walk
    ~go for a stroll > ~go for a walk
    ~lend a helping hand > ~help
    ~lend an ear > ~listen
    ~lose track of time > ~forget the time (8)
    ~come to an end > ~end
    ~draw near|nearer > ~come $2 (8)
    ~set foot in > ~enter
    ~take notice of > ~notice
    ~come face to face with > ~meet, ~face
    ~come face - to - face with > ~meet, ~face
    ~take a|the moment to reflect > ~stop to think
    ~pause for a moment > ~pause
    ~muster up > ~muster
    ~muster|summon the courage to > ~find the courage to
    ~muster|summon the strength to > ~find the strength to`,
    { unless: any(technical, previousIs("never", "n't")) },
  ),
];

export const storyMoments = tableRule({
  id: "story-moments",
  summary: "A story tells this as well in plainer words.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "As I stepped off the train, it rained.", after: "When I stepped off the train, it rained." },
    { before: "As I walked home, it rained.", after: "As I walked home, it rained." },
    { before: "She couldn't help but notice the smell.", after: "She noticed the smell." },
    { before: "It dawned on him that the key was gone.", after: "He realized that the key was gone." },
    { before: "He felt a sense of relief.", after: "He felt relief." },
    { before: "She felt a profound sense of loss.", after: "She felt a great sense of loss." },
    { before: "It left her with a sense of loss.", after: "It left her with a sense of loss." },
    { before: "A sense of loss hung over the town.", after: "A sense of loss hung over the town." },
    { before: "For a brief moment, nobody spoke.", after: "For a moment, nobody spoke." },
    { before: "They came to the conclusion that he lied.", after: "They concluded that he lied." },
    { before: "We had no choice but to leave.", after: "We had to leave." },
    { before: "The bill was nowhere to be found.", after: "The bill was gone." },
    { before: "The contract came to an end.", after: "The contract came to an end." },
  ],
});
