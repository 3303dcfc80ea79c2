import { reasons } from "../../change-reasons.ts";
import type { Sentence } from "../../document/document.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

const greetings =
  /^(?:certainly|sure|sure thing|of course|absolutely|great question|good question|sure, i can help(?: you)?(?: with that)?)!$/;
const farewells =
  /^(?:i hope (?:this|that) helps|i hope this (?:information|explanation|answer) (?:is helpful|helps|was helpful)|let me know if you (?:have any (?:other |more |further )questions|need (?:anything else|any more help|further help|further assistance|more help))|feel free to ask if you have any (?:other |more |further )?questions|let(?:'|’)s (?:dive|jump|get) (?:right )?(?:in|into it|started)|happy to help further)[.!]$/;

/** Returns the text of a sentence in lower case. */
function read({ text }: Context, { start, end }: Sentence): string {
  return text.slice(start, end).toLowerCase();
}

/** Deletes a chatbot's first sentence: "Sure! The answer is" becomes "The answer is". */
function cutGreeting(context: Context): Proposal | undefined {
  const { sentence, next, previous, text } = context;
  const word = next?.words[0];
  if (previous || !next || !word || next.words.length < 4 || !greetings.test(read(context, sentence))) return undefined;
  const after = capitalize(text.slice(word.start, word.end));
  return { parts: [{ start: sentence.start, end: word.end, after }] };
}

/** Deletes a chatbot's farewell at the end of a paragraph; the mark before it stays. */
function cutFarewell(context: Context): Proposal | undefined {
  const { sentence, next, previous, text } = context;
  const mark = previous?.words.at(-1);
  if (next || !previous || !mark || mark.end !== previous.end || mark.pos !== "PUNCT") return undefined;
  if (!farewells.test(read(context, sentence)) || text.slice(mark.end, sentence.start).includes("\n")) return undefined;
  return { parts: [{ start: mark.start, end: sentence.end, after: text.slice(mark.start, mark.end) }] };
}

export const chatResidue: Rule = {
  id: "chat-residue",
  cutsInFullLength: true,
  summary: reasons.noChatLeftovers,
  stage: "frame",
  level: 1,
  propose: (context) => {
    if (context.words.length > 14) return [];
    const found = cutGreeting(context) ?? cutFarewell(context);
    return found ? [found] : [];
  },
};
