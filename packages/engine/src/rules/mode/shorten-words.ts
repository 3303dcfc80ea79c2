import { tableRule } from "../table.ts";
import { deletions } from "./shorten-deletions.ts";
import { shortPhrases } from "./shorten-phrases.ts";
import { wordy } from "./shorten-wordy.ts";

export const shortenWords = tableRule({
  id: "shorten-words",
  summary: "Fewer words say the same.",
  stage: "rhythm",
  level: 3,
  entries: [...wordy, ...deletions, ...shortPhrases],
  examples: [
    { before: "We met in order to talk about the rules and regulations.", after: "We met to talk about the rules." },
    { before: "Moreover, the plan has an impact on the town.", after: "The plan affects the town." },
    { before: "They made the decision to stay on a regular basis.", after: "They decided to stay regularly." },
    { before: "It is a very old and truly strange house.", after: "It is an old and strange house." },
    { before: "This serves to explain the way in which it works.", after: "This explains how it works." },
    { before: "The tool is good for both teachers and parents.", after: "The tool is good for teachers and parents." },
    { before: "The process of making paper is old.", after: "Making paper is old." },
    { before: "It is not very old.", after: "It is not very old." },
    { before: "It was the very same day.", after: "It was the very same day." },
    { before: "Both of them left.", after: "Both of them left." },
    { before: "Fees are in accordance with the statute.", after: "Fees are in accordance with the statute." },
    { before: "He is simply the best.", after: "He is simply the best." },
  ],
});
