import {
  any,
  attributive,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";

const technical = any(inStatistics, inFormulas);
const negated = near(3, "not", "never", "hardly");
const modal = "to|can|could|will|would|may|might";

/** Adverbs that add weight and nothing else. */
export const emptyAdverbs: Entry[] = [
  {
    match:
      "is|are|was|were|be|been|'s|'re [ truly ] remarkable|exceptional|amazing|breathtaking|impressive|awful|terrible|unique|special|inspiring|magical|memorable|unforgettable|incredible|wonderful|beautiful|great|stunning|fascinating|extraordinary|outstanding|delicious|enjoyable|painful|astonishing|awe-inspiring|captivating|heartbreaking|moving|phenomenal|spectacular",
    to: "",
    level: 6,
    unless: any(negated, nextIs("sorry", "random", "global", "free", "dead", "equal")),
  },
  {
    match: "[ truly ] ~appreciate|enjoy|love|shine|believe|understand|care|value|matter|feel|want",
    to: "really",
    level: 7,
    unless: any(negated, inLaw),
  },
  { match: "i [ firmly|strongly|truly|wholeheartedly|genuinely|sincerely ] believe", to: "", level: 6 },
  { match: "i [ personally ] think|believe|feel|find|prefer", to: "", level: 6 },
  {
    match: "[ incredibly|exceptionally|immensely|tremendously ] @ADJ",
    to: "very",
    level: 7,
    unless: any(inSentenceWith("very"), previousIs("an")),
  },
  { match: "an [ incredibly|exceptionally|immensely ] @ADJ", to: "very", level: 7, unless: inSentenceWith("very") },
  {
    match:
      "[ highly ] effective|beneficial|efficient|important|useful|popular|competitive|valuable|successful|unlikely|likely|detailed|complex|variable|accurate|desirable|versatile|dangerous|unusual|relevant|influential",
    to: "very",
    level: 7,
    unless: any(technical, inSentenceWith("very"), inLaw),
  },
  { match: `${modal} [ ultimately ] <V>`, to: "", level: 6, unless: inLaw },
  {
    match:
      "that|which|and|, [ ultimately ] ~lead|cause|create|result|shape|make|help|give|bring|allow|improve|benefit|affect|contribute|enhance|increase|reduce",
    to: "",
    level: 6,
  },
  {
    match: `${modal} [ effectively ] manage|address|combat|communicate|convey|use|handle|reduce|prevent|solve|tackle|control|deal|balance|teach|support|promote|meet|achieve`,
    to: "",
    level: 7,
    unless: any(technical, inLaw, inSentenceWith("effective"), negated),
  },
  {
    match: "~communicate|work|function|perform|collaborate [ effectively ]",
    to: "well",
    level: 7,
    unless: any(technical, nextIs("and", "with", "as"), inSentenceWith("well")),
  },
  {
    match: `${modal} [ successfully ] complete|implement|launch|overcome|navigate|combine|achieve|integrate|solve|defend|finish|build|create`,
    to: "",
    level: 6,
    unless: any(technical, inLaw, negated),
  },
  {
    match:
      "which|that [ successfully|effectively ] ~combine|integrate|capture|balance|convey|illustrate|demonstrate|address",
    to: "",
    level: 7,
    unless: technical,
  },
  {
    match: "is|are|am|'m|'re [ currently|presently ] <Ving>",
    to: "",
    level: 8,
    unless: any(technical, inLaw, inSentenceWith("previously", "formerly", "later", "but", "now")),
  },
  {
    match: "drastically ~reduce|change|improve|increase|affect|alter|cut",
    to: "greatly $2",
    level: 6,
    unless: technical,
  },
  {
    match: "~reduce|increase|decrease|fall|drop|rise|decline [ drastically ]",
    to: "sharply",
    level: 6,
    unless: technical,
  },
  { match: "is|are|was|were [ simply ] a|an|the|too", to: "", level: 7, unless: any(inLaw, negated) },
  { match: "[ vastly ] superior|better|more|larger|greater|outnumbered", to: "far", level: 6 },
  { match: "[ vastly ] ~improve|increase|expand|reduce", to: "greatly", level: 6 },
  { match: "wholeheartedly", to: "fully", level: 6, unless: previousIs("i") },
  { match: "^ [ simply ] <V>", to: "just", level: 7, unless: any(inFormulas, nextIs("put")) },
  {
    match: "rapidly growing|changing|expanding",
    to: "fast-$2",
    level: 6,
    when: attributive,
    unless: any(technical, previousPos("AUX")),
  },
  { match: "but [ rather ] a|an|the|to|by|in|that|on|as|with|from", to: "", level: 5 },
  { match: "[ completely|totally|absolutely ] free of charge", to: "", level: 6 },
];
