import { attributive, binding, hasObject, noObject, passive } from "../mode/guards.ts";
import { any, bareSlot, nextIs, nextPos, objectIs, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction, Site } from "../table.ts";
import { choices, statistical } from "./choices.ts";

const unsure: Restriction = any(
  noObject,
  attributive,
  passive,
  previousPos("DET", "ADJ", "NUM"),
  binding,
  statistical,
  nextIs("that", "up", "off", "out", "on", "in", "itself", "himself", "themselves", "herself", "down"),
);
const nounish: Restriction = any(attributive, previousPos("DET", "ADJ", "NUM"), binding);

/** A verb that has this twin with these objects only. */
function withObject(match: string, to: Entry["to"], ...objects: readonly string[]): Entry {
  return { match, to, when: objectIs(...objects), unless: unsure };
}

const narrow: readonly Entry[] = [
  withObject("~perform", "~carry out", "test", "task", "analysis", "experiment", "search", "check", "study", "audit"),
  withObject("~collect", "~gather", "data", "information", "evidence", "sample", "material", "feedback"),
  withObject("~launch/VERB", "~start", "campaign", "programme", "program", "initiative", "project", "investigation"),
  withObject("~adopt", "~embrace", "approach", "practice", "technology", "idea", "innovation"),
  withObject("~build/VERB", "~construct", "house", "bridge", "road", "wall", "tower", "railway", "school", "dam"),
  withObject("to [ determine ]", "establish", "cause", "extent", "source", "reason", "identity"),
  withObject("~observe", ["~notice", "~see"], "increase", "decrease", "change", "difference", "decline", "trend"),
  withObject("~reflect", "~show", "change", "view", "belief", "attitude", "need", "trend", "concern", "desire"),
  withObject("~extend", "~lengthen", "period", "stay", "life", "lifespan", "season"),
  withObject("~experience/VERB", "~go through", "change", "period", "hardship", "crisis", "trauma", "loss"),
  withObject("~introduce", "~bring in", "measure", "law", "rule", "policy", "reform", "tax"),
];

/** Everyday verbs and verb phrases that can stand for each other. */
export const commonVerbs: readonly Entry[] = [
  ...narrow,
  ...choices(
    `~gather/VERB > ~collect
    ~acknowledge > ~recognize / ~admit
    ~boast > ~have / ~offer
    ~leverage/VERB > ~use / ~draw on
    ~underpin > ~support
    `,
    unsure,
  ),
  ...choices(
    `~speak to > ~talk to
    ~speak with > ~talk with
    ~talk about > ~discuss / ~speak about
    ~think about > ~consider / ~reflect on
    ~look for > ~search for / ~seek
    ~search for > ~look for
    ~find out > ~learn / ~discover
    ~come up with > ~devise / ~think of
    ~set up > ~establish / ~arrange
    ~take care of > ~look after
    ~look after > ~take care of
    ~come across > ~encounter / ~run into
    ~stumble upon|across > ~come across / ~happen on
    ~keep in mind > ~bear in mind
    ~bear in mind > ~keep in mind
    ~start to > ~begin to
    ~begin to > ~start to
    ~return to > ~go back to
    ~adapt to > ~adjust to
    ~respond to > ~react to
    ~react to > ~respond to
    ~gaze at > ~look at / ~stare at
    ~stare at > ~gaze at / ~look at
    ~struggle with > ~have trouble with
    ~think that > ~believe that
    ~dive into > ~look into / ~explore
    ~delve into > ~look into / ~explore
    ~make it clear that > ~show that
    ~play a crucial|key|vital role in > ~be central to / ~matter greatly to
    ~play an important|essential|integral role in > ~be central to / ~matter greatly to
    ~have an impact on > ~affect / ~influence
    ~give rise to > ~lead to / ~cause
    ~come to life > ~come alive
    ~stem from > ~come from / ~arise from
    ~draw on > ~make use of / ~rely on`,
    any(nounish, passive, nextPos("PUNCT")),
  ),
  { match: "~say", to: "~remark", unless: (site) => !isSpeech(site) },
  { match: "~need/VERB", to: "~require", unless: any(unsure, nextIs("to"), nextPos("VERB", "PART")) },
  { match: "led by", to: "headed by" },
  { match: "~wait for", to: "~await", unless: any(nounish, nextIs("what", "a", "an", "it"), nextPos("PUNCT")) },
  {
    match: "~look like",
    to: "~resemble",
    unless: any(
      nounish,
      passive,
      nextPos("PUNCT"),
      nextIs("they", "it", "he", "she", "we", "you", "i", "this", "that"),
    ),
  },
  { match: "~keep <Ving>", to: ["~continue $2", "~go on $2"], unless: nounish },
  { match: "~stop <Ving>", to: "~quit $2", unless: nounish },
  { match: "~start|begin <Ving>", to: ["~begin $2", "~start $2"], unless: nounish },
  { match: "~love/VERB", to: "~adore", unless: any(unsure, nextPos("VERB", "PRON")) },
  {
    match: "~reach/VERB",
    to: ["~get to", "~arrive at"],
    unless: any(unsure, nextIs("a", "an", "new", "its", "their", "for", "nearly"), nextPos("NUM")),
  },
  { match: "~emerge", to: ["~appear", "~arise"], unless: any(nounish, nextIs("from", "as", "victorious")) },
  { match: "~arise", to: ["~emerge", "~come up"], unless: any(nounish, nextIs("from", "out")) },
  { match: "~thrive", to: ["~flourish", "~do well"], unless: nounish },
  { match: "~vary", to: "~differ", unless: any(nounish, hasObject, nextIs("from", "with")) },
  { match: "[ ~prevent ] <NP> from", to: ["~stop", "~keep"], unless: nounish },
  { match: "[ ~allow|enable ] <NP> [ to ] <V>", to: "~let …", unless: any(passive, nounish, previousPos("NOUN")) },
  { match: "[ ~let ] <NP> [ <V> ]", to: "~allow … to $3", unless: any(passive, nounish, nextPos("PUNCT"), sameInPast) },
  { match: "~help <NP> [ <V> ]", to: "to $3", unless: any(passive, nounish, previousPos("AUX")) },
  { match: "~help <NP> [ to ] <V>", to: "", unless: passive },
  { match: "is|are|was|were [ unable ] to", to: "not able" },
  { match: "~want/VERB to", to: "~wish to", unless: any(nounish, previousIs("you", "i")) },
];

/** "They let us go" may be past or present. */
function sameInPast(site: Site): boolean {
  return site.words[site.from]!.lower === "let" && !bareSlot(site);
}

/** "…," he said: what was said stands in quotation marks or the verb ends the sentence. */
function isSpeech({ words, from, to }: Site): boolean {
  const subject = words[from - 1]?.pos;
  const quoted = words.some((word) => /^["“”]$/.test(word.text) || /["“”]/.test(word.text));
  return quoted && (subject === "PRON" || subject === "PROPN" || subject === "PUNCT") && words[to]?.lower !== "that";
}
