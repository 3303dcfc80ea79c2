import type { Rule } from "../rule.ts";
import { closers } from "./closers.ts";
import { dashes } from "./dashes.ts";
import { doubledWords } from "./doubled-words.ts";

/** Rules about how the parts of a sentence are put together. */
export const clauseRules: readonly Rule[] = [closers, dashes, doubledWords];
