import { attributive, binding, passive } from "../mode/guards.ts";
import { any, inCompound, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, statistical } from "./choices.ts";

const nounish: Restriction = any(attributive, previousPos("DET", "ADJ", "NUM"), binding, inCompound);

/** Verbs with their preposition, particle or clause that have a twin. */
export const twinVerbPhrases: readonly Entry[] = [
  { match: "is|are|was|were [ based ] on", to: ["built", "founded"] },
  ...choices(
    `~note that > ~point out that / ~observe that
    ~point out that > ~note that / ~observe that
    ~realize that > ~understand that / ~see that
    ~understand that > ~realize that
    ~show that > ~demonstrate that / ~make it clear that
    ~reveal that > ~show that / ~disclose that
    ~find that > ~discover that / ~see that
    ~discover that > ~find that / ~learn that
    ~claim that > ~assert that / ~maintain that
    ~assert that > ~claim that / ~maintain that
    ~explain that > ~make clear that
    ~recognize that > ~realize that / ~acknowledge that
    ~acknowledge that > ~admit that / ~recognize that
    ~guarantee that > ~ensure that / ~make sure that
    ~make sure that > ~ensure that / ~see to it that
    ~serve to > ~help to
    ~have to <V> > ~need to $3
    need/VERB to <V> > have to $3
    needs/VERB to <V> > has to $3
    ~decide to > ~choose to / ~resolve to
    ~choose to > ~decide to / ~opt to
    ~opt to > ~choose to / ~decide to
    ~opt for > ~choose / ~pick
    ~try to > ~attempt to
    ~prove to be > ~turn out to be
    ~turn out to be > ~prove to be
    ~turn into > ~become / ~change into
    ~transform into > ~turn into / ~change into
    ~start to <V> > ~start $G3 / ~begin $G3
    ~begin to <V> > ~begin $G3 / ~start $G3
    ~collaborate with > ~work with / ~cooperate with
    ~work together > ~cooperate / ~collaborate
    ~cooperate with > ~work with / ~collaborate with
    ~advocate for > ~argue for / ~speak up for
    ~benefit from > ~profit from / ~gain from
    ~prepare for > ~get ready for
    ~reflect on > ~think about / ~consider
    ~adhere to > ~stick to / ~keep to
    ~stick to > ~keep to
    ~comply with > ~follow / ~obey
    ~cope with > ~deal with / ~manage
    ~originate from > ~come from / ~stem from
    ~result from > ~come from / ~stem from
    ~arise from > ~come from / ~stem from
    ~carry out > ~conduct / ~perform
    ~go through > ~undergo / ~experience
    ~get rid of > ~remove / ~eliminate
    ~put together > ~assemble / ~compile
    ~bring together > ~unite / ~combine
    ~embark on > ~begin / ~start / ~set out on
    ~carry on > ~continue / ~go on
    ~go on to <V> > ~proceed to $4
    ~proceed to <V> > ~go on to $3
    ~reside in > ~live in
    ~struggle to <V> > ~find it hard to $3 / ~have difficulty $G3
    ~have a chance to > ~have an opportunity to / ~get a chance to
    ~have the opportunity to > ~have the chance to / ~get the chance to
    ~make use of > ~use
    ~make a decision > ~decide
    ~shed light on > ~clarify / ~throw light on
    ~depend upon > ~depend on / ~rely on
    ~rely upon > ~rely on / ~depend on
    ~be aware of > ~be conscious of
    ~remember to > ~be sure to
    ~add to > ~contribute to
    ~break down into > ~divide into / ~split into
    ~divide into > ~split into / ~separate into
    ~split into > ~divide into
    ~wrap up > ~finish / ~conclude
    ~show up > ~appear / ~turn up
    ~come up with > ~think of / ~devise
    ~set out to > ~aim to / ~undertake to
    ~look into > ~investigate / ~examine
    ~keep <Ving> > ~continue to $V2 / ~go on $2
    ~get to know > ~become acquainted with / ~come to know
    ~long for > ~yearn for
    ~yearn for > ~long for`,
    any(nounish, passive, nextPos("PUNCT"), previousPos("VERB")),
  ),
  ...choices(
    `%base on > founded on
    related to > connected with / linked to
    linked to > connected to / tied to
    connected to > linked to / tied to
    associated with > linked to / connected with / tied to
    designed to > meant to / intended to
    intended to > meant to / designed to
    meant to > intended to
    aimed at > directed at / intended for
    located in > situated in / found in
    situated in > located in
    involved in > engaged in
    characterized by > marked by / distinguished by
    marked by > characterized by
    driven by > propelled by
    suited to > suitable for / fit for
    equipped with > fitted with / furnished with
    filled with > full of
    covered in > covered with
    covered with > covered in
    surrounded by > encircled by / ringed by
    prior to > before
    compared to > compared with
    compared with > compared to
    known as > called
    referred to as > called / known as
    seen as > viewed as / regarded as
    viewed as > seen as / regarded as
    regarded as > seen as / considered
    considered to be > regarded as / thought to be
    depending on > according to
    tied to > linked to / bound up with
    rooted in > grounded in / based on
    accustomed to > used to
    bound to > certain to / sure to
    capable of <Ving> > able to $V3`,
    any(inCompound, statistical, nextPos("PUNCT"), previousIs("not", "as", "what")),
  ),
];
