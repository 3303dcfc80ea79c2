import { binding, statistical } from "../mode/guards.ts";
import { any, inCompound, inFormulas, inLaw, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, compared, inName } from "./choices.ts";

const fixed: Restriction = any(inName, statistical, binding, inLaw, nextPos("PROPN"), previousPos("PROPN"));
const noun: Restriction = any(fixed, inFormulas, nextPos("NOUN", "NUM"), previousPos("NOUN", "NUM"));
const verb: Restriction = any(inCompound, binding, inFormulas, nextPos("PUNCT"), previousPos("DET", "ADJ"));
const adjective: Restriction = any(fixed, inFormulas, compared, previousIs("very", "no", "not"));

/** Everyday words with a twin in most places; where they may stand for each other their surroundings must say. */
export const nearWords: readonly Entry[] = [
  ...choices(
    `%approach/NOUN > %method
    %method > %approach / %technique
    %result/NOUN > %outcome / %finding
    %finding/NOUN > %result
    %change/NOUN > %shift
    %risk/NOUN > %danger
    %danger > %risk
    %company > %firm / %business
    %paper > %article
    %issue/NOUN > %problem / %matter
    %problem > %issue / %difficulty
    %decision > %choice
    %place/NOUN > %spot / %location
    %spot/NOUN > %place
    %question/NOUN > %query
    %impact/NOUN > %effect / %influence
    %example > %illustration / %instance
    %car > %vehicle / %automobile
    %talent > %gift / %skill
    %ability > %capacity / %skill
    %film/NOUN > %movie / %picture
    %strategy > %plan / %approach
    %effect/NOUN > %impact / %result
    %part/NOUN > %portion / %section
    %country > %nation
    %nation > %country
    %opportunity > %chance
    %moment > %instant
    %instant/NOUN > %moment
    %behavior > %conduct
    %idea > %notion / %thought
    %effort > %attempt
    %relationship > %bond / %connection
    %bond/NOUN > %tie / %link
    %response > %reaction / %reply
    %reply/NOUN > %answer / %response
    %answer/NOUN > %reply
    %solution > %answer
    %connection > %link
    %story > %tale / %account
    %achievement > %accomplishment / %success
    %accomplishment > %achievement
    %phase/NOUN > %stage
    %cost/NOUN > %expense
    %expense > %cost
    %choice > %option / %selection
    %improvement > %gain / %advance
    %emotion > %feeling
    %feeling/NOUN > %emotion
    %opinion > %view
    %view/NOUN > %opinion
    %statement > %declaration / %remark
    %matter/NOUN > %issue
    %aspect > %side / %facet
    %author > %writer
    %writer > %author
    %teacher > %instructor / %educator
    %instructor > %teacher
    %rise/NOUN > %increase / %growth
    %increase/NOUN > %rise / %growth
    %decline/NOUN > %fall / %drop
    %drop/NOUN > %fall / %decline
    %atmosphere > %mood / %ambience
    %difference > %distinction
    %investigation > %inquiry / %probe
    %inquiry > %investigation
    %similarity > %likeness
    %reason/NOUN > %cause
    %attack/NOUN > %assault
    %assault/NOUN > %attack
    %disease > %illness
    %illness > %disease
    %employee > %worker
    %worker > %employee
    %customer > %client / %shopper
    %client > %customer
    %route > %path
    %era > %age / %period
    %boundary > %border / %limit
    %border/NOUN > %boundary / %frontier
    %rule/NOUN > %regulation
    %regulation > %rule
    %principle > %rule
    %method of <Ving> > %way of $3
    %hope/NOUN > %wish
    %mistake/NOUN > %error
    %fight/NOUN > %battle / %struggle
    %struggle/NOUN > %battle / %fight
    %battle/NOUN > %fight / %struggle
    %photo > %picture / %photograph
    %photograph/NOUN > %photo / %picture
    %shop/NOUN > %store
    %store/NOUN > %shop
    %injury > %wound
    %wound/NOUN > %injury
    %gift > %present
    %neighborhood > %district / %area
    %district > %area
    %chance/NOUN > %opportunity
    %grip/NOUN > %hold
    %threat > %danger / %menace
    %courage > %bravery
    %anxiety > %worry / %unease
    %excitement > %thrill
    %confidence > %assurance
    %honesty > %sincerity
    %fate > %destiny
    %destiny > %fate
    %destruction > %ruin / %devastation
    %selection > %choice
    %variety > %range
    %category > %class / %group
    %procedure > %process
    %assessment > %evaluation
    %evaluation > %assessment
    %schedule/NOUN > %timetable
    %boss > %manager / %supervisor
    %colleague > %coworker
    %coworker > %colleague
    %guest > %visitor
    %visitor > %guest`,
    any(noun, previousIs("in", "at", "on", "by", "make", "makes", "take", "takes", "own")),
  ),
  ...choices(
    `
    ~need/VERB > ~require
    ~introduce/VERB > ~present
    ~present/VERB > ~introduce / ~put forward / ~offer
    ~provide/VERB > ~offer / ~give / ~supply
    ~offer/VERB > ~provide / ~give
    ~include/VERB > ~contain / ~feature
    ~show/VERB > ~demonstrate / ~reveal
    ~create/VERB > ~make / ~build / ~produce
    ~reach/VERB > ~get to / ~arrive at
    ~improve/VERB > ~enhance / ~raise / ~boost
    ~enhance/VERB > ~improve / ~raise
    ~capture/VERB > ~catch / ~record
    ~face/VERB > ~encounter / ~confront
    ~develop/VERB > ~create / ~devise / ~build
    ~propose/VERB > ~put forward / ~present / ~suggest
    ~build/VERB > ~construct / ~create
    ~adopt/VERB > ~take up / ~embrace
    ~calculate/VERB > ~compute / ~work out
    ~compute/VERB > ~calculate
    ~estimate/VERB > ~judge / ~gauge
    ~pursue/VERB > ~follow / ~seek
    ~determine/VERB > ~establish / ~decide
    ~identify/VERB > ~find / ~pinpoint / ~recognize
    ~recognize/VERB > ~identify / ~acknowledge
    ~maintain/VERB > ~keep / ~preserve
    ~secure/VERB > ~gain / ~win / ~obtain
    ~win/VERB > ~gain / ~earn
    ~watch/VERB > ~observe
    ~give/VERB > ~offer / ~provide
    ~hold/VERB > ~keep
    ~achieve/VERB > ~reach / ~attain / ~gain
    ~deliver/VERB > ~provide / ~give
    ~shape/VERB > ~form / ~mold
    ~employ/VERB > ~use / ~apply
    ~use/VERB > ~employ / ~apply
    ~address/VERB > ~tackle / ~deal with
    ~tackle/VERB > ~address / ~deal with
    ~discourage/VERB > ~deter
    ~embrace/VERB > ~welcome / ~accept
    ~stimulate/VERB > ~encourage / ~stir
    ~encourage/VERB > ~urge / ~inspire
    ~teach/VERB > ~instruct
    ~threaten/VERB > ~endanger
    ~enjoy/VERB > ~like / ~love
    ~announce/VERB > ~declare / ~make public
    ~reveal/VERB > ~show / ~disclose / ~uncover
    ~declare/VERB > ~announce / ~proclaim
    ~state/VERB > ~say / ~declare
    ~require/VERB > ~need / ~call for
    ~perform/VERB > ~carry out
    ~establish/VERB > ~set up / ~found
    ~change/VERB > ~alter / ~modify
    ~adapt/VERB > ~adjust
    ~adjust/VERB > ~adapt
    ~expect/VERB > ~anticipate
    ~talk/VERB > ~speak / ~chat
    ~predict/VERB > ~forecast
    ~inspire/VERB > ~motivate / ~stir
    ~motivate/VERB > ~inspire / ~drive
    ~stop/VERB > ~cease / ~halt
    ~replace/VERB > ~take the place of
    ~confirm/VERB > ~verify
    ~verify/VERB > ~check / ~confirm
    ~force/VERB > ~compel
    ~promise/VERB > ~pledge / ~vow
    ~attend/VERB > ~go to
    ~agree/VERB > ~concur
    ~disrupt/VERB > ~disturb / ~upset
    ~interfere/VERB with > ~hamper / ~get in the way of
    ~nourish/VERB > ~feed
    ~wear/VERB > ~have on
    ~target/VERB > ~aim at
    ~crave/VERB > ~long for
    ~begin/VERB > ~start
    ~start/VERB > ~begin
    ~happen/VERB > ~occur
    ~install/VERB > ~put in / ~fit
    ~attribute/VERB > ~ascribe
    ~categorize/VERB > ~classify / ~group
    ~classify/VERB > ~categorize / ~group
    ~pound/VERB > ~beat / ~hammer
    ~trickle/VERB > ~filter
    ~convince/VERB > ~persuade
    ~persuade/VERB > ~convince
    ~discard/VERB > ~throw away / ~get rid of
    ~discourage/VERB > ~deter
    ~deter/VERB > ~discourage
    ~praise/VERB > ~commend / ~applaud
    ~permit/VERB > ~allow / ~let
    ~ban/VERB > ~prohibit / ~forbid
    ~warn/VERB > ~caution
    ~injure/VERB > ~hurt / ~wound
    ~damage/VERB > ~harm
    ~destroy/VERB > ~wreck / ~ruin
    ~ruin/VERB > ~spoil / ~wreck
    ~repair/VERB > ~fix / ~mend
    ~fix/VERB > ~repair
    ~connect/VERB > ~link / ~join
    ~separate/VERB > ~divide / ~part
    ~divide/VERB > ~split
    ~collapse/VERB > ~give way / ~fall down
    ~decline/VERB > ~fall / ~drop
    ~decrease/VERB > ~fall / ~drop
    ~shine/VERB > ~gleam / ~glow
    ~glow/VERB > ~shine / ~gleam
    ~shout/VERB > ~yell / ~cry
    ~yell/VERB > ~shout
    ~stare/VERB > ~gaze
    ~gaze/VERB > ~look / ~stare
    ~glance/VERB > ~look
    ~peer/VERB > ~look
    ~wander/VERB > ~roam / ~stroll
    ~roam/VERB > ~wander
    ~hurry/VERB > ~rush
    ~rush/VERB > ~hurry
    ~jump/VERB > ~leap
    ~leap/VERB > ~jump
    ~toss/VERB > ~throw
    ~adore/VERB > ~love
    ~hate/VERB > ~loathe / ~detest
    ~detest/VERB > ~hate
    ~struggle/VERB > ~fight / ~battle
    ~fight/VERB > ~battle / ~struggle
    ~defend/VERB > ~protect
    ~request/VERB > ~ask for
    ~reject/VERB > ~turn down / ~refuse
    ~refuse/VERB > ~decline
    ~admit/VERB > ~confess / ~acknowledge
    ~inhabit/VERB > ~live in / ~occupy
    ~allocate/VERB > ~assign / ~allot
    ~assign/VERB > ~allot / ~give
    ~forge/VERB > ~form / ~build
    ~shape/VERB > ~form / ~mold
    ~symbolize/VERB > ~stand for / ~represent
    ~represent/VERB > ~stand for
    ~embody/VERB > ~represent / ~stand for
    ~evoke/VERB > ~call up / ~bring to mind
    ~convey/VERB > ~express / ~communicate`,
    any(verb, previousIs("of", "for")),
  ),
  ...choices(
    `
    great/ADJ > excellent / wonderful
    long/ADJ > lengthy / extended
    lengthy > long
    short/ADJ > brief
    brief/ADJ > short
    new/ADJ > novel / fresh / recent
    key/ADJ > main / central / crucial
    popular/ADJ > sought-after / favorite
    young/ADJ > youthful
    past/ADJ > previous / earlier
    generous/ADJ > ample / liberal
    similar/ADJ > comparable / related
    former/ADJ > previous / past
    recent/ADJ > latest / new
    final/ADJ > last / closing
    top/ADJ > best / leading
    deep/ADJ > profound
    empty/ADJ > vacant / bare
    distinct/ADJ > separate / different
    unwavering > steadfast / constant
    celebratory > festive
    spectacular > dramatic / magnificent
    relevant > pertinent / related
    official/ADJ > formal
    fresh/ADJ > new
    fascinating > intriguing / interesting
    basic/ADJ > simple / fundamental
    central/ADJ > key / main
    core/ADJ > central / main
    overall/ADJ > general
    successful/ADJ > effective
    broader > wider
    wider > broader / larger
    bigger > larger
    larger > bigger / greater
    faster > quicker
    quicker > faster
    best/ADJ > finest / top
    strong/ADJ > powerful / firm
    powerful > strong
    next/ADJ > following
    following/ADJ > next
    certain/ADJ > particular / specific
    current/ADJ > present / existing
    existing/ADJ > current
    wide/ADJ > broad
    broad/ADJ > wide
    positive/ADJ > favorable
    negative/ADJ > adverse / unfavorable
    necessary/ADJ > needed / required
    required/ADJ > needed / necessary
    bad/ADJ > poor
    special/ADJ > particular
    safe/ADJ > secure
    secure/ADJ > safe
    available/ADJ > accessible
    accessible/ADJ > available
    future/ADJ > coming / upcoming
    upcoming > coming / forthcoming
    advanced/ADJ > sophisticated
    clever > smart / bright
    happy/ADJ > glad / cheerful
    cheerful > happy / merry
    sad/ADJ > unhappy / sorrowful
    angry > irate / furious
    afraid > scared / frightened
    brave > courageous / bold
    bold/ADJ > daring
    gloomy > dark / dreary
    cold/ADJ > chilly / icy
    rich/ADJ > wealthy
    dirty > filthy / grimy
    fast/ADJ > quick / rapid
    thin/ADJ > slender / slim
    gentle > mild / soft
    loud > noisy
    cruel > brutal / harsh
    wrong/ADJ > incorrect / mistaken
    correct/ADJ > right / proper
    proper > correct / appropriate
    main/ADJ > chief
    likely/ADJ > probable
    feasible > possible / practicable
    controversial > disputed / contentious
    impending > looming / approaching
    looming > impending
    robust > strong / sturdy
    eerie > uncanny / strange
    haunting > eerie
    feeble > weak
    weak/ADJ > feeble
    jubilant > joyful / triumphant
    effective > successful / useful
    joyful > happy / joyous
    tender > soft / gentle
    scary > frightening / terrifying
    terrifying > frightening / scary
    annoying > irritating
    exhausting > tiring / draining
    fragrant > sweet-smelling
    glorious > magnificent / splendid
    magnificent > splendid / grand
    grand/ADJ > magnificent
    humble/ADJ > modest
    modest/ADJ > humble
    eager > keen
    lively > spirited / animated
    curious > inquisitive
    hidden/ADJ > concealed / secret
    secret/ADJ > hidden
    rare/ADJ > unusual / uncommon
    strict > stringent / rigid
    stringent > strict
    vague > unclear / hazy
    weary > tired
    worried > anxious / concerned
    anxious > worried / uneasy
    sheer > pure / utter
    utter/ADJ > complete / sheer
    total/ADJ > complete / full`,
    adjective,
  ),
  ...choices(
    `now > currently / at present
    always > at all times
    often > frequently
    really > truly / genuinely
    again > once more
    quite > fairly / rather
    fairly > quite / rather
    rather/ADV > quite / fairly
    too/ADV @ADJ > overly $2
    later/ADV > afterward
    another > one more / a further
    totally > completely / entirely
    widely > broadly / commonly
    deeply > profoundly / greatly
    properly > correctly / well
    clearly > plainly / evidently
    highly > very / extremely
    finally > at last / in the end
    eventually > in the end / finally
    once > as soon as
    until > till
    towards > toward
    inside > within
    very > extremely / highly
    before > prior to
    within > inside / in
    until > till
    enough > sufficient
    inside > within
    whether > if`,
    any(inCompound, compared, statistical, binding, nextPos("PUNCT"), previousIs("not", "n't", "no", "only", "just")),
  ),
];
