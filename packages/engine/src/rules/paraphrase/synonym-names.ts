import { binding, statistical } from "../mode/guards.ts";
import { any, inSentenceWith, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { bound, choices, compared, inName } from "./choices.ts";

const notBeforeNoun: Restriction = ({ words, to }) => words[to]?.pos !== "NOUN";
const notPredicate: Restriction = ({ words, from, to }) =>
  !["is", "are", "was", "were", "be", "been", "seem", "seems"].includes(words[from - 1]?.lower ?? "") ||
  !(["PUNCT", "ADP"].includes(words[to]?.pos ?? "") || words[to]?.lower === "to");
const compoundNoun: Restriction = any(inName, nextPos("NOUN"), previousPos("NOUN"));

/** Adjectives and nouns that can stand for each other. */
export const nameSynonyms: readonly Entry[] = [
  ...choices(
    `important > significant / key
    significant > major / important
    crucial > key / vital
    essential > vital / key
    vital > essential / key
    pivotal > key / central
    big > large
    large > big / sizable
    huge > enormous / vast
    vast > huge / immense
    various > different
    difficult > hard / challenging
    challenging > difficult / demanding
    main > chief / principal
    primary > main / chief
    modern > contemporary / present-day
    contemporary > modern / present-day
    entire > whole / complete
    whole > entire
    famous > well-known
    renowned > well-known / famous
    beautiful > lovely
    useful > helpful
    helpful > useful
    valuable > useful / worthwhile
    complex > complicated / intricate
    intricate > complex / elaborate
    additional > further / extra
    further/ADJ > additional / more
    rapid > fast / quick
    quick > fast / rapid
    severe > serious / grave
    serious > grave / severe
    diverse > varied
    innovative > new / inventive
    comprehensive > thorough / complete
    potential/ADJ > possible
    fascinating > intriguing / absorbing
    global > worldwide / international
    daily > everyday
    everyday > daily
    constant > steady / continual
    ongoing > continuing
    current/ADJ > present
    previous > earlier / prior
    unique > distinctive
    profound > deep
    vibrant > lively
    seamless > smooth
    robust > strong / sturdy
    remarkable > striking
    exceptional > outstanding
    delightful > charming / lovely
    necessary > needed / required
    sufficient > enough / adequate
    wonderful > marvelous
    traditional > conventional
    meaningful > significant
    lasting > enduring
    enduring > lasting
    effective > successful`,
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
    `important > significant / vital
    crucial > vital / essential
    essential > vital / crucial
    vital > essential / crucial
    difficult > hard
    challenging > difficult / demanding
    beneficial > helpful / useful
    evident > clear / plain
    famous > well-known
    complex > complicated
    complicated > complex
    enormous > huge / immense
    useful > helpful
    diverse > varied
    popular > well-liked
    necessary > needed / essential
    clear > evident / plain
    apparent > clear / evident
    remarkable > striking`,
    any(notPredicate, compared, statistical, binding, nextIs("for", "from"), previousIs("very")),
  ),
  ...choices(
    `%benefit/NOUN > %advantage
    %advantage > %benefit
    %goal > %aim / %objective
    %objective/NOUN > %goal / %aim
    %individual/NOUN > %person
    %challenge/NOUN > %difficulty
    %difficulty > %problem
    %concern/NOUN > %worry
    %concept > %idea / %notion
    %consequence > %effect / %result
    %obstacle > %barrier / %hurdle
    %error > %mistake
    %mistake > %error
    %component > %part / %element
    %element > %part / %component
    %characteristic/NOUN > %feature / %trait
    %endeavor > %effort / %undertaking
    %landscape > %scene / %setting
    %method > %technique
    %technique > %method
    %viewpoint > %view / %perspective
    %perspective > %view / %viewpoint
    %task > %job
    %remedy > %cure
    %trip > %journey
    %journey > %trip
    %importance > significance
    significance > importance`,
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
    %impact on > %effect on / %influence on
    %effect on > %impact on / %influence on
    the importance of > the significance of / the value of
    the significance of > the importance of
    %aspect of > %part of / %side of
    sense of > feeling of
    lack of > shortage of / absence of
    increase in > rise in / growth in
    rise in > increase in
    decrease in > drop in / decline in
    role in > part in
    ability to > capacity to
    the majority of > most of
    %way of <Ving> > %method of $3
    the rest of > the remainder of
    the beginning of > the start of
    the start of > the beginning of
    the purpose of > the aim of`,
    any(compoundNoun, statistical, binding, nextPos("NUM")),
  ),
];
