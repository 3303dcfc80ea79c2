import { isPersonNoun } from "../../grammar/person-nouns.ts";
import {
  all,
  any,
  atStart,
  describesNoun,
  hasForm,
  inFormulas,
  inSentenceWith,
  near,
  nextIs,
  nextPos,
  not,
  objectIs,
  passive,
  previousIs,
  previousPos,
  transitive,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const inactive = not(transitive);

/** Nothing that the verb could take as its object follows. */
const objectless = nextPos("PUNCT", "ADP", "CCONJ", "SCONJ", "ADV");

/** Verbs whose plain twin needs an object, or has none. */
/** The participle says where something lies; "she nestled in the chair" is another thing. */
const placed = any(previousPos("NOUN", "PUNCT", "AUX"), atStart);

const places = `heart hill mountain valley foothill forest wood countryside center centre town city village region
  landscape street jungle cliff desert`.split(/\s+/);

export const rareVerbPhrasesJ: Entry[] = [
  ...wordLines(
    6,
    `~lend credence|support|weight to > ~support
    ~marvel at > ~admire (8)
    ~manifest itself|themselves > ~show $2
    ~steer clear of > ~avoid
    ~succumb to his|her|their|its injuries|wounds > ~die of $3 $4
    ~tout as > ~describe as
    ~vie for > ~compete for
    ~unwind/VERB > ~relax (8)
    ~emerge|come|be victorious over|against > ~beat
    ~emerge|come victorious > ~win
    ~take precedence over > ~come before, ~matter more than
    ~shroud in mist|fog|darkness|smoke|cloud|clouds > ~cover in $3
    ~pride itself|themselves|himself|herself|ourselves|myself on > ~be proud of
    ~push the boundaries of > ~push the limits of
    ~run the risk of > ~risk (8)
    ~touch upon > ~touch on
    ~put forth > ~put forward
    ~purport to > ~claim to (8)
    ~ruminate on|over|about > ~think about
    ~stay ahead of the curve > ~stay ahead
    ~be obligated to > ~have to
    ~be widely [ recognized|recognised|regarded ] as > seen
    ~be of great|immense importance > ~be very important
    ~be of great|immense value > ~be very valuable
    ~be of paramount importance > ~be essential
    ~lend a? helping? hand to > ~help
    ~make my|his|her|their|its|our|your way to|into|toward|towards|through|back|down|up|across|over > ~go $4 (8)
    ~perceive as > ~see as (8)
    ~pique my interest|curiosity > ~interest me
    ~pique his interest|curiosity > ~interest him
    ~pique her interest|curiosity > ~interest her
    ~pique their interest|curiosity > ~interest them
    ~pique our interest|curiosity > ~interest us
    ~pique your interest|curiosity > ~interest you
    ~play host to > ~host
    ~reach a consensus on|about > ~agree on
    ~rise to prominence|fame > ~become well known
    ~sing the praises of > ~praise
    ~stem the tide of > ~stop
    ~weigh in on > ~comment on
    ~wreak havoc on|upon > ~do great damage to
    ~bear a resemblance to > ~look like
    ~bear a striking|strong|close|uncanny|remarkable resemblance to > ~look very much like
    ~raise the possibility of > ~suggest
    ~recognize|realize the need for > ~see the need for
    ~place|put a @ADJ? premium on > ~value
    ~put into practice > ~apply, ~use
    ~take pride in <Ving> > ~be proud of $4
    ~take pleasure in <Ving> > ~enjoy $4
    ~venture into|out|through|beyond|back|down|deep|deeper|further > ~go $2
    ~venture forth > ~set out
    ~transition/VERB to|into|from|back|away > ~move $2`,
    { unless: any(describesNoun, inSentenceWith("gender", "hormone", "patriarchy")) },
  ),
  { match: "~manifest as|in|through", to: ["~appear $2", "~show up $2"], level: 6, unless: passive },
  { match: "nestled in|within", to: "in", level: 6, when: all(placed, objectIs(...places)) },
  { match: "nestled among|amongst|amid|amidst|between|beneath", to: "set $2", level: 6, when: placed },
  { match: "~be [ regarded ] as", to: "seen", level: 7, unless: previousIs("widely") },
  { match: "teeming with", to: "full of", level: 6 },
  { match: "~teem with", to: "~be full of", level: 6, unless: hasForm("ing") },
  {
    match: "~take full? advantage of",
    to: ["~use", "~benefit from"],
    level: 6,
    when: objectIs(
      ..."opportunity service resource offer program programme technology benefit feature tool time sale discount platform chance supervision information".split(
        " ",
      ),
    ),
    unless: passive,
  },
  { match: "touted as", to: "described as", level: 6 },
  { match: "~remark on|upon", to: "~comment on", level: 6 },
  { match: "~take a|its|their|his|her toll on|upon", to: ["~harm", "~hurt"], level: 6, unless: any(passive) },
  { match: "~take a heavy|serious|significant|huge toll on|upon", to: ["badly ~hurt", "badly ~affect"], level: 6 },
  { match: "positively ~impact|influence|affect", to: ["~help", "~benefit"], level: 6, unless: passive },
  { match: "negatively ~impact|influence|affect", to: ["~harm", "~hurt"], level: 6, unless: passive },
  { match: "~impact|affect [ negatively ]", to: "badly", level: 7 },
  { match: "~linger on", to: "~rest on", level: 7, when: near(4, "gaze", "eye", "look") },
  {
    match: "~linger in|on",
    to: ["~stay $2", "~remain $2"],
    level: 7,
    unless: any(nextIs("to"), near(4, "gaze", "eye", "look")),
  },
  {
    match:
      "lingering/VERB|ADJ|NOUN question|questions|doubt|doubts|issue|issues|concern|concerns|fear|fears|problem|problems",
    to: "remaining $2",
    level: 6,
  },
  {
    match: "looming/VERB|ADJ|NOUN deadline|deadlines|crisis|election|departure|shortage|battle|conflict|disaster",
    to: ["coming $2", "approaching $2"],
    level: 6,
  },
  {
    match:
      "mounting/VERB|ADJ|NOUN pressure|pressures|evidence|concern|concerns|cost|costs|debt|tension|tensions|criticism|fear|fears|anger",
    to: "growing $2",
    level: 6,
  },
  {
    match: "prevailing/VERB|ADJ view|views|wisdom|opinion|belief|beliefs|attitude|attitudes|mood|notion|sentiment|idea",
    to: "common $2",
    level: 6,
  },
  {
    match: "~materialize/VERB",
    to: "~happen",
    level: 6,
    when: all(objectless, near(5, "threat", "risk", "plan", "result", "benefit", "promise", "change", "fear", "deal")),
  },
  { match: "~materialize/VERB", to: "~appear", level: 6, when: objectless },
  { match: "~persist/VERB", to: "~continue", level: 8, when: objectless, unless: nextIs("in", "with", "on") },
  {
    match: "~triumph/VERB over|against",
    to: "~overcome",
    level: 6,
    when: objectIs("adversity", "challenge", "obstacle", "evil", "odds", "fear", "difficulty", "death"),
  },
  { match: "~triumph/VERB over|against @PROPN", to: "~beat $3", level: 6 },
  { match: "~worsen/VERB", to: "~get worse", level: 8, when: objectless, unless: any(describesNoun, passive) },
  {
    match: "~plummet/VERB",
    to: ["~fall sharply", "~drop sharply"],
    level: 6,
    when: objectless,
    unless: any(inSentenceWith("plane", "aircraft", "cliff", "ground", "earth", "death"), hasForm("ing")),
  },
  {
    match: "~soar|surge/VERB to|by",
    to: "~rise sharply $2",
    level: 7,
    when: near(
      8,
      "price",
      "cost",
      "sale",
      "inflation",
      "profit",
      "popularity",
      "demand",
      "share",
      "number",
      "temperature",
    ),
    unless: hasForm("ing"),
  },
  {
    match: "~unfold/VERB",
    to: "~happen",
    level: 7,
    when: near(4, "event", "incident", "tragedy", "attack"),
    unless: any(transitive, describesNoun, passive),
  },
  {
    match: "~unfold/VERB",
    to: "~develop",
    level: 7,
    when: near(3, "story", "plot", "drama", "situation", "crisis"),
    unless: any(transitive, describesNoun, passive),
  },
  {
    match: "[ ~prompt/VERB ] <NP> to",
    to: "~lead",
    level: 6,
    // Only someone can be led to do a thing: not "a contraction to regain balance".
    when: ({ words, slots }) => {
      const head = words[slots[1]!.to - 1]!;
      return head.pos === "PRON" || head.pos === "PROPN" || isPersonNoun(head);
    },
    unless: any(passive, inFormulas, inSentenceWith("model", "llm")),
  },
  { match: "~be rooted in", to: "~come from", level: 7, unless: nextIs("soil", "place", "the") },
  { match: "~revisit", to: ["~return to", "~go back to"], level: 7, unless: any(inactive, describesNoun) },
  { match: "~be passionate about <Ving>", to: "~love $4", level: 6 },
  {
    match: "~be passionate about",
    to: ["~love", "~care about"],
    level: 8,
    when: not(nextPos("VERB", "SCONJ", "ADV", "PUNCT")),
  },
  {
    match: "~be deeply|truly|very passionate about",
    to: ["~love", "~care deeply about"],
    level: 6,
    when: nextPos("DET", "NOUN", "PRON"),
  },
  { match: "~be knowledgeable about|in|on", to: "~know a lot about", level: 6, unless: nextPos("PUNCT") },
  { match: "~find @ADJ? solace in", to: "~find $2 comfort in", level: 5 },
];
