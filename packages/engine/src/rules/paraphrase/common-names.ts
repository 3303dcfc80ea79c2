import { binding } from "../mode/guards.ts";
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
import { bound, choices, compared, inName, statistical } from "./choices.ts";

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
    %company > %firm
    memorable > unforgettable
    extraordinary > remarkable / exceptional
    `,
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
    incorrect > wrong / mistaken
    suitable > appropriate / fitting
    appropriate > suitable / fitting
    adequate > sufficient
    massive > huge / enormous
    immense > huge / vast
    fundamental > basic
    notable > noteworthy
    unusual > uncommon / rare
    typical > usual / normal
    usual > normal / typical
    impressive > striking
    stunning > striking / gorgeous
    gorgeous > beautiful / stunning
    compelling > convincing / powerful
    creative > imaginative / inventive
    talented > gifted / skilled
    an experienced @NOUN > a seasoned $3
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
    sturdy > strong / solid
    harmful > damaging
    cozy > snug / comfortable
    affordable > inexpensive / reasonably priced
    sudden > abrupt
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
  {
    match: "is|are|was|were [ committed ] to",
    to: ["dedicated", "devoted"],
    unless: any(compared, binding, inName),
  },
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
    filled with > full of
    full of > filled with
    composed of > made up of
    made up of > composed of
    similar to > like
    dedicated to > devoted to / committed to
    perfect for > ideal for
    ideal for > perfect for
    packed with > full of
    hard to > difficult to
    difficult to > hard to
    easy to > simple to
    simple to > easy to`,
    any(compared, statistical, binding, inName, previousIs("very", "not", "it", "seem", "seems")),
  ),
  ...choices(
    `%movie > %film
    %automobile > %car
    %company > %firm / %business
    %illness > %disease
    %physician > %doctor
    %drawback > %disadvantage / %downside
    %disadvantage > %drawback / %downside
    %issue/NOUN > %problem
    %adversary > %opponent / %rival
    %advancement > %advance
    courage > bravery
    expertise > skill / know-how
    `,
    any(compoundNoun, statistical, binding, terms, previousIs("at", "point"), bound, previousPos("PROPN", "NUM")),
  ),
  ...choices(
    `relationship between > link between / connection between
    connection between > link between / relationship between
    link between > connection between / relationship between
    desire to > wish to
    willingness to > readiness to
    tendency to > inclination to
    commitment to > dedication to / devotion to
    dedication to > commitment to / devotion to
    wealth of > abundance of
    array of > range of / selection of
    handful of > small number of
    impact of > effect of
    `,
    any(inName, statistical, binding, terms),
  ),
];
