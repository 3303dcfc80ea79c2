import {
  any,
  atStart,
  bareSlot,
  hasForm,
  nextIs,
  nextPos,
  not,
  objectIs,
  passive,
  personalSubject,
  previousIs,
  previousPos,
  thingActs,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { longerTurns } from "./expand-longer.ts";
import { binding, ingForm, statistical } from "./guards.ts";
import { lines } from "./lines.ts";
import { shared, unsound } from "./verb-guards.ts";

/** "The proposed plan", "reduced costs": a participle that describes a noun. */
const describing: Restriction = ({ words, from }) =>
  /(?:ed|en)$/.test(words[from]!.lower) &&
  !["NOUN", "PRON", "PROPN", "ADV", "AUX"].includes(words[from - 1]?.pos ?? "") &&
  words[from - 1]?.lemma !== "have";
/** "That proposed reforms could have": the participle describes the subject of what follows. */
const inSubject: Restriction = ({ words, from, slots }) =>
  /ed$/.test(words[from]!.lower) &&
  words[from - 1]?.lower === "that" &&
  ["VERB", "AUX"].includes(words[slots[1]?.to ?? 0]?.pos ?? "");
/** What would be "being": "ideals opposing each other". */
const beings: Restriction = (site) => /^(?:oppos|resembl|deserv)ing$/.test(site.words[site.from]!.lower);
const stuck = any(
  unsound,
  describing,
  inSubject,
  beings,
  passive,
  nextIs("that", "how", "what", "whether", "by", "it", "them", "itself"),
);
const isAside = any(binding, statistical, previousPos("DET"), nextPos("PUNCT"), previousIs("and", "or", "but", ","));

/** Verbs with an object, and the verb with its small words that says the same. */
const verbs = lines(
  `[ ~investigate ] <NP> > ~look into
  [ ~tackle|handle ] <NP> > ~deal with
  [ ~combine|unite ] <NP> > ~bring together
  [ ~propose ] <NP> > ~put forward
  [ ~hinder ] <NP> > ~hold back
  [ ~discuss ] <NP> > ~talk about
  [ ~eliminate ] <NP> > ~get rid of
  [ ~exceed|surpass ] <NP> > ~go beyond
  [ ~withstand ] <NP> > ~stand up to
  [ ~summarize|summarise ] <NP> > ~sum up
  [ ~calculate ] <NP> > ~work out
  [ ~compile|assemble ] <NP> > ~put together
  [ ~uncover ] <NP> > ~bring to light
  [ ~postpone ] <NP> > ~put off
  [ ~discard ] <NP> > ~throw away
  [ ~accumulate ] <NP> > ~build up
  [ ~ponder|contemplate ] <NP> > ~think about
  [ ~emit ] <NP> > ~give off
  [ ~induce ] <NP> > ~bring about
  [ ~inhabit ] <NP> > ~live in
  [ ~symbolize|symbolise ] <NP> > ~stand for
  [ ~transmit ] <NP> > ~pass on
  [ ~criticize|criticise ] <NP> > ~find fault with
  [ ~tolerate ] <NP> > ~put up with
  [ ~await ] <NP> > ~wait for
  [ ~resemble ] <NP> > ~be similar to
  [ ~oppose ] <NP> > ~be opposed to
  [ ~distribute ] <NP> > ~give out
  [ ~interfere ] with <NP> > ~get in the way of`,
  stuck,
).map((entry): Entry => (entry.to === "~get in the way of" ? { ...entry, match: "[ ~interfere with ] <NP>" } : entry));

const objects = (list: string): Restriction => objectIs(...list.split(" "));

/** Gives a verb or an adverb the turn of several words that says the same. */
export const expandSynonyms = tableRule({
  id: "expand-synonyms",
  summary: "The turn of several words says the same.",
  stage: "rhythm",
  level: 6,
  entries: [
    ...verbs,
    ...longerTurns,
    {
      match: "[ ~explore ] <NP>",
      to: "~look into",
      when: objects(
        "effect effects way ways question issue topic reason cause relationship possibility option idea role impact method problem",
      ),
      unless: stuck,
    },
    {
      match: "[ ~conduct|perform ] <NP>",
      to: "~carry out",
      when: objects(
        "task analysis experiment operation test study duty procedure calculation work research survey interview review investigation assessment",
      ),
      unless: stuck,
    },
    {
      match: "[ ~address ] <NP>",
      to: "~deal with",
      when: objects(
        "issue issues problem problems challenge challenges concern concerns question questions need needs crisis gap gaps limitation limitations inequality poverty cause causes effect effects impact matter matters barrier barriers threat threats risk risks situation conflict disparities shortage factors areas aspects topic change weaknesses",
      ),
      unless: stuck,
    },
    {
      match: "[ ~deserve ] <NP>",
      to: "~be worthy of",
      when: objects(
        "praise credit respect attention recognition consideration award admiration study support protection oscar",
      ),
      unless: stuck,
    },
    { match: "[ ~require ] <NP> .|;", to: "~call for", when: thingActs, unless: stuck },
    { match: "[ ~replace ] <NP> .|,", to: "~take the place of", when: thingActs, unless: stuck },
    {
      match: "[ ~establish ] <NP>",
      to: "~set up",
      when: objects(
        "system company program programme fund committee business school office team network foundation center group",
      ),
      unless: stuck,
    },
    {
      match: "[ ~implement ] <NP>",
      to: "~put in place",
      when: objects("policy plan strategy measure measures rule law program programme system reform change"),
      unless: stuck,
    },
    {
      match: "[ ~attend ] <NP>",
      to: "~go to",
      when: objects("school college university meeting class event concert lecture conference church party"),
      unless: stuck,
    },
    {
      match: "[ ~experience ] <NP>",
      to: "~go through",
      when: objects("difficulty difficulties hardship hardships change changes stress trauma phase"),
      unless: stuck,
    },
    {
      match: "[ ~reject ] <NP>",
      to: "~turn down",
      when: objects("offer proposal request application invitation"),
      unless: stuck,
    },
    { match: "[ ~trigger ] <NP>", to: "~set off", unless: stuck },
    {
      match: "[ ~maximize|maximise ] <NP>",
      to: "~make the most of",
      when: objects("time potential opportunity space resource talent"),
      unless: stuck,
    },
    { match: "[ ~fear ] <NP>", to: "~be afraid of", when: personalSubject, unless: stuck },
    { match: "[ ~favor|favour ] <NP>", to: "~be in favor of", when: personalSubject, unless: stuck },
    {
      match: "[ ~know ] that",
      to: "~be aware",
      when: personalSubject,
      unless: any(unsound, describing, passive, previousIs("to", "n't", "not")),
    },
    {
      match: "[ ~continue ] its|their|our|his|her|the",
      to: "~carry on with",
      unless: any(stuck, ({ words, slots }) => words[slots[1]!.to]?.pos !== "NOUN"),
    },
    {
      match: "[ ~return ] to a|the|this|our|my|his|her|their",
      to: "~go back",
      unless: any(unsound, describing, nextPos("PUNCT")),
    },
    { match: "~participate in", to: "~take part in", unless: any(binding, shared) },
    { match: "[ ~prepare ] for", to: "~get ready", unless: any(unsound, describing, passive, hasForm("ed")) },
    { match: "~collaborate", to: "~work together", unless: any(binding, shared, ingForm, nextPos("ADV")) },
    { match: "[ ~consist ] of", to: "~be made up", unless: any(unsound, ingForm) },
    { match: "~ensure that", to: "~make sure that", unless: binding },
    {
      match: "[ ~worry ] about",
      to: "~be worried",
      when: personalSubject,
      unless: any(unsound, ingForm, previousIs("n't", "not", "to")),
    },
    { match: "[ ~succeed ] .|in", to: "~be successful", unless: any(unsound, ingForm) },
    {
      match: "~let <NP> <V>",
      to: "~allow $2 to $3",
      unless: any(
        binding,
        atStart,
        any(not(any(hasForm("s", "ting"), bareSlot)), ({ words, slots }) =>
          ["be", "know"].includes(words[slots[2]!.from]!.lower),
        ),
        ({ words, slots }) =>
          ["'s", "us", "me"].includes(words[slots[1]!.from]!.lower) || slots[1]!.to - slots[1]!.from > 3,
      ),
    },
    { match: "in a way that", to: "in such a way that", unless: binding },
    { match: "simultaneously", to: "at the same time", unless: any(isAside, previousPos("ADP", "VERB")) },
    { match: "increasingly @ADJ", to: "more and more $2", unless: any(previousIs("a", "an", "and"), nextPos("CCONJ")) },
    { match: "somewhat @ADJ", to: "a little $2", unless: previousIs("a", "an", "and") },
    {
      match: ", [ although|though ]",
      to: "even though",
      unless: any(binding, nextPos("PUNCT", "ADJ", "VERB", "ADP", "ADV")),
    },
    ...lines(
      `initially > at first
      eventually > in the end
      soon > before long
      gradually > little by little
      occasionally > from time to time
      repeatedly > time and again`,
      any(
        isAside,
        previousIs("as", "very", "too", "so", "how", "until"),
        nextIs("after", "as", "enough", "be"),
        nextPos("ADJ", "ADP", "DET", "ADV"),
        atStart,
      ),
    ),
    { match: "atop", to: "on top of", unless: nextPos("PUNCT") },
    { match: "provided that", to: "on condition that", unless: any(binding, previousPos("NOUN", "AUX")) },
  ],
  examples: [
    { before: "They investigate the old mill.", after: "They look into the old mill." },
    { before: "Electric lamps replaced candles.", after: "Electric lamps took the place of candles." },
    { before: "The plan requires patience.", after: "The plan calls for patience." },
    { before: "They participate in the race.", after: "They take part in the race." },
    { before: "The mayors oppose the plan.", after: "The mayors are opposed to the plan." },
    { before: "She lets the dog run.", after: "She allows the dog to run." },
    { before: "The ice gradually melts.", after: "The ice little by little melts." },
    { before: "They can learn the song.", after: "They are able to learn the song." },
    { before: "We know how they can learn it.", after: "We know how they can learn it." },
    { before: "They solve a hard problem.", after: "They find a solution to a hard problem." },
    { before: "She decided to leave.", after: "She made the decision to leave." },
    { before: "Salt is vital for the soup.", after: "Salt is of great importance for the soup." },
    {
      before: "They cut costs while improving the food.",
      after: "They cut costs while at the same time improving the food.",
    },
    { before: "They sing while driving the bus.", after: "They sing while driving the bus." },
    { before: "Some argue that it is cheap.", after: "There are some who argue that it is cheap." },
    { before: "Many experts fear it.", after: "There are many experts who fear it." },
    { before: "The solved problems are old.", after: "The solved problems are old." },
    { before: "The proposed plan is good.", after: "The proposed plan is good." },
    { before: "The plan was investigated.", after: "The plan was investigated." },
    { before: "They replaced the lamp with a candle.", after: "They replaced the lamp with a candle." },
    { before: "It grows as soon as it rains.", after: "It grows as soon as it rains." },
    { before: "It is an increasingly common bird.", after: "It is an increasingly common bird." },
  ],
});
