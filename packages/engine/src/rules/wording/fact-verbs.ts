import { any, inFormulas, inLaw, inStatistics, nextIs } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { verbLines, wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics);

/** Verbs with a plainer twin before these objects. */
const withObjects: Entry[] = verbLines(
  6,
  `maintain > keep: grade job position order silence contact peace calm rhythm pace temperature record list job reputation lead control tradition independence privacy momentum speed secrecy status friendship
  identify > find: pattern problem issue error solution cause gap weakness opportunity mistake candidate source structure way area target strength location
  identify > spot: risk threat danger trend sign bug
  determine > find, work out: number amount cause value size location length cost extent order
  achieve > reach: goal target level objective aim agreement balance peace consensus compromise potential enlightenment milestone settlement height
  achieve > get: result score grade mark accuracy
  achieve > win: victory fame title medal recognition
  establish > set: standard goal rule limit boundary record
  establish > build: relationship connection reputation trust foundation
  establish > set up: system framework program centre center department fund network school company business institution committee base
  create > cause: problem confusion conflict tension difficulty stress trouble chaos uncertainty
  generate > produce: electricity heat energy power
  generate > cause: controversy interest debate excitement
  produce > make: sound noise
  experience > have: problem difficulty trouble delay symptom pain success
  experience > feel: joy emotion pain anxiety stress fear sadness guilt pressure pleasure
  encounter > meet: problem difficulty obstacle challenge resistance people
  encounter > find: error
  address > deal with: issue problem concern challenge question crisis need complaint shortcoming limitation
  resolve > settle: dispute conflict disagreement argument
  resolve > solve: problem mystery
  develop > build: skill confidence relationship app application website software strength
  develop > draw up: policy proposal
  acquire > gain: knowledge experience skill
  acquire > buy: company property land shares house
  obtain > get: information permission result license degree data access evidence visa sample
  receive > get: money gift letter answer reply response help support care treatment message call grade education training benefit credit funding backing permission approval boost warning bonus feedback offer news information instruction order email
  secure > win: victory seat promotion
  deliver > give: speech lecture presentation performance talk
  conduct > do: research analysis work
  conduct > run: survey test trial experiment
  conduct > carry out: investigation inspection search attack
  perform > carry out: operation duty function
  undertake > carry out: project work task research
  execute > carry out: plan order attack
  implement > carry out: plan reform policy strategy measure
  implement > put in place: system rule measure regulation
  implement > make: change improvement
  adopt > take: approach stance position view
  adopt > take up: practice habit
  employ > use: method technique strategy approach tool tactic device
  offer > give: insight advice explanation example reason support guidance help hope protection chance look view
  provide > give: detail information example explanation insight advice support guidance comfort answer reason context hope clue feedback overview boost sense excuse proof indication picture warning impression opinion permission
  provide > offer: service opportunity benefit
  demonstrate > show: ability commitment effectiveness importance skill understanding interest knowledge potential
  display > show: sign emotion interest behavior
  exhibit > show: sign behavior symptom pattern property
  illustrate > show: point importance difference way
  reveal > show: pattern difference
  indicate > show: need presence difference (8)
  convey > express: emotion feeling idea meaning
  express > voice: concern opinion doubt frustration (8)
  diminish > reduce: risk value quality power influence
  minimize > reduce: cost damage error waste loss (8)
  maximize > increase: profit efficiency chance benefit value (8)
  enhance > improve: performance quality experience understanding efficiency accuracy ability skill security
  accelerate > speed up: process growth development training progress
  expand > widen: range scope
  promote > encourage: growth creativity innovation cooperation tolerance understanding participation
  require > need: skill effort time attention patience training knowledge help support space money care energy permission practice
  possess > have: ability skill quality knowledge power trait
  retain > keep: information heat right control job
  preserve > keep: balance peace
  observe > see: change difference pattern trend improvement effect
  witness > see: change growth rise increase event
  assess > measure: impact effect progress performance
  discuss > talk about: feeling
  select > choose: option method place candidate topic
  purchase > buy: product item ticket house car food
  consume > drink: water alcohol coffee
  consume > use: energy power fuel resource electricity
  complete > finish: task project work homework school assignment course
  initiate > start: process conversation project discussion
  commence > start: work construction operation
  cease > stop: operation work
  terminate > end: contract relationship
  assist > help: people student customer user
  operate > run: business company store program
  alter > change: behavior plan course shape
  modify > change: behavior plan design
  transform > change: life world way industry
  restrict > limit: access use number freedom
  hinder > hold back: progress growth development
  impede > hold back: progress growth development
  eliminate > remove: need barrier error
  eliminate > end: poverty discrimination hunger
  violate > break: law rule
  pose > ask: question
  depict > show: scene image
  attain > reach: goal level
  attract > draw: attention crowd visitor tourist (8)
  capture > catch: attention
  facilitate > ease: movement process transition trade
  facilitate > help: learning communication growth`,
  any(technical, inLaw, nextIs("and", "or", ",")),
);

/** Verbs with their small words. */
const phrases: Entry[] = wordLines(
  6,
  `~lead to improved|enhanced|better @NOUN > ~improve $4
  ~result in improved|enhanced @NOUN > ~improve $4
  ~result in increased|higher|greater @NOUN > ~increase $4
  ~lead to an increase in > ~increase
  ~result in an increase in > ~increase
  ~lead to a decrease|reduction in > ~reduce
  ~result in a decrease|reduction in > ~reduce
  ~contribute to improved > ~help improve
  ~contribute greatly|significantly to > ~add much to, ~do much for (8)
  ~participate in > ~take part in
  ~engage in physical activity|exercise > ~exercise
  ~adhere to > ~follow, ~keep to
  ~conform to > ~follow, ~fit
  ~refrain from <Ving> > ~avoid $3
  ~abstain from <Ving> > ~avoid $3
  ~strive to <V> > ~try to $3
  ~endeavor to <V> > ~try to $3
  ~seek to <V> > ~try to $3
  ~attempt to <V> > ~try to $3
  ~desire to <V> > ~want to $3
  ~ensure that > ~make sure that, ~make sure (8)
  ~assist in <Ving> > ~help $V3
  ~assist with > ~help with
  ~aid in <Ving> > ~help $V3
  ~succeed in <Ving> > ~manage to $V3
  ~emerge as > ~become (7)
  ~transition to > ~move to, ~change to
  ~transition from > ~move from
  ~elaborate on > ~expand on, ~explain (7)
  ~shed light on > ~explain, ~clarify
  ~provide clarity on > ~clarify
  ~provide an overview of > ~outline
  ~provide an explanation of|for > ~explain
  ~provide a description of > ~describe
  ~provide relief from > ~relieve
  ~provide assistance to > ~help
  ~provide proof of > ~prove
  ~bring awareness to > ~raise awareness of
  ~take into consideration > ~consider
  ~make an attempt to <V> > ~try to $5
  ~make an effort to <V> > ~try to $5
  ~make modifications|changes|adjustments to > ~change, ~adjust
  ~have an influence|effect|impact on > ~affect
  ~have an adverse|negative effect|impact on > ~harm
  ~have a desire to <V> > ~want to $5
  ~have the effect of <Ving> > ~$5@1
  ~be in favor of > ~support, ~favor
  ~be cognizant of > ~be aware of, ~know
  ~be knowledgeable about > ~know a lot about
  ~be suggestive of > ~suggest
  ~be demonstrative of > ~show
  ~be illustrative of > ~illustrate
  ~be protective of > ~protect
  ~be inclusive of > ~include
  ~be faced with > ~face
  ~be confronted with|by > ~face
  ~be dedicated to <Ving> > ~work to $V4
  ~be beneficial to|for the|a|an|our|your|their|his|her|its|my|all|people|students|children|us|them|you|society > ~benefit $4 (7)
  ~be detrimental to > ~harm
  ~be damaging to > ~harm, ~damage
  ~be resistant to > ~resist
  ~be obligated|obliged to <V> > ~have to $4`,
  { unless: any(technical, inLaw) },
);

export const factVerbs = tableRule({
  id: "fact-verbs",
  summary: "A plainer verb says the same.",
  stage: "wording",
  level: 6,
  entries: [...withObjects, ...phrases],
  examples: [
    { before: "They must maintain order.", after: "They must keep order." },
    { before: "They maintain the machine.", after: "They maintain the machine." },
    { before: "It leads to improved health.", after: "It improves health." },
    { before: "The path leads to the mill.", after: "The path leads to the mill." },
    { before: "She participates in the race.", after: "She takes part in the race." },
    { before: "He is in favor of the plan.", after: "He supports the plan." },
    { before: "They adhere to the rules.", after: "They follow the rules." },
    { before: "The rules were implemented by the town.", after: "The rules were implemented by the town." },
  ],
});
