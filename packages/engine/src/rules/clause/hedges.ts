import { tableRule } from "../table.ts";

export const hedges = tableRule({
  id: "stacked-hedges",
  summary: "One hedge is enough.",
  stage: "clause",
  level: 3,
  entries: [
    { match: "could|may|might [ potentially|possibly|conceivably|perhaps ]", to: "" },
    { match: "[ potentially|possibly ] could|may|might <V>", to: "" },
    { match: "could|may|might be [ potentially|possibly ]", to: "" },
    { match: "can [ potentially possibly ]", to: "potentially" },
    { match: "seems|appears to [ possibly|potentially|perhaps ]", to: "" },
  ],
  examples: [
    { before: "The leak could potentially flood the cellar.", after: "The leak could flood the cellar." },
    { before: "They might possibly come by boat.", after: "They might come by boat." },
    { before: "It may be potentially harmful.", after: "It may be harmful." },
    { before: "A potentially large leak may follow.", after: "A potentially large leak may follow." },
    { before: "As soon as it possibly can, it flies.", after: "As soon as it possibly can, it flies." },
    { before: "Take the best rope you possibly could.", after: "Take the best rope you possibly could." },
    { before: "The wire is possibly live.", after: "The wire is possibly live." },
  ],
});
