import { any, inFormulas, inSentenceWith, nextIs, objectIs, previousIs } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const the = "the|a|an|his|her|their|my|its|our|your";
const between = "in|between|among|on|at|along|near|amid|amidst|under|beneath|beside";

const science = any(
  inFormulas,
  inSentenceWith(
    ..."photon electron radiation wavelength atom galaxy star sensor laser carbon planet plasma detector cell".split(
      " ",
    ),
  ),
);

/** Smells that are sold or followed, where "scent" is the word. */
const scented = inSentenceWith(
  ..."candle perfume lotion soap shampoo fragrance cologne detergent dog hound tracker trail oil spray scented".split(
    " ",
  ),
);

const heard = new Set(
  `hum sound buzz chatter murmur music noise laughter weight tension anticipation promise echo crackle clamor
  cry rumble clink clatter whisper roar silence`.split(/\s+/),
);

/** Something that has no smell is named next to what smells. */
const withSounds: Restriction = ({ words, to }) => {
  const ahead = words.slice(to, to + 16);
  const stop = ahead.findIndex(({ lower }) => lower === "." || lower === ";");
  return ahead.slice(0, stop < 0 ? ahead.length : stop).some(({ lemma }) => heard.has(lemma));
};

/** What one sees, hears and smells. */
const entries: Entry[] = [
  {
    match: "air [ ~be thick|heavy|filled with the? scent|smell|aroma|scents|smells|aromas of ]",
    to: "~smell of",
    unless: withSounds,
  },
  {
    match: "air [ hung thick|heavy with the? scent|smell|aroma|scents|smells|aromas of ]",
    to: "smelled of",
    unless: withSounds,
  },
  ...wordLines(
    6,
    `%scent of > %smell of (8)
    the [ aroma|aromas ] of > smell`,
    { unless: any(science, scented, previousIs("get", "got", "catch", "caught", "catches")) },
  ),
  ...wordLines(
    6,
    `~be illuminated by > ~be lit by
    [ illuminated/VERB by ] > lit by
    ~illuminate ${the} > ~light up $2 (8)`,
    {
      unless: any(
        science,
        nextIs("role", "importance", "way", "need", "nature", "path", "complex", "complexity", "human", "darkest"),
        objectIs("challenge", "relationship", "mechanism", "process", "future", "mind", "issue", "connection", "page"),
      ),
    },
  ),
  {
    match: `[ beneath ] ${the}`,
    to: "under",
    unless: any(
      inFormulas,
      objectIs("surface", "dignity", "sea", "ground", "earth"),
      previousIs("from", "lies", "lie", "lay", "just"),
      inSentenceWith("surface"),
    ),
  },
  { match: `[ atop ] ${the}`, to: ["on", "on top of"], unless: inFormulas },
  {
    match: "[ amid ] the chaos|noise|crowd|crowds|confusion|ruins|rubble|wreckage|debris|darkness|silence|bustle",
    to: "in",
  },
  ...wordLines(
    6,
    `~be bathed in light|sunlight|moonlight > ~be full of $4
    ~emanate from > ~come from
    adorned with|by > decorated with
    enveloped in > wrapped in
    ~engulf/VERB me|him|us|them > ~swallow $2 (8)
    %expanse of > %stretch of
    a|the [ cacophony ] of > din
    ~be engrossed in > ~be absorbed in (8)
    engrossed in > absorbed in (8)
    clad in > dressed in
    ~be perched on|atop|upon > ~sit on
    the remnants of > what was left of
    ~shatter|pierce the silence > ~break the silence
    %hue of > %shade of
    %hue > %color
    haunting|gentle|soft|sweet|simple|familiar|old|soothing|beautiful|strange|slow|sad [ %melody ] > %tune (8)
    enigmatic/ADJ > mysterious
    [ unsettling/ADJ|VERB ] truth|sight|thought|image|questions|question|experience|sound|sounds|vision > disturbing
    [ unsettling/ADJ|VERB ] silence|feeling|sense|quiet|stillness > uneasy
    [ eerie ] silence|calm|quiet|stillness|glow|light|sound|sounds|feeling|sight|sense|atmosphere|similarity|resemblance > strange
    that|one|this [ fateful ] day|night|evening|morning|afternoon|moment|summer|encounter >
    [ treacherous/ADJ ] path|paths|terrain|waters|journey|road|roads|conditions|currents|trail|ice|weather|slopes > dangerous
    [ vast ] hall|room|library|network|crowd|stretch|expanse|field|fields|forest|city|desert|cave|cavern|emptiness > huge (8)
    boundless > endless
    trepidation > fear, unease
    adversaries > enemies, opponents
    adversary > enemy, opponent
    [ solitary ] figure|man|woman|tree|light|bird|walk|walks|candle|lamp > lone, single (8)
    %realm of dreams|shadows|magic|fantasy|imagination|darkness|light|possibility|possibilities|spirits|gods > %world of $3
    dimly lit > dim`,
    { unless: any(science, previousIs("-", "but"), inSentenceWith("shield")) },
  ),
  { match: "~be [ captivated ] by", to: "charmed", unless: ({ words, from }) => words[from - 2]?.lower === "but" },
  { match: "~envelop/VERB me|him|her|us|them", to: "~surround $2", unless: nextIs("in") },
  { match: `, [ nestled ] ${between}`, to: "" },
  { match: `^ [ nestled ] ${between}`, to: "" },
  { match: "^ [ nestled within ] the|a|an", to: "in" },
  { match: `@NOUN|PROPN [ nestled ] ${between} ${the}`, to: "" },
  { match: `@NOUN|PROPN [ nestled within ] ${the}`, to: "in" },
  { match: `~be [ nestled ] ${between}`, to: "" },
  {
    match: "his|her|my|your|their [ gaze ]",
    to: "eyes",
    unless: any(
      ({ words, from }) => words[from - 2]?.pos === "ADP",
      nextIs("is", "was", "has", "'s", "as", "of", "upon"),
      ({ words, to }) => words[to]?.pos === "VERB" && words[to]!.lower.endsWith("s"),
      inSentenceWith("eye"),
    ),
  },
];

export const storyScenes = tableRule({
  id: "story-scenes",
  summary: "A plain word shows the scene as well.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "The air was thick with the scent of pine.", after: "The air smelled of pine." },
    { before: "The air is thick with the scent of pine.", after: "The air smells of pine." },
    { before: "The hall was illuminated by candles.", after: "The hall was lit by candles." },
    { before: "Fireworks illuminated the sky.", after: "Fireworks lit up the sky." },
    { before: "We hid beneath the table.", after: "We hid under the table." },
    {
      before: "The village, nestled between two hills, was quiet.",
      after: "The village, between two hills, was quiet.",
    },
    {
      before: "Nestled among the trees, the house is hard to find.",
      after: "Among the trees, the house is hard to find.",
    },
    { before: "His gaze swept over the crowd.", after: "His eyes swept over the crowd." },
    { before: "She wore an enigmatic smile on that fateful day.", after: "She wore a mysterious smile on that day." },
    { before: "He could not help but be captivated by it.", after: "He could not help but be captivated by it." },
    { before: "The candle has the scent of roses.", after: "The candle has the scent of roses." },
    {
      before: "The air was thick with the scent of rum and the hum of talk.",
      after: "The air was thick with the smell of rum and the hum of talk.",
    },
    { before: "The article illuminated the role of banks.", after: "The article illuminated the role of banks." },
    { before: "He looked beneath the surface.", after: "He looked beneath the surface." },
    { before: "She nestled against his shoulder.", after: "She nestled against his shoulder." },
    { before: "His gaze was cold.", after: "His gaze was cold." },
    { before: "It was a fateful decision.", after: "It was a fateful decision." },
  ],
});
