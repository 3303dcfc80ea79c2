import { isModal, subjectOf } from "../../grammar/conjugate.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { any, inCompound, inSentenceWith, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";
import { wholeTense } from "./expand-tools.ts";
import { binding, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

const fixed = any(binding, inCompound, nextPos("NOUN", "PROPN"), nextIs("'s", "'"));

/** Something that is told of a thing, not of how a person spends the time. */
const ofThing: Restriction = ({ words, to }) => {
  const subject = subjectOf(words, to);
  return subject?.pos === "NOUN" && !isPersonNoun(subject);
};

/** A verb with "often" in front of it or within: no negation, comparison or other adverb takes part. */
const graded: Restriction = any(
  binding,
  previousIs("most", "more", "as", "so", "too", "very", "quite", "not", "n't", "how", "less", "that", "and", "but"),
  ({ words }) => words.some(({ lower }) => ["than", "not", "never", "no", "case", "cases"].includes(lower)),
);

const endsInNoun: Restriction = ({ words, slots }) => {
  const after = words[slots.at(-1)!.to];
  return after !== undefined && (["NOUN", "PROPN", "PART"].includes(after.pos) || after.text === "-");
};

/** "Measured the hall using a rope": the verb comes first, and the noun is no person who does it. */
const isMeans: Restriction = ({ words, from }) =>
  !isPersonNoun(words[from - 1]!) &&
  !isPlural(words[from - 1]!) &&
  !words.slice(0, from).some(({ lemma }) => lemma === "spend" || lemma === "start" || lemma === "stop") &&
  words.slice(1, from - 1).some(({ pos }) => pos === "VERB");

/** A plain statement in the present whose last noun is several things. */
const endsPlain: Restriction = ({ words, from }) =>
  isPlural(words[from - 2]!) &&
  wholeTense(words) === "present" &&
  !words.slice(0, from).some(({ pos, lower }) => pos === "SCONJ" || outside.has(lower));
const outside = new Set("if when that which who because while whether not n't these and".split(" "));

const negated: Restriction = ({ words, from, to }) =>
  words[to]?.lower === "not" ||
  words[from - 1]?.lower === "not" ||
  words.slice(to).some(({ lower }) => lower === "or") ||
  words[from - 1]?.lower === "or";

/** Gives single words and short turns the longer turn that says the same. */
export const expandTurns = tableRule({
  id: "expand-turns",
  summary: "The longer turn says the same.",
  stage: "rhythm",
  level: 5,
  entries: [
    ...lines(
      `workplace > place of work
      workplaces > places of work
      lifestyle > way of life
      lifestyles > ways of life
      mindset > way of thinking
      mindsets > ways of thinking
      a|the|this|that|own|different|new|another|unique|limited [ perspective ] > point of view
      different|new|other|various|their|our|many|multiple [ perspectives ] > points of view
      a|the|own|different|this [ viewpoint ] > point of view
      different|their|other [ viewpoints ] > points of view
      timeframe > period of time
      humans > human beings
      birthplace > place of birth`,
      any(fixed, previousPos("NOUN", "PROPN"), nextPos("ADJ")),
    ),
    ...lines(
      `policymakers > people who make policy
      homeowners > people who own homes
      landowners > people who own land
      newcomers > people who have just arrived
      travelers|travellers > people who travel
      commuters > people who commute
      smokers > people who smoke
      gamers > people who play games
      shoppers > people who shop
      cyclists > people who ride bicycles
      learners > people who are learning
      jobseekers > people who are looking for work
      caregivers > people who give care`,
      any(
        fixed,
        previousPos("NOUN", "PROPN", "ADJ", "DET", "NUM", "CCONJ"),
        nextPos("CCONJ"),
        nextIs(",", "who", "that", "to"),
        previousIs(","),
      ),
    ),
    {
      match: "~help|teach|inspire|serve|encourage|support|treat|affect|harm|benefit|motivate|influence [ others ]",
      to: "other people",
      unless: any(fixed, nextIs("of", "who")),
    },
    {
      match: "often|frequently",
      to: "in many cases",
      when: ofThing,
      unless: any(graded, nextPos("ADP", "ADV", "PUNCT", "ADJ")),
    },
    {
      match: "usually|typically",
      to: "in most cases",
      when: ofThing,
      unless: any(graded, nextPos("ADP", "ADV", "PUNCT", "ADJ")),
    },
    {
      match: "sometimes",
      to: "at times",
      unless: any(graded, nextPos("ADV", "PUNCT", "ADJ"), (site) => site.from === 0),
    },
    {
      match: "recently",
      to: "in recent times",
      unless: any(graded, nextPos("ADP", "ADV", "PUNCT", "ADJ")),
      when: previousIs("has", "have"),
    },
    {
      match: "again",
      to: "once again",
      unless: any(
        previousIs("and", "once", "over", "never", "yet", "time", "then", "but", "not"),
        nextIs("and", ","),
        inSentenceWith("never", "not", "n't", "no"),
        (site) => site.from === 0,
      ),
    },
    {
      match: "near a|the|their|our|its|his|her",
      to: "close to $2",
      unless: any(binding, previousIs("from", "the", "in", "is", "of")),
    },
    {
      match: "^ [ once ] the|they|we|it|he|she|you|your|our|their|these",
      to: "as soon as",
      when: ({ words }) => wholeTense(words) === "present",
    },
    {
      match: "whether",
      to: "whether or not",
      unless: any(binding, negated, previousIs("and"), nextIs("or"), (site) => site.from === 0),
    },
    {
      match: "~explain|understand|learn [ why ] <NP>",
      to: "the reason why",
      unless: any(binding, ({ context }) => context.text.includes("?")),
      when: ({ words, slots, to }) =>
        words[to - 1] !== undefined && ["VERB", "AUX"].includes(words[slots[2]!.to]?.pos ?? ""),
    },
    {
      match: "~understand|explain|examine|explore|study|describe|investigate [ how ] <NP> <V>",
      to: "the way in which",
      unless: any(binding, ({ words, slots }) => isModal(words[slots[3]!.from]!), inSentenceWith("not", "n't")),
    },
    { match: "^ [ for example|instance ] ,", to: "to give one example", unless: binding },
    {
      match: "[ over ] the past|last|next|coming few|several|two|three|ten|five|decade|century|year|years|decades",
      to: "over the course of",
      unless: binding,
    },
    {
      match: "[ throughout ] the|this process|book|film|story|game",
      to: "from the beginning to the end of",
      unless: any(binding, endsInNoun),
    },
    {
      match: "[ across|throughout ] the world|country|region|city|state|nation|continent",
      to: "all over",
      unless: any(binding, endsInNoun),
    },
    { match: "over [ time ] .|;", to: "the course of time", unless: binding },
    { match: "in [ today 's world ] .|,", to: "the world of today", unless: binding },
    {
      match: "@NOUN [ using ] <NP> .|,|;|in|and",
      to: "with the help of",
      when: isMeans,
      unless: any(binding, statistical),
    },
    { match: "~be [ user - friendly ]", to: "easy to use", unless: nextPos("NOUN", "CCONJ") },
    { match: "@NOUN , [ including ] <NP+> .", to: "and these include", when: endsPlain, unless: binding },
  ],
  examples: [
    { before: "It is a part of their lifestyle.", after: "It is a part of their way of life." },
    { before: "It helps commuters in the town.", after: "It helps people who commute in the town." },
    { before: "She likes to help others.", after: "She likes to help other people." },
    { before: "The paint often contains lead.", after: "The paint in many cases contains lead." },
    { before: "We ask whether the boat is safe.", after: "We ask whether or not the boat is safe." },
    { before: "Once the glue is dry, paint the lid.", after: "As soon as the glue is dry, paint the lid." },
    { before: "They explain why the ice melts.", after: "They explain the reason why the ice melts." },
    { before: "They measured the hall using a rope.", after: "They measured the hall with the help of a rope." },
    {
      before: "The shop sells tools, including saws and axes.",
      after: "The shop sells tools, and these include saws and axes.",
    },
    { before: "It is known across the country.", after: "It is known all over the country." },
    { before: "He found it hard.", after: "He found it hard." },
    { before: "They often sing.", after: "They often sing." },
    { before: "Some walk with others.", after: "Some walk with others." },
    { before: "We ask whether it is safe or not.", after: "We ask whether it is safe or not." },
    { before: "We saw people using phones.", after: "We saw people using phones." },
    { before: "If it needs tools, including saws, say so.", after: "If it needs tools, including saws, say so." },
    { before: "Lifestyle magazines sell well.", after: "Lifestyle magazines sell well." },
    { before: "It happened again and again.", after: "It happened again and again." },
  ],
});
