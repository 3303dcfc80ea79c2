import { attributive, binding, noObject, passive } from "../mode/guards.ts";
import {
  any,
  inCompound,
  inFormulas,
  nextIs,
  nextPos,
  not,
  objectIs,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, statistical } from "./choices.ts";

const particle = nextIs("up", "off", "out", "on", "in", "down", "over", "away", "back", "by", "through", "around");
const nounish: Restriction = any(attributive, previousPos("DET", "ADJ", "NUM", "PROPN"), binding, inCompound);
/** An object begins right behind the verb, and it is a thing that is said or a plain noun. */
const unsure: Restriction = any(
  noObject,
  nounish,
  passive,
  particle,
  inFormulas,
  statistical,
  nextIs("that", "itself", "themselves", "himself", "herself", "myself", "me", "him", "her", "us", "them", "you", "it"),
);
const bare: Restriction = any(nounish, passive, inFormulas, particle, previousIs("to be"));

function withObject(match: string, to: Entry["to"], ...objects: readonly string[]): Entry {
  return { match, to, when: objectIs(...objects), unless: any(nounish, passive) };
}

/** Everyday verbs with a twin in front of an object, or with certain objects only. */
export const widerVerbs: readonly Entry[] = [
  ...choices(
    `
    ~prevent/VERB > ~stop
    ~monitor/VERB > ~keep an eye on / ~watch
    ~surpass/VERB > ~exceed
    ~indicate/VERB > ~show / ~suggest
    ~produce/VERB > ~make
    ~remember/VERB > ~recall
    ~trust/VERB > ~have faith in
    ~criticize/VERB > ~find fault with
    ~withstand/VERB > ~resist / ~stand up to
    ~tolerate/VERB > ~put up with
    ~ignore/VERB > ~disregard
    ~deserve/VERB > ~merit
    ~fund/VERB > ~finance / ~pay for
    ~accompany/VERB > ~go with
    ~purify/VERB > ~cleanse
    ~utilise/VERB > ~use
    ~emit/VERB > ~give off
    ~yield/VERB > ~produce / ~give
    ~constitute/VERB > ~make up / ~form
    ~comprise/VERB > ~consist of
    ~encompass/VERB > ~include / ~cover
    ~induce/VERB > ~cause / ~bring about
    ~trigger/VERB > ~set off / ~cause
    ~foster/VERB > ~encourage / ~promote
    ~outperform/VERB > ~do better than / ~beat
    ~mitigate/VERB > ~reduce / ~lessen
    ~alleviate/VERB > ~ease / ~relieve
    ~captivate/VERB > ~fascinate / ~enchant
    ~embody/VERB > ~represent
    ~transform/VERB > ~change
    ~exhibit/VERB > ~show / ~display
    ~display/VERB > ~show
    ~possess/VERB > ~have / ~own
    ~seek/VERB > ~look for
    ~confront/VERB > ~face
    ~bolster/VERB > ~strengthen
    ~streamline/VERB > ~simplify
    ~assemble/VERB > ~put together
    ~convince/VERB > ~persuade
    ~persuade/VERB > ~convince
    ~combat/VERB > ~fight
    ~postpone/VERB > ~put off / ~delay
    ~forbid/VERB > ~ban / ~prohibit
    ~endure/VERB > ~bear
    ~discard/VERB > ~throw away
    ~rectify/VERB > ~correct / ~put right
    ~emphasize/VERB > ~stress
    ~stress/VERB > ~emphasize
    ~underscore/VERB > ~stress / ~underline
    ~propose/VERB > ~put forward / ~suggest
    ~devise/VERB > ~work out / ~think up`,
    unsure,
  ),
  ...choices(
    `
    ~happen > ~take place / ~occur
    ~occur > ~happen / ~take place
    ~take place > ~happen / ~occur
    ~hope to > ~wish to
    ~seek to > ~try to / ~aim to
    ~aim to > ~seek to / ~set out to
    ~attempt/VERB to > ~try to
    ~strive to > ~try hard to / ~aim to
    ~try to > ~attempt to
    ~plan/VERB to > ~intend to
    ~intend to > ~plan to / ~mean to
    ~decide to > ~choose to
    ~choose to > ~decide to
    ~depend on|upon > ~rely on / ~hinge on
    ~consist of > ~be made up of
    ~be made up of > ~consist of
    ~deal with > ~handle
    ~participate in > ~take part in
    ~take part in > ~participate in
    ~engage in > ~take part in
    ~lead to > ~bring about / ~result in
    ~result in > ~lead to / ~bring about
    ~belong to > ~be part of
    ~be part of > ~belong to
    ~gather around > ~assemble around
    ~pick up > ~collect
    ~put forward > ~propose / ~suggest
    ~carry out > ~conduct / ~perform
    ~point out > ~note
    ~make up for > ~compensate for
    ~team up > ~join forces
    ~join forces > ~team up
    ~show up > ~appear / ~turn up
    ~turn up > ~appear / ~show up
    ~take over > ~take control of
    ~rush to > ~hurry to
    ~get better > ~improve
    ~get worse > ~worsen / ~deteriorate
    ~be located in > ~lie in / ~be situated in
    ~be located on > ~lie on / ~be situated on
    ~be located at > ~lie at / ~be situated at
    ~be situated in > ~be located in / ~lie in
    ~be in charge of > ~be responsible for
    ~be aware of > ~know about / ~be conscious of
    ~be full of > ~be filled with
    ~be filled with > ~be full of
    ~be similar to > ~be like / ~resemble
    ~be different from > ~differ from
    ~be obliged to > ~be required to
    ~be excited to > ~be eager to
    ~be eager to > ~be keen to
    ~be ready to > ~be prepared to
    ~be prepared to > ~be ready to
    ~be willing to > ~be prepared to
    ~be composed of > ~be made up of / ~consist of
    ~be capable of <Ving> > ~be able to $V4
    ~be linked to > ~be connected with / ~be tied to
    ~be related to > ~be connected with / ~be linked to
    ~be associated with > ~be linked to / ~be connected with
    ~be obsessed with > ~be crazy about
    ~be crucial|vital|essential|critical for > ~be of great importance for
    ~be crucial|vital|essential|critical to > ~be of great importance to
    ~be grateful for > ~be thankful for
    ~be thankful for > ~be grateful for
    ~be proud of > ~take pride in
    ~be fond of > ~like
    ~be interested in > ~take an interest in
    ~be afraid of > ~fear
    ~be impressed by|with > ~be struck by
    ~have to > ~need to
    ~need to > ~have to`,
    any(bare, nextPos("PUNCT"), nextIs("do")),
  ),
  withObject("~hold/VERB", "~have", "meeting", "talk", "discussion", "conversation", "view", "opinion", "power"),
  withObject("~hold/VERB", "~stage", "event", "election", "festival", "exhibition", "contest", "ceremony", "rally"),
  withObject("~win/VERB", "~earn", "award", "praise", "recognition", "medal", "prize"),
  withObject("~win/VERB", "~take", "title", "championship", "gold", "crown", "award", "prize"),
  withObject("~meet/VERB", "~satisfy", "need", "requirement", "demand", "condition", "standard", "criterion"),
  withObject("~meet/VERB", "~reach", "goal", "target", "deadline"),
  withObject("~raise/VERB", "~bring up", "question", "issue", "point", "concern"),
  withObject("~raise/VERB", "~increase", "awareness", "price", "rate", "tax", "level"),
  withObject("~express/VERB", "~voice", "concern", "opinion", "doubt", "support", "fear", "hope", "regret", "view"),
  withObject("~share/VERB", "~tell", "story"),
  withObject("~employ/VERB", ["~use", "~apply"], "method", "technique", "approach", "strategy", "model", "tool"),
  withObject("~enter/VERB", "~go into", "room", "house", "building", "church", "cave", "forest", "kitchen"),
  withObject("~explore/VERB", "~look into", "question", "issue", "effect", "impact", "role", "option", "cause"),
  withObject("~cause/VERB", "~bring about", "change", "damage", "problem", "death", "delay", "disease", "harm"),
  withObject(
    "~achieve/VERB",
    ["~reach", "~attain"],
    "goal",
    "success",
    "balance",
    "level",
    "result",
    "accuracy",
    "aim",
  ),
  withObject("~maintain/VERB", "~keep", "balance", "order", "quality", "level", "contact", "focus", "peace", "control"),
  withObject("~create/VERB", ["~build", "~form"], "system", "community", "network", "environment", "team", "space"),
  withObject(
    "~create/VERB",
    ["~produce", "~make"],
    "sound",
    "image",
    "product",
    "art",
    "world",
    "atmosphere",
    "change",
  ),
  withObject("~present/VERB", "~offer", "solution", "opportunity", "challenge", "view", "picture", "analysis"),
  withObject("~play/VERB", "~have", "role", "part"),
  withObject(
    "~provide/VERB",
    ["~give", "~offer"],
    "support",
    "insight",
    "information",
    "opportunity",
    "help",
    "access",
  ),
  withObject(
    "~offer/VERB",
    ["~give", "~provide"],
    "support",
    "insight",
    "information",
    "opportunity",
    "help",
    "access",
  ),
  withObject(
    "~give/VERB",
    ["~offer", "~provide"],
    "support",
    "insight",
    "information",
    "opportunity",
    "help",
    "access",
  ),
  withObject("~make/VERB", "~reach", "decision", "deal", "agreement", "choice"),
  withObject("~spend/VERB", "~pass", "evening", "afternoon", "morning", "weekend", "summer", "night"),
  withObject("~pay/VERB", "~give", "attention"),
  withObject("~break/VERB", "~beat", "record"),
  withObject("~run/VERB", ["~manage", "~operate"], "business", "company", "shop", "farm", "firm", "program"),
  withObject("~join/VERB", "~become part of", "team", "group", "club", "company", "community", "band", "party"),
  withObject("~solve/VERB", ["~resolve", "~work out"], "problem", "issue", "puzzle", "mystery", "case"),
  withObject("~write/VERB", "~pen", "book", "novel", "letter", "song", "essay", "article", "poem"),
  withObject("~expand/VERB", ["~widen", "~broaden"], "range", "knowledge", "reach", "scope", "horizon", "access"),
  withObject("~pose/VERB", "~present", "challenge", "risk", "threat", "problem", "danger"),
  withObject("~complete/VERB", "~finish", "task", "project", "work", "course", "study", "book", "degree", "training"),
  withObject("~form/VERB", "~create", "group", "band", "bond", "team", "committee", "alliance"),
  withObject("~open/VERB", "~start", "business", "shop", "restaurant", "investigation", "school"),
  withObject("~operate/VERB", "~run", "system", "business", "service", "machine", "train", "company"),
  withObject("~deny/VERB", "~reject", "claim", "allegation", "charge", "accusation", "report"),
  withObject("~follow/VERB", "~obey", "rule", "order", "law", "instruction"),
  withObject("~follow/VERB", "~stick to", "plan", "rule", "routine", "diet"),
  withObject("~publish/VERB", "~bring out", "book", "novel", "album", "article", "report"),
  withObject("~release/VERB", "~bring out", "album", "film", "song", "single", "book", "version"),
  withObject("~release/VERB", "~publish", "report", "statement", "data", "result", "detail"),
  withObject("~receive/VERB", "~get", "boost", "call", "support", "award", "message", "letter", "attention"),
  withObject(
    "~implement/VERB",
    ["~put in place", "~introduce"],
    "policy",
    "measure",
    "plan",
    "change",
    "system",
    "rule",
  ),
  withObject("~manage/VERB", "~handle", "risk", "stress", "project", "task", "money", "conflict", "time"),
  withObject("~conduct/VERB", "~carry out", "study", "survey", "experiment", "research", "test", "interview", "search"),
  withObject("~gain/VERB", ["~acquire", "~get"], "access", "experience", "knowledge", "skill", "insight", "control"),
  withObject("~extend/VERB", "~prolong", "life", "stay", "period", "lifespan"),
  withObject(
    "~ensure/VERB",
    "~guarantee",
    "safety",
    "success",
    "quality",
    "stability",
    "access",
    "security",
    "freedom",
  ),
  withObject("~enhance/VERB", "~improve", "quality", "experience", "performance", "accuracy", "skill", "safety"),
  withObject(
    "~improve/VERB",
    ["~enhance", "~better"],
    "quality",
    "performance",
    "life",
    "skill",
    "health",
    "condition",
  ),
  withObject("~reduce/VERB", ["~cut", "~lower"], "cost", "risk", "emission", "waste", "number", "price", "use"),
  withObject(
    "~increase/VERB",
    ["~raise", "~boost"],
    "cost",
    "risk",
    "awareness",
    "speed",
    "efficiency",
    "productivity",
  ),
  withObject("~show/VERB", "~display", "sign", "skill", "interest", "talent", "courage", "emotion"),
  withObject("~support/VERB", "~back", "plan", "claim", "idea", "party", "team", "proposal", "decision", "theory"),
  withObject(
    "~protect/VERB",
    "~safeguard",
    "environment",
    "right",
    "data",
    "health",
    "interest",
    "privacy",
    "wildlife",
  ),
  withObject("~learn/VERB", "~acquire", "skill", "language"),
  withObject("~find/VERB", "~discover", "way", "evidence", "place", "solution", "note", "body", "answer"),
  withObject("~face/VERB", "~confront", "challenge", "problem", "threat", "danger", "crisis", "difficulty"),
  withObject("~apply/VERB", "~use", "method", "technique", "rule", "theory", "approach", "knowledge", "principle"),
  withObject("~build/VERB", "~develop", "relationship", "trust", "skill", "confidence", "habit"),
  { match: "~continue to <V>", to: "~keep $G3", unless: any(bare, nextPos("PUNCT"), previousIs("will", "would")) },
  {
    match: "~stop <Ving>",
    to: "~cease $2",
    unless: any(nounish, not(previousPos("NOUN", "PRON", "PART"))),
  },
];
