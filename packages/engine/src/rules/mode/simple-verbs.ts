import { any, inSentenceWith, near, nextIs, nextPos, objectIs, previousIs, previousPos } from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { ahead, attributive, binding, hasObject, ingForm, noObject, notAhead, passive } from "./guards.ts";
import { lines } from "./lines.ts";

const afterNounSign = previousPos("DET", "ADJ", "NUM");

/** Short verbs for long ones. */
export const simpleVerbs: readonly Entry[] = [
  // These keep their grammar with any object and without one, active and passive.
  ...lines(
    `~accomplish > ~achieve
    ~accumulate > ~build up
    ~ameliorate > ~improve
    ~ascertain > ~find out
    ~augment > ~increase
    ~bolster > ~support
    ~comprehend > ~understand
    ~conceal > ~hide
    ~construct > ~build
    ~depict > ~show
    ~diminish > ~lessen
    ~discontinue > ~stop
    ~disseminate > ~spread
    ~elucidate > ~explain
    ~emphasize > ~stress
    ~endeavor|endeavour > ~try
    ~exacerbate > ~worsen
    ~expedite > ~speed up
    ~illustrate > ~show
    ~incorporate > ~include
    ~initiate > ~start
    ~mitigate > ~reduce
    ~necessitate > ~need
    ~portray > ~show
    ~procure > ~get
    ~recollect > ~remember
    ~resemble > ~look like
    ~safeguard > ~protect
    ~showcase > ~show
    ~streamline > ~simplify
    ~underscore > ~show`,
    any(afterNounSign, attributive, binding, nextPos("PUNCT"), near(3, "augmented", "gas", "data", "code")),
  ),
  ...lines(
    `~collaborate with > ~work with
    ~collaborate closely with > ~work closely with
    ~culminate in > ~end in
    ~contribute to > ~add to
    ~engage in > ~take part in
    ~participate in > ~take part in
    ~partake in > ~take part in
    ~embark on|upon > ~start
    ~originate from > ~come from
    ~strive for > ~aim for
    ~strive to > ~try to
    ~excel at|in > ~do very well $2
    ~evolve into > ~grow into
    ~depend upon > ~depend on
    ~rely upon > ~rely on
    ~refrain from > ~avoid
    ~commence with > ~start with`,
    any(afterNounSign, binding, nextPos("VERB", "PUNCT")),
  ),
  {
    match: "~acquire",
    to: "~gain",
    unless: any(passive, notAhead(6, "skill", "knowledge", "experience", "understanding")),
  },
  { match: "~acquire", to: "~buy", unless: any(passive, notAhead(5, "company", "firm", "stake", "land", "property")) },
  { match: "~attain", to: "~reach", unless: noObject },
  { match: "~allow for", to: "~allow", unless: any(nextIs("a", "an", "the"), noObject) },
  { match: "~cease", to: "~stop", unless: any(nextIs("to"), nextPos("PUNCT")) },
  { match: "~clarify", to: "~explain", unless: any(passive, noObject) },
  { match: "~combat/VERB", to: "~fight", unless: any(afterNounSign, noObject) },
  { match: "[ ~compel/VERB ] <NP> to", to: "~force", unless: any(afterNounSign, ingForm) },
  { match: "~complete/VERB", to: "~finish", unless: any(afterNounSign, noObject, passive, previousIs("as")) },
  { match: "~ponder", to: "~think about", unless: any(nextIs("about", "on", "over"), nextPos("PUNCT")) },
  { match: "~contemplate", to: "~think about", unless: passive },
  {
    match: "~consider/VERB",
    to: "~think about",
    unless: any(
      passive,
      (site) => site.words[site.to]?.pos !== "DET",
      ahead(9, "as", "be", "to"),
      ingForm,
      nextIs("this", "that"),
    ),
  },
  {
    match: "~conduct/VERB",
    to: "~do",
    unless: any(passive, notAhead(4, "research", "experiment", "study", "analysis")),
  },
  { match: "~converse with", to: "~talk with", unless: afterNounSign },
  { match: "~convene/VERB", to: "~meet", unless: any(hasObject, passive) },
  { match: "~decrease/VERB", to: "~lower", unless: any(noObject, passive, binding, nextPos("NUM"), nextIs("as")) },
  {
    match: "~determine",
    to: "~find out",
    unless: any(passive, (site) => !/^(?:if|whether|how|why|what|where)$/.test(site.words[site.to]?.lower ?? "")),
  },
  { match: "~eliminate", to: "~remove", unless: near(6, "team", "player", "match", "cup", "round") },
  { match: "~encompass", to: "~cover" },
  {
    match: "~address/VERB",
    to: "~deal with",
    unless: any(
      passive,
      notAhead(6, "issue", "problem", "challenge", "concern", "need", "question", "matter"),
      near(3, "letter", "audience"),
    ),
  },
  {
    match: "~tackle/VERB",
    to: "~deal with",
    unless: any(passive, noObject, inSentenceWith("player", "football", "rugby", "ball")),
  },
  {
    match: "~accelerate",
    to: "~speed up",
    unless: any(attributive, afterNounSign, inSentenceWith("velocity", "particle", "force")),
  },
  {
    match: "~enhance",
    to: "~improve",
    unless: any(afterNounSign, inSentenceWith("pixel", "image", "gene", "enhancer")),
  },
  { match: "~ensure that", to: "~make sure that", unless: binding },
  {
    match: "~establish",
    to: "~set up",
    unless: any(
      afterNounSign,
      notAhead(
        5,
        "company",
        "school",
        "business",
        "system",
        "organization",
        "group",
        "office",
        "program",
        "fund",
        "base",
        "committee",
        "center",
        "centre",
        "connection",
      ),
    ),
  },
  {
    match: "~establish",
    to: "~build",
    unless: any(passive, notAhead(4, "trust", "relationship", "rapport", "reputation")),
  },
  { match: "~evaluate", to: "~assess" },
  {
    match: "~examine/VERB",
    to: "~look at",
    unless: any(passive, noObject, inSentenceWith("patient", "doctor", "student", "witness"), afterNounSign),
  },
  {
    match: "~explore/VERB",
    to: "~look at",
    unless: any(
      passive,
      notAhead(
        6,
        "topic",
        "concept",
        "idea",
        "theme",
        "relationship",
        "impact",
        "effect",
        "issue",
        "question",
        "role",
        "factor",
      ),
    ),
  },
  { match: "~execute", to: "~carry out", unless: notAhead(5, "plan", "strategy", "task", "order", "project") },
  {
    match: "~exhibit/VERB",
    to: "~show",
    unless: any(afterNounSign, noObject, near(6, "museum", "gallery", "court", "art")),
  },
  {
    match: "~facilitate",
    to: "~help",
    unless: any(nextPos("DET"), nextPos("VERB"), noObject, ahead(3, "multiplexing"), passive),
  },
  { match: "~formulate", to: "~form", unless: any(passive, afterNounSign) },
  {
    match: "~foster",
    to: "~build",
    unless: any(
      passive,
      notAhead(4, "trust", "community", "relationship", "collaboration", "culture", "connection", "understanding"),
    ),
  },
  { match: "~garner", to: "~get", unless: any(passive, noObject) },
  {
    match: "~generate",
    to: "~create",
    unless: any(passive, notAhead(4, "idea", "interest", "content", "wealth", "job", "excitement")),
  },
  {
    match: "~generate",
    to: "~bring in",
    unless: any(passive, notAhead(4, "revenue", "income", "sale", "profit", "money")),
  },
  {
    match: "~highlight/VERB",
    to: "~show",
    unless: any(passive, noObject, inSentenceWith("text", "click", "cursor", "cell", "color")),
  },
  { match: "~impede", to: "~hold back", unless: any(passive, noObject) },
  {
    match: "~implement",
    to: "~set up",
    unless: any(
      notAhead(4, "system", "program", "process", "scheme", "service"),
      near(4, "interface", "class", "code", "function"),
    ),
  },
  {
    match: "~implement",
    to: "~carry out",
    unless: notAhead(4, "plan", "policy", "strategy", "change", "reform", "project", "recommendation"),
  },
  { match: "~indicate", to: "~show", unless: any(passive, noObject, afterNounSign) },
  { match: "~influence/VERB", to: "~affect", unless: any(afterNounSign, noObject, previousPos("NOUN", "VERB")) },
  { match: "~impact/VERB", to: "~affect", unless: any(afterNounSign, noObject, previousPos("NOUN", "VERB"), passive) },
  {
    match: "~inform/VERB",
    to: "~tell",
    unless: any(
      passive,
      (site) =>
        !/^(?:me|you|him|her|us|them|the|your|our|customers|users|people|patients)$/.test(
          site.words[site.to]?.lower ?? "",
        ),
      notAhead(5, "that", "about", "of"),
      objectIs("understanding", "decision", "policy", "choice", "practice", "view", "debate", "work", "design"),
    ),
  },
  {
    match: "~investigate",
    to: "~look into",
    unless: any(passive, noObject, inSentenceWith("police", "crime", "officer")),
  },
  { match: "~be [ located|situated ] in|on|at|near|along|between|within|outside", to: "" },
  { match: "~locate/VERB", to: "~find", unless: any(passive, noObject, previousIs("centrally", "conveniently")) },
  {
    match: "~maintain",
    to: "~keep",
    unless: any(
      passive,
      noObject,
      nextIs("that"),
      near(
        5,
        "equipment",
        "machine",
        "road",
        "vehicle",
        "building",
        "property",
        "website",
        "relationship",
        "software",
        "site",
        "list",
        "database",
      ),
    ),
  },
  { match: "~notify", to: "~tell", unless: any(passive, noObject, binding, nextIs("of")) },
  {
    match: "~observe/VERB",
    to: "~see",
    unless: any(noObject, near(5, "rule", "law", "holiday", "silence", "custom", "minute", "star")),
  },
  {
    match: "~occur",
    to: "~happen",
    unless: any(
      previousPos("ADV"),
      nextPos("ADV"),
      nextIs("in", "as", "naturally", "to"),
      inSentenceWith("mineral", "species"),
    ),
  },
  { match: "~perceive", to: "~see", unless: noObject },
  { match: "~permit/VERB", to: "~allow", unless: any(afterNounSign, binding, noObject) },
  { match: "~proceed to", to: "~go on to", unless: nextPos("DET", "NOUN", "PROPN") },
  {
    match: "~provide",
    to: "~give",
    unless: any(
      passive,
      noObject,
      nextIs("for", "that", "you", "us", "them", "me", "him", "her", "users", "students"),
      ahead(8, "with"),
      notAhead(
        4,
        "insight",
        "information",
        "advice",
        "support",
        "example",
        "help",
        "guidance",
        "feedback",
        "evidence",
        "detail",
        "data",
        "explanation",
        "overview",
        "assistance",
      ),
      previousPos("DET"),
    ),
  },
  {
    match: "~pursue",
    to: "~follow",
    unless: any(passive, notAhead(4, "career", "dream", "passion", "interest", "goal")),
  },
  { match: "~refine", to: "~improve", unless: any(afterNounSign, inSentenceWith("oil", "sugar", "metal")) },
  {
    match: "~reinforce",
    to: "~strengthen",
    unless: any(afterNounSign, inSentenceWith("concrete", "steel", "learning")),
  },
  { match: "~relinquish", to: "~give up", unless: passive },
  {
    match: "to|will|can|could|should|must|may [ remain ]",
    to: "stay",
    unless: (site) => site.words[site.to]?.pos !== "ADJ",
  },
  { match: "~resolve", to: "~solve", unless: any(notAhead(4, "issue", "problem"), passive) },
  { match: "~restrict", to: "~limit", unless: any(afterNounSign, binding) },
  { match: "~revolutionize", to: "~change" },
  {
    match: "~select/VERB",
    to: "~choose",
    unless: any(inSentenceWith("click", "menu", "button", "option", "query", "breed"), afterNounSign, noObject),
  },
  { match: "~signify", to: "~mean", unless: noObject },
  {
    match: "~submit",
    to: "~send in",
    unless: any(passive, notAhead(4, "application", "form", "report", "request", "document", "claim")),
  },
  { match: "~surpass", to: "~beat", unless: any(passive, noObject, nextPos("NUM")) },
  { match: "~thrive", to: "~do well", unless: any(afterNounSign, ingForm, previousIs("is", "are"), nextIs("on")) },
  {
    match: "~transform",
    to: "~change",
    unless: any(
      afterNounSign,
      inSentenceWith("matrix", "data", "function", "coordinate", "cosine", "fourier", "wavelet"),
      nextIs("from"),
    ),
  },
  {
    match: "~transmit",
    to: "~send",
    unless: any(inSentenceWith("disease", "infection", "virus", "sexually"), afterNounSign),
  },
  { match: "~undergo", to: "~go through", unless: inSentenceWith("surgery", "operation", "transplant") },
  { match: "~undertake", to: "~take on", unless: any(passive, nextIs("to"), noObject, binding) },
  { match: "~verify", to: "~check", unless: any(afterNounSign, previousIs("be"), noObject) },
  {
    match: "~witness/VERB",
    to: "~see",
    unless: any(afterNounSign, inSentenceWith("court", "trial", "sign", "signature"), noObject),
  },
  {
    match: "~yield/VERB",
    to: "~give",
    unless: any(nextIs("to", "a"), noObject, near(3, "crop", "acre", "bond"), passive),
  },
];
