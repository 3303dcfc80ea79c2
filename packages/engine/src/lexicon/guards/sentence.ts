import { isAboutFormulas, isAboutLaw, reportsFigures, reportsTests, warnsOrBinds } from "../../grammar/topics.ts";
import type { NamedGuards, Site } from "../site.ts";

/** Guards that test the sentence or the text: its topic, joined words, and where the match is. */
export const sentenceGuards = {
  aboutFormulas: {
    holds: "The sentence has a word of mathematics or programming.",
    yes: "robust: It is a robust algorithm.",
    no: "robust: It is a robust chair.",
    test: ({ words }) => isAboutFormulas(words),
  },
  aboutLaw: {
    holds: "The sentence has a word of law.",
    yes: "~utilize: The tenant may utilize the garden.",
    no: "~utilize: The children may utilize the garden.",
    test: ({ words }) => isAboutLaw(words),
  },
  hasTestFigure: {
    holds: "The sentence has a percentage or a figure such as “p <” or “n =”, also in what is no prose.",
    yes: "rise: The rise was clear (p < 0.05).",
    no: "rise: The rise was clear in 2019.",
    // In the tagged words formulas are blank, so the text itself is searched.
    test: ({ words, context }: Site) =>
      /\bp\s*[<=>≤]|\d\s*%|\bn\s*=/i.test(context.text.slice(words[0]!.start, words.at(-1)!.end)),
  },
  inCasualText: {
    holds: "The text contracts more often than not or talks to somebody, or its mode asks for it.",
    yes: "like: I don't eat fruits like apples and pears.",
    no: "like: They eat fruits like apples and pears.",
    test: ({ context }: Site) => context.casual,
  },
  inStory: {
    holds: "The text tells what “he”, “she” or “I” did.",
    yes: "~try: She saw that he had lost her bag, and she tried to help him.",
    no: "~try: She saw that the rule had failed, and tried to write a new one.",
    test: ({ context }: Site) => context.story,
  },
  nothingAfter: {
    holds: "The match ends with the sentence's last word or mark.",
    yes: "slowly: They walked slowly",
    no: "slowly: They walked slowly.",
    test: ({ words, to }: Site) => words[to] === undefined,
  },
  opensSentence: {
    holds: "The match opens the sentence; at most marks stand before it.",
    yes: "providing: Providing food is hard.",
    no: "providing: They are providing food.",
    test: ({ words, from }: Site) => words.slice(0, from).every(({ pos }) => pos === "PUNCT"),
  },
  ownProposal: {
    holds: "The text has spoken of proposing something before, and “we” or “our” stands there or in this sentence.",
    yes: "the proposed method: We propose a method. The proposed method is fast.",
    no: "the proposed method: They tested a method. The proposed method is fast.",
    test: ({ words, context }: Site) =>
      context.said.get("propose") !== undefined &&
      (context.said.get("we") !== undefined || words.some(({ lower }) => lower === "we" || lower === "our")),
  },
  reportsFigures: {
    holds:
      "The sentence has a word of statistics, a word with a digit first, “%”, or a sign such as “p”, “n”, “CI” or “SD”.",
    yes: "significantly: Sales rose significantly in 2019.",
    no: "significantly: Sales rose significantly last year.",
    test: ({ words }) => reportsFigures(words),
  },
  reportsTests: {
    holds:
      "The sentence has a word of statistics or the figure of a test, such as “p < 0.05”; a number alone does not count.",
    yes: "significant: The rise was significant (p < 0.05).",
    no: "significant: The rise was significant in 2019.",
    test: ({ words }) => reportsTests(words),
  },
  secondThatFollows: {
    holds: "“That” stands after the match, right behind a comma, “and”, “or” or “but”.",
    yes: "note that: They note that it rains and that it is cold.",
    no: "note that: They note that it rains.",
    test: (site: Site) => isJoinedLater(site, "that"),
  },
  secondToFollows: {
    holds: "“To” stands after the match, right behind a comma, “and”, “or” or “but”.",
    yes: "~allow <NP> to <V>: They allowed him to eat and to sleep.",
    no: "~allow <NP> to <V>: They allowed him to eat and sleep.",
    test: (site: Site) => isJoinedLater(site, "to"),
  },
  textHasQuestion: {
    holds: "A question mark stands somewhere in the text.",
    yes: "worldwide: Are they sold worldwide?",
    no: "worldwide: They are sold worldwide.",
    test: ({ context }: Site) => context.text.includes("?"),
  },
  warnsOrBinds: {
    holds:
      "The sentence gives a warning or a dose or sets down law: it has a word for that, or “must not” or the like.",
    yes: "~purchase: You must not purchase it.",
    no: "~purchase: You can purchase it.",
    test: ({ words }) => warnsOrBinds(words),
  },
} satisfies NamedGuards;

const joints: ReadonlySet<string> = new Set([",", "and", "or", "but"]);

/** Returns whether the word `link` occurs behind the match, right behind a comma or a conjunction. */
function isJoinedLater({ words, to }: Site, link: string): boolean {
  return words.some(({ lower }, i) => i > to && lower === link && joints.has(words[i - 1]!.lower));
}
