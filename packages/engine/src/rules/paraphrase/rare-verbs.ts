import { binding } from "../mode/guards.ts";
import { any, describesNoun, inCompound, nextIs, nextPos, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices } from "./choices.ts";

const verb: Restriction = any(
  inCompound,
  describesNoun,
  binding,
  nextPos("PUNCT", "ADP"),
  previousPos("DET", "ADJ", "NUM"),
  nextIs("that", "up", "off", "out", "down"),
);

/** Less common verbs, whose sense leaves little room. */
export const rareVerbs: readonly Entry[] = choices(
  `~impact/VERB > ~affect / ~influence
    ~highlight/VERB > ~underline
    ~recommend/VERB > ~suggest / ~advise
    ~organize/VERB > ~arrange
    ~guide/VERB > ~direct
    ~uncover/VERB > ~discover / ~bring to light
    ~document/VERB > ~record
    ~review/VERB > ~examine
    ~imagine/VERB > ~picture
    ~neglect/VERB > ~ignore
    ~restrict/VERB > ~limit
    ~purchase/VERB > ~buy
    ~encapsulate/VERB > ~sum up
    ~regulate/VERB > ~control
    ~comprehend/VERB > ~understand / ~grasp
    ~perceive/VERB > ~see
    ~unveil/VERB > ~reveal / ~present
    ~fuel/VERB > ~drive
    ~harness/VERB > ~use / ~make use of
    ~await/VERB > ~wait for
    ~tear/VERB > ~rip
    ~restore/VERB > ~bring back
    ~maximize/VERB > ~make the most of
    ~conquer/VERB > ~defeat / ~overcome
    ~defy/VERB > ~resist
    ~ignite/VERB > ~spark / ~kindle
    ~contemplate/VERB > ~consider / ~think about
    ~scatter/VERB > ~spread
    ~uphold/VERB > ~maintain / ~support
    ~refine/VERB > ~improve / ~polish
    ~initiate/VERB > ~start / ~begin
    ~dismiss/VERB > ~reject
    ~confront/VERB > ~face
    ~condemn/VERB > ~denounce
    ~captivate/VERB > ~fascinate / ~charm
    ~recount/VERB > ~tell / ~relate
    ~designate/VERB > ~name / ~appoint
    ~absorb/VERB > ~soak up / ~take in
    ~commence/VERB > ~begin / ~start
    ~disregard/VERB > ~ignore
    ~defeat/VERB > ~beat
    ~breach/VERB > ~break
    ~appoint/VERB > ~name
    ~elevate/VERB > ~raise / ~lift
    ~compile/VERB > ~put together / ~assemble
    ~provoke/VERB > ~stir up / ~cause
    ~oversee/VERB > ~supervise / ~manage
    ~probe/VERB > ~examine / ~investigate
    ~revisit/VERB > ~return to / ~go back to
    ~shroud/VERB > ~cover / ~wrap
    ~reinforce/VERB > ~strengthen
    ~bestow/VERB > ~grant / ~confer
    ~combat/VERB > ~fight
    ~disclose/VERB > ~reveal
    ~guarantee/VERB > ~ensure
    ~transmit/VERB > ~send / ~pass on
    ~garner/VERB > ~gain / ~win
    ~quantify/VERB > ~measure
    ~greet/VERB > ~welcome
    ~streamline/VERB > ~simplify
    ~transport/VERB > ~carry
    ~detest/VERB > ~hate
    ~rescue/VERB > ~save
    ~glimpse/VERB > ~see
    ~nurture/VERB > ~foster / ~care for
    ~entice/VERB > ~tempt / ~attract
    ~lure/VERB > ~attract / ~tempt
    ~amplify/VERB > ~increase / ~boost
    ~curb/VERB > ~limit / ~check
    ~heighten/VERB > ~increase / ~raise
    ~tarnish/VERB > ~stain / ~damage
    ~vanquish/VERB > ~defeat
    ~amass/VERB > ~gather / ~collect
    ~accumulate/VERB > ~gather / ~build up
    ~dispel/VERB > ~drive away
    ~quell/VERB > ~put down / ~calm
    ~revive/VERB > ~bring back / ~renew
    ~renew/VERB > ~revive
    ~rebuke/VERB > ~scold
    ~savor/VERB > ~enjoy
    ~devote/VERB > ~dedicate
    ~dedicate/VERB > ~devote
    ~envision/VERB > ~imagine / ~picture
    ~envisage/VERB > ~imagine / ~picture
    ~hinder/VERB > ~hamper
    ~thwart/VERB > ~foil / ~stop
    ~undermine/VERB > ~weaken
    ~weaken/VERB > ~undermine
    ~propel/VERB > ~drive / ~push
    ~traverse/VERB > ~cross
    ~surround/VERB > ~encircle / ~ring
    ~sway/VERB > ~influence
    ~evade/VERB > ~avoid / ~escape
    ~elude/VERB > ~escape / ~evade
    ~entrust/VERB > ~trust
    ~inspect/VERB > ~examine / ~check
    ~supervise/VERB > ~oversee
    ~instruct/VERB > ~teach / ~direct
    ~utter/VERB > ~say
    ~ponder/VERB > ~consider / ~think about
    ~scrutinize/VERB > ~examine closely
    ~analyse/VERB > ~examine
    ~outline/VERB > ~set out
    ~depict/VERB > ~portray / ~show
    ~summarize/VERB > ~sum up
    ~rename/VERB > ~give a new name to
    ~expose/VERB > ~reveal / ~uncover
    ~shield/VERB > ~protect
    ~trim/VERB > ~cut
    ~slash/VERB > ~cut
    ~halt/VERB > ~stop
    ~cease/VERB > ~stop
    ~prolong/VERB > ~extend / ~lengthen
    ~shorten/VERB > ~cut`,
  verb,
);
