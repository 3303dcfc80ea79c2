import type { NamedGuards } from "./guards/named-guard.ts";
import { sentenceGuards } from "./guards/sentence.ts";
import { treeGuards } from "./guards/tree.ts";

/** All guards that have a name and take no words. */
export const guards: NamedGuards = { ...sentenceGuards, ...treeGuards };
