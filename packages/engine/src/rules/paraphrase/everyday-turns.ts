import { binding, noObject, passive } from "../mode/guards.ts";
import { any, inCompound, inFormulas, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, inName, statistical } from "./choices.ts";

const plain: Restriction = any(inCompound, binding, statistical, previousIs("not", "n't", "no", "only", "even"));
const noun: Restriction = any(
  inName,
  binding,
  statistical,
  inFormulas,
  nextPos("NOUN", "NUM"),
  previousPos("NOUN", "NUM"),
  previousIs("at", "by", "no", "own", "make", "take"),
);
const verb: Restriction = any(inCompound, binding, passive, inFormulas, previousPos("DET", "ADJ"), nextIs("up", "out"));
const adjective: Restriction = any(
  inName,
  binding,
  statistical,
  inFormulas,
  previousIs("very", "as", "so", "too", "how"),
);

/** Turns that are found in most texts, each with another that does the same work. */
export const everydayTurns: readonly Entry[] = [
  ...choices(
    `just before > right before / shortly before
    just after > right after / shortly after
    even more @ADJ > still more $3
    ~give back > ~return
    much like > similar to
    information about > information on
    article about > article on
    essay about > essay on
    paper about > paper on
    report about > report on
    concerns about > worries about / concerns over
    concern about > worry about / concern over
    questions about > questions on
    ~get messier|better|worse|bigger|stronger|older|warmer|colder|darker|longer|harder|easier > ~become $2
    ~make sure that > ~ensure that / ~see to it that
    ~make use of > ~use
    ~make sense > ~be logical
    ~take action > ~act
    ~share my|your|his|her|our|their thoughts|views|opinions|opinion > ~give $2 $3
    ~tell me|him|her|us|them that > ~inform $2 that
    ~consider <Ving> > ~think about $2
    ~consider how|whether|what > ~think about $2
    ~find that > ~discover that
    ~learn that > ~find out that / ~discover that
    ~realize that > ~see that / ~understand that
    ~believe that > ~think that
    ~know how to > ~understand how to
    ~understand how|why|what|that > ~see $2 / ~grasp $2
    ~explain how|why > ~make clear $2
    ~note that > ~point out that / ~observe that
    ~mention that > ~note that / ~remark that
    ~ask for > ~request
    ~put together > ~assemble
    ~sound like > ~seem like
    ~set out to > ~aim to
    ~manage to <V> > ~succeed in $G3
    ~become more|less|increasingly > ~grow $2
    the risk of > the danger of
    the price of > the cost of
    changes in > shifts in
    for a moment > for an instant / for a second
    every single > every
    future research > further research / later research
    future work > further work / later work
    ~be a good idea to > ~be wise to
    whenever I can > as often as I can / every time I can
    until > till
    with the goal of > with the aim of
    with the aim of > with the goal of
    the goal of > the aim of
    the aim of > the goal of
    at a time when > when
    hidden gem > hidden treasure
    check it out > give it a try / take a look at it
    is known as > is called / goes by the name of
    are known as > are called / go by the name of
    was known as > was called / went by the name of
    is part of > belongs to / forms part of
    are part of > belong to / form part of
    was used as > served as
    is used as > serves as
    is made up of > consists of
    takes place > happens / is held
    took place > happened / was held
    many people > a lot of people
    years old > years of age
    half of the > half the
    the only way > the sole way`,
    any(plain, nextPos("PUNCT")),
  ),
  ...choices(
    `%place/NOUN > %spot / %location
    %story/NOUN > %tale
    %mess/NOUN > %muddle
    %team/NOUN > %squad
    %concept/NOUN > %idea / %notion
    %route/NOUN > %path / %way
    %threat/NOUN > %danger
    %answer/NOUN > %reply / %response
    %capacity/NOUN > %ability`,
    noun,
  ),
  ...choices(
    `real/ADJ > genuine / true
    large/ADJ > big / sizable
    common/ADJ > widespread
    top/ADJ > leading / foremost
    small/ADJ > little
    nice/ADJ > pleasant
    new/ADJ approach|method|framework|algorithm|technique|model > novel $2`,
    adjective,
  ),
  ...choices(
    `~watch/VERB > ~observe / ~look at
    ~use/VERB > ~employ / ~make use of
    ~quicken/VERB > ~speed up
    ~explain/VERB > ~clarify
    ~notice/VERB > ~see / ~spot
    ~spot/VERB > ~notice / ~see
    ~buy/VERB > ~purchase
    ~fix/VERB > ~repair / ~mend
    ~handle/VERB > ~deal with / ~manage
    ~solve/VERB > ~resolve`,
    any(verb, noObject, nextIs("it", "that")),
  ),
];
