import {
  any,
  describesNoun,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  nextIs,
  nextPos,
  objectIs,
  passive,
  predicative,
  previousIs,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { adjectiveLines, wordLines } from "./word-lines.ts";

const science = any(
  inFormulas,
  inStatistics,
  inSentenceWith(
    ..."scientist physicist astronomer researcher planet species element galaxy gene virus fossil particle comet".split(
      " ",
    ),
    ..."explorer electron penicillin radium vaccine theorem law continent oil gold island".split(" "),
  ),
);
const places =
  "shadow|shadows|darkness|dark|forest|woods|trees|door|doorway|house|room|kitchen|bathroom|bedroom|office|water|fog|mist|" +
  "building|cave|crowd|car|smoke|ruins|rubble|alley|hole|tunnel|portal|tent|hut|cabin|bushes|undergrowth|gloom|cellar";
const studies =
  "study|studies|investigation|report|survey|analysis|examination|data|results|findings|research|tests|test|review|figures|records";

/** What happens in stories and news, and how it was. */
const entries: Entry[] = [
  {
    match: "~discover/VERB a|an|some|several|two|three",
    to: "~find $2",
    unless: any(science, passive, describesNoun, previousIs("been", "by", "newly", "and"), nextIs("new")),
  },
  {
    match: "discovered/VERB the|this|his|her|their|my|our",
    to: "found $2",
    unless: any(
      science,
      passive,
      previousIs("been", "by", "newly", "and"),
      objectIs(
        ..."power past wonder depth essence joy beauty magic truth meaning art love passion purpose self".split(" "),
      ),
    ),
  },
  { match: `~emerge from the|his|her|their|a|an|its ${places}`, to: "~come out of $3 $4", unless: describesNoun },
  { match: `${studies} ~reveal/VERB that`, to: "$1 ~show that", unless: inLaw },
  { match: "he|she|they|i|spokesman|spokesperson|spokeswoman [ ~reveal/VERB ] that", to: "~say" },
  {
    match: "the|this|a|an|his|her|their|its|'s [ %narrative/NOUN ]",
    to: "%story",
    unless: any(
      inSentenceWith("story", "history", "political", "media", "poem"),
      nextIs("that", "of", "voice", "structure", "design", "arc", "review", "form", "style", "analysis"),
    ),
  },
  {
    match: "is|was|are|were|be|been|truly|absolutely [ exceptional/ADJ ]",
    to: ["excellent", "outstanding"],
    when: predicative,
    unless: any(inStatistics, nextIs("in", "to", "and")),
  },
  ...adjectiveLines(
    6,
    `thrilling > exciting: match final game encounter finish contest ride adventure conclusion race experience tale victory performance win season draw clash story end ending journey battle day night action
    captivating > gripping: story tale narrative performance plot read novel account book film series thriller drama
    captivating > fascinating: world mystery subject topic history exhibition look glimpse experience journey place city display
    captivating > charming: smile illustration melody town village character presence voice eye
    vibrant > bright: color colour hue blue green red orange yellow purple pink flower eye garden light shade painting mural dress fabric leaf foliage cerulean sunset
    vibrant > lively: community city neighborhood town culture market marketplace atmosphere crowd street district place nightlife energy party festival discussion scene bar
    unyielding > firm: resolve determination commitment will support loyalty courage faith hope dedication grip gaze stare stance belief opposition defense
    countless > many: hour time people way life story opportunity possibility reason challenge example option benefit night attempt dispute day book meal friend memory person individual family child
    harrowing > terrifying: experience journey ordeal ride escape night moment
    poignant > moving: story scene moment performance tale tribute ending song reminder
    heartwarming > touching: story moment tale scene gesture
    awe - inspiring > impressive: view sight display
    tantalizing > tempting: aroma smell dish menu taste array selection
    tantalising > tempting: aroma smell dish menu taste array selection
    relentless > constant: rain noise criticism attack attacks pace wind storm ticking demand
    insatiable > endless: curiosity appetite desire hunger thirst
    seasoned > experienced: traveler traveller player veteran professional reporter detective officer captain pilot
    monumental > huge: task effort mistake win victory achievement
    dilapidated > run-down: house building hotel school shop hut
    ominous > threatening: cloud sky shadow
    sprawling > large: estate city campus mansion house complex
    gruesome > horrible: death murder scene discovery
    serene > quiet: countryside lake garden street morning park beach
    tranquil > quiet: countryside lake garden street morning park beach setting
    idyllic > peaceful: countryside village setting life
    quintessential > typical: example dish town village experience`,
    { unless: inFormulas },
  ),
  { match: "a|this|another [ thrilling ] match|encounter|contest|finish|race|ride", to: "exciting" },
  { match: "with precision", to: "precisely", unless: nextPos("NOUN", "ADJ", "CCONJ") },
  ...wordLines(
    6,
    `with surgical|military|great|remarkable|incredible|expert precision > very precisely
    with ease > easily
    with grace > gracefully
    sense of camaraderie > sense of fellowship
    warm|cozy [ and inviting ] atmosphere|space|room|place|ambiance|interior|decor >`,
    { unless: any(inFormulas, previousIs("much", "such"), nextIs("and", ",")) },
  ),
];

export const storyActions = tableRule({
  id: "story-actions",
  summary: "A plain word tells it as well.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "We discovered a door behind the shelf.", after: "We found a door behind the shelf." },
    { before: "A man emerged from the shadows.", after: "A man came out of the shadows." },
    {
      before: "The investigation revealed that two doors were open.",
      after: "The investigation showed that two doors were open.",
    },
    { before: "The narrative drags in the second act.", after: "The story drags in the second act." },
    { before: "It promises to be a thrilling encounter.", after: "It promises to be an exciting encounter." },
    { before: "He cut it with surgical precision.", after: "He cut it very precisely." },
    { before: "Scientists discovered a new species of frog.", after: "Scientists discovered a new species of frog." },
    { before: "The firm emerged from bankruptcy.", after: "The firm emerged from bankruptcy." },
    { before: "The curtain opened and revealed that view.", after: "The curtain opened and revealed that view." },
    { before: "She rejects the narrative that men read less.", after: "She rejects the narrative that men read less." },
    { before: "The drill works with precision and speed.", after: "The drill works with precision and speed." },
  ],
});
