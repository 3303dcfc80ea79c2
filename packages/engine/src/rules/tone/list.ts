import type { Rule } from "../rule.ts";
import { confidentTone } from "./confident.ts";
import { diplomaticTone } from "./diplomatic.ts";
import { friendlyTone } from "./friendly.ts";

/** Rules that only one tone runs; choose/tones.ts says which. */
export const toneRules: readonly Rule[] = [confidentTone, friendlyTone, diplomaticTone];
