import { attributive, binding, noObject, passive, statistical } from "../mode/guards.ts";
import { any, inSentenceWith, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { bound, choices, compared, inName } from "./choices.ts";

const notBeforeNoun: Restriction = ({ words, to }) => words[to]?.pos !== "NOUN";
const compoundNoun: Restriction = any(inName, nextPos("NOUN", "PROPN"), previousPos("NOUN"));
const terms = inSentenceWith(
  "code",
  "chemical",
  "theorem",
  "algorithm",
  "court",
  "quantum",
  "vector",
  "dataset",
  "software",
);
const nounish: Restriction = any(attributive, previousPos("DET", "ADJ", "NUM"), binding);
const unsure: Restriction = any(
  nounish,
  noObject,
  passive,
  nextIs("up", "off", "out", "on", "in", "down", "over", "back"),
);

/** Less common words that can stand for each other. */
export const widerWords: readonly Entry[] = [
  ...choices(
    `noticeable > marked / visible
    convenient > handy
    disappointing > unsatisfying
    predictable > unsurprising
    laughable > ridiculous
    ridiculous > absurd / laughable
    authentic > genuine / real
    mesmerizing > spellbinding / entrancing
    captivating > fascinating / absorbing
    devastating > crushing / ruinous
    severe > serious / harsh
    insightful > perceptive
    thoughtful > considerate
    careful > cautious
    deliberate > intentional
    rigorous > strict / thorough
    strict > rigid / firm
    flexible > adaptable
    fierce > intense
    intense > fierce
    stark > sharp
    vivid > bright / lively
    loud > noisy
    silent > quiet
    weary > tired
    tired > weary
    elegant > graceful / stylish
    graceful > elegant
    charming > delightful / appealing
    appealing > attractive
    attractive > appealing
    abundant > plentiful / ample
    limited > restricted
    inadequate > insufficient
    insufficient > inadequate
    flawed > faulty / defective
    superb > excellent / outstanding
    marvelous > wonderful / splendid
    splendid > magnificent / wonderful
    magnificent > splendid / grand
    grand > magnificent
    immediate > instant / prompt
    swift > quick / rapid
    brief > short
    lengthy > long
    prolonged > long / extended
    permanent > lasting
    temporary > passing / short-term
    eternal > everlasting / endless
    endless > unending
    frightening > scary / alarming
    scary > frightening
    terrifying > frightening / horrifying
    horrifying > terrifying / appalling
    heartbreaking > tragic / devastating
    touching > moving
    hilarious > very funny
    entertaining > amusing / enjoyable
    mediocre > average / second-rate
    lackluster > dull / uninspired
    superficial > shallow
    shallow > superficial
    deadly > lethal / fatal
    intriguing > interesting / fascinating
    interesting > intriguing
    noble > honorable
    wicked > evil
    evil > wicked
    youthful > young
    prominent > leading / well-known
    esteemed > respected
    respected > esteemed
    reliable > dependable / trustworthy
    trustworthy > reliable / dependable
    loyal > faithful
    faithful > loyal / true
    hopeful > optimistic
    optimistic > hopeful
    nervous > anxious / uneasy
    anxious > nervous / uneasy
    proper > correct / suitable
    adverse > harmful / bad
    detrimental > harmful / damaging
    viable > workable
    feasible > workable / practical
    thorough > careful / complete
    detailed > thorough / in-depth
    in-depth > thorough / detailed
    overarching > main / overall
    underlying > basic
    widespread > common / broad
    subsequent > later / following
    initial > first / early
    unnecessary > needless
    needless > unnecessary
    unexpected > surprising / unforeseen
    surprising > unexpected
    unfortunate > unlucky
    fortunate > lucky
    lucky > fortunate
    urgent > pressing
    pressing > urgent
    unwavering > steady / firm
    relentless > unending / constant
    dim > faint
    familiar > well-known
    unfamiliar > strange / new
    enchanting > charming / delightful
    whimsical > playful
    playful > lighthearted
    lighthearted > cheerful`,
    any(
      notBeforeNoun,
      compared,
      inName,
      statistical,
      binding,
      terms,
      previousIs("very"),
      nextIs(
        "member",
        "members",
        "role",
        "score",
        "point",
        "points",
        "way",
        "time",
        "edge",
        "product",
        "products",
        "stages",
        "word",
        "value",
        "interest",
        "citizens",
        "rate",
      ),
    ),
  ),
  ...choices(
    `%movie > %film
    %letdown > %disappointment
    %disappointment > %letdown
    %triumph > %victory
    %victory > %win / %triumph
    %defeat/NOUN > %loss
    %correlation > %link / %connection
    %sequel > %follow-up
    %portrayal > %depiction
    %depiction > %portrayal
    %narrative > %story / %account
    %allegation > %claim
    %injury > %wound
    %sickness > %illness
    %ailment > %illness
    %residence > %home
    %dwelling > %home
    %inhabitant > %resident
    %resident > %inhabitant
    %spectator > %onlooker / %viewer
    %foe > %enemy / %opponent
    %enemy > %foe
    %companion > %friend / %partner
    %colleague > %coworker
    %coworker > %colleague
    %teenager > %teen / %adolescent
    %adolescent > %teenager / %teen
    %infant > %baby
    %author > %writer
    %writer > %author
    %researcher > %scholar / %investigator
    %instructor > %teacher
    %voyage > %journey / %trip
    %excursion > %trip / %outing
    %capability > %ability
    %shift/NOUN > %change
    %realm > %area / %field
    %facet > %side / %aspect
    %aspect > %side / %feature
    %aim/NOUN > %goal / %objective
    %ambition > %goal / %aim
    %aspiration > %hope / %ambition
    %desire/NOUN > %wish / %longing
    %pleasure > %delight / %joy
    %delight/NOUN > %pleasure / %joy
    %sorrow > %grief / %sadness
    %fear/NOUN > %dread / %terror
    %terror > %fear / %dread
    %gift/NOUN > %present
    %present/NOUN > %gift
    %guideline > %rule
    %regulation > %rule
    %allegiance > %loyalty
    %obligation > %duty
    %duty > %obligation
    %dispute/NOUN > %disagreement / %argument
    %disagreement > %dispute
    %remark/NOUN > %comment
    %comment/NOUN > %remark
    %assertion > %claim
    %suggestion > %proposal / %idea
    %proposal > %plan / %suggestion
    %notion > %idea / %concept
    %thought/NOUN > %idea
    %undertaking > %task / %project
    %finding > %result
    %consequence > %result / %effect
    %repercussion > %consequence / %effect
    %ramification > %consequence
    %implication > %consequence
    %hazard > %danger / %risk
    %peril > %danger
    %hardship > %difficulty / %trouble
    %atmosphere > %mood
    %ambiance > %atmosphere / %mood
    %dawn > %sunrise
    %sunrise > %dawn
    %sunset > %dusk
    %ocean > %sea
    %stone > %rock`,
    any(
      compoundNoun,
      statistical,
      binding,
      terms,
      previousPos("PROPN", "NUM"),
      bound,
      previousIs("at", "no", "point", "by", "to"),
    ),
  ),
  ...choices(
    `~secure/VERB > ~gain / ~win
    ~request/VERB > ~ask for
    ~hinder > ~hold back / ~hamper
    ~hamper > ~hinder / ~hold back
    ~impede > ~hinder / ~hamper
    ~squander > ~waste
    ~contemplate > ~consider / ~think about
    ~ponder > ~consider / ~think about
    ~cherish > ~treasure / ~value
    ~treasure/VERB > ~cherish / ~value
    ~admire > ~respect / ~look up to
    ~adore > ~love
    ~despise > ~hate / ~loathe
    ~detest > ~hate / ~loathe
    ~conceal > ~hide
    ~hide/VERB > ~conceal
    ~unveil > ~reveal / ~present
    ~showcase/VERB > ~display / ~show
    ~display/VERB > ~show / ~exhibit
    ~amplify > ~increase / ~magnify
    ~diminish > ~lessen / ~reduce
    ~undermine > ~weaken
    ~weaken > ~undermine
    ~jeopardize > ~endanger / ~put at risk
    ~endanger > ~jeopardize / ~put at risk
    ~shatter > ~break / ~smash
    ~demolish > ~destroy / ~tear down
    ~abandon > ~leave / ~give up
    ~ignore > ~disregard / ~overlook
    ~disregard/VERB > ~ignore
    ~neglect/VERB > ~ignore
    ~reject/VERB > ~turn down / ~refuse
    ~clarify > ~explain / ~make clear
    ~illuminate > ~light up / ~clarify
    ~educate > ~teach
    ~instruct > ~teach / ~direct
    ~assist/VERB > ~help
    ~aid/VERB > ~help / ~assist
    ~hire/VERB > ~take on / ~employ
    ~recruit/VERB > ~hire / ~enlist
    ~construct/VERB > ~build
    ~assemble > ~put together / ~gather
    ~craft/VERB > ~make / ~create
    ~invent > ~devise / ~create
    ~devise > ~work out / ~create
    ~formulate > ~devise / ~work out
    ~tailor/VERB > ~adapt / ~adjust
    ~customize > ~adapt / ~tailor
    ~alleviate > ~ease / ~relieve
    ~relieve > ~ease
    ~worsen > ~aggravate
    ~exacerbate > ~worsen / ~aggravate
    ~elevate > ~raise / ~lift
    ~accelerate > ~speed up / ~hasten
    ~expedite > ~speed up / ~hasten
    ~hasten > ~speed up
    ~delay/VERB > ~hold up / ~put off
    ~postpone > ~put off / ~delay
    ~resist/VERB > ~oppose
    ~oppose > ~resist / ~object to
    ~endorse > ~support / ~back
    ~advocate/VERB > ~support / ~argue for
    ~dominate > ~control / ~rule
    ~resolve/VERB > ~settle / ~solve
    ~grasp/VERB > ~understand
    ~comprehend > ~understand / ~grasp
    ~perceive > ~see / ~notice
    ~detect > ~find / ~notice
    ~spot/VERB > ~notice / ~see
    ~envision > ~imagine / ~picture
    ~imagine > ~picture / ~envision
    ~portray > ~depict / ~show
    ~narrate > ~tell / ~recount
    ~recount/VERB > ~tell / ~relate
    ~evoke > ~call up / ~bring to mind
    ~ignite > ~spark / ~light
    ~nurture/VERB > ~foster / ~support
    ~cultivate > ~develop / ~foster
    ~sustain > ~keep up / ~maintain
    ~uphold > ~maintain / ~support
    ~uncover > ~discover / ~reveal
    ~unlock > ~release / ~open up
    ~unleash > ~release / ~let loose
    ~harness/VERB > ~use / ~exploit
    ~exploit/VERB > ~make use of / ~use
    ~utilise > ~use
    ~prioritize > ~put first / ~favor
    ~underestimate > ~undervalue
    ~exceed > ~go beyond / ~surpass
    ~transcend > ~go beyond / ~rise above
    ~pose/VERB > ~present / ~raise
    ~warrant/VERB > ~justify / ~deserve
    ~deserve > ~merit
    ~merit/VERB > ~deserve
    ~grant/VERB > ~give
    ~bestow > ~give
    ~compel > ~force / ~drive
    ~trigger/VERB > ~set off / ~cause
    ~provoke > ~cause / ~trigger
    ~await > ~wait for
    ~enter > ~go into
    ~approach/VERB > ~come near / ~near`,
    any(unsure, statistical, terms),
  ),
  ...choices(
    `should/AUX > ought to
    despite > in spite of
    towards > toward
    toward > towards
    amongst > among
    upon > on`,
    any(
      binding,
      statistical,
      nextIs("not", "n't"),
      nextPos("ADV", "PRON", "PUNCT"),
      previousIs("once", "why", "what", "how", "where", "who"),
    ),
  ),
  { match: "^ it is|was clear|obvious|evident|apparent that", to: "clearly," },
  { match: "^ it is|was likely that", to: "in all likelihood," },
  { match: "^ [ while ]", to: "although", unless: (site) => !isContrast(site) },
  {
    match: "but",
    to: "yet",
    unless: any(
      nextIs("also", "rather", "not", "instead", "now", "also", "hey", "the", "for", "to", "then", "i", "only"),
      nextPos("PUNCT"),
      previousIs("not", "nothing", "all", "anything", "no", "."),
      (site) =>
        site.from === 0 || site.words.slice(0, site.from).some((word) => word.lower === "not" || word.lower === "n't"),
    ),
  },
  { match: "^ [ but ]", to: "yet", unless: any(nextPos("PUNCT"), nextIs("hey", "for", "then")) },
];

/** "While" with a state, not an action that takes time: "While it is good, …". */
function isContrast({ words, to }: Parameters<Restriction>[0]): boolean {
  const comma = words.findIndex((word) => word.text === ",");
  if (comma < 3 || words[to]!.lower.endsWith("ing") || words[to]!.pos === "ADP") return false;
  const inner = words.slice(to, comma);
  const state = inner.some((word) =>
    ["is", "are", "was", "were", "may", "can", "might", "has", "have"].includes(word.lower),
  );
  return state && !inner.some((word) => word.pos === "VERB" && word.lower.endsWith("ing"));
}
