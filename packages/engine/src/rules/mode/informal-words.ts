import { any, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import { tableRule } from "../table.ts";
import { everydayWords } from "./everyday-words.ts";
import { binding, noObject, passive, statistical } from "./guards.ts";

export const informalWords = tableRule({
  id: "informal-words",
  summary: "This is the word people use when they talk.",
  stage: "wording",
  level: 3,
  entries: [
    ...everydayWords,
    { match: "such as", to: "like", unless: any(previousPos("PUNCT"), binding) },
    { match: "however ,", to: "though,", unless: (site) => site.words[site.from - 1]?.text !== "," },
    { match: ", [ however ] .", to: "though" },
    {
      match: "~become/VERB",
      to: "~get",
      unless: any(
        (site) => !/^(?:more|\p{L}+ier)$/u.test(site.words[site.to]?.lower ?? ""),
        (site) => /^(?:became|becoming)$/.test(site.words[site.from]!.lower),
        previousIs("has", "have", "had", "'ve", "'s"),
      ),
    },
    { match: "~construct/VERB", to: "~build", unless: any(passive, noObject) },
    { match: "~select/VERB", to: "~pick", unless: any(passive, noObject, binding) },
    { match: "~choose/VERB", to: "~pick", unless: any(passive, noObject, nextIs("to"), binding, previousIs("to")) },
    {
      match: "many",
      to: "a lot of",
      unless: any(
        previousIs(
          "how",
          "so",
          "as",
          "too",
          "very",
          "of",
          "the",
          "many",
          "not",
          "these",
          "those",
          "a",
          "good",
          "great",
        ),
        nextIs("of", "a", "an", "more", "times"),
        (site) => site.words[site.to]?.pos !== "NOUN",
        statistical,
      ),
    },
    {
      match: "~experience/VERB",
      to: "~have",
      unless: any(passive, noObject, previousPos("NOUN", "ADJ", "DET"), binding, nextPos("PROPN")),
    },
    { match: "~discover/VERB", to: "~find", unless: any(passive, noObject, previousIs("first")) },
  ],
  examples: [
    { before: "However, we require additional time.", after: "But we need extra time." },
    { before: "Many shops sell fruits such as plums.", after: "A lot of shops sell fruits like plums." },
    { before: "She received a letter and purchased a bag.", after: "She got a letter and bought a bag." },
    { before: "They discussed the plan.", after: "They talked about the plan." },
    { before: "Too many cooks spoil it.", after: "Too many cooks spoil it." },
    { before: "The letter was received.", after: "The letter was received." },
    { before: "You must not purchase it.", after: "You must not purchase it." },
  ],
});
