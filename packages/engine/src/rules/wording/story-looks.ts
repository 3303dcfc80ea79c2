import { any, inFormulas, inLaw, inSentenceWith, inStatistics, nextIs, nextPos, previousIs } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { adjectiveLines, wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);
const own = "my|your|his|her|their|our";
const person = "his|her|my|your|their";

/** Faces, voices, movements and places, as stories show them. */
const entries: Entry[] = [
  {
    match: `${person} features softened|twisted|hardened|contorted|relaxed|tightened|darkened|brightened`,
    to: "$1 face $3",
  },
  {
    match: `etched|written|visible|evident on|into|in|across ${person} [ features ]`,
    to: "face",
    unless: nextPos("VERB"),
  },
  ...wordLines(
    6,
    `a stark|sharp|striking contrast to|with > very different from
    in [ stark|sharp ] contrast to|with > clear
    ~stand in stark|sharp contrast to|with > ~be very different from
    [ stark|poignant|sobering|powerful|harsh ] reminder >
    otherworldly/ADJ > unearthly, strange (8)
    desolate/ADJ > empty, bare (8)
    unyielding/ADJ > firm (8)
    shrouded in mystery > mysterious
    shrouded in mist|fog|darkness|shadow|shadows > hidden in $3
    shrouded in secrecy > secret
    ~be cloaked|shrouded|veiled|draped|bathed|wrapped in darkness|shadow|shadows > ~be dark
    poignant/ADJ > moving, touching
    oblivious to > unaware of
    oblivious of > unaware of
    frenetic/ADJ > frantic
    macabre/ADJ > gruesome, grim (8)
    cacophonous/ADJ > noisy
    cavernous/ADJ > huge
    foreboding/ADJ > threatening (8)
    lingering/ADJ|VERB doubt|doubts|fear|fears|question|questions|sadness > remaining $2
    weathered/ADJ|VERB face|hands|skin > lined $2
    a bygone era|age|time > the past
    bygone eras|ages|times|days > the past
    a forgotten era|age > the past
    wafted/VERB through|from|over|in|into|up|across > drifted $2
    wafting/VERB through|from|over|in|into|up|across > drifting $2
    meandered/VERB > wandered
    meandering/VERB > winding
    ~traverse > ~cross
    ~venture out > ~go-out
    ~venture into > ~go into
    ~venture to > ~go to
    ~venture deeper into > ~go deeper into
    ~venture beyond > ~go beyond
    ~frolic > ~play (8)
    ~saunter > ~stroll (8)
    ~converse with > ~talk to
    ~converse > ~talk
    ~illumine > ~light
    ~dispatch to > ~send to
    ~don ${own}|a|an|the > ~put-on $2
    ~discard ${own}|the > ~drop $2 (8)
    ~clasp ${own} hands > ~fold $2 hands
    ~possess a|an|the|no|great|many > ~have $2
    ~cease to <V> > ~stop $G3
    ~yearn for > ~long for (8)
    ~yearn to > ~long to (8)
    ~inquire > ~ask
    ~query > ~ask
    ~remark that > ~say that
    ~recount how|that|what > ~tell $2
    ~utter a|the|not|these|those|his|her > ~say $2
    ~chide > ~scold
    ~muse aloud|internally|to > ~think $2
    ~ponder > ~think-about, ~consider
    ~contemplate > ~consider
    ~relish > ~enjoy (8)
    ~despise > ~hate
    ~loathe > ~hate
    ~adore > ~love
    ~comprehend > ~understand
    ~envision > ~imagine, ~picture
    ~discern/VERB a|an|the|his|her > ~see $2 (8)
    ~detect/VERB a|the hint|note|trace|smell|sound > ~notice $2 $3
    ~glimpse/VERB > ~see (8)
    ~awaken in > ~wake in
    ~depart from > ~leave (8)
    ~depart/VERB > ~leave (8)
    ~conceal > ~hide
    ~unveil > ~reveal
    ~entwine > ~twist together (8)
    intertwined > bound up (8)
    ~reminisce about > ~remember
    ~recollect > ~remember
    ~vanquish > ~defeat
    ~persevere > ~carry-on
    ~quicken/VERB > ~speed-up (8)
    ~commence > ~begin, ~start
    ~bestow upon|on > ~give to (8)
    ~hasten to > ~hurry to
    ~plead/VERB with > ~beg (8)
    ~summon/VERB ${own} courage|strength > ~gather $2 $3
    ~grasp/VERB ${own} hand|arm|shoulder > ~grip $2 $3 (8)
    a warm embrace > a hug
    a tight embrace > a tight hug
    steely|fierce|unwavering|quiet|grim resolve > $1 determination (8)
    wide - eyed wonder > wonder
    rapt attention > full attention
    utmost care > great care (8)
    utmost importance > great importance (8)
    utmost respect > great respect (8)
    a riot of color|colors|colour|colours > bright $4 (8)
    a flurry of activity > much activity
    a sea of faces|people > a crowd of $4
    a deafening silence > silence
    an eerie silence > a strange silence
    a hushed whisper > a whisper
    hushed whispers > whispers
    hushed tones > low voices
    a hushed tone|voice > a low voice
    a soft|quiet|low whisper > a whisper
    ~whisper softly|quietly > ~whisper
    ~mutter quietly|softly > ~mutter
    ~murmur softly|quietly > ~murmur
    ~scream loudly > ~scream
    ~shout loudly > ~shout
    ~nod ${own} head > ~nod
    ~shrug ${own} shoulders > ~shrug
    ~blink ${own} eyes > ~blink
    ~rise to ${own} feet > ~stand-up
    ~get to ${own} feet > ~get-up
    ~spring|jump|leap to ${own} feet > ~jump-up
    ~collapse to|onto the ground|floor > ~fall to $3 $4 (8)
    ~crash to the ground|floor > ~fall to $3 $4 (8)
    ~plummet to the ground|floor > ~fall to $3 $4
    ~make ${own} presence known > ~appear
    ~sit in silence > ~sit silently
    ~fall silent > ~go quiet
    as if on cue > right then
    as though on cue > right then
    tears streaming|rolling|running down ${own} cheeks|face > tears on $4 $5
    a lump formed in ${own} throat > $5 throat tightened
    practiced ease > ease`,
    { unless: any(technical, previousIs("never", "n't", "the only"), nextIs("-")) },
  ),
  ...adjectiveLines(
    6,
    `stark > bare: landscape room wall white cell
    dim > faint: glow
    sleek > smooth: fur hair coat surface
    towering > tall: tree building mountain structure wall cliff figure skyscraper
    colossal > huge: statue structure wave creature figure failure mistake building ship
    immense > great: joy pride pleasure relief pain sadness power pressure happiness strength courage
    immense > huge: building tree field forest crowd structure amount size (8)
    solemn > serious: face expression voice tone look nod
    stern > strict: teacher father mother
    sombre > sad: mood tone face atmosphere
    somber > sad: mood tone face atmosphere
    weary > tired: eye face traveler traveller smile voice body soldier
    grizzled > grey-haired: man
    elderly > old: man woman couple lady gentleman neighbor neighbour (8)
    adorable > cute: puppy kitten dog cat baby pet
    mischievous > naughty: child kid boy (8)
    melodic > tuneful: voice singing song (8)
    pungent > strong: smell odor odour aroma scent
    acrid > bitter: smell smoke tang scent odor
    fragrant > sweet-smelling: flower blossom garden rose (8)
    intoxicating > heady: smell scent aroma mix mixture (8)
    frigid > freezing: air water wind night morning
    scorching > burning: sun heat sand
    sweltering > very hot: day summer sun room
    torrential > heavy: rain downpour
    verdant > green: field meadow valley hill forest garden landscape pasture
    azure > blue: sky sea water
    crimson > red: sky light glow sun curtain dress
    cobblestone > cobbled: street road alley path
    quaint > charming: village town cottage shop cafe street
    ruthless > pitiless: hand killer
    unsettling > disturbing: scene story film dream atmosphere
    mesmerizing > fascinating: performance dance display show eye view pattern film voice
    enchanting > charming: story tale village garden music melody voice smile performance place`,
    { unless: any(inFormulas, inSentenceWith("species")) },
  ),
];

export const storyLooks = tableRule({
  id: "story-looks",
  summary: "A plain word shows it as well.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "His features softened at once.", after: "His face softened at once." },
    { before: "It was a stark reminder of the war.", after: "It was a reminder of the war." },
    { before: "She ventured into the cellar.", after: "She went into the cellar." },
    { before: "He rose to his feet and left.", after: "He stood up and left." },
    { before: "She nodded her head.", after: "She nodded." },
    { before: "The phone has many features.", after: "The phone has many features." },
    { before: "An elderly man sold bread.", after: "An old man sold bread." },
    { before: "Elderly patients need more rest.", after: "Elderly patients need more rest." },
  ],
});
