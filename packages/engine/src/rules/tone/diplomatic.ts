import { nextIs, nextPos, previousIs } from "../restrictions.ts";
import { tableRule } from "../table.ts";

export const diplomaticTone = tableRule({
  id: "diplomatic-tone",
  summary: "This says it more gently.",
  stage: "wording",
  level: 1,
  entries: [
    { match: "^ obviously|clearly ,?", to: "" },
    { match: "^ of course ,", to: "" },
    { match: "^ needless to say ,", to: "" },
    { match: "^ frankly|honestly ,", to: "" },
    { match: "^ can you", to: "could you" },
    ...["send", "give", "tell", "show"].map((verb) => ({
      match: `^ ${verb} me|us`,
      to: `please ${verb} $2`,
      unless: nextIs("and"),
    })),
    { match: "^ let me|us know", to: "please let $2 know" },
    { match: "i want you to", to: "I would like you to" },
    { match: "we want you to", to: "we would like you to" },
    { match: "i demand", to: "I ask for", when: nextPos("DET", "PRON", "NOUN"), unless: nextIs("that") },
    { match: "i disagree|object .", to: "I see it differently." },
    { match: "a [ problem ] with", to: "issue" },
    { match: "the [ problem ] with|is", to: "issue" },
    {
      match: "[ problems ] with",
      to: "issues",
      unless: previousIs("no", "any", "health", "social", "solve", "solving"),
    },
    {
      match: "%complaint",
      to: "%concern",
      unless: nextIs("procedure", "procedures", "form", "forms", "department", "against"),
    },
    { match: "~complain about", to: "~raise concerns about" },
    { match: "%mistake", to: "%error", unless: previousIs("by", "no") },
    {
      match: "terrible|awful|horrible|dreadful",
      to: "disappointing",
      when: nextIs(
        ..."acting choice decision experience food job meal performance result results service work".split(" "),
      ),
    },
    { match: "is|was|are|were terrible|awful|horrible|dreadful", to: "$1 disappointing" },
    { match: "unacceptable", to: "hard to accept", when: previousIs("is", "was", "are", "were", "be", "been") },
    { match: "useless", to: "of little use", when: previousIs("is", "was", "are", "were", "be", "been") },
    {
      match: "stupid|ridiculous|absurd",
      to: "unhelpful",
      when: nextIs("rule", "rules", "idea", "ideas", "decision", "plan", "process", "comment", "comments"),
    },
    { match: "you are|'re|were [ wrong ] .", to: "mistaken" },
  ],
  examples: [
    { before: "Can you send the file today?", after: "Could you send the file today?" },
    { before: "The service was terrible.", after: "The service was disappointing." },
    { before: "There is a problem with the invoice.", after: "There is an issue with the invoice." },
    { before: "Send me the signed form.", after: "Please send me the signed form." },
    { before: "Obviously, the date has passed.", after: "The date has passed." },
    { before: "I want you to check the totals.", after: "I would like you to check the totals." },
    { before: "He solved the math problem.", after: "He solved the math problem." },
    { before: "She died of heart failure.", after: "She died of heart failure." },
    { before: "You must not open the valve.", after: "You must not open the valve." },
  ],
});
