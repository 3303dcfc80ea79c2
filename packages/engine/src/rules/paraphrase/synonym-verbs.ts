import { ahead, attributive, binding, hasObject, noObject, notAhead, passive } from "../mode/guards.ts";
import { any, hasForm, near, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, statistical } from "./choices.ts";

/** No object of its own follows, or the form hides a noun or an adjective. */
const unsure: Restriction = any(noObject, attributive, passive, previousPos("DET", "ADJ", "NUM"), binding, statistical);
const nounish: Restriction = any(attributive, previousPos("DET", "ADJ", "NUM"), binding);
const lacks = (...lemmas: readonly string[]): Restriction => notAhead(5, ...lemmas);

/** Verbs that can stand for each other where they have an object. */
export const verbSynonyms: readonly Entry[] = [
  ...choices(
    `~demonstrate > ~show
    ~utilize > ~use / ~make use of
    ~employ > ~use
    ~enhance > ~improve
    ~emphasize > ~stress / ~underline
    ~underscore > ~stress / ~show
    ~illustrate > ~show
    ~showcase > ~show / ~display
    ~safeguard > ~protect
    ~purchase > ~buy
    ~foster > ~encourage / ~promote
    ~promote > ~encourage / ~foster
    ~encompass > ~cover / ~take in
    ~reduce > ~lower
    ~mitigate > ~reduce / ~ease
    ~require > ~need
    ~possess > ~have
    ~exhibit > ~show / ~display
    ~depict > ~show / ~portray
    ~convey > ~communicate / ~express
    ~modify > ~change / ~alter
    `,
    any(unsure, nextIs("by", "that", "up", "off", "out", "itself", "himself", "themselves"), (site) => isIdiom(site)),
  ),
  ...choices(
    `~lead to > ~result in / ~bring about
    ~result in > ~lead to / ~bring about
    ~focus on > ~concentrate on / ~center on
    ~rely on > ~depend on
    ~participate in > ~take part in
    ~engage in > ~take part in
    ~deal with > ~handle
    ~attempt to > ~try to / ~seek to
    ~seek to > ~try to
    ~aim to > ~seek to
    ~strive to > ~try to / ~work to
    ~wish to > ~want to
    ~seem to > ~appear to
    ~appear to > ~seem to
    ~continue to be > ~remain
    ~believe that > ~think that
    ~ensure that > ~make sure that
    ~demonstrate that > ~show that
    ~argue that > ~maintain that / ~contend that
    ~state that > ~say that
    ~pave the way for > ~open the way for / ~make way for
    ~play a role in > ~play a part in
    ~take place > ~happen / ~occur
    ~help to <V> > ~help $3
    ~find it hard to > ~find it difficult to
    ~find it difficult to > ~find it hard to`,
    any(nounish, nextPos("PUNCT"), passive, previousPos("VERB", "ADP")),
  ),
  {
    match: "~remain/VERB",
    to: "~continue to be",
    unless: any(nounish, (site) => site.words[site.to]?.pos !== "ADJ", passive),
  },
  { match: "~consist of", to: "~be made up of", unless: hasForm("ing") },
  { match: "~contribute to", to: "~add to", unless: any(nounish, nextPos("PUNCT", "VERB")) },
  {
    match: "~provide",
    to: ["~offer", "~supply"],
    unless: any(unsure, ahead(8, "with"), nextIs("for", "that"), nextPos("PRON")),
  },
  {
    match: "~offer/VERB",
    to: "~provide",
    unless: any(unsure, nextIs("to"), nextPos("PRON", "PROPN"), previousIs("to")),
  },
  {
    match: "[ ~enable|allow ] <NP> to",
    to: ["~make it possible for", "~allow"],
    unless: any(passive, nounish, previousPos("NOUN")),
  },
  { match: "~increase/VERB", to: ["~raise", "~boost"], unless: any(unsure, nextPos("NUM")) },
  {
    match: "~grow/VERB",
    to: "~expand",
    unless: any(hasObject, nounish, (site) => site.words[site.to]?.lower !== "rapidly"),
  },
  { match: "~happen", to: ["~occur", "~take place"], unless: any(nextIs("to"), nounish) },
  { match: "~occur", to: ["~happen", "~take place"], unless: any(nextIs("to"), nounish, previousPos("ADV")) },
  {
    match: "~achieve",
    to: ["~reach", "~attain"],
    unless: any(unsure, lacks("goal", "objective", "target", "level", "balance")),
  },
  {
    match: "~achieve",
    to: ["~attain", "~gain"],
    unless: any(unsure, lacks("success", "result", "outcome", "independence")),
  },
  {
    match: "~address/VERB",
    to: ["~deal with", "~tackle"],
    unless: any(unsure, lacks("issue", "problem", "challenge", "concern", "need", "question")),
  },
  {
    match: "~face/VERB",
    to: ["~encounter", "~confront"],
    unless: any(unsure, lacks("challenge", "problem", "issue", "difficulty", "obstacle", "barrier")),
  },
  {
    match: "~consider/VERB",
    to: ["~think about", "~weigh"],
    unless: any(
      unsure,
      hasForm("ing"),
      ahead(9, "as", "be", "to"),
      (site) => site.words[site.to]?.pos !== "DET",
      nextIs("this", "that"),
    ),
  },
  {
    match: "~develop/VERB",
    to: ["~build", "~form"],
    unless: any(unsure, lacks("skill", "relationship", "habit", "strategy", "plan", "understanding")),
  },
  {
    match: "~discover/VERB",
    to: "~find",
    unless: any(unsure, nextIs("his", "her", "my", "their", "she", "he", "they"), near(3, "first", "america")),
  },
  { match: "~help <V>", to: "~help to $2", unless: any(binding, previousIs("can't", "cannot")) },
];

/** The object makes a fixed phrase with the verb. */
function isIdiom({ words, to }: Parameters<Restriction>[0]): boolean {
  return words.slice(to, to + 3).some((word) => idioms.has(word.lower));
}
const idioms = new Set(
  `steps advantage care place part interest mercy up off weight speed ground time trouble fire corner costume
  exception course mind sides war peace alarm sense way light traction momentum`.split(/\s+/),
);
