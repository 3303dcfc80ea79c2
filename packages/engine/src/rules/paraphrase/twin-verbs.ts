import { attributive, binding, noObject, passive } from "../mode/guards.ts";
import { any, inCompound, inFormulas, nextIs, nextPos, objectIs, predicative, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, statistical } from "./choices.ts";

const nounish: Restriction = any(attributive, previousPos("DET", "ADJ", "NUM"), binding, inCompound);
const particles = nextIs("up", "off", "out", "on", "in", "down", "over", "away", "back", "by", "itself", "themselves");
/** An object begins right behind the verb. */
const withoutObject: Restriction = any(noObject, nounish, passive, particles, nextIs("that", "it", "this"));
const personal = nextIs("me", "you", "him", "her", "us", "them", "myself", "yourself", "himself", "herself");

function withObject(match: string, to: Entry["to"], ...objects: readonly string[]): Entry {
  return { match, to, when: objectIs(...objects), unless: any(nounish, passive) };
}

/** Verbs that have a twin in front of an object, or with certain objects only. */
export const twinVerbs: readonly Entry[] = [
  ...choices(
    `
    ~investigate/VERB > ~examine / ~look into
    ~examine/VERB > ~study / ~look at
    ~analyze|analyse/VERB > ~examine / ~study
    ~evaluate/VERB > ~assess
    ~assess/VERB > ~evaluate
    ~discuss/VERB > ~talk about
    ~reveal/VERB > ~show / ~uncover
    ~generate/VERB > ~produce / ~create
    ~obtain/VERB > ~get / ~acquire
    ~acquire/VERB > ~gain / ~obtain
    ~receive/VERB > ~get
    ~retain/VERB > ~keep
    ~preserve/VERB > ~protect / ~keep
    ~conserve/VERB > ~preserve
    ~select/VERB > ~choose / ~pick
    ~choose/VERB > ~pick / ~select
    ~eliminate/VERB > ~remove / ~get rid of
    ~undergo/VERB > ~go through
    ~surpass/VERB > ~exceed / ~go beyond
    ~exceed/VERB > ~go beyond / ~surpass
    ~outperform/VERB > ~do better than / ~beat
    ~affect/VERB > ~influence
    ~appreciate/VERB > ~value
    ~avoid/VERB > ~stay clear of / ~steer clear of
    ~transform/VERB > ~change
    ~combine/VERB > ~bring together
    ~handle/VERB > ~deal with / ~manage
    ~encounter/VERB > ~meet / ~come across
    ~spark/VERB > ~trigger / ~set off
    ~trigger/VERB > ~set off / ~spark
    ~bolster/VERB > ~strengthen / ~boost
    ~strengthen/VERB > ~reinforce / ~bolster
    ~boost/VERB > ~increase / ~raise
    ~protect/VERB > ~shield / ~safeguard
    ~cherish/VERB > ~treasure / ~value
    ~examine/VERB how > ~study how / ~look at how
    ~encounter/VERB > ~run into / ~meet with
    ~remove/VERB > ~take away
    ~assist/VERB > ~help / ~aid
    ~gain/VERB > ~acquire / ~get
    ~attract/VERB > ~draw
    ~display/VERB > ~show
    ~observe/VERB > ~see / ~notice
    ~rebuild/VERB > ~reconstruct
    ~accomplish/VERB > ~achieve / ~carry out
    ~remember/VERB > ~recall
    ~recall/VERB > ~remember
    ~construct/VERB > ~build
    ~witness/VERB > ~see / ~observe
    ~violate/VERB > ~break / ~breach
    ~endure/VERB > ~bear / ~put up with
    ~clutch/VERB > ~grip / ~grasp
    ~relish/VERB > ~enjoy
    ~resemble/VERB > ~look like`,
    any(withoutObject, statistical),
  ),
  ...choices(
    `~outline/VERB > ~set out / ~sketch
    ~exacerbate/VERB > ~worsen
    ~worsen/VERB > ~aggravate
    ~broaden/VERB > ~widen
    ~widen/VERB > ~broaden
    ~hinder/VERB > ~hamper / ~hold back
    ~impede/VERB > ~hinder / ~hold back
    ~anticipate/VERB > ~expect
    ~depict/VERB > ~portray / ~show
    ~portray/VERB > ~depict / ~show
    ~conceal/VERB > ~hide
    ~hide/VERB > ~conceal
    ~notice/VERB > ~see / ~spot
    ~illuminate/VERB > ~light up
    ~devise/VERB > ~work out / ~think up
    ~alleviate/VERB > ~ease / ~relieve
    ~alter/VERB > ~change / ~modify
    ~diminish/VERB > ~lessen / ~reduce
    ~lessen/VERB > ~reduce / ~diminish
    ~minimize/VERB > ~limit / ~keep down`,
    any(withoutObject, statistical, personal),
  ),
  withObject(
    "~explore/VERB",
    ["~examine", "~look into"],
    ...["impact", "effect", "role", "relationship", "issue", "question", "theme", "idea", "use", "topic", "concept"],
    ...["possibility", "potential", "nature", "link", "connection"],
  ),
  withObject("~implement/VERB", "~carry out", "plan", "policy", "measure", "change", "strategy", "program", "reform"),
  withObject("~maintain/VERB", ["~keep", "~preserve"], "balance", "quality", "order", "contact", "peace", "control"),
  withObject("~improve/VERB", "~boost", "performance", "efficiency", "productivity", "morale", "mood", "accuracy"),
  withObject("~reduce/VERB", ["~lower", "~decrease"], "risk", "cost", "rate", "amount", "emission", "price", "level"),
  withObject("~increase/VERB", ["~raise", "~boost"], "awareness", "sale", "productivity", "efficiency", "demand"),
  withObject("~express/VERB", ["~voice", "~convey"], "concern", "opinion", "view", "gratitude", "doubt", "feeling"),
  withObject("~voice/VERB", "~express", "concern", "opinion", "view", "doubt"),
  withObject("~raise/VERB", "~bring up", "question", "issue", "concern", "point"),
  withObject("~conduct/VERB", ["~carry out", "~run"], "experiment", "study", "test", "survey", "analysis", "research"),
  withObject(
    "~propose/VERB",
    ["~put forward", "~present"],
    "method",
    "approach",
    "framework",
    "model",
    "theory",
    "plan",
  ),
  withObject("~present/VERB", ["~put forward", "~introduce"], "method", "approach", "framework", "model"),
  withObject("~introduce/VERB", ["~present", "~put forward"], "method", "approach", "framework", "model", "algorithm"),
  withObject("~highlight/VERB", ["~underline", "~stress"], "importance", "need", "significance", "value", "role"),
  withObject("~stress/VERB", ["~underline", "~emphasize"], "importance", "need"),
  withObject("~show/VERB", ["~demonstrate", "~make clear"], "importance", "need", "value", "effectiveness"),
  withObject("~demonstrate/VERB", "~show", "effectiveness", "importance", "ability", "potential", "value"),
  withObject("~understand/VERB", "~grasp", "concept", "idea", "meaning", "importance", "significance", "nature"),
  withObject("~create/VERB", "~produce", "work", "image", "effect", "content", "text", "result", "document"),
  withObject("~create/VERB", "~build", "environment", "world", "space"),
  withObject("~create/VERB", "~open up", "opportunity", "possibility"),
  withObject(
    "~provide/VERB",
    ["~give", "~offer"],
    "insight",
    "opportunity",
    "information",
    "advice",
    "view",
    "overview",
  ),
  withObject("~provide/VERB", ["~give", "~offer"], "guidance", "support", "detail", "example", "chance", "evidence"),
  withObject("~offer/VERB", ["~provide", "~give"], "insight", "information", "advice", "view", "overview", "guidance"),
  withObject("~give/VERB", ["~offer", "~provide"], "insight", "information", "advice", "guidance", "overview"),
  withObject("~contain/VERB", "~include", "information", "section", "chapter", "reference", "element", "detail"),
  withObject("~support/VERB", "~back", "plan", "idea", "claim", "proposal", "decision", "candidate"),
  withObject("~solve/VERB", ["~resolve", "~work out"], "problem", "issue", "puzzle", "mystery"),
  withObject("~resolve/VERB", ["~settle", "~solve"], "problem", "issue", "conflict", "dispute"),
  withObject("~follow/VERB", "~obey", "rule", "order"),
  withObject("~achieve/VERB", ["~get", "~produce"], "result"),
  withObject("~achieve/VERB", ["~reach", "~attain"], "accuracy", "performance", "goal", "level"),
  withObject("~produce/VERB", ["~generate", "~yield"], "result", "output", "outcome"),
  withObject("~yield/VERB", ["~produce", "~give"], "result", "outcome", "benefit"),
  withObject("~cause/VERB", ["~lead to", "~bring about"], "problem", "damage", "change", "harm", "delay", "confusion"),
  withObject("~cause/VERB", ["~lead to", "~bring about"], "loss", "disruption", "death", "injury", "pain", "stress"),
  withObject("~address/VERB", ["~tackle", "~deal with"], "gap", "limitation", "root", "crisis", "cause", "change"),
  withObject("~pose/VERB", "~present", "challenge", "problem", "threat", "risk", "danger", "difficulty"),
  withObject("~draw/VERB", "~attract", "attention", "crowd", "visitor", "criticism", "tourist"),
  withObject("~secure/VERB", ["~win", "~gain"], "victory", "place", "spot", "title", "support", "funding"),
  withObject("~win/VERB", "~secure", "victory", "title", "contract"),
  withObject("~capture/VERB", "~catch", "moment", "essence", "attention", "spirit"),
  withObject("~make/VERB", "~reach", "decision"),
  withObject("~express/VERB", "~show", "interest", "love", "support", "appreciation"),
  withObject("~share/VERB", "~tell", "story"),
  withObject("~tell/VERB", "~share", "story"),
  withObject("~spend/VERB", "~pass", "day", "hour", "night", "evening", "afternoon"),
  withObject("~examine/VERB", "~look at", "impact", "effect", "role", "relationship", "issue"),
  withObject("~enter/VERB", "~go into", "room", "house", "building", "cave", "forest", "store"),
  withObject("~leave/VERB", "~go out of", "room", "house", "building"),
  withObject("~close/VERB", "~shut", "door", "eye", "window", "book", "lid", "gate"),
  withObject("~shut/VERB", "~close", "door", "eye", "window", "book", "lid", "gate"),
  withObject("~begin/VERB", "~start", "journey", "career", "day", "work", "process", "search", "conversation"),
  withObject("~start/VERB", "~begin", "journey", "career", "day", "work", "process", "search", "conversation"),
  withObject("~finish/VERB", "~complete", "work", "project", "task", "assignment", "book", "race", "homework"),
  withObject("~complete/VERB", "~finish", "work", "project", "task", "assignment", "course", "training", "homework"),
  withObject("~publish/VERB", "~release", "report", "study", "statement", "book"),
  withObject("~release/VERB", ["~publish", "~issue"], "report", "statement", "study"),
  { match: "~involve <Ving>", to: "~entail $2", unless: nounish },
  { match: "~serve as", to: ["~act as", "~function as"], unless: nounish },
  { match: "~act as", to: ["~serve as", "~function as"], unless: nounish },
  { match: "~become more|increasingly|less @ADJ", to: "~grow $2 $3", unless: nounish },
  { match: "~grow more|increasingly|less @ADJ", to: "~become $2 $3", unless: nounish },
  { match: "~continue to <V>", to: ["~keep $G3", "~go on $G3"], unless: any(nounish, nextIs("be"), isBe) },
  { match: "~manage to <V>", to: "~succeed in $G3", unless: nounish },
  { match: "~succeed in <Ving>", to: "~manage to $V3", unless: nounish },
  { match: "~remain/VERB @ADJ", to: "~stay $2", unless: nounish },
  { match: "~stay/VERB @ADJ", to: "~remain $2", unless: nounish },
  { match: "~vary/VERB", to: "~differ", unless: any(nounish, nextPos("NOUN", "ADV", "DET"), nextIs("from")) },
  {
    match: "~conclude/VERB",
    to: ["~end", "~close"],
    unless: any(nounish, (site) => site.words[site.to]?.lower !== "with"),
  },
  { match: "~evolve/VERB", to: ["~develop", "~change"], unless: any(nounish, inFormulas, nextIs("from", "equation")) },
  { match: "~vanish/VERB", to: "~disappear", unless: nounish },
  { match: "~disappear/VERB", to: "~vanish", unless: nounish },
  { match: "~tremble/VERB", to: ["~shake", "~shiver"], unless: nounish },
  { match: "~reply/VERB", to: ["~answer", "~respond"], unless: any(nounish, nextIs("to")) },
  { match: "~answer/VERB", to: "~reply", unless: any(nounish, (site) => !predicative(site), passive, nextIs("to")) },
  { match: "~respond/VERB", to: ["~reply", "~answer"], unless: any(nounish, nextIs("to"), nextPos("ADV")) },
  { match: "~whisper/VERB", to: "~murmur", unless: any(nounish, nextPos("NOUN")) },
  { match: "~murmur/VERB", to: "~whisper", unless: nounish },
];

function isBe({ words, slots }: Parameters<Restriction>[0]): boolean {
  return ["be", "have"].includes(words[slots[2]!.from]!.lemma);
}
