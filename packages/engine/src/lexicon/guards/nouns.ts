import type { Word } from "../../document/document.ts";
import { possessives } from "../../grammar/closed-classes.ts";
import { headOf, isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { vagueNouns } from "../../grammar/vague-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Site } from "../site.ts";
import type { NamedGuards } from "./named-guard.ts";
import { afterSecond, length, lowerOf, wordSet } from "./words.ts";

const receivers = wordSet(
  `user people student reader customer employee child team company player client worker learner teacher viewer visitor
  guest resident family community audience consumer developer researcher organization business citizen shopper traveler
  public everyone anyone us you them me him individuals`,
);

const moving = wordSet(
  `go run walk pass move look break get come travel journey make cut sail drive see push fall guide navigate read scroll
  sift work weave shine filter flow live put think follow`,
);

const singularVerbs = wordSet("is was has does");

/** The head of the noun phrase that begins at `index`. */
function headAt(words: readonly Word[], index: number): Word | undefined {
  const end = nounPhraseEnd(words, index);
  return end === undefined ? undefined : words[headOf(words, index, end)];
}

/** No other subject stands between the phrase that ends at `from` and the verb. */
function isOwnVerb(words: readonly Word[], from: number, verb: Word): boolean {
  for (let i = from; words[i] !== verb; i++) {
    const { pos, lower } = words[i]!;
    if (pos === "PUNCT" || pos === "PRON" || pos === "SCONJ" || lower === "and" || lower === "but") return false;
  }
  return true;
}

/** The last word of the pattern's second token. */
const lastOfSecond = ({ words, slots }: Site): Word => words[slots[1]!.to - 1]!;

/** Verbs after which "like" compares, and "more". */
const comparing = wordSet("feel look sound taste smell seem act more");

function isPluralForm(word: Word | undefined): boolean {
  return word?.pos === "NOUN" && word.lower !== word.lemma && /[^s]s$/.test(word.lower);
}

const supports = wordSet(
  "support guidance advice feedback information access comfort relief hope money detail attention food shelter care",
);

/** Beings and organisations that can be given something. */
const recipients = wordSet(
  `individual patient member parent teacher kid teen teenager viewer voter driver writer woman man athlete participant
  investor officer staff leader body civilization team government city country nation brain plant animal club world
  industry school board network farmer farm worker author owner court scientist business society youth professional
  educator graduate`,
);

const locations = wordSet(
  `group team field school classroom text story book article document system area neighborhood neighbourhood family
  culture market church state population environment body home house building organization organisation department
  government party network project program process genre piece poem play world discipline domain economy workforce
  village town district province university college campus club tradition religion marriage relationship narrative
  passage essay series game industry profession institution agency movement class establishment franchise heart mind
  band setting scene chapter space landscape park museum hotel store facility circle`,
);

/** Adjectives that "still" does not go with. */
const unfit = wordSet("same ongoing open consistent faithful undefeated unbeaten limited few many such");

/** Guards that look at nouns: number, articles and noun phrases. */
export const nounsGuards = {
  adjectiveUnfitForStill: {
    holds: "The adjective at the end of the pattern describes a noun after it or does not go with “still”.",
    yes: "[ remains ] @ADV? @ADJ: The street remains open.",
    no: "[ remains ] @ADV? @ADJ: The street remains empty.",
    test: ({ words, slots }: Site) => {
      const last = slots.at(-1)!;
      if (unfit.has(words[last.to - 1]!.lower)) return true;
      if (words.slice(last.to, last.to + 3).some(({ lower }) => lower === "throughout" || lower === "until"))
        return true;
      if (words.slice(slots[0]!.to, last.from).some(({ lower }) => lower === "not" || lower === "still")) return true;
      return ["NOUN", "PROPN", "ADJ"].includes(words[last.to]?.pos ?? "");
    },
  },
  afterDeterminer: {
    holds: "An article or a possessive stands before the match, with nothing but adjectives and nouns between them.",
    yes: "methodology: We chose a new methodology.",
    no: "methodology: We read about existing methodology.",
    test: ({ words, from }: Site) => {
      let i = from - 1;
      while (words[i] && ["ADJ", "NOUN"].includes(words[i]!.pos)) i--;
      const left = words[i];
      return left?.pos === "DET" || left?.lower === "'s" || possessives.has(lowerOf(left));
    },
  },
  afterObjectNoun: {
    holds:
      "The noun phrase right before the match is the object of a verb or a preposition, and the sentence has a finite verb elsewhere.",
    yes: "filled with: He has a pot filled with coins.",
    no: "filled with: The hall filled with light.",
    test: ({ words, from }: Site) => {
      let i = from - 2;
      while (i >= 0 && ["ADJ", "NOUN", "NUM"].includes(words[i]!.pos)) i--;
      if (words[i]?.pos === "DET" || possessives.has(words[i]?.lower ?? "")) i--;
      if (!["ADP", "VERB", "AUX"].includes(words[i]?.pos ?? "")) return false;
      return words.some((_, k) => k !== from && (k < from - 1 || k > from + 1) && verbGroupAt(words, k));
    },
  },
  afterPersonEnding: {
    holds: "The word before the match ends like a noun for a person, such as “worker”, “artist” or “students”.",
    yes: "with: They want a worker with the ability to sing.",
    no: "with: They want a boat with a sail.",
    test: ({ words, from }: Site) =>
      /(?:er|or|ist|man|woman|child|student|leader|team|member)s?$/.test(words[from - 1]?.lower ?? ""),
  },
  afterPlural: {
    holds: "The word before the match is plural.",
    yes: "such as: They sell fruits such as apples.",
    no: "such as: They sell fruit such as apples.",
    test: ({ words, from }: Site) => from > 0 && isPlural(words[from - 1]!),
  },
  afterThing: {
    holds: "The word before the match is a noun that names no person.",
    yes: "by: They saved fuel by sailing.",
    no: "by: They helped the doctor by sailing.",
    test: ({ words, from }: Site) => {
      const noun = words[from - 1];
      return noun?.pos === "NOUN" && !isPersonNoun(noun);
    },
  },
  beforeMeasure: {
    holds: "A noun or an adjective follows and nothing is joined to its phrase.",
    yes: "~lead to increased: Rain leads to increased costs.",
    no: "~lead to increased: It leads to increased costs and risks.",
    test: ({ words, to }: Site) =>
      ["NOUN", "ADJ"].includes(words[to]?.pos ?? "") &&
      !words.slice(to, to + 4).some(({ pos }) => pos === "CCONJ") &&
      // "Led to improved ties and a meeting": the second is not improved.
      !words.slice(to, to + 14).some(({ pos }, i, rest) => pos === "CCONJ" && rest[i + 1]?.pos === "DET"),
  },
  beforeNoun: {
    holds: "The match stands before a noun, or before adjectives and a noun.",
    yes: "crucial: It played a crucial early role.",
    no: "crucial: The role is crucial.",
    test: ({ words, to }: Site) => {
      let i = to;
      while (words[i]?.pos === "ADJ") i++;
      return words[i]?.pos === "NOUN" || words[i]?.pos === "PROPN";
    },
  },
  beforeNounPhrase: {
    holds: "A complete noun phrase, a pronoun or a noun with the words that describe it, begins right after the match.",
    yes: "where: He opened an era where boats were cheap.",
    no: "where: He knows where to go.",
    test: ({ words, to }: Site) => nounPhraseEnd(words, to) !== undefined,
  },
  beforePluralForm: {
    holds: "The next word is a plural noun in -s with no noun behind it, or an adjective before such a noun.",
    yes: "a variety of: The shop sells a variety of small tools.",
    no: "a variety of: The shop sells a variety of bread.",
    test: ({ words, to }: Site) => {
      const [first, second] = [words[to], words[to + 1]];
      if (first?.pos === "NOUN") return isPluralForm(first) && second?.pos !== "NOUN";
      return first?.pos === "ADJ" && isPluralForm(second);
    },
  },
  beforeTwoPhrases: {
    holds: "The match stands before two phrases of nouns and adjectives that “and” joins, with no verb behind “and”.",
    yes: "both: They sell both bread and milk.",
    no: "both: They both sang and danced.",
    test: ({ words, to }: Site) => {
      const and = words.findIndex((word, i) => i > to && i < to + 5 && word.lower === "and");
      return (
        and > 0 &&
        words[and + 1]?.pos !== "VERB" &&
        words.slice(to, and).every(({ pos }) => ["NOUN", "ADJ", "DET", "PROPN"].includes(pos))
      );
    },
  },
  beforeVagueWord: {
    holds: "The next word says little without an adjective, such as “thing”, “place” or “person”.",
    yes: "overall: They liked the overall result.",
    no: "overall: They liked the overall design.",
    test: ({ words, to }: Site) => vagueNouns.has(words[to]?.lower ?? ""),
  },
  containsAdjective: {
    holds: "The match contains an adjective.",
    yes: "~take a @ADJ? look at: She took a long look at the house.",
    no: "~take a @ADJ? look at: She took a look at the house.",
    test: ({ words, from, to }: Site) => words.slice(from, to).some(({ pos }) => pos === "ADJ"),
  },
  easyInSecondSlot: {
    holds: "The pattern's second token contains “easy”, “quick”, “smooth”, “seamless” or “effortless”.",
    yes: "~facilitate <NP>: It facilitates quick travel.",
    no: "~facilitate <NP>: It facilitates travel.",
    test: ({ words, slots }: Site) =>
      words
        .slice(slots[1]!.from, slots[1]!.to)
        .some(({ lower }) => /^(?:seamless|smooth|easy|quick|effortless)$/.test(lower)),
  },
  ingWordOpensSecondSlot: {
    holds: "The pattern's second token begins with a word in “-ing”.",
    yes: "~prioritize <NP> over: They prioritized growing companies over old ones.",
    no: "~prioritize <NP> over: They prioritized safety over speed.",
    test: ({ words, slots }: Site) => words[slots[1]!.from]!.lower.endsWith("ing"),
  },
  listsExamples: {
    holds:
      "The match stands between a plural noun and two or more examples of it, with no verb such as “look” or “feel” before.",
    yes: "like: It runs on devices like phones, tablets, and clocks.",
    no: "like: They like apples, pears, and plums.",
    test: ({ words, from, to }: Site) => {
      const left = words[from - 1]?.text === "," ? words[from - 2] : words[from - 1];
      if (left?.pos !== "NOUN" || !isPlural(left) || words[from]!.pos === "VERB") return false;
      const first = nounPhraseEnd(words, to);
      if (first === undefined || ["PRON", "DET"].includes(words[to]!.pos)) return false;
      if (![",", "and", "or"].includes(words[first]?.lower ?? "")) return false;
      if (nounPhraseEnd(words, first + 1) === undefined) return false;
      return !words.slice(0, from).some(({ lower }) => comparing.has(lower));
    },
  },
  meansInSecondSlot: {
    holds:
      "The pattern's second token ends in an abstract noun that can be a means, and no verb of movement stands shortly before the match.",
    yes: "[ through ] <NP>: They learn through observation.",
    no: "[ through ] <NP>: They went through the station.",
    test: (site: Site) => {
      const { words, from } = site;
      const head = lastOfSecond(site);
      if (afterSecond(site)?.pos === "PART" || head.pos !== "NOUN") return false;
      if (!/(?:tion|sion|ment|ance|ence|ship|ology|ysis|ting|ning)s?$/.test(head.lower)) return false;
      return !words.slice(Math.max(0, from - 5), from).some(({ lemma }) => moving.has(lemma));
    },
  },
  namesToolUsed: {
    holds:
      "The word before the match is singular and does not name a person, and a verb stands earlier, but no “spend”, “start” or “stop”.",
    yes: "@NOUN [ using ] <NP>: They measured the hall using a rope.",
    no: "@NOUN [ using ] <NP>: We saw people using phones.",
    test: ({ words, from }: Site) =>
      !isPersonNoun(words[from - 1]!) &&
      !isPlural(words[from - 1]!) &&
      !words.slice(0, from).some(({ lemma }) => ["spend", "start", "stop"].includes(lemma)) &&
      words.slice(1, from - 1).some(({ pos }) => pos === "VERB"),
  },
  nextIsPredicative: {
    holds: "The word right after the match is a complement and does not describe a noun behind it.",
    yes: "[ overly ] @ADJ: The room was overly warm.",
    no: "[ overly ] @ADJ: It was an overly warm room.",
    test: ({ words, to }: Site) => {
      const next = words[to + 1];
      return next === undefined || ["PUNCT", "ADP", "PART", "SCONJ", "CCONJ", "AUX"].includes(next.pos);
    },
  },
  nounInSNext: {
    holds: "The word after the match is a noun that ends in a single -s.",
    yes: "lots of: We saw lots of birds.",
    no: "lots of: We drank lots of water.",
    test: ({ words, to }: Site) => words[to]?.pos === "NOUN" && /[^s]s$/.test(words[to]!.lower),
  },
  opensPlacePhrase: {
    holds: "The last word of the match begins a noun phrase that names a group, a place or a text.",
    yes: "within the: They met within the old building.",
    no: "within the: They met within the hour.",
    test: ({ words, to }: Site) => {
      const end = nounPhraseEnd(words, to - 1);
      if (end === undefined) return false;
      const head = words[headOf(words, to - 1, end)]!;
      return locations.has(head.lemma) || locations.has(head.lower);
    },
  },
  overFiveWordsInFifthSlot: {
    holds: "The pattern's fifth token covers more than five words.",
    yes: "~make it easier for <NP> to <V>: It makes it easier for the two very old farm dogs to sleep.",
    no: "~make it easier for <NP> to <V>: It makes it easier for the dogs to sleep.",
    test: ({ slots }: Site) => length(slots[4]!) > 5,
  },
  overFourWordsInFifthSlot: {
    holds: "The pattern's fifth token covers more than four words.",
    yes: "~ensure the safety of <NP>: They ensure the safety of the two very old dogs.",
    no: "~ensure the safety of <NP>: They ensure the safety of the dogs.",
    test: ({ slots }: Site) => length(slots[4]!) > 4,
  },
  overFourWordsInSecondSlot: {
    holds: "The pattern's second token covers more than four words.",
    yes: "~help <NP> [ <V> ]: We help the two very old men walk.",
    no: "~help <NP> [ <V> ]: We help the man walk.",
    test: ({ slots }: Site) => length(slots[1]!) > 4,
  },
  overSixWordsInSecondSlot: {
    holds: "The pattern's second token covers more than six words.",
    yes: "~allow <NP+> to: It allows the people and the teams in our offices to leave.",
    no: "~allow <NP+> to: It allows the people in our offices to leave.",
    test: ({ slots }: Site) => length(slots[1]!) > 6,
  },
  overThreeWordsInSecondSlot: {
    holds: "The pattern's second token covers more than three words.",
    yes: "~help <NP>: We help the very old man.",
    no: "~help <NP>: We help the man.",
    test: ({ slots }: Site) => length(slots[1]!) > 3,
  },
  peopleInSecondSlot: {
    holds: "The pattern's second token is a pronoun or ends in a word for people.",
    yes: "[ ~guide ] <NP>: They guide the visitors.",
    no: "[ ~guide ] <NP>: They guide the boat.",
    test: (site: Site) => {
      const head = lastOfSecond(site);
      return head.pos === "PRON" || receivers.has(head.lemma) || receivers.has(head.lower);
    },
  },
  phraseEndsPlural: {
    holds: "The noun phrase right after the match ends in a plural word.",
    yes: "a range of: They sell a range of garden tools.",
    no: "a range of: They have a range of knowledge.",
    test: ({ words, to }: Site) => {
      const end = nounPhraseEnd(words, to);
      return end !== undefined && isPlural(words[end - 1]!);
    },
  },
  pluralInSecondSlot: {
    holds: "The pattern's second token ends in a plural word.",
    yes: "[ ~solve ] <NP>: They solve the problems.",
    no: "[ ~solve ] <NP>: They solve the problem.",
    test: (site: Site) => isPlural(lastOfSecond(site)),
  },
  pluralNext: {
    holds: "The noun phrase right after the match is plural, and no verb soon after it is singular.",
    yes: "a lot of: A lot of trees were cut.",
    no: "a lot of: A lot of water was lost.",
    test: ({ words, to }: Site) => {
      const end = nounPhraseEnd(words, to);
      if (end === undefined || !isPlural(words[headOf(words, to, end)]!)) return false;
      return !words.slice(end, end + 8).some((word) => singularVerbs.has(word.lower) && isOwnVerb(words, end, word));
    },
  },
  pluralNounAhead: {
    holds: "The first noun among the next three words ends in -s.",
    yes: "many: Many old boats sank.",
    no: "several: Several people sang.",
    test: ({ words, to }: Site) =>
      words
        .slice(to, to + 3)
        .find(({ pos }) => pos === "NOUN")
        ?.lower.endsWith("s") ?? false,
  },
  receiverInSecondSlot: {
    holds: "The pattern's second token ends in a noun for beings, a group or a place that can be given something.",
    yes: "~provide <NP> with: They provide the schools with books.",
    no: "~provide <NP> with: They provide the room with chairs.",
    test: (site: Site) => recipients.has(lastOfSecond(site).lemma),
  },
  severalWordsInSecondSlot: {
    holds: "The pattern's second token covers more than one word.",
    yes: "[ ~solve ] <NP>: They solve the problem.",
    no: "[ ~solve ] <NP>: They solve it.",
    test: ({ slots }: Site) => length(slots[1]!) > 1,
  },
  shortPluralNext: {
    holds: "A noun phrase of at most three words that ends in a plural noun begins right after the match.",
    yes: "many: Many old farmers left.",
    no: "many: Many left.",
    test: ({ words, to }: Site) => {
      const end = nounPhraseEnd(words, to);
      if (end === undefined || end > to + 3) return false;
      return words[end - 1]!.pos === "NOUN" && isPlural(words[end - 1]!);
    },
  },
  singularNext: {
    holds: "The noun phrase right after the match has a noun as its head, and it is not plural.",
    yes: "a lot of: We lost a lot of water.",
    no: "a lot of: We lost a lot of trees.",
    test: ({ words, to }: Site) => {
      const head = headAt(words, to);
      return head !== undefined && head.pos === "NOUN" && !isPlural(head);
    },
  },
  someoneInSecondSlot: {
    holds: "The pattern's second token ends in a pronoun, a name or a noun for a person.",
    yes: "~prompt <NP> to: The noise prompted the teacher to leave.",
    no: "~prompt <NP> to: The cold prompted a reaction to heat.",
    test: (site: Site) => {
      const head = lastOfSecond(site);
      return head.pos === "PRON" || head.pos === "PROPN" || isPersonNoun(head);
    },
  },
  supportInSecondSlot: {
    holds: "The pattern's second token ends in a thing that helps, such as “advice”, “money” or “food”.",
    yes: "~provide <NP> to: They provide good advice to farmers.",
    no: "~provide <NP> to: They provide tractors to farmers.",
    test: (site: Site) => supports.has(lastOfSecond(site).lemma),
  },
  toBehindObject: {
    holds:
      "“To” stands right behind the noun phrase that follows the match, or right behind the match where none follows.",
    yes: "~request: We requested the guests to leave.",
    no: "~request: We requested a new table.",
    test: ({ words, to }: Site) => words[nounPhraseEnd(words, to) ?? to]?.lower === "to",
  },
} satisfies NamedGuards;
