import { reasons } from "../../change-reasons.ts";
import type { Part } from "../../document/draft.ts";
import type { Context, Rule } from "../rule.ts";

/** Replaces doubled spaces inside a sentence, and makes all its apostrophes of one kind. */
export const typography: Rule = {
  id: "typography",
  summary: reasons.consistentTypography,
  stage: "rhythm",
  level: 1,
  propose: (context) => [...spaces(context), ...apostrophes(context)].map((part) => ({ parts: [part] })),
};

function spaces({ text, sentence }: Context): Part[] {
  return [...text.slice(sentence.start, sentence.end).matchAll(/(?<=[^\s.!?]) {2,}(?=[^\s])/g)].map(
    ({ index, 0: match }) => ({
      start: sentence.start + index,
      end: sentence.start + index + match.length,
      after: " ",
    }),
  );
}

/** Returns edits that turn the rarer kind of apostrophe into the other; if both are as frequent, the first one wins. */
function apostrophes({ text, sentence }: Context): Part[] {
  const found = [...text.slice(sentence.start, sentence.end).matchAll(/(?<=\p{L})['’](?=\p{L})/gu)];
  const curly = found.filter(({ 0: mark }) => mark === "’").length;
  if (curly === 0 || curly === found.length) return [];
  const straight = found.length - curly;
  const leading = curly === straight ? found[0]![0] : curly > straight ? "’" : "'";
  return found
    .filter(({ 0: mark }) => mark !== leading)
    .map(({ index }) => ({ start: sentence.start + index, end: sentence.start + index + 1, after: leading }));
}
