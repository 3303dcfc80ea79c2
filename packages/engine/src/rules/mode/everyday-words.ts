import { any, inCompound, near, nextIs, nextLemma, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { ahead, binding, hasObject, ingForm, noObject, passive, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

/** Words that people use when they talk, for words that they write. */
export const everydayWords: readonly Entry[] = [
  ...lines(
    `in order to > to
    prior to > before
    subsequent to > after
    due to the fact that > because
    despite the fact that > although
    in the event that > if
    for instance > for example
    in close proximity to > close to
    at the present time > now
    on a daily basis > daily
    on a regular basis > regularly
    a large number of > many
    a great number of > many
    a multitude|plethora|myriad of > many
    with the exception of > except for
    in addition to > besides
    amongst > among
    whilst > while`,
  ),
  ...lines(
    `approximately > about
    frequently > often
    primarily > mainly
    predominantly > mainly
    numerous > many
    promptly > quickly
    swiftly > quickly
    exceptionally > very
    extremely > very
    particularly > especially`,
    any(binding, statistical, previousIs("very", "more", "most", "less", "not", "so", "too", "as"), inCompound),
  ),
  { match: "currently|presently", to: "now", unless: any(inCompound, nextPos("PUNCT"), previousPos("DET", "ADP")) },
  {
    match: "regarding|concerning",
    to: "about",
    unless: any(previousIs("be", "is", "was", "are", "were"), nextIs("as")),
  },
  {
    match: "=purchase/VERB|NOUN",
    to: "~buy",
    unless: any(passive, noObject, inCompound, binding, previousPos("DET", "ADJ", "NOUN")),
  },
  { match: "~obtain", to: "~get", unless: any(passive, noObject, ahead(3, "by"), binding) },
  { match: "~receive", to: "~get", unless: any(passive, noObject, previousPos("DET"), binding) },
  {
    match: "~require",
    to: "~need",
    unless: any(passive, nextIs("that", "by", "of", "for"), noObject, ingForm, binding),
  },
  { match: "~assist in|with", to: "~help $2", unless: previousPos("DET") },
  { match: "~assist", to: "~help", unless: any(noObject, previousPos("DET")) },
  { match: "~attempt to", to: "~try to" },
  { match: "~seek to", to: "~try to", unless: passive },
  { match: "~wish to", to: "~want to", unless: binding },
  { match: "~commence", to: "~start", unless: any(binding, previousPos("DET")) },
  {
    match: "~demonstrate",
    to: "~show",
    unless: any(nextPos("PUNCT", "ADV"), near(6, "product", "software", "theorem")),
  },
  { match: "~utilize", to: "~use" },
  { match: "~possess", to: "~have", unless: any(passive, near(6, "drug", "weapon", "crime", "firearm")) },
  {
    match: "~anticipate",
    to: "~expect",
    unless: any(previousIs("eagerly", "highly", "much", "long"), previousPos("DET"), nextPos("PUNCT")),
  },
  {
    match: "~encounter/VERB",
    to: "~meet",
    unless: any(
      passive,
      noObject,
      near(4, "problem", "error", "issue", "challenge", "difficulty", "obstacle", "barrier", "resistance"),
    ),
  },
  {
    match: "~encounter/VERB",
    to: "~face",
    unless: any(
      passive,
      (site) => !near(4, "problem", "issue", "challenge", "difficulty", "obstacle", "barrier")(site),
    ),
  },
  { match: "~inquire", to: "~ask", unless: nextIs("into") },
  { match: "~discuss", to: "~talk about", unless: any(passive, noObject, (site) => site.context.mode !== "informal") },
  {
    match: "additional/ADJ",
    to: "extra",
    unless: any(previousIs("an", "no", "any", "some", "two", "three"), inCompound),
  },
  {
    match: "an additional/ADJ",
    to: "another",
    unless: any(nextPos("NUM"), nextLemma("hundred", "thousand", "million")),
  },
  { match: "difficult to", to: "hard to", unless: previousIs("more", "most", "less", "least") },
  {
    match: "%individual",
    to: "%person",
    unless: any(nextPos("NOUN"), nextIs("'", "’"), previousIs("each", "every"), statistical, binding, inCompound),
  },
  {
    match: "assistance",
    to: "help",
    unless: any(inCompound, previousPos("NOUN", "PROPN"), nextPos("NOUN"), previousIs("an")),
  },
  { match: "^ [ therefore|consequently|thus|hence , ]", to: "so" },
  { match: ", and [ therefore|thus|consequently|hence ]", to: "so", unless: nextPos("PUNCT", "VERB", "AUX") },
  {
    match: "^ [ however , ]",
    to: "but",
    unless: nextIs("if", "when", "while", "although", "in", "as", "because", "since"),
  },
  { match: "^ [ moreover|furthermore|additionally , ]", to: "also," },
  { match: "^ [ nevertheless|nonetheless , ]", to: "still," },
  { match: "^ [ in addition , ]", to: "also," },
  { match: "^ [ consequently|accordingly , ]", to: "so" },
  {
    match: "significantly|substantially|considerably",
    to: "much",
    unless: any(
      statistical,
      (site) => !/^(?:more|less|better|worse|\p{L}+er)$/u.test(site.words[site.to]?.lower ?? ""),
    ),
  },
  {
    match: "significantly|substantially|considerably",
    to: "greatly",
    unless: any(
      statistical,
      binding,
      inCompound,
      (site) => site.words[site.to]?.pos !== "VERB",
      previousIs("more", "most", "not", "very"),
    ),
  },
  {
    match: "~terminate",
    to: "~end",
    unless: any(
      binding,
      passive,
      noObject,
      near(5, "process", "contract", "employee", "intruder", "enemy", "soldier", "guard", "staff", "worker", "person"),
    ),
  },
  {
    match: "~reside in",
    to: "~live in",
    unless: (site) => !["PRON", "NOUN"].includes(site.words[site.from - 1]?.pos ?? ""),
  },
  { match: "~alter", to: "~change", unless: previousPos("DET") },
  {
    match: "~modify",
    to: "~change",
    unless: any(near(4, "gene", "genetically", "license", "licence"), previousPos("DET")),
  },
  { match: "~retain", to: "~keep", unless: any(noObject, binding) },
  { match: "~appear to", to: "~seem to", unless: hasObject },
];
