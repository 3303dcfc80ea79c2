import { any, inCompound, nextIs, previousIs, previousPos } from "../restrictions.ts";
import { tableRule } from "../table.ts";
import { everydayWords } from "./everyday-words.ts";
import { binding, noObject, passive, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

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
    ...lines(
      `a great deal of > a lot of
      ^ in addition , > also,
      ^ therefore|thus|consequently|hence , > so
      ^ nevertheless|nonetheless , > still,
      immediately > right away
      perhaps > maybe
      television > TV
      advertisement > ad
      advertisements > ads
      photograph > photo
      photographs > photos
      refrigerator > fridge
      ~investigate the|a|an|this|these|how|their|its|whether > ~look into $2
      ~tolerate > ~put up with
      ~repair the|a|an|his|her|their|my|your|our|its > ~fix $2
      much better|worse|easier|harder|faster|cheaper|bigger|smaller > a lot $2
      very good|useful|easy|hard|simple|happy|nice|important|clear|strong|helpful|interesting > really $2
      extremely @ADJ > really $2
      this is because > that's because
      for this reason , > so`,
      any(binding, statistical, inCompound, previousIs("not", "the", "how", "so", "as", "n't")),
    ),
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
