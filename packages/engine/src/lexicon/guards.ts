import { sentenceGuards } from "./guards/sentence.ts";
import { treeGuards } from "./guards/tree.ts";
import type { NamedGuards } from "./site.ts";

/** All guards that are called by a name alone and take no words. */
export const guards: NamedGuards = { ...sentenceGuards, ...treeGuards };
