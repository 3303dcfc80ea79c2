import { anyOf } from "./patterns.ts";
import type { Problem } from "./pro.ts";

/** The cost, in words, of two neighbouring sentences that begin with the same word. */
const repeatedOpening = 2;

/** A kind of link, such as contrast: its words at the start of a sentence, and its words at any place. */
interface Link {
  readonly opener: RegExp;
  readonly words: RegExp;
}

const links: readonly Link[] = [
  {
    opener: opensWith(
      "but",
      "yet(?! another)",
      "(?:nevertheless|nonetheless|conversely),?",
      "(?:however|still|instead|rather|even so|all the same|that said|on the other hand),",
      "(?:by contrast|in contrast|on the contrary|despite th(?:is|at)|in spite of th(?:is|at)),",
    ),
    words: anyOf(
      "but|yet|still|although|though|while|whilst|whereas|despite|in spite of|however|instead|rather|unlike|otherwise",
      "nevertheless|nonetheless|conversely|contrast|contrary|even (?:so|if)|at the same time|on the other|that said",
    ),
  },
  {
    opener: opensWith(
      "(?:therefore|thus|hence|consequently|accordingly),?",
      "so(?! (?:far|few|little|long|many|much|that)\\b),?",
      "(?:as a result|as a consequence|for th(?:is|at) reason|because of th(?:is|at)),",
      "th(?:is|at) is why",
    ),
    words: anyOf(
      "so|therefore|thus|hence|consequently|accordingly|because|since|as|results?|resulting|consequence|why|reasons?",
      "due|thanks|given|owing|lead(?:s|ing)? to|led to|mean(?:s|t|ing)|mak(?:es|ing)",
    ),
  },
  {
    opener: opensWith(
      "(?:also|moreover|furthermore|additionally|likewise|similarly),?",
      "(?:besides|in addition|what is more|on top of th(?:is|at)),",
    ),
    words: anyOf(
      "also|too|and|or|another|other|further|moreover|furthermore|additionally|additional|addition|besides|likewise",
      "similarly|plus|both|more|as well|not only|on top of|along with",
    ),
  },
];

/** Returns a pattern that matches any of these wordings at the start of a text, if more text follows. */
function opensWith(...wordings: readonly string[]): RegExp {
  return new RegExp(`^(?:${wordings.join("|")})(?=\\s)`, "i");
}

/** Returns whether an answer begins with a link (contrast, result, addition) that its source does not express. */
export function addsLink(source: string, answer: string): boolean {
  return links.some(({ opener, words }) => opener.test(answer) && !words.test(source));
}

/** Returns a problem if an answer begins with a link of another kind than the one its source begins with. */
export function linkProblems(source: string, answer: string): Problem[] {
  const kindOf = (text: string): number => links.findIndex(({ opener }) => opener.test(text));
  const [was, is] = [kindOf(source), kindOf(answer)];
  if (was === -1 || is === -1 || was === is || links[was]!.words.test(answer.replace(links[is]!.opener, ""))) return [];
  return [{ code: "meaning", message: "Keep what links it to the sentence before: contrast, result or addition." }];
}

/** Two texts that follow each other. */
export type Neighbours = readonly [string, string];

/** Returns the cost, in words, of two texts with the same first word; infinite if both now begin with a link. */
export function costOfRepeating(before: Neighbours, after: Neighbours): number {
  if (!openAlike(after)) return 0;
  return openAlike(after, linkOf) && !openAlike(before, linkOf) ? Number.POSITIVE_INFINITY : repeatedOpening;
}

/** Returns whether both texts begin with the same word. */
export function openAlike([one, next]: Neighbours, openingOf = firstWordOf): boolean {
  const opening = openingOf(one);
  return opening !== undefined && opening === openingOf(next);
}

/** Returns the first word of a text, in lower case. */
function firstWordOf(text: string): string | undefined {
  return /\p{L}+/u.exec(text)?.[0].toLowerCase();
}

/** Returns the word for contrast, result or addition that a text begins with, in lower case; undefined if none. */
function linkOf(text: string): string | undefined {
  for (const { opener } of links) {
    const found = opener.exec(text);
    if (found) return found[0].toLowerCase().replace(",", "");
  }
  return undefined;
}
