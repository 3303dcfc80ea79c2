import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Proposal } from "../rule.ts";

/** What a thing or person can be said to have: "the owner's name", "the cliff's edge". */
const possessed = new Set(
  `edge name color colour size shape owner goal goals purpose structure success history future price value quality performance
  reputation popularity location population economy culture design surface roof door age weight height length temperature
  strength strengths ability behavior behaviour growth rules members customers employees director founder author voice health
  mission budget results findings role needs impact influence effect effects importance potential weaknesses features
  interests values beliefs achievements contributions efforts actions decisions experience personality character life work
  message theme plot setting ending style development origins identity appearance position status climate government capital
  residents policies strategy vision objectives efficiency accuracy capacity users security stability wealth resources`.split(
    /\s+/,
  ),
);
/** Owners of which "'s" sounds right beside people: groups, places, and some things. */
const owners = new Set(
  `company organization organisation school university city town country state nation bank club museum library hospital church
  village region world earth sea ocean cliff island mountain car ship plane building house community industry body brain product
  project system program programme book story film study court market economy business firm agency committee device machine`.split(
    /\s+/,
  ),
);

/** "the edge of the cliff" becomes "the cliff's edge". */
export function ofToPossessive(words: readonly Word[], i: number): Proposal | undefined {
  const [the, noun, of, article, owner, next] = words.slice(i, i + 6);
  if (the?.lower !== "the" || of?.lower !== "of" || !noun || !owner || !next) return undefined;
  if (!["the", "this", "our", "their", "his", "her", "my", "your"].includes(article?.lower ?? "")) return undefined;
  if (!possessed.has(noun.lower) || !(owners.has(owner.lower) || isPersonNoun(owner)) || isPlural(owner))
    return undefined;
  if (["NOUN", "PROPN", "PART", "ADJ", "NUM", "VERB"].includes(next.pos)) return undefined;
  if (["-", "of", "that", "which", "who", "where", "in", "and", "or"].includes(next.lower)) return undefined;
  const owning = `${the.text === "The" ? capitalize(article!.lower) : article!.lower} ${owner.text}'s`;
  return {
    parts: [
      { start: the.start, end: the.end, after: owning },
      { start: noun.end, end: owner.end, after: "" },
    ],
    reason: "A possessive is shorter than an “of” phrase.",
  };
}
