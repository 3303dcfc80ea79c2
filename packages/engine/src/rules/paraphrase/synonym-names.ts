import { binding } from "../mode/guards.ts";
import { any, inSentenceWith, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { bound, choices, compared, inName, statistical } from "./choices.ts";

const notBeforeNoun: Restriction = ({ words, to }) => words[to]?.pos !== "NOUN";
const notPredicate: Restriction = ({ words, from, to }) =>
  !["is", "are", "was", "were", "be", "been", "seem", "seems"].includes(words[from - 1]?.lower ?? "") ||
  !(["PUNCT", "ADP"].includes(words[to]?.pos ?? "") || words[to]?.lower === "to");
const compoundNoun: Restriction = any(inName, nextPos("NOUN"), previousPos("NOUN"));

/** Adjectives and nouns that can stand for each other. */
export const nameSynonyms: readonly Entry[] = [
  ...choices(
    `significant > major / important
    crucial > key / vital
    essential > vital / key
    vital > essential / key
    pivotal > key / central
    big city|house|company|companies|cities|houses|room|rooms|group|groups|crowd|farm|area > large $2
    large > big / sizable
    huge > enormous
    vast > huge
    difficult task|question|job|problem|choice|decision|work|time|times > hard $2
    challenging > difficult / demanding
    primary reason|cause|goal|aim|focus|source|concern|purpose|objective|factor > main $2 / chief $2
    contemporary > modern / present-day
    entire > whole
    whole > entire
    renowned > well-known / famous
    beautiful > lovely
    useful > helpful
    helpful > useful
    intricate > complex / elaborate
    additional > further / extra
    further research|details|information|work|study|studies|investigation|analysis|questions > additional $2 / more $2
    rapid > fast / quick
    quick > fast / rapid
    severe > serious / grave
    diverse > varied
    innovative > new / inventive
    comprehensive review|analysis|overview|study|understanding|examination > thorough $2 / complete $2
    fascinating > intriguing / absorbing
    unique > distinctive
    profound > deep
    vibrant > lively
    seamless > smooth
    robust > strong / sturdy
    remarkable > striking
    exceptional > outstanding
    delightful > charming / lovely
    necessary > needed / required
    wonderful > marvelous
    lasting > enduring
    enduring > lasting
    `,
    any(
      notBeforeNoun,
      compared,
      inName,
      statistical,
      binding,
      nextIs(
        "school",
        "care",
        "education",
        "numbers",
        "number",
        "election",
        "warming",
        "signs",
        "value",
        "difference",
        "figures",
        "part",
        "deal",
        "other",
        "others",
        "scale",
        "affairs",
        "events",
        "research",
        "studies",
        "quality",
        "error",
        "oils",
        "house",
      ),
      previousIs("very", "no"),
    ),
  ),
  ...choices(
    `crucial > vital / essential
    essential > vital / crucial
    vital > essential / crucial
    difficult > hard
    challenging > difficult / demanding
    beneficial > helpful / useful
    evident > clear / plain
    enormous > huge / immense
    useful > helpful
    diverse > varied
    necessary > needed / essential
    apparent > clear / evident
    remarkable > striking`,
    any(notPredicate, compared, statistical, binding, nextIs("for", "from"), previousIs("very")),
  ),
  ...choices(
    `%individual/NOUN > %person
    %error > %mistake
    %mistake > %error
    %endeavor > %effort / %undertaking
    `,
    any(
      compoundNoun,
      statistical,
      binding,
      previousIs(
        "take",
        "takes",
        "taking",
        "of",
        "in",
        "for",
        "each",
        "every",
        "with",
        "to",
        "from",
        "margin",
        "winning",
        "own",
      ),
      nextPos("PROPN", "NUM"),
      inSentenceWith(
        "code",
        "chemical",
        "math",
        "law",
        "insurance",
        "welfare",
        "quantum",
        "vector",
        "sound",
        "league",
        "cup",
        "striker",
        "score",
      ),
      bound,
    ),
  ),
  ...choices(
    `%opportunity to > %chance to
    %chance to > %opportunity to
    %impact on > %effect on
    the majority of > most
    the rest of > the remainder of
    the beginning of > the start of
    the start of > the beginning of
    the purpose of > the aim of`,
    any(compoundNoun, statistical, binding, nextPos("NUM")),
  ),
];
