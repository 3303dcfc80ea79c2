import type { Rule } from "../rule.ts";
import { everydayVerbs } from "./everyday-verbs.ts";
import { plainAdjectives } from "./plain-adjectives.ts";
import { plainAdverbs } from "./plain-adverbs.ts";
import { plainVerbs } from "./plain-verbs.ts";

/** Plainer words and shorter phrases; phrases first, since they know more of the sentence than single words. */
export const wordingRules: readonly Rule[] = [plainVerbs, everydayVerbs, plainAdjectives, plainAdverbs];
