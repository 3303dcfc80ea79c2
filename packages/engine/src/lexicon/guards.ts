import type { NamedGuards } from "./guards/named-guard.ts";
import { neighboursGuards } from "./guards/neighbours.ts";
import { nounsGuards } from "./guards/nouns.ts";
import { sentenceGuards } from "./guards/sentence.ts";
import { subjectsGuards } from "./guards/subjects.ts";
import { treeGuards } from "./guards/tree.ts";
import { verbsGuards } from "./guards/verbs.ts";

/** All guards that have a name and take no words. */
export const guards: NamedGuards = {
  ...neighboursGuards,
  ...nounsGuards,
  ...sentenceGuards,
  ...subjectsGuards,
  ...treeGuards,
  ...verbsGuards,
};
