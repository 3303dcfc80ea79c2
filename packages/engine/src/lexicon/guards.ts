import { sentenceGuards } from "./guards/sentence.ts";
import { treeGuards } from "./guards/tree.ts";
import type { NamedGuards } from "./site.ts";

/** All guards that have a name and take no words. */
export const guards: NamedGuards = { ...sentenceGuards, ...treeGuards };
