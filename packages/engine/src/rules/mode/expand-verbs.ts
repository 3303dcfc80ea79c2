import { any, nextIs, nextPos, objectIs, passive, personalSubject, previousIs, previousPos } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";
import { binding, ingForm } from "./guards.ts";
import { hanging, notActive, shared, unsound } from "./verb-guards.ts";

/** The object does not end the clause: what follows may be what it is taken for. */
const notEnding: Restriction = ({ words, slots }) =>
  !/^[.,;]$/.test(words[slots[1]?.to ?? 0]?.text ?? "") && words[slots[1]?.to ?? 0]?.lower !== "of";

const rulers = new Set(
  `law laws rule rules policy policies court license licence parent parents government school act owner visa permit bill
  amendment exemption ruling ban agreement treaty contract pass ticket permission right rights constitution decree
  authority authorities officials administration council`.split(/\s+/),
);
const byRight: Restriction = (site) =>
  personalSubject(site) || site.words.slice(0, site.from).some(({ lower }) => rulers.has(lower));

const reusable: Restriction = ({ words, from, to }) =>
  words[from]!.lower === "used" &&
  (words[to]?.lower === "to" || ["be", "have", "get"].includes(words[from - 1]?.lemma ?? ""));

/** Says with a verb and a noun, or with a longer verb, what one verb says. */
export const expandVerbs = tableRule({
  id: "expand-verbs",
  summary: "The longer verb phrase says the same.",
  stage: "rhythm",
  level: 6,
  entries: [
    {
      match: "[ ~allow|enable ] <NP> to <V>",
      to: "~make it possible for",
      unless: any(binding, passive, shared, byRight, nextIs("it", "this", "itself", "me", "for"), previousIs("to")),
    },
    {
      match: "[ ~use ] <NP>",
      to: "~make use of",
      unless: any(unsound, notActive, reusable, nextIs("it", "them", "this", "that"), previousIs("not", "could")),
    },
    {
      match: "by|of|for|in|,|when|while [ using ] <NP>",
      to: "making use of",
      unless: any(unsound, nextIs("it", "them", "this", "that")),
    },
    { match: "[ ~affect ] <NP>", to: "~have an effect on", unless: any(unsound, notActive) },
    { match: "[ ~influence ] <NP>", to: "~have an influence on", unless: any(unsound, notActive) },
    { match: "[ ~impact ] <NP>", to: "~have an impact on", unless: any(unsound, notActive) },
    { match: "[ ~emphasize|emphasise|stress ] <NP>", to: "~place emphasis on", unless: any(unsound, notActive) },
    { match: "[ ~prioritize|prioritise ] <NP>", to: "~give priority to", unless: any(unsound, hanging) },
    { match: "[ ~track|monitor ] <NP>", to: "~keep track of", unless: any(unsound, notActive) },
    { match: "[ ~access ] <NP>", to: "~gain access to", unless: any(unsound, hanging) },
    { match: "[ ~differ ] from", to: "~be different", unless: any(unsound, ingForm) },
    {
      match: "[ ~remain ] @ADJ|DET",
      to: "~continue to be",
      unless: any(
        unsound,
        ingForm,
        nextIs("calm", "silent", "still", "seated", "the", "open", "alive", "this", "that", "unclear"),
      ),
    },
    { match: "[ ~tend ] to <V>", to: "~have a tendency", unless: any(unsound, ingForm) },
    {
      match: "[ ~struggle ] to <V>",
      to: "~find it hard",
      unless: any(unsound, ingForm, notActive, (site) => site.words[site.to + 1]?.lemma === "find"),
    },
    { match: "[ ~remember ] that", to: "~keep in mind", unless: any(unsound, previousPos("PRON", "NOUN")) },
    {
      match: "[ ~need ] <NP>",
      to: "~be in need of",
      unless: any(unsound, ingForm, notEnding, previousPos("AUX"), nextPos("PRON")),
      when: personalSubject,
    },
    {
      match: "[ ~face ] <NP>",
      to: "~be faced with",
      unless: any(unsound, ingForm, hanging, previousIs("to", "can", "never")),
      when: objectIs(
        ..."challenge obstacle criticism problem difficulty backlash risk scrutiny pressure charge threat".split(" "),
      ),
    },
    {
      match: "[ ~aim to <V> ]",
      to: "~have the aim of $G3",
      unless: any(unsound, ingForm, notActive, ({ words, to }) => ["better", "further"].includes(words[to - 1]!.lower)),
    },
    {
      match: "[ ~try ] to <V>",
      to: "~make an effort",
      unless: any(unsound, ingForm, previousIs("to"), ({ words, to }) => words[to + 1]?.lemma === "make"),
      when: ({ words, from }) => /^(?:they|we|you|who|people|students|teachers)$/.test(words[from - 1]?.lower ?? ""),
    },
    {
      match: "to [ understand ] <NP>",
      to: "gain an understanding of",
      unless: any(binding, shared, ({ words, from }) => ["ADJ", "ADV"].includes(words[from - 2]?.pos ?? "")),
    },
    { match: "[ ~depend ] on", to: "~be dependent", unless: any(unsound, ingForm) },
    { match: "[ ~explain ] the|its|their|this", to: "~give an explanation of", unless: any(unsound, notActive) },
    { match: "[ ~describe ] the|its|their|this", to: "~give a description of", unless: any(unsound, notActive) },
    { match: "[ ~ensure ] that", to: "~make sure", unless: binding },
  ],
  examples: [
    { before: "It lets in light and allows plants to grow.", after: "It lets in light and allows plants to grow." },
    { before: "The glass allows plants to grow.", after: "The glass makes it possible for plants to grow." },
    { before: "The law allows them to fish.", after: "The law allows them to fish." },
    { before: "They use old maps.", after: "They make use of old maps." },
    { before: "It is made by using old maps.", after: "It is made by making use of old maps." },
    { before: "They used to sail.", after: "They used to sail." },
    { before: "The used maps are cheap.", after: "The used maps are cheap." },
    { before: "Rain affects the harvest.", after: "Rain has an effect on the harvest." },
    { before: "We know how rain affects the harvest.", after: "We know how rain affects the harvest." },
    { before: "Rain greatly affects the harvest.", after: "Rain greatly affects the harvest." },
    { before: "The road remains dangerous.", after: "The road continues to be dangerous." },
    { before: "They remained calm.", after: "They remained calm." },
  ],
});
