import { any, nextIs } from "../restrictions.ts";
import { tableRule } from "../table.ts";
import { lines } from "./lines.ts";

/** Gives a sentence whose first word ties it to the one before a full phrase for it. */
export const expandOpeners = tableRule({
  id: "expand-openers",
  summary: "The longer link says what it links to.",
  stage: "rhythm",
  level: 5,
  entries: lines(
    `^ [ additionally|furthermore ] , > in addition to this
    ^ [ moreover ] , > what is more
    ^ [ in conclusion ] , > by way of conclusion
    ^ [ in summary ] , > to sum up
    ^ [ unfortunately , ] the|it|they|he|she|we|this|these|there|many|some|our|my > it is unfortunate that
    ^ [ fortunately|luckily , ] the|it|they|he|she|we|this|these|there|many|some|our|my > it is fortunate that
    ^ [ in addition ] , > in addition to this
    ^ [ also|besides ] , > in addition to this
    ^ [ similarly|likewise ] , > in the same way
    ^ [ conversely ] , > on the other hand
    ^ [ in contrast ] , > in contrast to this
    ^ [ as a result ] , > as a result of this
    ^ [ consequently|hence ] , > as a result of this
    ^ [ therefore|thus ] , > for this reason
    ^ [ nevertheless|nonetheless ] , > in spite of this
    ^ [ instead ] , > instead of this
    ^ [ meanwhile ] , > at the same time
    ^ [ simultaneously ] , > at the same time
    ^ [ ultimately|eventually ] , > in the end
    ^ [ overall ] , > on the whole
    ^ [ occasionally ] , > from time to time
    ^ [ initially|originally ] , > in the beginning
    ^ [ nowadays ] , > in the present day
    ^ [ afterwards|afterward ] , > after this
    ^ [ sometimes ] , > at times
    ^ [ secondly|second ] , > in the second place
    ^ [ thirdly|third ] , > in the third place
    ^ [ previously ] , > in the past
    ^ [ suddenly ] , > all of a sudden
    ^ [ gradually ] , > little by little
    ^ [ first|firstly ] , > first of all
    ^ [ lastly ] , > last of all
    ^ [ then ] , > after that
    ^ [ still ] , > in spite of this
    ^ [ recently ] , > in recent times
    ^ [ currently|presently ] , > at the present time
    ^ [ often|frequently ] , > in many cases
    ^ [ usually|typically ] , > in most cases
    ^ [ generally ] , > as a general rule
    ^ [ specifically ] , > to be more specific
    ^ [ in fact ] , > as a matter of fact
    ^ [ so far ] , > up to now
    ^ [ for now ] , > for the time being
    ^ [ at first ] , > in the beginning
    ^ [ yet ] the|it|they|he|she|we|this|these|there|for|some|many > and yet
    ^ [ just as ] the|we|a|an > in the same way that`,
    any(nextIs("as", "to", "but", "and"), ({ context }) => context.text.includes("?")),
  ),
  examples: [
    { before: "Furthermore, the bridge is old.", after: "In addition to this, the bridge is old." },
    { before: "In conclusion, the bridge is safe.", after: "By way of conclusion, the bridge is safe." },
    { before: "Unfortunately, the bridge fell.", after: "It is unfortunate that the bridge fell." },
    { before: "Unfortunately, if it rains, we stay.", after: "Unfortunately, if it rains, we stay." },
    { before: "Therefore, they left.", after: "For this reason, they left." },
    { before: "They therefore left.", after: "They therefore left." },
    { before: "Overall results were good.", after: "Overall results were good." },
    { before: "Instead of salt, use sugar.", after: "Instead of salt, use sugar." },
  ],
});
