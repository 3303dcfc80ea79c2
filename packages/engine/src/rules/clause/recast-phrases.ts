import {
  any,
  atStart,
  inFormulas,
  inLaw,
  near,
  nextIs,
  nextPos,
  not,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";

const feelings =
  `pride|relief|joy|unease|guilt|hope|excitement|wonder|awe|peace|calm|dread|satisfaction|gratitude|fear|anxiety|
  happiness|comfort|loneliness|sadness|despair|nostalgia|determination|fulfillment|tranquility|serenity|anticipation`.replace(
    /\s+/g,
    "",
  );
const degree = "deep|strong|profound|great|growing|overwhelming|immense|quiet|real|renewed";

const one = "anyone|someone|everyone|anybody|somebody|everybody";
const many =
  "those|people|visitors|students|customers|individuals|travelers|travellers|readers|parents|users|players|fans|families|companies|businesses|women|men|teachers|buyers";

const wishes: Entry[] = [
  { match: `${one} [ looking|wanting|wishing|hoping|seeking to ] <V>`, to: "who wants to" },
  { match: `${many} [ looking|wanting|wishing|seeking to ] <V>`, to: "who want to", unless: previousIs("than") },
  { match: `${one} [ looking for|seeking ] @DET|ADJ|NOUN`, to: "who wants" },
  { match: `${one} [ interested in <Ving> ]`, to: "who wants to $V4" },
  { match: `those [ interested in <Ving> ]`, to: "who want to $V4" },
];

/** "With": the noun would be read with what stands before. */
const afterNoun = previousPos("NOUN", "PROPN");

const amid: Entry[] = [
  { match: "amidst|amid the hustle and bustle of", to: "in the bustle of" },
  {
    match:
      "amidst|amid the chaos|confusion|ruins|rubble|silence|darkness|storm|turmoil|gloom|shadows|noise|bustle|crowd|wreckage",
    to: "in the $3",
  },
  {
    match: "amidst|amid the trees|flowers|stars|hills|mountains|ruins|crowds|people|waves|clouds|leaves|rocks|books",
    to: "among the $3",
  },
  { match: "[ amidst ] the|a|an|this|these|their|his|her|our|its|all", to: ["in", "amid"] },
  { match: "amidst", to: "amid" },
];

/** What only speakers of a chat say: no date of theirs belongs in a text. */
const updates: Entry[] = [
  { match: "as of my last|latest|most? recent? knowledge|training? update|cutoff in", to: "as of", level: 5 },
];

const gaps =
  "issue|issues|problem|problems|challenge|challenges|limitation|limitations|gap|gaps|shortcoming|shortcomings|drawback|drawbacks|concern|concerns|difficulty|difficulties|question|questions|limitation";

/** What an editor says in one word, or leaves out. */
export const recastPhrases = tableRule({
  id: "recast-phrases",
  summary: "Fewer words say the same.",
  stage: "clause",
  level: 6,
  entries: [
    ...wishes,
    ...amid,
    ...updates,
    { match: `^ to address|tackle|overcome|solve|mitigate|remedy this [ ${gaps} ] ,`, to: "" },
    { match: `^ to address|tackle|overcome|solve|mitigate|remedy these [ ${gaps} ] ,`, to: "", level: 8 },
    { match: `~feel [ a sense of ] ${feelings}`, to: "", unless: nextIs("and", "in") },
    { match: `~feel [ a ] ${degree} [ sense of ] ${feelings}`, to: " … ", unless: nextIs("in") },
    { match: `with [ a sense of ] ${feelings}`, to: "" },
    { match: `with [ a ] ${degree} [ sense of ] ${feelings}`, to: " … " },
    { match: `~bring|give|find|create|offer|provide|evoke|inspire|instill [ a sense of ] ${feelings}`, to: "" },
    { match: "with a sense of urgency", to: "urgently" },
    { match: "a sense of accomplishment|achievement and pride", to: "pride" },
    { match: "the very fabric of", to: "the fabric of" },
    { match: "the very essence|heart|core of", to: "the $3 of" },
    { match: "in the depths of", to: "deep in" },
    { match: "deep within", to: "deep in", unless: nextPos("PUNCT") },
    { match: "with each|every passing day|year|week|month|hour|moment|minute", to: "$2 $4", unless: afterNoun },
    { match: "with each|every passing day|year|week|month|hour|moment|minute", to: "with $2 $4", level: 7 },
    {
      match: "dining %experience",
      to: "%meal",
      when: any(near(6, "have"), previousIs("worst", "my", "our", "last", "latest")),
      unless: previousIs("fine", "overall", "whole", "entire"),
    },
    { match: "the overall dining experience", to: "the meal" },
    { match: "in the ever - evolving|changing world of", to: "in" },
    { match: "in the|this vast|wide|rich? tapestry of", to: "in", level: 8 },
    { match: "in the eyes of many", to: "to many" },
    { match: "in the eyes of", to: "to", level: 8 },
    { match: "the time and effort required|needed to", to: "the time and effort to", level: 8 },
    { match: "a wide range|variety|array of", to: "many", when: nextPlural, level: 7 },
    { match: "a broad|vast|diverse|huge range|variety|array of", to: "many", when: nextPlural, level: 7 },
    { match: "a growing body of research|evidence|work", to: "more and more $5", level: 7 },
    { match: "a growing|increasing number of", to: "more and more", when: nextPlural, level: 7 },
    { match: "on a mission to", to: "trying to", level: 8 },
    { match: "a must - have for", to: "essential for", level: 8, when: previousIs("is", "are", "it's", "'s") },
    { match: "a must - visit for", to: "worth a visit for", level: 8, when: previousIs("is", "are", "it's", "'s") },
    { match: "whether it be", to: "whether", level: 7, unless: nextPos("VERB") },
    { match: "both now and in the future", to: "now and later" },
    { match: "now and in the future", to: "now and later", level: 8 },
    { match: "for generations to come", to: "for generations", level: 7 },
    { match: "for years to come", to: "for years", level: 8 },
    { match: "in the years to come", to: "in years to come" },
    { match: "[ , among others ] .", to: "", level: 8 },
    { match: "[ in nature ] .|,", to: "", when: previousPos("ADJ") },
    { match: "similar in nature", to: "similar" },
    { match: "in a similar vein|fashion ,", to: "similarly ,", level: 7 },
    { match: "in its entirety", to: "in full", level: 7 },
    { match: "in their entirety", to: "in full", level: 7 },
    { match: "to the fullest extent possible", to: "as far as possible", unless: inLaw },
    { match: "to the greatest extent possible", to: "as far as possible", unless: inLaw },
    { match: "[ to the fullest ] .|,|!", to: "fully", when: previousPos("NOUN"), level: 8 },
    { match: "from all walks of life", to: "of all kinds", level: 8, when: previousPos("NOUN") },
    { match: "the only way to do so is to", to: "the only way is to" },
    { match: "[ in order to do so ] ,", to: "for this" },
    {
      match: "the reason|reasons why",
      to: "why",
      when: previousIs("explain", "explains", "explained", "understand", "know", "is", "see", "are"),
      level: 7,
    },
    { match: "the reason|reasons behind this", to: "the reason for this" },
    { match: "%reason behind", to: "%reason for" },
    { match: "the amount of time|money|energy|effort [ that ] @PRON", to: "", level: 8 },
    {
      match: "~determine|know|see|understand|decide|check|measure|calculate|establish the amount of",
      to: "$1 how much",
      when: nextPos("NOUN"),
      unless: any(inFormulas, noClause),
      level: 7,
    },
    { match: "[ the level of detail in ]", to: "the detail in" },
    {
      match: "a high degree|level of",
      to: "great",
      level: 7,
      when: nextPos("NOUN"),
      unless: not(
        nextIs(
          "accuracy",
          "precision",
          "skill",
          "flexibility",
          "autonomy",
          "certainty",
          "uncertainty",
          "trust",
          "control",
          "detail",
          "confidence",
          "success",
        ),
      ),
    },
    { match: "individuals|people who are", to: "people who are" },
    { match: "a person who|that", to: "someone who", unless: any(inLaw, atStart) },
    { match: "under the leadership|direction|guidance of", to: "under", unless: any(inLaw, nextPos("PUNCT")) },
    { match: "through the medium of", to: "through" },
    { match: "by the name of", to: "called", when: previousPos("NOUN") },
    { match: "with the help|aid|assistance of", to: "with", level: 8, unless: nextPos("VERB") },
    { match: "at an affordable price", to: "at a fair price", level: 8 },
    { match: "at the age of @NUM", to: "at $5", level: 7, unless: previousPos("PUNCT") },
    { match: "in close collaboration with", to: "closely with", level: 7 },
    { match: "in partnership with", to: "with", level: 8, unless: inLaw },
    { match: "in the realm|field|area|domain of", to: "in", unless: previousPos("PRON", "ADV", "AUX") },
    { match: "on the topic|subject of", to: "on" },
  ],
  examples: [
    {
      before: "It is a fine town for anyone looking to fish.",
      after: "It is a fine town for anyone who wants to fish.",
    },
    { before: "It helps those interested in keeping bees.", after: "It helps those who want to keep bees." },
    { before: "To address this issue, we drain the wells.", after: "To address this, we drain the wells." },
    {
      before: "To address this issue of salt, we drain the wells.",
      after: "To address this issue of salt, we drain the wells.",
    },
    { before: "She felt a deep sense of relief.", after: "She felt deep relief." },
    { before: "She has a sense of humor.", after: "She has a sense of humor." },
    { before: "As of my last update in May, the mill is shut.", after: "As of May, the mill is shut." },
    { before: "He lost his hat amidst the chaos.", after: "He lost his hat in the chaos." },
    { before: "They fought under the leadership of Anna.", after: "They fought under Anna." },
    { before: "It sells a wide range of small tools.", after: "It sells many small tools." },
    { before: "It has a wide range of appeal.", after: "It has a wide range of appeal." },
    { before: "The pain was physical in nature.", after: "The pain was physical." },
    { before: "He lived alone in nature.", after: "He lived alone in nature." },
  ],
});

function nextPlural(site: Parameters<Restriction>[0]): boolean {
  const next = site.words[site.to];
  const after = site.words[site.to + 1];
  if (!next) return false;
  if (next.pos === "NOUN") return /[^s]s$/.test(next.lower) && next.lower !== next.lemma && after?.pos !== "NOUN";
  return next.pos === "ADJ" && after?.pos === "NOUN" && /[^s]s$/.test(after.lower) && after.lower !== after.lemma;
}

/** "how much water" needs a clause after it. */
function noClause({ words, to }: Parameters<Restriction>[0]): boolean {
  const next = words[to + 1];
  return !next || !["PRON", "PROPN", "DET"].includes(next.pos);
}
