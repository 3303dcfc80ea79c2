import { binding } from "../mode/guards.ts";
import { any, inCompound, nextPos, previousIs } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { choices, compared, statistical } from "./choices.ts";

const adverb: Restriction = any(
  inCompound,
  compared,
  statistical,
  binding,
  nextPos("PUNCT"),
  previousIs("not", "n't", "no", "only", "just"),
);

/** Adverbs whose sense leaves little room. */
export const rareAdverbs: readonly Entry[] = choices(
  `usually > normally / as a rule
    consistently > steadily / constantly
    accurately > precisely / correctly
    surprisingly > unexpectedly
    meticulously > carefully / painstakingly
    smoothly > easily
    formally > officially
    officially > formally
    subsequently > later / afterward
    readily > easily
    relatively > fairly / comparatively
    properly > correctly
    globally > worldwide
    continuously > constantly
    genuinely > truly / sincerely
    essentially > basically / in essence
    undoubtedly > certainly
    utterly > completely / totally
    overly > too / excessively
    sadly > unfortunately
    mainly > mostly / chiefly
    actually > really / in fact
    likely/ADV > probably
    hence > therefore / thus
    elsewhere > in other places
    finally > at last / in the end
    eventually > in the end / finally
    totally > completely / entirely
    commonly > widely
    highly > very / extremely
    every > each
    instantly > at once / immediately
    promptly > at once / quickly
    remarkably > strikingly
    notably > in particular
    vastly > greatly
    immensely > greatly / hugely
    hugely > greatly / enormously
    thoroughly > completely / fully
    vividly > clearly
    frequently > often
    seldom > rarely
    cautiously > carefully
    frantically > wildly / desperately
    fiercely > intensely
    intensely > strongly
    seamlessly > smoothly
    effortlessly > easily
    adequately > sufficiently
    sufficiently > adequately
    extensively > widely
    inevitably > unavoidably
    undeniably > certainly
    arguably > perhaps
    predominantly > mainly / mostly
    principally > mainly / chiefly
    chiefly > mainly / mostly
    solemnly > gravely
    hastily > hurriedly
    hurriedly > hastily
    simultaneously > at the same time
    concurrently > at the same time
    admittedly > to be sure
    fortunately > luckily
    regrettably > unfortunately
    supposedly > allegedly
    allegedly > reportedly
    reportedly > apparently
    presumably > probably
    primarily > mainly / chiefly`,
  adverb,
);
