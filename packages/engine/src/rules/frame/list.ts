import type { Rule } from "../rule.ts";
import { additiveOpeners } from "./additive-openers.ts";
import { announcements } from "./announcements.ts";
import { announcingAdverbs } from "./announcing-adverbs.ts";
import { chatResidue } from "./chat-residue.ts";
import { closingLabels } from "./closing-labels.ts";
import { heavyLinks } from "./heavy-links.ts";
import { invisibleCharacters } from "./invisible-characters.ts";
import { letterPhrases } from "./letter-phrases.ts";
import { lighterOpeners } from "./lighter-openers.ts";
import { ordinals } from "./ordinals.ts";
import { stockOpeners } from "./stock-openers.ts";

/** Rules about what stands before or around a statement. */
export const frameRules: readonly Rule[] = [
  invisibleCharacters,
  announcements,
  announcingAdverbs,
  stockOpeners,
  closingLabels,
  additiveOpeners,
  heavyLinks,
  lighterOpeners,
  ordinals,
  letterPhrases,
  chatResidue,
];
