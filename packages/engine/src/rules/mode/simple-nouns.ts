import { any, inCompound, inSentenceWith, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { binding, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

/** The noun is part of a longer name for something: "a residence permit", "the tax requirement". */
const compound: Restriction = any(inCompound, nextPos("NOUN", "PROPN"), previousPos("NOUN", "PROPN"));

/** Short nouns for long ones, and phrases around nouns. */
export const simpleNouns: readonly Entry[] = [
  ...lines(
    `%alteration > %change
    %modification > %change
    %beverage > %drink
    %commencement > start
    %comprehension > understanding
    %dwelling > %home
    %enhancement > %improvement
    %objective/NOUN > %goal
    %occupation > %job
    %residence > %home
    %methodology > %method
    utilization|utilisation|usage > use
    %quantity > %amount
    %vicinity > %area
    %medication > %medicine
    %expenditure > spending
    %proficiency > %skill
    %strategy > %plan
    %endeavor|endeavour > %effort
    %obligation > %duty
    %notification > %notice
    %transportation > transport
    %intricacy > %detail
    %consequence > %result
    %component > %part
    %segment > %part
    %residue > rest
    %attribute/NOUN > %trait
    %characteristic/NOUN > %feature
    %concept > %idea
    %notion > %idea
    %perspective > %view
    %viewpoint > %view
    %duration > length
    expertise > skill
    collaboration > teamwork
    accommodations > rooms
    %capability > %ability`,
    any(
      compound,
      statistical,
      binding,
      inSentenceWith(
        "military",
        "chemical",
        "artistic",
        "algorithm",
        "electronic",
        "computer",
        "legal",
        "file",
        "code",
      ),
      previousIs("in", "a", "such"),
    ),
  ),
  ...lines(
    `%opportunity to > %chance to
    %opportunity for > %chance for
    %aspect of > %part of
    %difficulty/NOUN in|with > %problem $2
    %option for > %choice for
    the remainder of > the rest of
    the majority of > most of
    the vast majority of > most of
    %transformation of > %change of
    %investigation into|of > %study of
    %requirement for > %need for
    a|an wide|broad|diverse? variety|range|array|selection of > many kinds of
    a variety|array|multitude of > many kinds of
    an array of > many kinds of
    a considerable|significant|substantial number of > many
    a considerable|significant|substantial amount of > a lot of
    in accordance with > following
    in conjunction with > along with
    in the vicinity of > near
    as a consequence of > because of
    as a result of > because of
    as a consequence > as a result
    by means of > through
    for the purpose of > for
    pertaining to > about
    adjacent to > next to
    in lieu of > instead of
    until such time as > until
    at this point in time > now
    in the near future > soon
    on the grounds that > because
    owing to > because of
    in spite of > despite
    a great deal of > a lot of
    in light of > because of
    in an effort to > to
    per annum > a year
    point of view > view`,
    any(binding, statistical, previousIs("equal", "it", "one"), nextPos("VERB", "NUM")),
  ),
  { match: "upon", to: "on", unless: any(previousIs("once"), nextPos("VERB"), previousPos("VERB", "CCONJ")) },
  { match: "based upon", to: "based on" },
  {
    match: "%requirement/NOUN",
    to: "%need",
    unless: any(
      compound,
      binding,
      nextIs("that", "to", "for"),
      previousPos("ADJ"),
      inSentenceWith("law", "legal", "regulation", "software", "degree", "compliance"),
    ),
  },
];
