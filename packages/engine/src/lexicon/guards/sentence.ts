import { clauseAt, mainClause } from "../../grammar/clause.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { wholeTense } from "../../grammar/tense.ts";
import { isAboutFormulas, isAboutLaw, reportsFigures, reportsTests, warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Site } from "../site.ts";
import type { NamedGuards } from "./named-guard.ts";
import { isIngVerb, isVerb, places, wordSet } from "./words.ts";

const studies = wordSet(
  `statistical statistically p-value regression correlation hypothesis coefficient variance anova placebo cohort
  estimator outlier sample confidence interval mean median baseline trial participant patient benchmark dataset
  equivariance classifier`,
);

const figureInText = /\bp\s*[<=>≤]|\d\s*%|\bn\s*=/i;

const authorities = wordSet(
  `law laws rule rules policy policies court license licence parent parents government school act owner visa permit bill
  amendment exemption ruling ban agreement treaty contract pass ticket permission right rights constitution decree
  authority authorities officials administration council`,
);

const proof = wordSet("theorem lemma proof let suppose assume");

const clauseHeads = wordSet("and but while although because so ; : — –");

const howOrWhat = wordSet("how what way ways where why things everything anything all than as");

const concessions = wordSet("but although though while despite however yet not n't");

const notPlain = wordSet("if when that which who because while whether not n't these and");

const trends = wordSet("increase rise grow decline fall spread date vary become begin start lead drop double");

const screen = wordSet("film movie actor actress series cast star episode season");

/** Guards that look at the sentence or the text: its topic, its clauses and where the match is in it. */
export const sentenceGuards = {
  aboutFilms: {
    holds: "The sentence is about a film or a series.",
    yes: "~play a key role in: He played a key role in the film.",
    no: "~play a key role in: Salt plays a key role in cooking.",
    test: ({ words }: Site) => words.some(({ lemma }) => screen.has(lemma)),
  },
  aboutFormulas: {
    holds: "The sentence has a word of mathematics or programming.",
    yes: "robust: It is a robust algorithm.",
    no: "robust: It is a robust chair.",
    test: ({ words }) => isAboutFormulas(words),
  },
  aboutLaw: {
    holds: "The sentence has a word of law.",
    yes: "~utilize: The tenant may utilize the garden.",
    no: "~utilize: The children may utilize the garden.",
    test: ({ words }) => isAboutLaw(words),
  },
  aboutStatistics: {
    holds: "The sentence has a word of studies and statistics, a percentage, or a figure such as “p <” or “n =”.",
    yes: "significant: We saw a significant rise of 20% last year.",
    no: "significant: We saw a significant rise last year.",
    test: ({ words, context }: Site) =>
      words.some(({ lemma }) => studies.has(lemma)) ||
      figureInText.test(context.text.slice(words[0]!.start, words.at(-1)!.end)),
  },
  aboutTrend: {
    holds: "The sentence has a verb or noun for a change over time, such as “rise”, “spread” or “begin”.",
    yes: "the use of: The use of salt began to grow.",
    no: "the use of: The use of salt is a matter of taste.",
    test: ({ words }: Site) => words.some(({ lemma }) => trends.has(lemma)),
  },
  addressesReader: {
    holds: "The sentence has “you” or “your”.",
    yes: "it is important to: It is important to oil your saw.",
    no: "it is important to: It is important to oil a saw.",
    test: ({ words }: Site) => words.some(({ lower }) => lower === "you" || lower === "your"),
  },
  afterHowOrWhat: {
    holds: "A word such as “how”, “what”, “ways”, “everything” or “than” is among the three words before the match.",
    yes: "they [ can ] learn: We show how they can learn it.",
    no: "they [ can ] learn: We hope they can learn it.",
    test: ({ words, from }: Site) => words.slice(Math.max(0, from - 3), from).some(({ lower }) => howOrWhat.has(lower)),
  },
  afterOpeningCondition: {
    holds: "The sentence begins with “if”, “since” or “when”, and exactly one comma stands before the match.",
    yes: ", [ then ] @DET: If it rains, then the field floods.",
    no: ", [ then ] @DET: It rains, then the field floods.",
    test: ({ words, from }: Site) =>
      ["if", "since", "when"].includes(words[0]?.lower ?? "") &&
      words.slice(0, from).filter(({ text }) => text === ",").length === 1,
  },
  afterQuestionWord: {
    holds: "“How”, “what”, “why”, “which” or “who” is among the seven words before the match.",
    yes: "~affect: We know how rain affects the harvest.",
    no: "~affect: We know that rain affects the harvest.",
    test: ({ words, from }: Site) =>
      words
        .slice(Math.max(0, from - 7), from)
        .some(({ lower }) => ["how", "what", "why", "which", "who"].includes(lower)),
  },
  andVerbLater: {
    holds: "After the next word, “and” stands somewhere right before a verb or an auxiliary.",
    yes: "that is often used: He has a boat that is often used here and was sold.",
    no: "that is often used: He has a boat that is often used for fishing.",
    test: ({ words, to }: Site) => words.some(({ lower }, i) => i > to && lower === "and" && isVerb(words[i + 1])),
  },
  authorityBefore: {
    holds: "A word for a rule or an authority stands before the match.",
    yes: "[ ~allow ] <NP>: The law allows dogs in the park.",
    no: "[ ~allow ] <NP>: The glass allows plants to grow.",
    test: ({ words, from }: Site) => words.slice(0, from).some(({ lower }) => authorities.has(lower)),
  },
  beforeClause: {
    holds: "The subject and the finite verb of a clause stand within the eight words after the match.",
    yes: "~ensure that: They ensure that the dog is safe.",
    no: "~ensure that: They ensure that.",
    test: ({ words, to }: Site) => clauseAt(words, to, Math.min(words.length, to + 8)) !== undefined,
  },
  beforeClosedPhrase: {
    holds:
      "Nothing but nouns with their articles, adjectives, numbers and prepositions stands between the match and the next comma or period, and at least two of them.",
    yes: ", which is: He saw Leeds, which is a town in England.",
    no: ", which is: He saw Leeds, which is a town that grew.",
    test: ({ words, to }: Site) => {
      const rest = words.slice(to);
      const end = rest.findIndex(({ text }) => text === "." || text === ",");
      return (
        end > 1 && rest.slice(0, end).every(({ pos }) => ["DET", "ADJ", "NOUN", "ADP", "PROPN", "NUM"].includes(pos))
      );
    },
  },
  commaThatFollows: {
    holds: "After the next word, “that” stands somewhere right behind a comma.",
    yes: "knew [ that ]: She knew that he lied, that he left and that he sang.",
    no: "knew [ that ]: She knew that he lied and that he left.",
    test: ({ words, to }: Site) =>
      words.some(({ lower }, i) => i > to && lower === "that" && words[i - 1]!.lower === ","),
  },
  earlyInSentence: {
    holds: "At most two words stand before the match.",
    yes: "while [ keeping ] <NP>: And while keeping the dog, they left.",
    no: "while [ keeping ] <NP>: They left the house while keeping the dog.",
    test: ({ from }: Site) => from < 3,
  },
  endsPlainStatement: {
    holds:
      "The noun before the comma before the match is plural, all verbs of the sentence are in the present, and no conjunction, negation or relative word stands before the match.",
    yes: "@NOUN , [ including ] <NP+>: The shop sells tools, including saws and axes.",
    no: "@NOUN , [ including ] <NP+>: If it needs tools, including saws, we go.",
    test: ({ words, from }: Site) =>
      isPlural(words[from - 2]!) &&
      wholeTense(words) === "present" &&
      !words.slice(0, from).some(({ pos, lower }) => pos === "SCONJ" || notPlain.has(lower)),
  },
  hasConcession: {
    holds: "The sentence has a word such as “but”, “although” or “however”, or “not”.",
    yes: "^ overall ,: Overall, the food was good but dear.",
    no: "^ overall ,: Overall, the plan is sound.",
    test: ({ words }: Site) => words.some(({ lower }) => concessions.has(lower)),
  },
  hasCondition: {
    holds: "The sentence has “if” or “when”.",
    yes: ", [ then ]: If it rains, then we stay.",
    no: ", [ then ]: It rained, then we left.",
    test: ({ words }: Site) => words.some(({ lower }) => lower === "if" || lower === "when"),
  },
  hasNegationOrCase: {
    holds: "The sentence has “not”, “never”, “no”, “than”, “case” or “cases”.",
    yes: "often: The paint often has no smell.",
    no: "often: The paint often smells.",
    test: ({ words }: Site) =>
      words.some(({ lower }) => ["than", "not", "never", "no", "case", "cases"].includes(lower)),
  },
  hasNotOrThan: {
    holds: "The sentence has “not”, “than”, “unlike” or “rather”.",
    yes: "^ notably ,: Notably, it was not the baker.",
    no: "^ notably ,: Notably, it was the baker.",
    test: ({ words }: Site) => words.some(({ lower }) => ["not", "than", "unlike", "rather"].includes(lower)),
  },
  hasNumber: {
    holds: "The sentence has a number.",
    yes: ", [ including ]: They sell five fruits, including apples.",
    no: ", [ including ]: They sell fruits, including apples.",
    test: ({ words }: Site) => words.some(({ pos }) => pos === "NUM"),
  },
  hasOnly: {
    holds: "The sentence has “only” or “just”.",
    yes: "also: It is not only cheap but it also works.",
    no: "also: It also works.",
    test: ({ words }: Site) => words.some(({ lower }) => lower === "only" || lower === "just"),
  },
  hasQuotationMark: {
    holds: "The sentence has a double quotation mark.",
    yes: "~say: “I know,” he said.",
    no: "~say: He said nothing.",
    test: ({ words }: Site) => words.some(({ text }) => /["“”]/.test(text)),
  },
  headsClause: {
    holds:
      "The match heads a clause: it follows nothing, a joining word, a strong mark, or a comma with no verb before it.",
    yes: "it is important to note that: However, it is important to note that bees sleep.",
    no: "it is important to note that: I think it is important to note that bees sleep.",
    test: ({ words, from }: Site) => {
      const left = words[from - 1];
      if (left === undefined || clauseHeads.has(left.lower)) return true;
      return left.text === "," && words.slice(0, from - 1).every(({ pos }) => pos !== "VERB" && pos !== "AUX");
    },
  },
  inCasualText: {
    holds: "The text contracts more often than not, or its mode or tone asks for it.",
    yes: "like: I don't eat fruits like apples and pears.",
    no: "like: They eat fruits like apples and pears.",
    test: ({ context }: Site) => context.casual,
  },
  inCleft: {
    holds: "“It” with a form of “be” right behind it stands before the match.",
    yes: "that is: It is the lamp that is connected to the door.",
    no: "that is: He has a lamp that is connected to the door.",
    test: ({ words, from }: Site) =>
      words.slice(0, from).some(({ lower }, i) => lower === "it" && words[i + 1]?.lemma === "be"),
  },
  inInstruction: {
    holds: "The sentence tells the reader what to do, and no comma stands before the match.",
    yes: ", ensuring: Choose a small saw, ensuring a clean cut.",
    no: ", ensuring: They chose a small saw, ensuring a clean cut.",
    test: ({ words, from }: Site) => {
      // A label such as "Speed:" may stand before the verb.
      const label = words.findIndex(({ text }) => text === ":");
      const first = words[label >= 0 && label < 4 ? label + 1 : 0];
      if (first?.pos !== "VERB" || first.lower !== first.lemma) return false;
      return !words.slice(0, from).some(({ text }) => text === ",");
    },
  },
  inProof: {
    holds: "This sentence or the one before it has a word of proofs, such as “suppose”, or a sign such as “=”.",
    yes: "^ [ as such ] ,: As such, we assume the rest.",
    no: "^ [ as such ] ,: As such, the roof must be mended.",
    test: ({ words, context }: Site) =>
      [...words, ...(context.previous?.words ?? [])].some(
        ({ lower, text }) => proof.has(lower) || /[=<>≤≥∈→]/.test(text),
      ),
  },
  linkedVerbLater: {
    holds: "The first comma, “and” or “but” after the next word is “and” or “but” right before a verb or an auxiliary.",
    yes: "that is made by: Take the rope that is made by hand and is sold here.",
    no: "that is made by: Take the rope that is made by hand, and is sold here.",
    test: ({ words, to }: Site) => {
      const link = words.findIndex(({ lower }, i) => i > to && [",", "and", "but"].includes(lower));
      return link > 0 && words[link]!.lower !== "," && isVerb(words[link + 1]);
    },
  },
  mainVerbInPresent: {
    holds: "The verb of the main clause is in the present.",
    yes: "^ ultimately ,: Ultimately, the choice is hers.",
    no: "^ ultimately ,: Ultimately, the fort fell.",
    test: ({ words }: Site) => mainClause(words, 1, words.length)?.verb.tense === "present",
  },
  namesPlaceEarly: {
    holds: "One of the first ten words of the sentence names a place, such as “town” or “park”.",
    yes: "at the heart of: At the heart of the town lies the market.",
    no: "at the heart of: At the heart of the plan lies a simple idea.",
    test: ({ words }: Site) => words.slice(0, 10).some(({ lemma }) => places.has(lemma)),
  },
  opensSentence: {
    holds: "The match opens the sentence; at most marks stand before it.",
    yes: "providing: Providing food is hard.",
    no: "providing: They are providing food.",
    test: ({ words, from }: Site) => words.slice(0, from).every(({ pos }) => pos === "PUNCT"),
  },
  opensWithFor: {
    holds: "The sentence begins with “for”.",
    yes: "refer to: For more details, refer to the manual.",
    no: "refer to: Please refer to the manual.",
    test: ({ words }: Site) => words[0]?.lower === "for",
  },
  opensWithNot: {
    holds: "“Not” is the first word of the sentence.",
    yes: ", [ but ]: Not the cat, but the dog barked.",
    no: ", [ but ]: The cat hid, but the dog barked.",
    test: ({ words }: Site) => words[0]?.lower === "not",
  },
  orFollows: {
    holds: "The word “or” stands somewhere after the match.",
    yes: "whether: We ask whether it is safe or not.",
    no: "whether: We ask whether it is safe.",
    test: ({ words, to }: Site) => words.slice(to).some(({ lower }) => lower === "or"),
  },
  ownProposal: {
    holds: "The text has spoken of proposing something before, and “we” or “our” stands there or in this sentence.",
    yes: "the proposed method: We propose a method. The proposed method is fast.",
    no: "the proposed method: They tested a method. The proposed method is fast.",
    test: ({ words, context }: Site) =>
      context.said.get("propose") !== undefined &&
      (context.said.get("we") !== undefined || words.some(({ lower }) => lower === "we" || lower === "our")),
  },
  personEarlier: {
    holds: "“I”, “he”, “she” or “you” stands somewhere before the match.",
    yes: "focusing: She read the book, focusing on the war.",
    no: "focusing: The book covers it all, focusing on the war.",
    test: ({ words, from }: Site) =>
      words.slice(0, from).some(({ lower }) => ["i", "he", "she", "you"].includes(lower)),
  },
  pronounAfterDash: {
    holds:
      "After the match a semicolon or a dash stands right before “it”, “they”, “this”, “he” or “she”, with no “but” before it.",
    yes: "not just: A loaf is not just a meal; it is a gift.",
    no: "not just: It was not just a bad year.",
    test: ({ words, to }: Site) => {
      const rest = words.slice(to);
      const mark = rest.findIndex(({ text, lower }) => /^(?:[;—–]|--)$/.test(text) || lower === "but");
      return (
        mark > 0 &&
        rest[mark]!.lower !== "but" &&
        ["it", "they", "this", "he", "she"].includes(rest[mark + 1]?.lower ?? "")
      );
    },
  },
  reportsFigures: {
    holds:
      "The sentence has a word of statistics, a word with a digit first, “%”, or a sign such as “p”, “n”, “CI” or “SD”.",
    yes: "significantly: Sales rose significantly in 2019.",
    no: "significantly: Sales rose significantly last year.",
    test: ({ words }) => reportsFigures(words),
  },
  reportsTests: {
    holds:
      "The sentence has a word of statistics or the figure of a test, such as “p < 0.05”; a number alone does not count.",
    yes: "significant: The correlation was significant.",
    no: "significant: The rise was significant in 2019.",
    test: ({ words }) => reportsTests(words),
  },
  secondThatFollows: {
    holds: "“And that”, “or that” or “but that” stands after the match.",
    yes: "note that: They note that it rains and that it is cold.",
    no: "note that: They note that it rains.",
    test: ({ words, to }: Site) =>
      words
        .slice(to)
        .some(({ lower }, i, rest) => lower === "that" && ["and", "or", "but"].includes(rest[i - 1]?.lower ?? "")),
  },
  statementEarlier: {
    holds:
      "A statement of three words or more, with a finite verb and no verb in -ing, ends at the comma that the match begins with or follows.",
    yes: ", [ aiming ]: The town raised the fee, aiming to cut traffic.",
    no: ", [ aiming ]: A town, aiming to grow, built a mill.",
    test: ({ words, from }: Site) => {
      let comma = from;
      while (comma >= 0 && words[comma]!.text !== ",") comma--;
      const statement = words.slice(0, Math.max(0, comma));
      return statement.length >= 3 && statement.some((_, i) => verbGroupAt(words, i)) && !statement.some(isIngVerb);
    },
  },
  textHasQuestion: {
    holds: "A question mark stands somewhere in the text.",
    yes: "worldwide: Are they sold worldwide?",
    no: "worldwide: They are sold worldwide.",
    test: ({ context }: Site) => context.text.includes("?"),
  },
  toldInPresent: {
    holds: "All verbs of the sentence are in the present.",
    yes: "^ [ once ] the: Once the glue is dry, we paint the lid.",
    no: "^ [ once ] the: Once the glue was dry, we painted the lid.",
    test: ({ words }: Site) => wholeTense(words) === "present",
  },
  warnsOrBinds: {
    holds:
      "The sentence gives a warning or a dose or sets down law: it has a word for that, or “must not” or the like.",
    yes: "~purchase: You must not purchase it.",
    no: "~purchase: You can purchase it.",
    test: ({ words }) => warnsOrBinds(words),
  },
} satisfies NamedGuards;
