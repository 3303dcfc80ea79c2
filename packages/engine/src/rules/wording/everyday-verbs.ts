import { subjectOf } from "../../grammar/conjugate.ts";
import {
  all,
  any,
  describesNoun,
  hasForm,
  inFormulas,
  inLaw,
  inMode,
  inSentenceWith,
  near,
  nextIs,
  nextLemma,
  nextPos,
  not,
  objectIs,
  passive,
  personalSubject,
  previousIs,
  previousPos,
  thingActs,
  transitive,
} from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";
import { bookishVerbs } from "./bookish-verbs.ts";

const inactive = not(transitive);
const inLab = inSentenceWith(
  "sample",
  "patient",
  "consent",
  "dataset",
  "supplier",
  "wavelength",
  "solution",
  "equation",
);

const evidence = new Set(
  `result finding study analysis research survey experiment evidence datum data test investigation inspection review
  observation measurement examination image scan record letter document`.split(/\s+/),
);

/** Firms and people reveal what they say; only evidence shows it. */
const evidenceSubject: Restriction = ({ words, from }) => evidence.has(subjectOf(words, from)?.lemma ?? "");

export const everydayVerbs = tableRule({
  id: "everyday-verbs",
  summary: "The everyday verb says the same.",
  stage: "wording",
  level: 6,
  entries: [
    {
      match: "~obtain",
      to: "~get",
      unless: any(
        inactive,
        describesNoun,
        inLab,
        inLaw,
        inFormulas,
        previousIs("have", "has", "had"),
        objectIs("evidence", "degree", "license", "permit", "data", "datum", "result", "value", "estimate"),
      ),
    },
    { match: "~acquire", to: "~gain", when: objectIs("knowledge", "experience", "understanding"), unless: passive },
    {
      match: "~retain",
      to: "~keep",
      unless: any(inactive, inLaw, near(5, "lawyer", "attorney", "counsel", "firm", "water", "right"), describesNoun),
    },
    {
      match: "~encounter",
      to: "~face",
      when: objectIs("challenge", "difficulty", "obstacle", "resistance", "opposition", "setback"),
      unless: passive,
    },
    { match: "~encounter", to: "~run into", when: objectIs("problem", "trouble", "issue"), unless: passive },
    {
      match: "~implement",
      to: "~introduce",
      when: objectIs(
        "measure",
        "policy",
        "reform",
        "change",
        "restriction",
        "rule",
        "ban",
        "law",
        "guideline",
        "limit",
      ),
      unless: describesNoun,
    },
    {
      match: "~implement",
      to: "~carry out",
      when: objectIs("plan", "project", "program", "programme", "initiative", "scheme", "campaign"),
      unless: describesNoun,
    },
    {
      match: "~employ",
      to: "~use",
      when: objectIs(
        ..."method technique strategy approach tool technology tactic device system calculation model algorithm measure".split(
          " ",
        ),
        ..."mechanism procedure process principle metaphor imagery language framework practice network style".split(
          " ",
        ),
      ),
      unless: describesNoun,
    },
    {
      match: "~undertake",
      to: "~carry out",
      when: objectIs("study", "research", "work", "project", "review", "investigation", "survey", "assessment"),
      unless: describesNoun,
    },
    {
      match: "=ensure that/SCONJ",
      to: ["~make sure that", "~make sure"],
      level: 5,
      unless: any(thingActs, previousIs("which"), inMode("academic", "formal")),
    },
    {
      match: "[ ~enable|allow|permit ] <NP+> [ to ] @ADV? <V>",
      to: "~let … ",
      level: 5,
      unless: any(passive, inMode("academic", "formal"), inLaw, longObject, describesNoun, secondTo),
    },
    {
      match: "[ ~empower ] <NP+> [ to ] @ADV? <V>",
      to: ["~let … ", "~help … "],
      level: 4,
      unless: any(passive, longObject, describesNoun, secondTo),
    },
    {
      match: "~allow for",
      to: "~allow",
      level: 5,
      when: objectIs("flexibility", "access", "control", "use", "comparison", "customization", "integration", "growth"),
    },
    { match: "[ ~align with ]", to: ["~fit", "~match"], level: 5, unless: any(passive, hasForm("ed"), nextIs("each")) },
    {
      match: "~resonate with",
      to: "~appeal to",
      level: 5,
      when: any(
        nextPos("PRON"),
        objectIs("viewer", "reader", "audience", "people", "customer", "visitor", "fan", "voter"),
      ),
      unless: inSentenceWith("frequency", "sound", "circuit", "wave", "string"),
    },
    { match: "~pave the way for", to: "~help bring about", level: 8 },
    { match: "~shed|throw @ADJ? light on|upon", to: ["~help explain", "~clarify"], level: 4, unless: passive },
    { match: "~grapple with", to: "~struggle with", level: 5, unless: inSentenceWith("wrestle", "opponent") },
    {
      match: "~craft",
      to: "~write",
      level: 4,
      when: objectIs("letter", "essay", "message", "email", "story", "speech", "sentence", "copy", "script", "poem"),
      unless: describesNoun,
    },
    {
      match: "~craft",
      to: "~draw up",
      level: 5,
      when: objectIs("plan", "strategy", "policy", "legislation", "proposal"),
    },
    { match: "[ crafted ] from|by|with|out|in|to|for", to: "made", level: 4 },
    { match: "meticulously|carefully|expertly|beautifully [ crafted ]", to: "made", level: 4 },
    { match: "carefully [ curated ]", to: "chosen" },
    { match: "~surpass", to: "~beat", level: 7, when: objectIs("rival", "competitor", "record", "opponent") },
    { match: "~reside in", to: "~live in", when: personalSubject },
    { match: "~assist|aid in <Ving>", to: "~help $V3", level: 5, unless: passive },
    { match: "[ ~assist ] <NP> [ in <Ving> ]", to: "~help … $V4", level: 5, unless: passive },
    { match: "~assist|aid in", to: "~help with", level: 6, unless: any(passive, nextIs("dying")) },
    {
      match: "~assist",
      to: "~help",
      level: 5,
      unless: any(
        describesNoun,
        near(5, "goal", "rebound", "surgeon", "suicide", "nhl", "nba", "score"),
        nextIs("in", "dying", "living"),
        all(hasForm("ed"), previousPos("NOUN"), nextPos("NOUN")),
      ),
    },
    { match: "~inquire|enquire", to: "~ask", level: 4 },
    {
      match: "[ ~inform ] me|you|him|her|us|them|people|patients|customers|readers|users|visitors that|about|of",
      to: "~tell",
      unless: any(passive, inLaw, describesNoun, previousPos("DET", "ADJ")),
    },
    { match: "[ informed ] that", to: "told", when: passive, unless: inLaw },
    {
      match: "~purchase",
      to: "~buy",
      level: 4,
      unless: any(
        nextLemma("power", "department", "manager", "agent", "order", "price", "decision", "behavior", "behaviour"),
        nextLemma("process", "option", "experience", "habit", "agreement", "history"),
      ),
    },
    {
      match: "~modify",
      to: "~change",
      unless: any(
        inactive,
        describesNoun,
        inFormulas,
        inSentenceWith(
          "gene",
          "genetic",
          "genetically",
          "dna",
          "license",
          "protein",
          "cell",
          "crop",
          "adjective",
          "noun",
        ),
      ),
    },
    { match: "[ depicted ] as|in|by|so|with", to: "shown" },
    { match: "~depict", to: "~show", unless: describesNoun },
    {
      match: "~illustrate",
      to: "~show",
      unless: any(
        inactive,
        describesNoun,
        personalSubject,
        objectIs("point"),
        near(5, "book", "artist", "magazine", "drawing", "story"),
      ),
    },
    { match: "~reveal that|how", to: "~show $2", when: evidenceSubject, unless: passive },
    ...bookishVerbs,
  ],
  examples: [
    { before: "Songs connect and transcend.", after: "Songs connect and transcend." },
    { before: "You can make an informed decision that fits.", after: "You can make an informed decision that fits." },
    { before: "They obtained a map.", after: "They got a map." },
    { before: "The map was obtained by force.", after: "The map was obtained by force." },
    { before: "It allows users to save files.", after: "It lets users save files." },
    { before: "It allowed many people of the town to take part.", after: "It let many people of the town take part." },
    { before: "It allowed them to freely take part.", after: "It let them freely take part." },
    {
      before: "It allowed them to meet old friends and to take part.",
      after: "It allowed them to meet old friends and to take part.",
    },
    { before: "It allows us to read or to write.", after: "It allows us to read or to write." },
    { before: "Dogs are not allowed to enter.", after: "Dogs are not allowed to enter." },
    { before: "It assists farmers in growing rice.", after: "It helps farmers grow rice." },
    { before: "It aids in growing rice.", after: "It helps grow rice." },
    { before: "She had an assist in the match.", after: "She had an assist in the match." },
    { before: "They purchased two lamps.", after: "They bought two lamps." },
    { before: "Purchasing power fell.", after: "Purchasing power fell." },
    { before: "It is often referred to as the grey stone.", after: "It is often called the grey stone." },
    { before: "He referred to the book as a map.", after: "He called the book a map." },
    { before: "He referred to it as playing a part.", after: "He referred to it as playing a part." },
    { before: "You can refer to it as you write.", after: "You can refer to it as you write." },
    { before: "It has heroes, depicted as fools.", after: "It has heroes, shown as fools." },
    { before: "The rise of driver assisted cars is slow.", after: "The rise of driver assisted cars is slow." },
    { before: "The plan resonates with old values.", after: "The plan resonates with old values." },
    { before: "To illustrate this point, take two men.", after: "To illustrate this point, take two men." },
    { before: "It suits those engaged in sports.", after: "It suits those engaged in sports." },
    { before: "The tests revealed that the well was dry.", after: "The tests showed that the well was dry." },
    { before: "The firm revealed that it lost money.", after: "The firm revealed that it lost money." },
    {
      before: "He gave a talk, revealing that he would leave.",
      after: "He gave a talk, revealing that he would leave.",
    },
    { before: "They check by weighing selected apples.", after: "They check by weighing selected apples." },
    { before: "It rings twice, which ensures that we hear.", after: "It rings twice, which ensures that we hear." },
    { before: "Please ensure that the door is shut.", after: "Please make sure that the door is shut." },
    { before: "The scene depicts a river.", after: "The scene shows a river." },
  ],
});

/** "Allow us to read and to write": the second "to" would be left behind after "let". */
function secondTo({ words, slots }: Parameters<typeof passive>[0]): boolean {
  return words
    .slice(slots.at(-1)!.to)
    .some(({ lower }, i, after) => ["and", "or", "but"].includes(lower) && after[i + 1]?.lower === "to");
}

function longObject({ slots }: Parameters<typeof passive>[0]): boolean {
  const object = slots[1]!;
  return object.to - object.from > 6;
}
