import { any, inFormulas, inMode, nextIs, nextPos } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";

const learned = inMode("academic", "formal");

const proof = new Set("theorem lemma proof let suppose assume".split(" "));
const reasoning: Restriction = ({ words, context }) =>
  [...words, ...(context.previous?.words ?? [])].some((word) => proof.has(word.lower) || /[=<>≤≥∈→]/.test(word.text));

/** "So, what now?" and "So, yes" need the pause. */
const shortAnswer = any(
  nextPos("PUNCT", "INTJ", "VERB"),
  nextIs(
    "what",
    "why",
    "how",
    "who",
    "where",
    "when",
    "yes",
    "no",
    "here",
    "let",
    "for",
    "in",
    "to",
    "is",
    "are",
    "do",
    "did",
  ),
);

/** A clause whose subject follows at once. */
const subjectNext = nextPos("PRON", "DET", "NOUN", "PROPN", "ADJ", "NUM");

/** "If it rains, then": the condition opens the sentence, and nothing else stands between. */
const conditional: Restriction = ({ words, from }) =>
  ["if", "since", "when"].includes(words[0]?.lower ?? "") &&
  words.slice(0, from).filter((word) => word.text === ",").length === 1;

export const lighterOpeners = tableRule({
  id: "lighter-openers",
  summary: "A shorter opening leads on just as well.",
  stage: "frame",
  level: 5,
  entries: [
    { match: "^ [ so , ]", to: "so", when: subjectNext, unless: any(learned, shortAnswer) },
    { match: "^ [ so , ] if|while|although|when|since|even|unless", to: "so", unless: learned },
    { match: "^ [ but|and , ]", to: "$1", level: 8, when: subjectNext, unless: any(learned, shortAnswer) },
    { match: "^ [ then , ]", to: "then", level: 7, when: subjectNext, unless: any(learned, shortAnswer) },
    { match: "^ [ as such , ]", to: "so", level: 6, unless: any(learned, reasoning) },
    { match: "^ having said that ,", to: "still,", level: 5, unless: learned },
    { match: "^ with that being? said ,", to: "still,", level: 5, unless: learned },
    { match: "^ that being said ,", to: "still,", level: 5, unless: learned },
    { match: "^ that said ,", to: "still,", level: 7, unless: learned },
    { match: "^ with this|that in mind ,", to: "so", level: 6, unless: any(learned, reasoning) },
    { match: "^ [ by|in doing so ] , @PRON", to: "this way", level: 7, unless: learned },
    { match: "^ [ as a consequence ] ,", to: "as a result", level: 5 },
    { match: "^ [ by the same token ] ,", to: "likewise", level: 5 },
    { match: "^ [ in the same vein ] ,", to: "likewise", level: 5 },
    { match: "^ [ in a similar vein|fashion|manner ] ,", to: "similarly", level: 5 },
    { match: "^ [ to begin with ] ,", to: "first", level: 6, unless: learned },
    { match: "^ [ to start with ] ,", to: "first", level: 6, unless: learned },
    { match: "^ [ in essence ] ,", to: "in short", level: 6 },
    { match: "^ [ to put it simply ] ,", to: "in short", level: 5 },
    { match: "^ [ generally speaking ] ,", to: "generally", level: 6 },
    { match: "^ [ as a matter of fact ] ,", to: "in fact", level: 5 },
    { match: ", [ then ] @PRON|DET|NOUN|PROPN|ADJ", to: "", level: 6, when: conditional, unless: reasoning },
    { match: "^ as you can see ,", to: "", level: 6 },
    { match: "^ as we all? know ,", to: "", level: 6 },
    {
      match: "^ it is|'s clear|evident|apparent|obvious that",
      to: "clearly,",
      level: 6,
      unless: any(learned, inFormulas, nextIs("the")),
    },
    { match: "^ in my opinion , i think|believe|feel that?", to: "I $6", level: 5 },
    { match: "^ the reason for this is that", to: "This is because", level: 5 },
    { match: "^ the reason for this is because", to: "This is because", level: 4 },
    { match: "^ keep|bear in mind that", to: "", level: 5, when: nextPos("DET", "PRON", "NOUN", "PROPN", "ADJ") },
    { match: "^ interestingly|significantly|remarkably enough? ,", to: "", level: 8, unless: learned },
    { match: "^ for instance", to: "for example", level: 7 },
    { match: ", for instance ,", to: ", for example,", level: 7 },
  ],
  examples: [
    { before: "So, the ferry left late.", after: "So the ferry left late." },
    { before: "If it rains, then the field floods.", after: "If it rains, the field floods." },
    { before: "We ate, then we left.", after: "We ate, then we left." },
    { before: "As such, the roof must be mended.", after: "So the roof must be mended." },
    { before: "With that being said, the soup was hot.", after: "Still, the soup was hot." },
    { before: "In my opinion, I think that cats are quiet.", after: "I think cats are quiet." },
    { before: "It is clear that they sleep by day.", after: "Clearly, they sleep by day." },
    { before: "Keep in mind that the shop shuts at noon.", after: "The shop shuts at noon." },
    { before: "As a consequence, the wall fell.", after: "As a result, the wall fell." },
    { before: "By doing so, we save water.", after: "This way, we save water." },
    { before: "So, what now?", after: "So, what now?" },
    { before: "So far, it has rained.", after: "So far, it has rained." },
    { before: "Then, in May, it rained.", after: "Then, in May, it rained." },
    { before: "So, the ferry left late.", after: "So, the ferry left late.", mode: "academic" },
    { before: "As such things go, it is cheap.", after: "As such things go, it is cheap." },
  ],
});
