import { warnsOrBinds, weighsFigures } from "../../grammar/topics.ts";
import { type Rule, replace } from "../rule.ts";
import { isLight } from "./idle.ts";

/** In brackets these say what holds or what to do. */
const telling =
  /^(?:or|optional|optionally|required|default|see|note|both|also|us|uk|if|when|left|right|top|bottom|before|after|up|to|most|mainly|all|at|once|per)$/;

/** Drops a short bracket that only explains the noun before it. */
export const shortenBrackets: Rule = {
  id: "shorten-brackets",
  modes: ["shorten"],
  summary: "The bracket only explains the word before it.",
  stage: "frame",
  level: 8,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || weighsFigures(context.words)) return [];
    return words.flatMap((word, i) => {
      if (word.text !== "(" || words[i - 1]?.pos !== "NOUN") return [];
      const close = words.findIndex(({ text }, k) => k > i && text === ")");
      const inner = words.slice(i + 1, close);
      if (close < i + 3 || inner.length > 8 || !isLight(inner) || inner.some(({ lower }) => telling.test(lower)))
        return [];
      if (words[i - 1]!.end === word.start || !/^(?:[.,;]|\p{L}+)$/u.test(words[close + 1]?.text ?? "")) return [];
      return [replace(words[i - 1]!.end, words[close]!.end, "")];
    });
  },
};
