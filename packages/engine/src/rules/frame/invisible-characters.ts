import { reasons } from "../../change-reasons.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Matches invisible characters: zero-width space, byte order mark, soft hyphen, and joiners between Latin letters. */
const invisible =
  /[\u200B\u2060\uFEFF\u00AD]|(?<=[\p{Script=Latin} ])(?:\u200C|\u200D|[\u200E\u200F])(?=[\p{Script=Latin} ])/gu;
/** Matches a no-break space between letters; before units and marks it has a purpose. */
const fixedSpace = /(?<=\p{L}{2}|[,.;] ?)[\u00A0\u202F](?=\p{L})/gu;

export const invisibleCharacters: Rule = {
  id: "invisible-characters",
  cutsInFullLength: true,
  summary: reasons.noInvisibleCharacters,
  stage: "frame",
  level: 1,
  propose: (context) => [...find(context, invisible, ""), ...find(context, fixedSpace, " ")],
};

function find({ text, sentence, previous }: Context, pattern: RegExp, after: string): Proposal[] {
  const from = previous?.end ?? sentence.start;
  const found = text.slice(from, sentence.end);
  return [...found.matchAll(pattern)].map(
    ({ index, 0: match }): Proposal => ({
      parts: [{ start: from + index, end: from + index + match.length, after }],
    }),
  );
}
