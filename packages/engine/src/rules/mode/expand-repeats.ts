import { warnsOrBinds } from "../../grammar/topics.ts";
import type { Rule } from "../rule.ts";
import { bothOf, repeatDeterminer, repeatPreposition } from "./expand-repeated-nouns.ts";
import { repeatInSeries, repeatRelative, repeatTo } from "./expand-repeated-verbs.ts";
import { repeatInList, repeatMore } from "./expand-series.ts";
import { restoreSubject } from "./expand-subject.ts";

/** Says again what two joined phrases share: the subject, "to", the preposition, the article. */
export const expandRepeats: Rule = {
  id: "expand-repeats",
  modes: ["expand"],
  adds: true,
  summary: "Each of the joined parts gets its own small word.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words)) return [];
    return words.flatMap(
      (_, i) =>
        restoreSubject(words, i) ??
        repeatInSeries(words, i) ??
        repeatInList(words, i) ??
        repeatMore(words, i) ??
        repeatTo(words, i) ??
        repeatRelative(words, i) ??
        repeatPreposition(words, i) ??
        repeatDeterminer(words, i) ??
        bothOf(words, i) ??
        [],
    );
  },
};
