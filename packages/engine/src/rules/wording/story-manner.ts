import {
  any,
  bareSlot,
  coordinated,
  graded,
  inFormulas,
  inLaw,
  nextIs,
  nextPos,
  objectIs,
  previousIs,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { adjectiveLines, wordLines } from "./word-lines.ts";

const places =
  "city|forest|jungle|desert|town|village|wilderness|countryside|woods|mountains|storm|ocean|swamp|district|valley|island|capital";
const tones =
  "sarcasm|contempt|venom|disdain|concern|fear|anger|amusement|irony|malice|worry|bitterness|irritation|panic|sadness|frustration";
const feelings =
  "relief|sadness|grief|guilt|fear|panic|nausea|nostalgia|exhaustion|despair|dread|excitement|emotion|anger|joy|pride|calm|regret|shame|dizziness|fatigue";

/** How things were: for the worse, for the better, and where. */
const entries: Entry[] = [
  {
    match: "within me|him|her|us|them|myself|himself|herself|ourselves|themselves|yourself",
    to: "inside $2",
    when: nextPos("PUNCT", "ADP", "CCONJ", "SCONJ", "AUX"),
    unless: previousIs("from", "deep"),
  },
  { match: "[ a mere ] @NUM", to: "just" },
  {
    match: "[ mere ] seconds|moments|minutes|hours|days|inches|weeks|months|feet|miles",
    to: "just",
    unless: previousIs("the", "a"),
  },
  { match: "once more", to: "again", unless: nextIs("with", "time", "and", "than") },
  { match: `in the [ heart ] of the|a ${places}`, to: "middle" },
  { match: `laced|dripping with ${tones}`, to: "full of $3", unless: nextIs("and", ",") },
  { match: `[ a wave of ] ${feelings} washed|swept|washes|sweeps over`, to: "" },
  { match: "my|your|his|her|its|our|their own [ unique|distinct|distinctive ]", to: "" },
  {
    match: "~indulge in a|an|the|some|my|our|their|his|her|these|this",
    to: "~enjoy $3",
    unless: any(
      objectIs("kind", "act", "fantasy", "belief", "luxury", "trope", "stereotype", "habit", "behavior"),
      inLaw,
    ),
  },
  {
    match: "~find myself|himself|herself|ourselves|yourself grappling|struggling with",
    to: "~struggle with",
    unless: bareSlot,
  },
  {
    match:
      "incident|accident|attack|crash|shooting|explosion|robbery|collision|assault|stabbing|tragedy|theft [ ~occur ]",
    to: "~happen",
  },
  { match: ", [ complemented by ] a|an|the|some|fresh|its", to: "with" },
  { match: "completely|totally and utterly", to: "completely" },
  { match: "utterly and completely", to: "completely" },
  ...wordLines(
    6,
    `atrocious/ADJ > terrible, awful
    abysmal/ADJ > terrible, awful
    horrendous/ADJ > terrible, horrible
    deplorable/ADJ > terrible, shameful
    ludicrous/ADJ > absurd
    disheartening > discouraging
    perplexing/ADJ|VERB > puzzling
    perplexed/ADJ|VERB > puzzled
    sumptuous/ADJ > rich
    succulent/ADJ > juicy
    underwhelming > disappointing
    rudimentary/ADJ > basic, simple (8)
    cumbersome/ADJ > clumsy, awkward
    exasperating > annoying
    exasperated/ADJ > annoyed
    unbeknownst to > unknown to
    amiable/ADJ > friendly
    affable/ADJ > friendly
    jubilant/ADJ > joyful
    melancholic > sad
    tumultuous/ADJ > stormy, turbulent (8)
    labyrinthine > maze-like (8)
    resplendent > splendid
    opulent/ADJ > rich, luxurious (8)
    lavish/ADJ > rich (8)
    exuberant/ADJ > lively
    ecstatic/ADJ > overjoyed
    elated > overjoyed
    tepid/ADJ > lukewarm`,
    { unless: any(inFormulas, graded, coordinated, nextIs("-", "lifestyle", "lifestyles")) },
  ),
  ...adjectiveLines(
    6,
    `egregious > glaring: error mistake flaw example violation
    dismal > poor: performance acting result record quality service state failure start
    convoluted > confusing: plot story storyline narrative explanation process system
    nonsensical > senseless: plot story storyline dialogue ending idea rule (8)
    pristine > spotless: condition room kitchen floor table house`,
    { unless: inFormulas },
  ),
];

export const storyManner = tableRule({
  id: "story-manner",
  summary: "A plain word says how it was.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "Something changed within me.", after: "Something changed inside me." },
    { before: "It took a mere 3 days.", after: "It took just 3 days." },
    { before: "The bus missed us by mere inches.", after: "The bus missed us by just inches." },
    { before: "She read the letter once more.", after: "She read the letter again." },
    { before: "He lived in the heart of the forest.", after: "He lived in the middle of the forest." },
    { before: "A wave of relief washed over him.", after: "Relief washed over him." },
    { before: "The dinner was underwhelming.", after: "The dinner was disappointing." },
    { before: "The accident occurred on Monday.", after: "The accident happened on Monday." },
    { before: "We indulged in a long lunch.", after: "We enjoyed a long lunch." },
    { before: "She spoke at the heart of the matter.", after: "She spoke at the heart of the matter." },
    { before: "The mere thought scared him.", after: "The mere thought scared him." },
    { before: "It was still within her grasp.", after: "It was still within her grasp." },
    { before: "Hail occurred in most years.", after: "Hail occurred in most years." },
    { before: "It works once more than before.", after: "It works once more than before." },
  ],
});
