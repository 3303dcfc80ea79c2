import type { Word } from "../../document/document.ts";
import { possessives } from "../../grammar/closed-classes.ts";
import { isModal, verbFormAt } from "../../grammar/conjugate.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPassive, isPluralSubject } from "../../grammar/relations.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Site } from "../site.ts";
import type { NamedGuards } from "./named-guard.ts";
import { verbOf } from "./tree.ts";
import { afterSecond, before, isIngVerb, isVerb, lowerOf, wordSet } from "./words.ts";

const objectStarts = wordSet("DET PRON NOUN PROPN ADJ NUM");

/** The word that governs the verb at `index`: the nearest one before it that is no adverb and no "not". */
function governorAt(words: readonly Word[], index: number): Word | undefined {
  let i = index - 1;
  while (i >= 0 && (words[i]!.pos === "ADV" || words[i]!.lower === "not" || words[i]!.lower === "n't")) i--;
  return words[i];
}

/** Verbs and participles for what happens to somebody or something. */
const affecting = wordSet(`
  bewilder bewildered surprise surprised shock shocked impress impressed confuse confused disappoint disappointed amaze
  amazed annoy annoyed offend offended distract distracted mar marred ruin ruined limit limited characterize
  characterized define defined mark marked trouble troubled strike struck affect affected hamper hampered
`);

const idioms = wordSet(`
  steps advantage care place part interest mercy up off weight speed ground time trouble fire corner costume
  exception course mind sides war peace alarm sense way light traction momentum
`);

const nominals = wordSet("DET NOUN ADJ PRON");

const linking = wordSet("be seem become remain look feel");

/** An object may begin with this word. */
function isObjectStart(word: Word | undefined): boolean {
  return word !== undefined && (nominals.has(word.pos) || word.lower.endsWith("ed"));
}

/** Two words such as "the …" or "… of", which begin another noun of action. */
function isActionNoun(first: string | undefined, second: string | undefined): boolean {
  return (
    first === "the" ||
    first === "its" ||
    /(?:tion|ment|sion|ance|al|sis)$/.test(`${first} ${second}`) ||
    second === "of"
  );
}

/** Within twenty words after the match a verb stands right behind a word that `joins`. */
function joinsVerb({ words, to }: Site, joins: (word: Word) => boolean): boolean {
  return words.slice(to, to + 20).some((word, i) => joins(word) && words[to + i + 1]?.pos === "VERB");
}

const joiners = wordSet("and or but");

const wishes = wordSet("ensure sure guarantee want hope need");

const states = wordSet(
  `be have exist play shape influence inspire offer provide serve rely live face use hold pose define love feel need want
  believe affect draw resonate matter dominate captivate fascinate represent depend struggle suffer attract rank appeal
  haunt divide inform enjoy lack guide belong reflect contribute form carry value view see consider treat know`,
);

const pluralSubjects = wordSet("i you we they which that who");

/** Verbs, and "to", that ask for a bare verb behind their object. */
const bareVerbTakers = wordSet("let help make watch see have do to");

/** What stands before a form in -ed and shows whether it is a participle or the past. */
const formShowers = wordSet(
  `is are was were be been being am 's 're 've 'd has have had having get gets got getting
  i you he she it we they who`,
);

/** Guards that look at verbs: voice, tense, form and object. */
export const verbsGuards = {
  adverbInLyFits: {
    holds: "The adjective in the fourth slot of the pattern becomes an adverb by adding “-ly”.",
    yes: "in a more @ADJ way: He spoke in a more careful way.",
    no: "in a more @ADJ way: He spoke in a more simple way.",
    test: ({ words, slots }: Site) => {
      const adjective = words[slots[3]!.from]!.lower;
      return /(?:ful|ive|able|ible|ent|ant|ous|al|ed|ate)$/.test(adjective) && !/[^aeiou]le$/.test(adjective);
    },
  },
  afterAffectingVerb: {
    holds: "The word before the match is a verb or participle for an effect, such as “surprise” or “ruined”.",
    yes: "by: She was surprised by the news.",
    no: "by: They saved fuel by sailing.",
    test: ({ words, from }: Site) => {
      const left = words[from - 1];
      return left !== undefined && (affecting.has(left.lemma) || affecting.has(left.lower));
    },
  },
  afterLinkingVerb: {
    holds:
      "A form of “be”, “seem”, “become”, “remain”, “look” or “feel” stands right before the match or before an adverb there.",
    yes: "happy: She is very happy.",
    no: "happy: They met a happy man.",
    test: ({ words, from }: Site) => {
      const before = words[from - 1]?.pos === "ADV" ? words[from - 2] : words[from - 1];
      return linking.has(before?.lemma ?? "");
    },
  },
  bareVerbJoined: {
    holds: "Somewhere after the match, a conjunction stands before a verb in its bare form.",
    yes: "continue to <V>: They continue to grow and quickly learn.",
    no: "continue to <V>: They continue to grow.",
    test: ({ words, to }: Site) =>
      words.slice(to).some((word, i, rest) => {
        if (word.pos !== "CCONJ") return false;
        const next = rest[i + 1]?.pos === "ADV" ? rest[i + 2] : rest[i + 1];
        return next !== undefined && next.pos === "VERB" && next.lower === next.lemma;
      }),
  },
  baseForm: {
    holds: "The first word of the match is in its dictionary form.",
    yes: "~pose: They pose a problem.",
    no: "~pose: It poses a problem.",
    test: ({ words, from }: Site) => words[from]!.lower === words[from]!.lemma,
  },
  beFormUnclear: {
    holds: "It is unclear which form of “be” could stand for the verb of the match.",
    yes: "~serve as: The mill and the house served as a school.",
    no: "~serve as: The mill served as a school.",
    test: ({ context, words, from }: Site) => {
      const verb = words[from]!.lower;
      if (/ed$|stood/.test(verb) && isPluralSubject(context.sentence, from) === undefined) return true;
      if (verb.endsWith("ing")) return true;
      return ["and", "or", ","].includes(lowerOf(words[from - 1])) && !verb.endsWith("s");
    },
  },
  beforeAddedIngVerb: {
    holds: "Somewhere after the match a verb in -ing stands right behind a comma or “and”.",
    yes: "aiming to: They left, aiming to rest and hoping for rain.",
    no: "aiming to: They left, aiming to rest.",
    test: ({ words, to }: Site) =>
      words.some((word, i) => i >= to && isIngVerb(word) && [",", "and"].includes(words[i - 1]?.lower ?? "")),
  },
  beforeAddedVerb: {
    holds: "Within twenty words after the match a verb stands right behind a comma or “and”.",
    yes: "~aim to compare: We aim to compare wells and discuss them.",
    no: "~aim to compare: We aim to compare wells or discuss them.",
    test: (site: Site) => joinsVerb(site, ({ lower }) => lower === "and" || lower === ","),
  },
  beforeIdiomWord: {
    holds: "One of the next three words makes a fixed phrase with verbs, such as “advantage”, “care” or “off”.",
    yes: "~take: They take good care of him.",
    no: "~take: They take the bread home.",
    test: ({ words, to }: Site) => words.slice(to, to + 3).some(({ lower }) => idioms.has(lower)),
  },
  beforeIngVerb: {
    holds: "One of the next four words is a verb in -ing.",
    yes: "~lead to: The storm led to people dying.",
    no: "~lead to: The storm led to damage.",
    test: ({ words, to }: Site) => words.slice(to, to + 4).some(isIngVerb),
  },
  beforeJoinedIngWord: {
    holds: "Within twenty words after the match a word in -ing stands right behind a comma, “and” or “or”.",
    yes: "~have the pleasure of <Ving>: I had the pleasure of eating there and meeting him.",
    no: "~have the pleasure of <Ving>: I had the pleasure of eating there.",
    test: ({ words, to }: Site) =>
      words
        .slice(to, to + 20)
        .some(({ lower }, i) => lower.endsWith("ing") && [",", "and", "or"].includes(words[to + i - 1]?.lower ?? "")),
  },
  beforeJoinedVerb: {
    holds: "Within twenty words after the match a verb stands right behind a comma, “and” or “or”.",
    yes: "~aim to compare: We aim to compare wells or discuss them.",
    no: "~aim to compare: We aim to compare wells and rivers.",
    test: (site: Site) => joinsVerb(site, ({ lower }) => lower === "and" || lower === "or" || lower === ","),
  },
  describesNoun: {
    holds: "The match is a participle that describes the noun after it, as the word before it shows.",
    yes: "~enhance: They printed an enhanced edition.",
    no: "~enhance: They enhanced the edition.",
    test: ({ words, from, to }: Site) => {
      const last = words[to - 1]!.lower;
      if (!/(?:ed|en|ing)$/.test(last)) return false;
      if (!["NOUN", "PROPN", "ADJ"].includes(words[to]?.pos ?? "")) return false;
      const left = words[from - 1];
      if (left === undefined) return false;
      if (/(?:ed|en)$/.test(last) && (left.pos === "ADV" || left.pos === "ADP")) return true;
      // "Achieve desired accuracy", "ready for sustained growth": no verb stands where another needs its object.
      const needsObject = left.pos === "VERB" && !["have", "get", "be"].includes(left.lemma);
      if (last.endsWith("ed") && (left.lower === "for" || needsObject)) return true;
      const possessive = left.lower === "'s" || (left.pos === "PRON" && possessives.has(left.lower));
      return left.pos === "DET" || left.pos === "ADJ" || possessive || left.lower.endsWith("ly");
    },
  },
  edFormUnclear: {
    holds: "The verb ends in “-ed”, and the word before it does not show whether it is the past or the participle.",
    yes: "~walk: The dogs walked home.",
    no: "~walk: They walked home.",
    test: ({ words, from }: Site) => {
      const verb = words.slice(from).find(({ pos }) => pos !== "PUNCT");
      if (!verb?.lower.endsWith("ed")) return false;
      let i = from - 1;
      while (words[i]?.pos === "ADV") i--;
      return !formShowers.has(lowerOf(words[i]));
    },
  },
  finiteVerbEarlier: {
    holds: "A finite verb that is no form of “be” stands somewhere before the match.",
    yes: "with: He bought the barn with her money.",
    no: "with: A barn with a roof is safe.",
    test: ({ words, from }: Site) => words.some(({ lemma }, i) => i < from && lemma !== "be" && verbGroupAt(words, i)),
  },
  hasObject: {
    holds: "A word that can begin a noun phrase follows the match.",
    yes: "~receive: She received a letter.",
    no: "~assist: She assisted with the harvest.",
    test: ({ words, to }: Site) => objectStarts.has(words[to]?.pos ?? ""),
  },
  ingForm: {
    holds: "The verb is a form in -ing.",
    yes: "~require: They sold a lamp requiring two batteries.",
    no: "~bring: They bring two batteries.",
    test: ({ context, from }: Site) => verbFormAt(context.sentence, from) === "ing",
  },
  joinedIngWordAhead: {
    holds: "Within twelve words after the match, a conjunction or a comma stands right before a word in “-ing”.",
    yes: "for <Ving>: It is used for making bread and cutting apples.",
    no: "for <Ving>: The knife is used for cutting apples.",
    test: ({ words, to }: Site) =>
      words
        .slice(to, to + 12)
        .some(({ pos, text }, i, rest) => (pos === "CCONJ" || text === ",") && /ing$/.test(lowerOf(rest[i + 1]))),
  },
  needsBareVerb: {
    holds: "A modal verb, “to” or a form of “do” governs the match, so that a verb there is bare.",
    yes: "~let: She will not let the dog out.",
    no: "~let: She lets the dog out.",
    test: ({ words, from }: Site) => {
      const left = governorAt(words, from);
      return left !== undefined && (isModal(left) || left.lower === "to" || left.lemma === "do");
    },
  },
  objectMissingOrBy: {
    holds: "No object begins right after the match, or “by” stands within eight words.",
    yes: "the use of: The use of force by guards is rare.",
    no: "the use of: The use of salt is rare.",
    test: ({ words, to }: Site) =>
      !isObjectStart(words[to]) || words.slice(to, to + 8).some(({ lower }) => lower === "by"),
  },
  objectMissingOrJoined: {
    holds:
      "No object begins right after the match, or within 14 words stands “by” or another noun of action joined to it.",
    yes: "the creation of: It involves the creation of a park and the removal of a wall.",
    no: "the creation of: It involves the creation of a park.",
    test: ({ words, to }: Site) => {
      const rest = words.slice(to, to + 14);
      return (
        !isObjectStart(rest[0]) ||
        rest.some(
          ({ lower }, i) =>
            lower === "by" ||
            (["and", "or", ","].includes(lower) && isActionNoun(rest[i + 1]?.lower, rest[i + 2]?.lower)),
        )
      );
    },
  },
  participleBeforeNoun: {
    holds:
      "The match is a form in -ed, -en or -ing before a noun or an adjective, and a possessive, an article, an adjective, a number, a preposition, “and” or nothing stands before it.",
    yes: "~illustrate: It is one of her illustrated books.",
    no: "~illustrate: She illustrated books.",
    test: ({ words, from, to }: Site) => {
      if (!/(?:ing|ed|en)$/.test(words[from]?.lower ?? "")) return false;
      if (!["NOUN", "ADJ", "PROPN"].includes(words[to]?.pos ?? "")) return false;
      const left = words[from - 1];
      if (left === undefined || possessives.has(left.lower)) return true;
      return ["ADP", "DET", "ADJ", "NUM", "CCONJ"].includes(left.pos);
    },
  },
  participleInObject: {
    holds:
      "The match is a form in -ed after “to”, or before a noun or an adjective and after a verb, “and”, “or” or a comma.",
    yes: "~reduce: It brings less noise and reduced stress.",
    no: "~reduce: It reduced the noise.",
    test: ({ words, from, to }: Site) => {
      const left = words[from - 1];
      if (!left || !words[from]!.lower.endsWith("ed")) return false;
      if (left.lower === "to") return true;
      const afterVerb = left.pos === "VERB" && left.lemma !== "have";
      const joined = ["and", "or", ","].includes(left.lower);
      return (afterVerb || joined) && ["NOUN", "ADJ"].includes(words[to]?.pos ?? "");
    },
  },
  participleWithoutHave: {
    holds: "The verb is a past participle that does not follow “have”: a passive, or a participle beside a noun.",
    yes: "~construct: The bridge was constructed in May.",
    no: "~construct: They have constructed a bridge.",
    test: ({ context, words, from }: Site) => {
      if (verbFormAt(context.sentence, from) !== "en") return false;
      let i = from - 1;
      while (words[i]?.pos === "ADV" || words[i]?.lower === "not") i--;
      return words[i]?.lemma !== "have";
    },
  },
  passive: {
    holds: "The match is in the passive: a form of “be” or “get” governs it, and it does not end in -ing.",
    yes: "~obtain: The data were obtained by hand.",
    no: "~obtain: They obtained the data.",
    test: (site: Site) => {
      const { words, from } = site;
      if (words[from]?.lower.endsWith("ing")) return false;
      const left = governorAt(words, from);
      if (left !== undefined && ["be", "get"].includes(left.lemma)) return true;
      const verb = verbOf(site);
      return words[verb]!.tag === "VBN" && isPassive(site.context.sentence.tree, verb);
    },
  },
  pastVerbEarlier: {
    holds: "A past form stands somewhere before the match in the sentence, and no present or future auxiliary does.",
    yes: "~smile: She opened the door, smiling.",
    no: "~smile: She has opened the door, smiling.",
    test: ({ words, from }: Site) => {
      const left = words.slice(0, from);
      return (
        left.some(({ lower, pos }) =>
          pos === "AUX" ? /^(?:was|were|had|did)$/.test(lower) : pos === "VERB" && lower.endsWith("ed"),
        ) && !left.some(({ lower }) => /^(?:is|are|has|have|will|does|do)$/.test(lower))
      );
    },
  },
  plainVerbEarlier: {
    holds: "An auxiliary or a verb that is no form in -ing stands somewhere before the match.",
    yes: "as well as: They sell bread as well as milk.",
    no: "as well as: Bread as well as milk is cheap.",
    test: ({ words, from }: Site) =>
      words.slice(0, from).some((word) => word.pos === "AUX" || (word.pos === "VERB" && !word.lower.endsWith("ing"))),
  },
  pluralPresent: {
    holds: "The match is a present form with a plural subject, and no verb before it asks for its bare form.",
    yes: "continue to <V>: The farmers continue to hope.",
    no: "continue to <V>: It helps the farmers continue to hope.",
    test: ({ words, from }: Site) => {
      let i = from - 1;
      while (words[i]?.pos === "ADV") i--;
      const left = words[i];
      if (!left) return false;
      const plural = left.pos === "PRON" || left.pos === "DET" ? pluralSubjects.has(left.lower) : isPlural(left);
      return (
        plural && !before({ words, from: i }, 6).some(({ lemma, lower }) => bareVerbTakers.has(lemma) || lower === "us")
      );
    },
  },
  secondToFollows: {
    holds: "Somewhere behind the pattern, “and”, “or” or “but” stands right before “to”.",
    yes: "~allow <NP> to <V>: They allowed him to eat and to sleep.",
    no: "~allow <NP> to <V>: They allowed him to eat and sleep.",
    test: ({ words, slots }: Site) =>
      words.slice(slots.at(-1)!.to).some(({ lower }, i, rest) => joiners.has(lower) && rest[i + 1]?.lower === "to"),
  },
  tellsState: {
    holds: "The pattern's last token is a verb that tells a state or a habit.",
    yes: "continue to <V>: They continue to need help.",
    no: "continue to <V>: They continue to build houses.",
    test: ({ words, slots }: Site) => states.has(words[slots.at(-1)!.from]!.lemma),
  },
  verbAfterSecondSlot: {
    holds: "A verb or an auxiliary follows the pattern's second token.",
    yes: "[ ~propose ] <NP>: They say that proposed reforms could help.",
    no: "[ ~propose ] <NP>: They propose reforms.",
    test: (site: Site) => ["VERB", "AUX"].includes(afterSecond(site)?.pos ?? ""),
  },
  verbAfterThirdSlot: {
    holds: "A verb or an auxiliary follows the pattern's third token.",
    yes: "~explain [ why ] <NP>: They explain why the ice melts.",
    no: "~explain [ why ] <NP>: They explain why the ice so often melts.",
    test: ({ words, slots }: Site) => ["VERB", "AUX"].includes(words[slots[2]!.to]?.pos ?? ""),
  },
  verbEarlier: {
    holds: "A verb or an auxiliary stands somewhere before the match.",
    yes: "by: They saved fuel by sailing.",
    no: "by: By noon they left.",
    test: ({ words, from }: Site) => words.slice(0, from).some(isVerb),
  },
  verbShortlyBefore: {
    holds: "One of the four words before the match is a verb other than “be”.",
    yes: "with confidence: She spoke with confidence.",
    no: "with confidence: She is a girl with confidence.",
    test: ({ words, from }: Site) =>
      words.slice(Math.max(0, from - 4), from).some(({ pos, lemma }) => pos === "VERB" && lemma !== "be"),
  },
  wishShortlyBefore: {
    holds: "Within ten words before the match, a word tells of a wish, a need or a condition.",
    yes: "~remain: We hope that the room remains clean.",
    no: "~remain: The room remains clean.",
    test: ({ words, from }: Site) =>
      before({ words, from }, 10).some(({ lemma, lower }) => wishes.has(lemma) || lower === "if"),
  },
} satisfies NamedGuards;
