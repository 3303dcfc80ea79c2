import { anyOf } from "./patterns.ts";
import type { Problem } from "./pro.ts";

/** In words: what two neighbours cost that begin alike. */
const repeatedOpening = 2;

/** How a sentence continues the one before it: the words that it opens with, and those that say so anywhere. */
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

/** Matches any of the wordings, each a pattern, at the beginning of a text that goes on. */
function opensWith(...wordings: readonly string[]): RegExp {
  return new RegExp(`^(?:${wordings.join("|")})(?=\\s)`, "i");
}

/** True where an answer opens with a word for contrast, result or addition, and its source has none of that kind. */
export function addsLink(source: string, answer: string): boolean {
  return links.some(({ opener, words }) => opener.test(answer) && !words.test(source));
}

/** Returns what is wrong where a source opens with a word for contrast, result or addition, and an answer with one of another kind. */
export function linkProblems(source: string, answer: string): Problem[] {
  const kindOf = (text: string): number => links.findIndex(({ opener }) => opener.test(text));
  const [was, is] = [kindOf(source), kindOf(answer)];
  if (was === -1 || is === -1 || was === is || links[was]!.words.test(answer.replace(links[is]!.opener, ""))) return [];
  return [{ code: "meaning", message: "Keep what links it to the sentence before: contrast, result or addition." }];
}

/** Two texts, of which one follows the other. */
export type Neighbours = readonly [string, string];

/** Returns what it costs, in words, that two neighbours open alike. Two "However" only meet where they did before. */
export function costOfRepeating(before: Neighbours, after: Neighbours): number {
  if (!openAlike(after)) return 0;
  return openAlike(after, linkOf) && !openAlike(before, linkOf) ? Number.POSITIVE_INFINITY : repeatedOpening;
}

/** True where both open with the same word. */
export function openAlike([one, next]: Neighbours, openingOf = firstWordOf): boolean {
  const opening = openingOf(one);
  return opening !== undefined && opening === openingOf(next);
}

/** Returns the first word of a text, in lower case. */
function firstWordOf(text: string): string | undefined {
  return /\p{L}+/u.exec(text)?.[0].toLowerCase();
}

/** Returns the words for contrast, result or addition that a text opens with, in lower case. */
function linkOf(text: string): string | undefined {
  for (const { opener } of links) {
    const found = opener.exec(text);
    if (found) return found[0].toLowerCase().replace(",", "");
  }
  return undefined;
}
