import { any, inCompound, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";
import { binding, noObject, passive } from "./guards.ts";
import { lines } from "./lines.ts";

/** A clause with its subject follows, so that a linking word before it joins two sentences. */
const noSubjectNext: Restriction = ({ words, to }) =>
  !["PRON", "DET", "NOUN", "PROPN", "ADJ"].includes(words[to]?.pos ?? "");

const links = [
  { match: "^ but", to: "however,", unless: noSubjectNext },
  {
    match: "^ so",
    to: "therefore,",
    unless: any(noSubjectNext, nextIs("that", "much", "many", "far", "long", "what", "do", "does", "did", "is", "are")),
  },
  { match: "^ plus ,", to: "in addition," },
  { match: "^ besides ,", to: "in addition," },
  { match: "^ also ,", to: "in addition," },
  { match: "^ anyway ,", to: "in any case," },
  { match: "^ luckily ,", to: "fortunately," },
  { match: "^ sadly ,", to: "unfortunately," },
  { match: "^ of course ,", to: "naturally," },
];

const nouns = lines(
  `kids > children
  kid > child
  you guys > you
  fridge > refrigerator
  a ton|load of > a large amount of
  tons|loads of > a large number of
  a lot more|less|better|worse|easier|harder|faster > much $3
  way more|less|better|worse > much $2
  ~be a big deal > ~be an important matter
  no big deal > no great matter`,
  any(inCompound, previousPos("PROPN", "NOUN"), nextPos("PROPN", "NOUN")),
);

const uncountable: Restriction = ({ words, to }) => words[to]?.pos !== "NOUN" || !/[^s]s$/.test(words[to]!.lower);

const relatives = lines(
  `my|your|his|her|our|their|a|the [ mom|mum ] > mother
  my|your|his|her|our|their|a|the [ dad ] > father
  my|your|his|her|our|their [ grandma ] > grandmother
  my|your|his|her|our|their [ grandpa ] > grandfather`,
  inCompound,
);

const amounts = [
  { match: "lots of", to: "many", unless: uncountable },
  {
    match: "a lot of",
    to: "many",
    unless: any(uncountable, previousIs("quite", "such", "not", "what", "an", "awful")),
  },
];

const verbs = lines(
  `~figure out how|what|why|where|whether|who|which > ~determine $3
  ~find out how|what|why|where|whether|who|which > ~determine $3
  ~get rid of > ~remove
  ~come up with a|an|the plan|idea|solution|strategy|method|scheme|way|answer > ~devise $4 $5
  ~look up to > ~admire
  ~look down on > ~despise
  ~put up with > ~tolerate
  ~put off <Ving> > ~postpone $3
  ~make up for > ~compensate for
  ~set up a|an|the|its|their|our > ~establish $3
  ~get better > ~improve
  ~get worse > ~deteriorate
  ~get bigger > ~grow
  ~go up by > ~rise by
  ~go down by > ~fall by
  ~talk about the|a|an|this|these|how|their|its|our > ~discuss $3
  ~look into the|a|an|this|these|how|their|its|whether > ~investigate $3
  ~point out that > ~note that
  ~bring up the|a|an|this > ~raise $3
  ~get in touch with > ~contact
  ~look at how|whether|why|what > ~examine $3
  ~think about how|whether|why|what > ~consider $3
  ~cut down on > ~reduce
  ~cut back on > ~reduce
  ~run into problems|trouble|difficulties > ~encounter $3
  ~turn out to be > ~prove to be`,
  any(binding, passive, previousIs("how")),
);

const simpleVerbs = [
  { match: "~buy a|an|the|their|its|his|her|my|our|your|new", to: "~purchase $2", unless: any(binding, noObject) },
  { match: "~ask for", to: "~request", unless: any(binding, passive, noObject) },
  { match: "~need help", to: "~require assistance", unless: any(nextIs("to"), nextPos("VERB", "PRON", "NOUN")) },
];

const quantities = lines("a bunch of > a number of", inCompound);

const worth: Restriction = ({ words, to }) => words[to - 1]?.lower === "worth";

const modifiers = lines(
  `really good|great > very good
  really bad > very poor
  really @ADJ > very $2
  super @ADJ > very $2
  pretty @ADJ > fairly $2
  totally @ADJ > entirely $2
  right away > immediately
  right now > at present
  these days > at present
  a bit @ADJ > somewhat $3
  a little bit @ADJ > somewhat $4
  kind|sort of @ADJ > somewhat $3
  maybe > perhaps
  awesome > excellent
  mad at > angry with`,
  any(inCompound, binding, worth, previousIs("not", "so", "as", "too", "very", "the", "more", "n't")),
);

/** Words of talk become words of writing. */
export const formalWords = tableRule({
  id: "formal-words",
  summary: "Formal writing uses this word.",
  stage: "rhythm",
  level: 5,
  entries: [...links, ...nouns, ...relatives, ...amounts, ...quantities, ...verbs, ...simpleVerbs, ...modifiers],
  examples: [
    { before: "The kids left, and her mom stayed.", after: "The children left, and her mother stayed." },
    { before: "So the mill closed.", after: "Therefore, the mill closed." },
    { before: "But the mill stayed.", after: "However, the mill stayed." },
    { before: "They want to figure out how it works.", after: "They want to determine how it works." },
    { before: "The soup is really hot, and we got rid of it.", after: "The soup is very hot, and we removed it." },
    { before: "A bunch of people came.", after: "A number of people came." },
    { before: "So much for that.", after: "So much for that." },
    { before: "He was not really sad.", after: "He was not really sad." },
    { before: "She is a pretty girl.", after: "She is a pretty girl." },
    { before: "The Kids in the Hall is old.", after: "The Kids in the Hall is old." },
  ],
});
