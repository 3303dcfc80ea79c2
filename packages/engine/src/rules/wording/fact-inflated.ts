import { any, inFormulas, inLaw, inStatistics, nextIs, nextPos, objectIs, passive } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { verbLines, wordLines } from "./word-lines.ts";

/** Showy verbs before objects that take an everyday verb. */
const withObjects: Entry[] = verbLines(
  6,
  `engage > interest, hold: learner reader audience viewer
  navigate > get through, deal with: life relationship crisis complexity aspect difficulty situation change transition uncertainty process system bureaucracy period time
  encounter > meet: character man woman person traveler people friend stranger enemy animal creature headmistress molecule resistance
  encounter > run into: issue problem obstacle difficulty trouble challenge
  encounter > find: word example object text
  embrace > accept: idea change diversity identity culture difference self flaw
  embrace > welcome: future opportunity newcomer possibility
  enhance > improve, strengthen, increase: ability skill service operation quality clarity efficiency sustainability capability performance safety experience understanding productivity accuracy comfort health security learning
  spark > cause, start: controversy outrage debate speculation reaction concern protest panic discussion conversation war backlash criticism
  spark > arouse, excite: curiosity interest imagination enthusiasm (8)
  fuel > drive, feed: growth progress success enthusiasm creativity resolve speculation curiosity ambition desire passion
  fuel > stir, feed: imagination anger fear debate
  assess > measure: performance quality effect exposure impact effectiveness progress accuracy
  assess > judge: situation damage value
  assess > test: ability approach method knowledge skill
  facilitate > ease: transportation movement transport transition trade travel (8)
  facilitate > help: research development learning process detection recovery communication cooperation collaboration discussion survival progress integration (8)
  foster > build, encourage: teamwork relationship spirit community collaboration cooperation communication innovation growth trust resilience connection friendship unity
  foster > create, build: sense environment culture atmosphere society space
  foster > encourage: lifestyle practice creativity curiosity empathy independence learning development participation interest love appreciation understanding tolerance
  nurture > encourage, develop: talent creativity growth skill curiosity ability interest
  nurture > build: relationship spirit trust confidence
  optimize > improve: content performance process use operation pattern experience efficiency schedule workflow layout
  highlight > show: versatility potential need absurdity strength importance effect link value difference role power benefit danger risk impact weakness limitation difficulty complexity significance lack contrast
  highlight > point out, show: issue problem flaw mistake concern gap feature challenge way
  reinforce > strengthen: commitment belief defense bond tie skill message notion stereotype sense position argument
  unlock > discover: secret
  unlock > solve: mystery
  yield > give, produce: result improvement insight profit benefit information return gain crop
  endure > suffer, bear: hardship pain loss abuse suffering
  endure > go through: change trial
  perceive > see: world change difference pattern color object
  instill > build: confidence trust
  instill > teach: value discipline
  surpass > beat, exceed: expectation performance record baseline limit
  sustain > suffer: injury damage loss wound burn
  sustain > keep up: growth effort momentum interest pace
  trigger > cause, set off: reaction response crisis alarm event panic anxiety change memory emotion attack
  anticipate > expect: change increase problem growth demand rise delay
  undergo > have: surgery treatment operation test therapy examination
  undergo > go through: change transformation process transition training period
  confront > face: problem challenge reality fear truth issue difficulty
  combat > fight: crime disease poverty pollution terrorism discrimination change spread racism corruption fraud hunger virus
  elevate > raise: standard status level profile
  elevate > improve: experience meal mood dish look (8)
  craft > write: story letter message argument essay speech email poem song
  craft > make: dish product piece item toy furniture
  craft > draw up: policy plan strategy proposal
  regulate > control: temperature emotion behavior pressure flow sleep appetite
  monitor > watch: situation progress development
  witness > see: change growth rise increase event decline transformation beauty effect power birth revival
  refine > improve: skill technique method process approach plan
  sharpen > improve: skill
  hone > improve, sharpen: skill craft ability technique
  broaden > widen: horizon range scope
  deepen > improve, increase: understanding knowledge
  cultivate > build, develop: relationship skill habit sense culture
  showcase > show, show off: talent skill ability work beauty product power potential
  underscore > show: importance need value difficulty
  exemplify > show: quality spirit power way
  embody > show, express: spirit value idea quality
  epitomize > show: spirit style
  evoke > stir, bring back, call up: emotion memory feeling
  elicit > get, draw: response reaction answer laugh
  garner > get, win: attention support praise interest recognition criticism following
  harness > use: power energy potential technology
  leverage > use: technology data resource power experience network skill
  amass > collect, gather: wealth fortune collection
  procure > get: food supply equipment
  allocate > set aside: fund money time budget
  devise > make up, draw up: plan strategy scheme
  formulate > work out, draw up: plan strategy policy theory
  orchestrate > organize: attack campaign event plan
  spearhead > lead: effort campaign project movement initiative
  oversee > manage, run: project operation team department
  rectify > correct, fix: error mistake problem situation
  eradicate > end, wipe out: disease poverty problem
  curtail > cut, limit: use freedom spending right
  mitigate > reduce: effect impact damage loss emission
  alleviate > ease: pain stress pressure symptom burden suffering anxiety congestion traffic concern
  exacerbate > worsen: problem situation crisis issue symptom inequality tension
  jeopardize > risk, endanger: safety health future success
  undermine > weaken: trust confidence effort argument authority democracy
  bolster > strengthen, support: argument case economy defense confidence
  fortify > strengthen: defense wall position
  safeguard > protect: health environment right interest data future
  uphold > keep to, support: standard value tradition principle
  fulfill > meet: need requirement demand
  fulfill > carry out: duty promise obligation
  satisfy > meet: need requirement demand condition
  accommodate > fit, meet: need schedule
  comprehend > understand: concept meaning text material complexity
  grasp > understand: concept meaning importance
  contemplate > think about: question future meaning idea possibility
  ponder > think about: question meaning
  articulate > express: idea thought feeling view vision
  relinquish > give up: control power position right
  forfeit > give up, lose: right
  attain > reach, get: goal level position degree
  accomplish > do, finish: task mission work
  accomplish > reach: goal objective
  execute > carry out: plan strategy task
  expedite > speed up: process delivery
  hinder > hold back: progress growth development
  hamper > hold back: progress growth development
  impede > slow, hold back: progress growth development flow
  deter > discourage: student people user`,
  any(inFormulas, inStatistics, inLaw),
);

/** The same with small words. */
const phrases: Entry[] = [
  ...wordLines(
    6,
    `~navigate through > ~get through, ~move through (8)
  ~be fueled by > ~be driven by
  ~be sparked by > ~be caused by
  ~be integrated into > ~be built into, ~be made part of
  ~be perceived as > ~be seen as
  ~compel <NP> to <V> > ~force $2 to $4
  ~engage in a|an conversation|discussion|dialogue|debate > ~have $3 $4
  ~engage in conversations|discussions|debates > ~have $3
  ~engage in acts of > ~commit acts of
  ~engage in exercise|sports|games > ~do $3
  ~engage in learning > ~learn
  ~assert|contend|posit that > ~argue that
  ~necessitate > ~require, ~call for
  ~exert an influence on > ~influence
  ~exert influence on|over > ~influence
  ~pose a threat|danger to > ~threaten
  ~serve as a foundation|basis for > ~be the basis of
  ~serve as a means of <Ving> > ~serve to $V6
  ~act as a deterrent to|against > ~deter
  ~act as a barrier to > ~block
  ~act as a catalyst for > ~speed up, ~drive
  ~play a role|part in shaping > ~help shape
  ~play a role|part in determining > ~help determine`,
    { unless: any(inFormulas, inLaw, nextPos("PUNCT")) },
  ),
  {
    match: "~resonate with",
    to: ["~appeal to", "~speak to"],
    level: 6,
    when: objectIs(
      ..."listener audience reader policymaker people viewer fan user child student everyone customer consumer voter many".split(
        " ",
      ),
    ),
  },
  { match: "[ ~integrate ] <NP> with|and", to: "~combine", level: 6, unless: any(passive, inFormulas, nextIs("with")) },
  { match: "[ ~integrate|embed|incorporate ] <NP> into", to: "~build", level: 6, unless: any(passive, inFormulas) },
];

export const factInflated = tableRule({
  id: "fact-inflated",
  summary: "An everyday verb says the same as the showy one.",
  stage: "wording",
  level: 6,
  entries: [...withObjects, ...phrases],
  examples: [
    { before: "We encountered a stranger.", after: "We met a stranger." },
    { before: "The ships navigate the strait.", after: "The ships navigate the strait." },
    { before: "The speech sparked debate.", after: "The speech caused debate." },
    { before: "The spark set fire to the barn.", after: "The spark set fire to the barn." },
    { before: "He sustained an injury.", after: "He suffered an injury." },
    { before: "The columns sustain the roof.", after: "The columns sustain the roof." },
    { before: "They navigated through the woods.", after: "They got through the woods." },
    { before: "The film resonates with viewers.", after: "The film speaks to viewers." },
    { before: "The bell resonates with force.", after: "The bell resonates with force." },
    { before: "They integrate old songs into the show.", after: "They build old songs into the show." },
  ],
});
