import { type Rule, replace } from "../rule.ts";
import { wholeSentence } from "../table.ts";
import { binding, tested } from "./guards.ts";
import { isLight } from "./idle.ts";

/** In brackets these say what holds or what to do. */
const telling =
  /^(?:or|optional|optionally|required|default|see|note|both|also|us|uk|if|when|left|right|top|bottom|before|after|up|to|most|mainly|all|at|once|per)$/;

/** Drops a short bracket that only explains the noun before it. */
export const shortenBrackets: Rule = {
  id: "shorten-brackets",
  summary: "The bracket only explains the word before it.",
  stage: "frame",
  level: 8,
  propose: (context) => {
    const { words } = context;
    const site = wholeSentence(context);
    if (binding(site) || tested(site)) return [];
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
  examples: [
    { before: "The ferry (a rather old boat) carries cars.", after: "The ferry carries cars." },
    { before: "They sell bread (dark and heavy), tea and jam.", after: "They sell bread, tea and jam." },
    { before: "The ferry (3 decks) carries cars.", after: "The ferry (3 decks) carries cars." },
    { before: "Bring a lamp (or a torch) and a rope.", after: "Bring a lamp (or a torch) and a rope." },
    { before: "Name the file(s) that you want.", after: "Name the file(s) that you want." },
    { before: "Bring a lamp (not the old one) and a rope.", after: "Bring a lamp (not the old one) and a rope." },
  ],
};
