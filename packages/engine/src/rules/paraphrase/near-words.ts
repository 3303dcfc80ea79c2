import { binding } from "../mode/guards.ts";
import {
  any,
  describesNoun,
  inCompound,
  inFormulas,
  inLaw,
  nextPos,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, compared, inName, statistical } from "./choices.ts";

const fixed: Restriction = any(inName, statistical, binding, inLaw, nextPos("PROPN"), previousPos("PROPN"));
const noun: Restriction = any(fixed, inFormulas, nextPos("NOUN", "NUM", "ADJ"), previousPos("NOUN", "NUM"));
const verb: Restriction = any(
  inCompound,
  describesNoun,
  binding,
  inFormulas,
  nextPos("PUNCT"),
  previousPos("DET", "ADJ"),
);
const adjective: Restriction = any(fixed, inFormulas, compared, previousIs("very", "no", "not"));

/** Everyday words with a twin in most places; where they may stand for each other their surroundings must say. */
export const nearWords: readonly Entry[] = [
  ...choices(
    `%approach/NOUN > %method
    %method > %approach / %technique
    %result/NOUN > %outcome
    %finding/NOUN > %result
    %issue/NOUN > %problem
    %problem > %issue / %difficulty
    %decision > %choice
    %impact/NOUN > %effect / %influence
    %car > %vehicle
    %ability > %capacity
    %film/NOUN > %movie
    a|the|this|our|its|their [ %strategy ] > %plan / %approach
    %country > %nation
    %idea > %notion / %thought
    %effort > %attempt
    %relationship > %connection
    %response > %reaction
    %reply/NOUN > %answer / %response
    %solution > %answer
    %achievement > %accomplishment / %success
    %accomplishment > %achievement
    %phase/NOUN > %stage
    %cost/NOUN > %expense
    %expense > %cost
    %choice > %option / %selection
    %emotion > %feeling
    %feeling/NOUN > %emotion
    %opinion > %view
    %aspect > %facet
    %teacher > %instructor / %educator
    %instructor > %teacher
    %rise/NOUN > %increase
    %increase/NOUN > %rise
    %decline/NOUN > %fall / %drop
    %drop/NOUN > %fall / %decline
    %difference > %distinction
    %investigation > %inquiry
    %inquiry > %investigation
    %disease > %illness
    %illness > %disease
    %employee > %worker
    %worker > %employee
    %customer > %client
    %client > %customer
    %era > %age / %period
    %border/NOUN > %boundary / %frontier
    %regulation > %rule
    %method of <Ving> > %way of $3
    %mistake/NOUN > %error
    %battle/NOUN > %fight / %struggle
    %photo > %picture / %photograph
    %photograph/NOUN > %photo / %picture
    %shop/NOUN > %store
    %store/NOUN > %shop
    %gift > %present
    %neighborhood > %district / %area
    %district > %area
    %courage > %bravery
    %anxiety > %worry / %unease
    %fate > %destiny
    %destiny > %fate
    %destruction > %devastation
    %assessment > %evaluation
    %evaluation > %assessment
    %schedule/NOUN > %timetable
    %boss > %manager / %supervisor
    %colleague > %coworker
    %coworker > %colleague`,
    any(noun, previousIs("in", "at", "on", "by", "make", "makes", "take", "takes", "own")),
  ),
  ...choices(
    `
    ~introduce/VERB > ~present
    ~provide/VERB > ~offer
    ~offer/VERB > ~provide
    ~improve/VERB > ~enhance
    ~enhance/VERB > ~improve
    ~face/VERB > ~encounter
    ~propose/VERB > ~put forward / ~present
    ~build/VERB > ~construct
    ~adopt/VERB > ~embrace
    ~calculate/VERB > ~compute / ~work out
    ~compute/VERB > ~calculate
    ~identify/VERB > ~find / ~pinpoint
    ~recognize/VERB > ~acknowledge
    ~secure/VERB > ~gain / ~obtain
    ~employ/VERB > ~use
    ~discourage/VERB > ~deter
    ~embrace/VERB > ~welcome / ~accept
    ~reveal/VERB > ~show
    ~declare/VERB > ~announce / ~proclaim
    ~state/VERB > ~say
    ~require/VERB > ~need / ~call for
    ~establish/VERB > ~set up
    ~adapt/VERB > ~adjust
    ~adjust/VERB > ~adapt
    ~expect/VERB > ~anticipate
    ~talk to|with > ~speak $2
    ~predict/VERB > ~forecast
    ~motivate/VERB > ~inspire / ~drive
    ~verify/VERB > ~check / ~confirm
    ~promise to > ~pledge to / ~vow to
    ~attend/VERB > ~go to
    ~disrupt/VERB > ~disturb / ~upset
    ~interfere/VERB with > ~hamper / ~get in the way of
    ~nourish/VERB > ~feed
    ~crave/VERB > ~long for
    ~begin/VERB > ~start
    ~start/VERB > ~begin
    ~attribute/VERB > ~ascribe
    ~categorize/VERB > ~classify / ~group
    ~classify/VERB > ~categorize / ~group
    ~convince/VERB > ~persuade
    ~persuade/VERB > ~convince
    ~discard/VERB > ~throw away / ~get rid of
    ~discourage/VERB > ~deter
    ~deter/VERB > ~discourage
    ~praise/VERB > ~commend / ~applaud
    ~permit/VERB > ~allow
    ~ban/VERB > ~prohibit / ~forbid
    ~warn/VERB > ~caution
    ~damage/VERB > ~harm
    ~destroy/VERB > ~wreck / ~ruin
    ~repair/VERB > ~fix / ~mend
    ~fix/VERB > ~repair
    ~connect/VERB > ~link / ~join
    ~shine/VERB > ~gleam / ~glow
    ~glow/VERB > ~shine / ~gleam
    ~shout/VERB > ~yell / ~cry
    ~yell/VERB > ~shout
    ~stare/VERB > ~gaze
    ~gaze/VERB > ~look / ~stare
    ~glance/VERB > ~look
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
    ~request/VERB > ~ask for
    ~reject/VERB > ~turn down
    ~admit/VERB > ~acknowledge
    ~inhabit/VERB > ~live in / ~occupy
    ~allocate/VERB > ~assign / ~allot
    ~assign/VERB > ~allot
    ~symbolize/VERB > ~stand for / ~represent
    ~evoke/VERB > ~call up / ~bring to mind
    ~convey/VERB > ~express / ~communicate`,
    any(verb, previousIs("of", "for")),
  ),
  ...choices(
    `
    great/ADJ food|service|job|experience|meal|movie|film|book|way|idea|view|time|place > excellent $2 / wonderful $2
    long/ADJ > lengthy
    lengthy > long
    brief/ADJ > short
    key/ADJ > main / central / crucial
    former/ADJ > previous
    final/ADJ day|week|chapter|stage|step|game|scene|hours|days|years > last $2
    distinct/ADJ > separate / different
    unwavering > steadfast / constant
    celebratory > festive
    spectacular > magnificent
    relevant > pertinent
    fascinating > intriguing / interesting
    core/ADJ > central / main
    broader > wider
    wider > broader / larger
    bigger > larger
    larger > bigger / greater
    faster > quicker
    quicker > faster
    powerful > strong
    current/ADJ > present
    existing/ADJ > current
    wide/ADJ > broad
    broad/ADJ > wide
    necessary/ADJ > needed / required
    required/ADJ > needed / necessary
    safe/ADJ > secure
    upcoming > coming / forthcoming
    advanced/ADJ > sophisticated
    clever > smart / bright
    happy/ADJ > glad / cheerful
    cheerful > happy / merry
    sad/ADJ > unhappy
    angry > irate / furious
    afraid > scared / frightened
    brave > courageous / bold
    bold/ADJ > daring
    gloomy > dark / dreary
    dirty > filthy / grimy
    fast/ADJ > quick / rapid
    thin/ADJ > slender / slim
    loud > noisy
    cruel > brutal / harsh
    wrong/ADJ > incorrect / mistaken
    correct/ADJ > right
    proper > appropriate
    main/ADJ > chief
    likely/ADJ > probable
    feasible > possible / practicable
    controversial > contentious
    impending > looming / approaching
    looming > impending
    robust > strong
    eerie > uncanny / strange
    jubilant > joyful / triumphant
    joyful > happy / joyous
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
    rare/ADJ > uncommon
    strict > stringent / rigid
    stringent > strict
    vague > unclear / hazy
    weary > tired
    worried > anxious / concerned
    anxious > worried / uneasy
    sheer > pure / utter
    utter/ADJ > complete / sheer`,
    adjective,
  ),
  ...choices(
    `now > currently
    often > frequently
    really > truly / genuinely
    again > once more
    too/ADV @ADJ > overly $2
    another > one more
    totally > completely / entirely
    widely used > commonly used
    widely known > well known
    properly > correctly
    highly > very / extremely
    finally > at last / in the end
    eventually > in the end / finally
    towards > toward`,
    any(inCompound, compared, statistical, binding, nextPos("PUNCT"), previousIs("not", "n't", "no", "only", "just")),
  ),
];
