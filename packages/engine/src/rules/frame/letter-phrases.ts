import type { Restriction } from "../table.ts";
import { tableRule } from "../table.ts";

/** "You do not hesitate to" tells something; only the request is a set phrase. */
const noRequest: Restriction = ({ words, from }) => {
  const before = words[from - 1];
  return !(before === undefined || ["please", ",", ";", "and", "so"].includes(before.lower));
};

export const letterPhrases = tableRule({
  id: "letter-phrases",
  summary: "A plain courtesy sounds more sincere than a set phrase.",
  stage: "frame",
  level: 4,
  entries: [
    { match: "i hope [ this|the|my email|e-mail|message|letter|note finds you ] well", to: "you are" },
    {
      match: "i hope [ this|the|my email|e-mail|message|letter|note finds you ] in good health|spirits",
      to: "you are",
    },
    { match: "do not|n't hesitate to", to: "feel free to", unless: noRequest },
    { match: "[ should ] you have|need|require|encounter|want any|further|more|additional|a", to: "if" },
    { match: "[ should ] you have questions|concerns", to: "if" },
    { match: "at your earliest convenience", to: "soon", level: 6 },
    { match: "i am|'m writing to inform|let you know? that ,?", to: "", level: 7 },
  ],
  examples: [
    { before: "I hope this email finds you well.", after: "I hope you are well." },
    { before: "Please do not hesitate to call me.", after: "Please feel free to call me." },
    { before: "Should you have any questions, call me.", after: "If you have any questions, call me." },
    { before: "Please reply at your earliest convenience.", after: "Please reply soon." },
    { before: "I am writing to inform you that the pool is closed.", after: "The pool is closed." },
    {
      before: "I am writing to inform you that, since it rained, the pool is closed.",
      after: "Since it rained, the pool is closed.",
    },
    { before: "You do not hesitate to lie.", after: "You do not hesitate to lie." },
    { before: "I hope the doctor finds you well.", after: "I hope the doctor finds you well." },
    { before: "What should you have done?", after: "What should you have done?" },
  ],
});
