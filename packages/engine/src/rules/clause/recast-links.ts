import { verbGroupAt } from "../../grammar/verb-group.ts";
import {
  all,
  any,
  atStart,
  inFormulas,
  inLaw,
  nextIs,
  nextPos,
  not,
  objectIs,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";

/** Where "a" may begin a phrase. */
const opensPhrase: Restriction = any(atStart, previousIs(",", "is", "was", "be", "'s", "that", "as", "remains"));

/** "One of the key benefits of": a key benefit of. */
const several =
  "benefit advantage challenge reason factor feature aspect issue drawback problem difference goal function cause concern strength weakness".split(
    " ",
  );
const oneOf: Entry[] = several.flatMap((noun): Entry[] => [
  {
    match: `one of the key|main|primary|major|central ${noun}s of|for|in|behind|with|to|is`,
    to: `a $4 ${noun} $6`,
    unless: not(opensPhrase),
  },
]);

/** Not after a name or a person: who follows is not carried. */
const people = objectIs(
  ..."man woman person people police officer friend wife husband child son daughter guard crowd dog team member mother father".split(
    " ",
  ),
);

const occasions = objectIs(..."request approval integration return completion receipt death arrival visit".split(" "));
/** "Stumbled upon" is "came across". */
const stumbled: Restriction = ({ words, from }) =>
  ["stumble", "chance", "come", "happen"].includes(words[from - 1]?.lemma ?? "");
const afterBracket: Restriction = ({ words, from }) => words[from - 2]?.text === ")";

/** "In many decision-making processes", "a reliable decision-making process": what is counted needs its noun. */
const namesNoCount: Restriction = ({ words, from }) => {
  const before = words[from - 4];
  return (
    words[from - 1]?.lower === "making" &&
    before !== undefined &&
    (["VERB", "ADP", "CCONJ"].includes(before.pos) ||
      ["its", "their", "our", "your", "his", "her"].includes(before.lower))
  );
};

const afterParticiple: Restriction = ({ words, from }) => /(?:ed|en)$/.test(words[from - 1]?.lower ?? "");

/** Little words between things: prepositions and participles that an editor puts shorter. */
export const recastLinks = tableRule({
  id: "recast-links",
  summary: "A shorter link says the same.",
  stage: "clause",
  level: 6,
  entries: [
    ...oneOf,
    {
      match: "%risk|danger|cost|expense [ associated with ]",
      to: "of",
      unless: any(inFormulas, nextPos("PUNCT", "PRON")),
    },
    {
      match: "problems|challenges|difficulties|issues [ associated with ] <Ving>",
      to: "of",
      unless: inFormulas,
    },
    { match: "laws|rules|regulations|policies|legislation|guidelines [ related|relating|pertaining to ]", to: "on" },
    { match: "%cost|expense [ related|relating to ]", to: "of" },
    {
      match: "[ compared to|with ] traditional|conventional|previous|existing|other|their",
      to: "than",
      when: comparativeBefore,
    },
    { match: "as compared to|with", to: "compared with", level: 7, unless: comparativeBefore },
    { match: "as compared to|with", to: "than", when: comparativeBefore },
    { match: "compared to|with", to: "than", when: comparativeRight },
    {
      match: "throughout the day|night|week",
      to: "all $3",
      unless: any(nextPos("NOUN", "PART"), nextIs("and", "of")),
    },
    {
      match:
        "upon hearing|seeing|arriving|learning|discovering|entering|reaching|receiving|waking|returning|leaving|finding|completing",
      to: "on $2",
    },
    { match: "upon arrival|completion|closer|further", to: "on $2" },
    {
      match: "[ upon ] the|a|an|his|her|its|their|our|my|your|this|that|these|those",
      to: "on",
      unless: any(previousIs("once", "put"), inLaw, stumbled, occasions),
    },
    {
      match: "~vary|differ depending on",
      to: "~vary with",
      unless: nextIs("how", "what", "whether", "where", "who", "which", "when", "if"),
    },
    { match: ", [ coupled|combined|paired with ]", to: "with" },
    { match: ", [ accompanied by ] @DET|ADJ|NOUN|PRON", to: "with", unless: any(inFormulas, people) },
    {
      match: ", [ marked|characterized|characterised by ] @DET|ADJ|NOUN",
      to: "with",
      unless: any(inFormulas, afterBracket),
    },
    { match: ", [ filled with ] @DET|ADJ|NOUN", to: "full of" },
    { match: "@NOUN [ filled with ] @ADJ|NOUN", to: "full of", when: isObject, unless: any(afterParticiple, fillsUp) },
    { match: "@NOUN [ equipped|outfitted with ]", to: "with", level: 7, unless: fillsUp },
    { match: ", [ boasting ] @DET|ADJ|NOUN|NUM", to: "with" },
    { match: ", [ featuring ] a|an|the", to: "with", level: 7 },
    {
      match:
        "team|group|committee|panel|collection|set|series|mixture|crew|family|network|combination [ consisting|composed|comprised of ]",
      to: "of",
    },
    {
      match: "team|group|committee|panel|collection|set|series|crew|network [ comprising ] @NUM|ADJ|NOUN",
      to: "of",
      level: 7,
    },
    { match: "^ what 's|is more ,", to: "besides ," },
    { match: "^ what 's|is even better is that", to: "even better ," },
    { match: "^ rest assured that", to: "" },
    { match: "^ rest assured ,", to: "" },
    { match: "i am|'m writing to express my keen|strong|sincere|deep? interest in", to: "I am interested in" },
    {
      match: "i am|'m writing to express my sincere|deep|heartfelt|profound? gratitude|appreciation for",
      to: "I am grateful for",
    },
    {
      match: "i am|'m writing to express my deep|great|serious|strong? concern|concerns about|regarding|over|with",
      to: "I am worried about",
    },
    {
      match:
        "i am|'m writing to express my deep|extreme|strong? dissatisfaction|disappointment with|at|about|regarding",
      to: "I am disappointed with",
    },
    { match: "i am|'m writing to express my full|strong|wholehearted? support for|of", to: "I support" },
    { match: "~look forward to the opportunity|chance to <V>", to: "~look forward to $G7" },
    {
      match: "the opportunity to <V>",
      to: "$G4",
      when: all(previousIs("to"), (site) => site.words[site.from - 2]?.lower === "forward"),
    },
    { match: "assistance|help|cooperation|support in|with|regarding this matter", to: "help with this" },
    { match: "attention to this matter", to: "attention to this" },
    { match: "[ ~take the time to <V> ]", to: "~$5@1", level: 7, unless: previousIs("not", "n't") },
    { match: "in a state of panic|shock|chaos|disarray|flux|confusion|disrepair|despair|crisis|decline", to: "in $5" },
    {
      match: "[ nothing short of ] @ADJ",
      level: 9,
      to: "",
      unless: (site) => site.words[site.to]?.pos !== "ADJ" || site.words[site.to + 1]?.pos === "NOUN",
    },
    { match: "could n't|not help but feel", to: "felt", level: 9 },
    { match: "could n't|not help but notice", to: "noticed", level: 9 },
    { match: "could n't|not help but wonder", to: "wondered", level: 9 },
    { match: "could n't|not help but smile", to: "smiled", level: 9 },
    { match: "could n't|not help but think", to: "thought", level: 9 },
    { match: "could n't|not help but admire", to: "admired", level: 9 },
    { match: "could n't|not help but laugh", to: "laughed", level: 9 },
    { match: "could n't|not help but marvel", to: "marveled", level: 9 },
    { match: "ca n't|not help but feel", to: "feel", level: 9 },
    { match: "cannot help but feel", to: "feel", level: 9 },
    { match: "one of the reasons why|that", to: "one reason $5", level: 7 },
    { match: "one of the main|key|primary|major|biggest|principal reasons why|that", to: "one $4 reason $6", level: 7 },
    {
      match: "~play a|an crucial|vital|important|key|essential|significant|central|critical|pivotal|major role|part in",
      to: ["~be $3 to", "~be $3 in"],
      unless: any(nextPos("VERB"), nextIs("the", "this", "that", "her", "his"), notKey, previousPos("PUNCT")),
      level: 6,
    },
    {
      match: "~play a|an crucial|vital|important|key|essential|central|critical role in",
      to: "~be $3 to",
      when: all(nextIs("the"), not(deverbal)),
      unless: any(notKey, previousPos("PUNCT")),
      level: 7,
    },
    {
      match: "~be a|an crucial|vital|essential|important|key|critical|significant factor|element|component in",
      to: "~be $3 in",
      level: 7,
      unless: nextPos("VERB"),
    },
    {
      match: "~be a|an crucial|vital|essential|important|critical part|component|aspect|element of <Ving>",
      to: "~be $3 for $6",
      level: 7,
    },
    { match: "all while <Ving>", to: "while $3" },
    { match: "while at the same time <Ving>", to: "while $6" },
    { match: "while simultaneously <Ving>", to: "while $3", level: 7 },
    { match: "in tandem with", to: "with" },
    {
      match: "decision - making [ process|processes ]",
      to: "",
      unless: not(nextPos("PUNCT", "ADP", "CCONJ")),
      when: namesNoCount,
      level: 7,
    },
  ],
  examples: [
    { before: "One of the key benefits of the net is its price.", after: "A key benefit of the net is its price." },
    { before: "It helps in decision-making processes.", after: "It helps in decision-making." },
    { before: "It is a good decision-making process.", after: "It is a good decision-making process." },
    { before: "He has a pot filled with small coins.", after: "He has a pot full of small coins." },
    { before: "As he sang, the hall filled with warm light.", after: "As he sang, the hall filled with warm light." },
    { before: "The risks associated with ice are small.", after: "The risks of ice are small." },
    { before: "He left upon hearing the news.", after: "He left on hearing the news." },
    { before: "Once upon a time he left.", after: "Once upon a time he left." },
    { before: "The boats are more reliable compared to nets.", after: "The boats are more reliable than nets." },
    { before: "The boats are cheap compared to nets.", after: "The boats are cheap compared to nets." },
    { before: "The eggs were fresh, accompanied by crisp bacon.", after: "The eggs were fresh, with crisp bacon." },
    { before: "A team consisting of five men came.", after: "A team of five men came." },
    { before: "I am writing to express my interest in the job.", after: "I am interested in the job." },
    { before: "We look forward to the opportunity to meet you.", after: "We look forward to meeting you." },
    { before: "She could not help but smile.", after: "She smiled." },
    { before: "Prices vary depending on the season.", after: "Prices vary with the season." },
    { before: "Prices vary depending on how you pay.", after: "Prices vary depending on how you pay." },
    { before: "Salt plays a crucial role in cooking.", after: "Salt is crucial to cooking." },
    { before: "He played a key role in the film.", after: "He played a key role in the film." },
    { before: "He took the time to mend it.", after: "He mended it." },
    { before: "The town fell into a state of panic.", after: "The town fell into a state of panic." },
    { before: "He worked throughout the day.", after: "He worked all day." },
    { before: "He worked throughout the day and the night.", after: "He worked throughout the day and the night." },
  ],
});

const comparatives =
  /^(?:more|less|better|worse|higher|lower|larger|smaller|greater|fewer|faster|slower|stronger|weaker|cheaper|easier|harder|longer|shorter|safer|cleaner|older|younger|wider)$/;

/** A comparative stands shortly before, with nothing between that could be compared instead. */
function comparativeBefore({ words, from }: Parameters<Restriction>[0]): boolean {
  for (let i = from - 1; i >= Math.max(0, from - 4); i--) {
    const { lower, pos } = words[i]!;
    if (comparatives.test(lower)) return !words.slice(Math.max(0, i - 2), i).some((word) => word.lower === "than");
    if (!["ADJ", "NOUN", "ADV"].includes(pos)) return false;
  }
  return false;
}

/** The comparative is the word right before, or one adjective away. */
function comparativeRight(site: Parameters<Restriction>[0]): boolean {
  const { words, from } = site;
  const left = words[from - 1];
  if (left?.pos !== "ADJ" && !comparatives.test(left?.lower ?? "")) return false;
  return comparativeBefore(site) && !["when", "as"].includes(words[from - 1]!.lower);
}

/** "A pot filled with" after a verb or a preposition, and not "the pot filled with". */
function isObject({ words, from }: Parameters<Restriction>[0]): boolean {
  let i = from - 2;
  while (i >= 0 && ["ADJ", "NOUN", "NUM"].includes(words[i]!.pos)) i--;
  if (words[i]?.pos === "DET" || possessives.has(words[i]?.lower ?? "")) i--;
  const before = words[i];
  if (before === undefined || !["ADP", "VERB", "AUX"].includes(before.pos)) return false;
  return words.some((_, k) => k !== from && (k < from - 1 || k > from + 1) && verbGroupAt(words, k) !== undefined);
}

const possessives = new Set(["my", "your", "his", "her", "its", "our", "their"]);

/** "A sentence filled with", after a verb that does the filling. */
function fillsUp({ words, from }: Parameters<Restriction>[0]): boolean {
  return (
    ["be", "get", "have", "come", "keep"].includes(words[from - 2]?.lemma ?? "") || words[from - 1]!.lower === "it"
  );
}

/** A part in a play, or a modal's role that is only possible. */
function notKey({ words }: Parameters<Restriction>[0]): boolean {
  return words.some(({ lemma }) =>
    ["film", "movie", "actor", "actress", "series", "cast", "star", "episode", "season"].includes(lemma),
  );
}

function deverbal({ words, to }: Parameters<Restriction>[0]): boolean {
  return /(?:ment|tion|sion|ance|al)$/.test(words[to + 1]?.lower ?? "");
}
