import { childrenBy, conjunctsOf, isAttributive, objectOf } from "../../grammar/relations.ts";
import type { Site } from "../site.ts";
import type { NamedGuards } from "./named-guard.ts";

/** Returns the place of the verb of a match: its first word that is one, or its first word. */
export function verbOf({ words, from, to }: Site): number {
  for (let i = from; i < to; i++) if (words[i]!.pos === "VERB" || words[i]!.pos === "AUX") return i;
  return from;
}

/** Guards that ask the tree of the sentence. */
export const treeGuards = {
  attributive: {
    holds: "The match describes the noun after it.",
    yes: "~laud: They met the lauded writer.",
    no: "~laud: They lauded the writer.",
    test: ({ context, to }: Site) => isAttributive(context.sentence.tree, to - 1),
  },
  forSomeone: {
    holds: "A phrase with “for” depends on the verb of the match or on its object.",
    yes: "~provide: They provide help and advice for people in need.",
    no: "~provide: They provide help and advice.",
    test: (site: Site) => {
      const { tree } = site.context.sentence;
      const verb = verbOf(site);
      const object = objectOf(tree, verb);
      const heads = object === undefined ? [verb] : [verb, object, ...conjunctsOf(tree, object)];
      return heads.some((head) =>
        childrenBy(tree, head, "obl", "nmod", "advcl", "acl").some((phrase) =>
          childrenBy(tree, phrase, "case", "mark").some((i) => i >= site.to && site.words[i]!.lower === "for"),
        ),
      );
    },
  },
  objectJoined: {
    holds: "The object of the verb of the match, or the match's last word, is joined to another by “and” or “or”.",
    yes: "~achieve success: She achieved success and a sense of calm.",
    no: "~achieve success: She achieved success and retired.",
    test: (site: Site) => {
      const { tree } = site.context.sentence;
      const object = objectOf(tree, verbOf(site)) ?? site.to - 1;
      return conjunctsOf(tree, object).some((i) => i >= site.to);
    },
  },
} satisfies NamedGuards;
