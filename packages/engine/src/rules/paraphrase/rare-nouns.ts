import { binding } from "../mode/guards.ts";
import { any, inLaw, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, inName, statistical } from "./choices.ts";

const fixed: Restriction = any(inName, statistical, binding, inLaw, nextPos("PROPN"), previousPos("PROPN"));
const noun: Restriction = any(
  fixed,
  nextPos("NOUN", "NUM"),
  previousPos("NOUN", "NUM"),
  previousIs("in", "at", "on", "by", "make", "makes", "take", "takes"),
);

/** Less common nouns, whose sense leaves little room. */
export const rareNouns: readonly Entry[] = choices(
  `%phrase/NOUN > %expression
    %transportation/NOUN > %transport
    %restriction/NOUN > %limit
    %passion/NOUN > %enthusiasm
    %mystery/NOUN > %puzzle / %riddle
    %competition/NOUN > %contest
    %narrative/NOUN > %story
    %vibe/NOUN > %atmosphere / %feel
    %conflict/NOUN > %dispute
    %resilience/NOUN > %toughness / %strength
    %complexity/NOUN > %intricacy
    %debate/NOUN > %discussion
    %gratitude/NOUN > %thanks / %appreciation
    %likelihood/NOUN > %probability / %chance
    %agreement/NOUN > %deal / %accord
    %reduction/NOUN > %decrease / %drop
    %tradition/NOUN > %custom
    %incident/NOUN > %event
    %tournament/NOUN > %competition
    %guidance/NOUN > %advice
    %foundation/NOUN > %basis
    %chaos/NOUN > %disorder / %confusion
    %advice/NOUN > %guidance
    %disaster/NOUN > %catastrophe
    %hazard/NOUN > %danger / %risk
    %assignment/NOUN > %task
    %explosion/NOUN > %blast
    %circumstance/NOUN > %situation
    %teenager/NOUN > %adolescent / %teen
    %glimpse/NOUN > %look / %glance
    %intention/NOUN > %aim
    %origin/NOUN > %source / %root
    %vendor/NOUN > %seller / %supplier
    %fabric/NOUN > %cloth
    %feast/NOUN > %banquet
    %hint/NOUN > %suggestion / %trace
    %creativity/NOUN > %imagination
    %enthusiasm/NOUN > %passion / %zeal
    %allegation/NOUN > %claim / %accusation
    %admiration/NOUN > %respect
    %turmoil/NOUN > %chaos / %upheaval
    %ingenuity/NOUN > %cleverness
    %consensus/NOUN > %agreement
    %lawyer/NOUN > %attorney
    %glow/NOUN > %gleam
    %catastrophe/NOUN > %disaster
    %heritage/NOUN > %legacy
    %milestone/NOUN > %landmark
    %hue/NOUN > %color / %shade
    %scholar/NOUN > %academic
    %assistance/NOUN > %help / %aid
    %grandeur/NOUN > %splendor / %majesty
    %detective/NOUN > %investigator
    %outskirts/NOUN > %edge
    %aftermath/NOUN > %wake
    %backdrop/NOUN > %background
    %blaze/NOUN > %fire
    %foe/NOUN > %enemy
    %commencement/NOUN > %start / %beginning
    %vicinity/NOUN > %area / %neighborhood
    %realm/NOUN > %world / %field
    %inception/NOUN > %beginning / %start
    %dwelling/NOUN > %home / %house
    %void/NOUN > %emptiness / %gap
    %demise/NOUN > %death / %end
    %remorse/NOUN > %regret
    %sorrow/NOUN > %grief
    %rage/NOUN > %fury / %anger
    %bravery/NOUN > %courage
    %prosperity/NOUN > %wealth
    %plight/NOUN > %situation
    %array/NOUN > %range
    %plethora/NOUN > %abundance
    %peril/NOUN > %danger
    %jeopardy/NOUN > %danger
    %cornerstone/NOUN > %foundation / %basis
    %upheaval/NOUN > %turmoil
    %revenue/NOUN > %income
    %compensation/NOUN > %pay / %payment
    %salary/NOUN > %pay
    %ascent/NOUN > %climb / %rise
    %descent/NOUN > %fall / %drop
    %enigma/NOUN > %mystery / %puzzle
    %blueprint/NOUN > %plan
    %snag/NOUN > %problem
    %setback/NOUN > %reverse / %obstacle
    %onset/NOUN > %start / %beginning
    %spectacle/NOUN > %sight / %show
    %ordeal/NOUN > %trial / %hardship
    %alliance/NOUN > %union
    %applause/NOUN > %clapping
    %gaze/NOUN > %look / %stare
    %flaw/NOUN > %fault / %defect`,
  noun,
);
