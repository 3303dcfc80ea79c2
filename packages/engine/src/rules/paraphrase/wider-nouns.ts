import { binding } from "../mode/guards.ts";
import { any, inFormulas, inLaw, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, inName, statistical } from "./choices.ts";

const fixed: Restriction = any(inName, statistical, binding, inLaw, inFormulas, nextPos("PROPN"), previousPos("PROPN"));
const noun: Restriction = any(
  fixed,
  nextPos("NOUN", "NUM"),
  previousPos("NOUN", "NUM"),
  previousIs("at", "on", "by", "make", "makes", "made", "take", "takes", "took", "no", "own"),
);

/** Everyday nouns with a twin, alone or with the words that set their sense. */
export const widerNouns: readonly Entry[] = [
  ...choices(
    `%concern/NOUN > %worry
    %topic/NOUN > %subject
    %restaurant/NOUN > %eatery
    %flavor/NOUN > %taste
    %author/NOUN > %writer
    %writer/NOUN > %author
    %movie/NOUN > %film
    %crew/NOUN > %team
    %pal/NOUN > %friend
    %doctor/NOUN > %physician
    %physician/NOUN > %doctor
    %drawback/NOUN > %disadvantage
    %advantage/NOUN > %benefit
    %capability/NOUN > %ability
    %hurdle/NOUN > %obstacle
    %obstacle/NOUN > %hurdle / %barrier
    %barrier/NOUN > %obstacle
    %constraint/NOUN > %limit
    %perspective/NOUN > %point of view / %viewpoint
    %viewpoint/NOUN > %perspective / %point of view
    %attempt/NOUN > %effort
    %technique/NOUN > %method
    %component/NOUN > %part
    %element/NOUN > %part / %component
    %scenario/NOUN > %situation
    %consequence/NOUN > %result / %effect
    %scent/NOUN > %smell / %aroma
    %aroma/NOUN > %scent / %smell
    %smell/NOUN > %scent / %odor
    %anger/NOUN > %fury / %rage
    %joy/NOUN > %delight / %happiness
    %happiness/NOUN > %joy
    %sadness/NOUN > %sorrow
    %courage/NOUN > %bravery
    %goal/NOUN > %aim
    %garbage/NOUN > %trash
    %trash/NOUN > %garbage
    %automobile/NOUN > %car
    %cab/NOUN > %taxi
    %taxi/NOUN > %cab
    %bike/NOUN > %bicycle
    %bicycle/NOUN > %bike
    %couch/NOUN > %sofa
    %sofa/NOUN > %couch
    %belongings/NOUN > %possessions
    %surroundings/NOUN > %environment
    %ocean/NOUN > %sea
    %downside/NOUN > %drawback / %disadvantage
    %upside/NOUN > %advantage
    %clue/NOUN > %hint
    %celebration/NOUN > %festivity
    %victory/NOUN > %win / %triumph
    %win/NOUN > %victory
    %defeat/NOUN > %loss
    %mishap/NOUN > %accident
    %shortage/NOUN > %lack / %scarcity
    %usage/NOUN > %use
    %beginner/NOUN > %novice
    %newcomer/NOUN > %new arrival
    %attire/NOUN > %clothing / %clothes
    %beverage/NOUN > %drink`,
    noun,
  ),
  ...choices(
    `lots of fun > great fun
    a lot of fun > great fun
    a sense of > a feeling of
    a feeling of > a sense of
    a set of > a group of / a collection of
    a series of > a string of / a succession of
    a collection of > a set of / a group of
    a host of > a great many
    a handful of > a small number of / a few
    the process of <Ving> > $4
    the task of <Ving> > the job of $4
    the job of <Ving> > the task of $4
    the act of <Ving> > $4
    the entire @NOUN > the whole $3
    the whole day|week|year|world|country|city|family|team|town|process|system|story|area|house > the entire $3
    way of life > lifestyle
    point of view > viewpoint / perspective
    state of mind > mood / frame of mind
    piece of advice > tip
    everyday/ADJ > daily / day-to-day
    the daily grind > the daily routine
    fun fact > interesting fact
    hidden gem > hidden treasure`,
    any(inName, statistical, binding, inLaw, previousPos("NUM"), nextPos("NOUN", "PROPN")),
  ),
];
