import { binding, statistical } from "../mode/guards.ts";
import {
  any,
  inSentenceWith,
  nextIs,
  nextLemma,
  nextPos,
  predicative,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { bound, choices, compared, inName } from "./choices.ts";

const notBeforeNoun: Restriction = ({ words, to }) => words[to]?.pos !== "NOUN";
const compoundNoun: Restriction = any(inName, nextPos("NOUN", "PROPN"), previousPos("NOUN"));
/** Great power and a great number are not excellent. */
const praised = nextLemma(
  ...["service", "food", "place", "experience", "job", "location", "idea", "opportunity", "film", "movie"],
  ...["book", "view", "time", "meal", "atmosphere", "restaurant", "spot", "performance", "story"],
);
const terms = inSentenceWith("code", "chemical", "theorem", "algorithm", "court", "quantum", "vector", "dataset");

/** Everyday adjectives and nouns that can stand for each other. */
export const commonNames: readonly Entry[] = [
  {
    match: "great/ADJ",
    to: ["excellent", "wonderful"],
    when: any(praised, predicative),
    unless: any(compared, inName, nextIs("for", "at")),
  },
  ...choices(
    `%movie > %film
    %film/NOUN > %movie
    %guy > %man
    stuff > things
    %company > %firm
    real/ADJ > genuine / true
    memorable > unforgettable
    intense > fierce
    excessive > undue
    extraordinary > remarkable / exceptional
    unfortunate > regrettable
    knowledgeable > well-informed`,
    any(
      inName,
      statistical,
      terms,
      previousPos("PROPN", "NUM"),
      compared,
      previousIs("very"),
      nextIs("numbers", "estate", "time", "deal", "number", "majority", "many", "extent", "depth", "lengths", "estate"),
    ),
  ),
  ...choices(
    `amazing > wonderful / incredible
    incredible > amazing / remarkable
    delicious > tasty
    tasty > delicious
    terrible > awful / dreadful
    awful > terrible / dreadful
    horrible > awful / terrible
    boring > dull / tedious
    exciting > thrilling
    thrilling > exciting
    funny > amusing
    smart > clever / bright
    clever > smart
    strange > odd / peculiar
    odd > strange / peculiar
    tiny > very small / minute
    dangerous > hazardous / risky
    wealthy > rich / affluent
    friendly > welcoming
    brave > courageous
    correct > right
    incorrect > wrong / mistaken
    genuine > real / true
    exact > precise
    accurate > precise / correct
    specific > particular
    suitable > appropriate / fitting
    appropriate > suitable / fitting
    adequate > sufficient
    massive > huge / enormous
    immense > huge / vast
    extensive > broad / wide-ranging
    wide > broad
    broad > wide
    fundamental > basic
    critical > crucial / vital
    notable > noteworthy
    unusual > uncommon / rare
    typical > usual / normal
    usual > normal / typical
    impressive > striking
    stunning > striking / gorgeous
    gorgeous > beautiful / stunning
    compelling > convincing / powerful
    creative > imaginative / inventive
    dedicated > committed / devoted
    talented > gifted / skilled
    experienced > seasoned
    novel/ADJ > new
    bustling > busy
    iconic > famous / celebrated
    countless > innumerable
    pleasant > agreeable / enjoyable
    enjoyable > pleasant
    perfect > ideal
    ideal > perfect
    fantastic > wonderful / superb
    excellent > superb / outstanding
    outstanding > excellent / superb
    worthwhile > valuable / rewarding
    daunting > intimidating / difficult
    tough > hard / difficult
    substantial > considerable / large
    considerable > substantial / great
    sturdy > strong / solid
    harmful > damaging
    cozy > snug / comfortable
    affordable > inexpensive / reasonably priced
    sudden > abrupt
    gradual > slow
    distinct > different / separate
    harsh > severe / stern
    sophisticated > advanced / refined
    tranquil > calm / peaceful
    peaceful > calm / quiet
    mysterious > puzzling / strange
    grim > bleak`,
    any(
      notBeforeNoun,
      compared,
      inName,
      statistical,
      binding,
      terms,
      previousIs("very"),
      nextIs("school", "mass", "condition", "care", "deal", "needs", "state", "support", "range", "value", "world"),
    ),
  ),
  ...choices(
    `happy to > glad to / pleased to
    eager to > keen to
    excited to > thrilled to / eager to
    thrilled to > delighted to / excited to
    grateful for > thankful for
    thankful for > grateful for
    worried about > concerned about / anxious about
    concerned about > worried about
    afraid of > scared of / frightened of
    aware of > conscious of
    ready to > prepared to
    associated with > linked to / connected with
    linked to > connected to / associated with
    related to > connected to / linked to
    connected to > linked to / related to
    designed to > meant to / intended to
    intended to > meant to / designed to
    filled with > full of
    full of > filled with
    composed of > made up of
    made up of > composed of
    equipped with > fitted with
    similar to > like / akin to
    dedicated to > devoted to / committed to
    committed to > dedicated to / devoted to
    suited to > right for / suitable for
    suitable for > right for / suited to
    perfect for > ideal for
    ideal for > perfect for
    packed with > full of
    crucial for > vital for / essential for
    essential for > vital for / crucial for
    important for > vital for / significant for
    vital for > essential for / crucial for
    crucial to > vital to / essential to
    essential to > vital to / crucial to
    important to > essential to / vital to
    hard to > difficult to
    difficult to > hard to
    easy to > simple to
    simple to > easy to`,
    any(compared, statistical, binding, inName, previousIs("very", "not", "it", "seem", "seems")),
  ),
  ...choices(
    `%movie > %film
    %film/NOUN > %movie
    %story > %tale
    %tale > %story
    %automobile > %car
    %company > %firm / %business
    %country > %nation
    %nation > %country
    %illness > %disease
    %physician > %doctor
    %option > %choice
    %opinion > %view
    %outcome > %result
    %drawback > %disadvantage / %downside
    %disadvantage > %drawback / %downside
    %problem > %issue / %difficulty
    %issue/NOUN > %problem / %matter
    %threat > %danger
    %emotion > %feeling
    %attempt/NOUN > %effort / %try
    %tradition > %custom
    %era > %age / %period
    %employee > %worker
    %photo > %picture
    %shortcoming > %weakness / %failing
    %hurdle > %obstacle / %barrier
    %barrier > %obstacle / %hurdle
    %ally > %partner / %friend
    %worry/NOUN > %concern
    %street > %road
    %adversary > %opponent / %rival
    %conversation > %talk / %discussion
    %discussion > %conversation / %debate
    %improvement > %advance / %gain
    %advancement > %advance
    %cure/NOUN > %remedy
    %kid > %child
    joy > delight / happiness
    happiness > joy
    courage > bravery
    freedom > liberty
    expertise > skill / know-how
    proof > evidence`,
    any(compoundNoun, statistical, binding, terms, previousIs("at", "point"), bound, previousPos("PROPN", "NUM")),
  ),
  ...choices(
    `type of > kind of / sort of
    types of > kinds of / sorts of
    kind of > type of / sort of
    kinds of > types of / sorts of
    set of > collection of / group of
    series of > string of / succession of
    example of > instance of / case of
    examples of > instances of / cases of
    relationship between > link between / connection between
    connection between > link between / relationship between
    link between > connection between / relationship between
    combination of > mix of / blend of
    mix of > blend of / mixture of
    blend of > mix of / mixture of
    desire to > wish to
    willingness to > readiness to
    tendency to > inclination to
    solution to > answer to
    commitment to > dedication to / devotion to
    dedication to > commitment to / devotion to
    threat to > danger to
    damage to > harm to
    harm to > damage to
    passion for > love of / enthusiasm for
    belief in > faith in
    faith in > belief in / trust in
    response to > reaction to / answer to
    wealth of > abundance of
    array of > range of / selection of
    collection of > set of / group of
    handful of > small number of
    effects of > results of / consequences of
    impact of > effect of / influence of
    effect of > impact of / influence of
    benefits of > advantages of
    advantages of > benefits of
    dangers of > risks of / hazards of
    risks of > dangers of / hazards of
    complexities of > intricacies of / details of
    rise of > growth of / emergence of
    emergence of > rise of / appearance of
    core of > center of / heart of
    level of > degree of
    degree of > level of
    amount of > quantity of
    pursuit of > search for / quest for
    quest for > search for / pursuit of`,
    any(inName, statistical, binding, terms),
  ),
];
