import { binding } from "../mode/guards.ts";
import { any, inFormulas, inLaw, inSentenceWith, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, inName, statistical } from "./choices.ts";

const fixed: Restriction = any(
  inName,
  statistical,
  binding,
  nextPos("NOUN", "PROPN", "NUM"),
  previousPos("PROPN", "NUM"),
);
const compound: Restriction = any(fixed, previousPos("NOUN"), previousIs("'s"));

const sport: Restriction = inSentenceWith(
  ...[
    "score",
    "match",
    "penalty",
    "league",
    "striker",
    "kick",
    "goalkeeper",
    "football",
    "soccer",
    "season",
    "winning",
  ],
  ...["team", "player", "half", "championship", "cup"],
);

/** Nouns that have a twin, alone or with the preposition behind them. */
export const twinNouns: readonly Entry[] = [
  ...choices(
    `%outcome > %result
    %aim/NOUN > %goal / %objective
    %goal/NOUN > %aim / %objective
    %objective/NOUN > %goal / %aim
    %purpose/NOUN > %aim
    %benefit/NOUN > %advantage
    %advantage > %benefit
    %consequence > %result / %effect
    %difficulty > %problem
    %obstacle > %hurdle / %barrier
    %hurdle > %obstacle / %barrier
    %barrier > %obstacle / %hurdle
    %worry/NOUN > %concern
    %notion > %idea / %concept
    %option > %choice
    %technique > %method
    %significance > %importance
    %shortage > %lack / %scarcity
    %tale > %story
    %weakness > %flaw / %shortcoming
    %flaw > %defect / %weakness
    %shortcoming > %weakness / %flaw
    %joy > %delight
    %happiness > %joy
    %sorrow > %grief / %sadness
    %sadness > %sorrow
    %anger > %rage / %fury
    %scent > %smell / %fragrance
    %aroma > %smell / %scent
    %grief > %sorrow
    %enemy > %foe
    %foe > %enemy
    %victory > %win / %triumph
    %triumph/NOUN > %victory
    %requirement > %need
    %component > %part / %element
    %element > %part / %component
    %facet > %side / %aspect
    %trait > %feature / %characteristic
    %characteristic/NOUN > %feature / %trait
    %trip > %journey
    %residence > %home
    %conversation > %discussion
    %discussion > %conversation
    %dispute/NOUN > %disagreement / %argument
    %disagreement > %dispute
    %inhabitant > %resident
    %youngster > %child
    %spectator > %onlooker
    %specialist > %expert
    %expert/NOUN > %specialist
    %blunder > %mistake / %error
    %remark/NOUN > %comment
    %comment/NOUN > %remark
    %location > %place / %spot
    `,
    any(
      compound,
      inFormulas,
      inLaw,
      sport,
      previousIs(
        "make",
        "makes",
        "made",
        "take",
        "takes",
        "took",
        "taken",
        "taking",
        "of",
        "own",
        "dear",
        "in",
        "no",
        "by",
        "for",
        "on",
      ),
    ),
  ),
  ...choices(
    `importance of > significance of
    significance of > importance of
    understanding of > grasp of
    grasp of > understanding of
    aspects of > facets of / sides of
    example of > instance of
    examples of > instances of
    type of > kind of / sort of
    types of > kinds of / sorts of
    kind of > type of / sort of
    kinds of > types of / sorts of
    lack of > absence of
    absence of > lack of
    series of > string of / succession of
    consequences of > results of / effects of
    impacts of > effects of / consequences of
    effect on > impact on / influence on
    influence/NOUN on > effect on / impact on
    impacts on > effects on
    effects on > impacts on
    response/NOUN to > reaction to
    reaction to > response to
    efforts to > attempts to
    attempts/NOUN to > efforts to
    effort/NOUN to > attempt to
    attempt/NOUN to > effort to
    ways of > methods of
    method of > way of
    difference between > distinction between
    differences between > distinctions between
    interaction between > interplay between
    interplay between > interaction between
    balance between > equilibrium between
    solution to > answer to / remedy for
    appreciation for > appreciation of
    fondness for > liking for
    passion for > love of / enthusiasm for
    love for > love of
    realm of > field of / sphere of
    realms of > fields of / spheres of
    amount of > quantity of
    quantity of > amount of
    beginning of > start of
    portion of > part of / share of
    plethora of > wealth of / multitude of
    multitude of > host of / great number of
    myriad of > multitude of / host of
    combination of > mixture of / blend of
    blend of > mixture of / combination of
    mix of > blend of / mixture of
    mixture of > blend of / combination of
    advent of > arrival of / coming of
    arrival of > coming of
    point of view > perspective / viewpoint
    in the field of > in the area of
    in the area of > in the field of
    in the realm of > in the field of / in the sphere of
    in the heart of > in the middle of / at the center of
    in the middle of > in the midst of
    in the midst of > in the middle of / amid
    at the end of > at the close of
    at the beginning of > at the start of
    at the start of > at the beginning of
    at the heart of > at the center of / at the core of
    at the center of > at the heart of / in the middle of
    at the core of > at the heart of / at the center of
    in light of > in view of / considering
    in view of > in light of
    by means of > with the help of / through
    in search of > looking for / in quest of
    in terms of > as regards / with regard to
    with regard to > as regards / concerning
    with respect to > as regards / concerning
    in accordance with > in line with / in keeping with
    in line with > in keeping with / in accordance with
    in conjunction with > together with / along with`,
    any(inName, statistical, binding, inLaw, previousPos("PROPN", "NUM"), previousIs("'s", "no", "as", "make", "take")),
  ),
];
