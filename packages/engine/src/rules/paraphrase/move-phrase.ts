import type { Word } from "../../document/document.ts";
import { clauseAt, mainClause } from "../../grammar/clause.ts";
import { subjectPronouns, thirdPerson } from "../../grammar/closed-classes.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Moves a phrase of time or place from the front of a sentence to its end, or the other way. */
export const movePhrase: Rule = {
  id: "move-phrase",
  summary: "The same sentence, its setting in another place.",
  stage: "clause",
  level: 1,
  propose: (context) => {
    const moved = phraseToEnd(context) ?? phraseToFront(context);
    return moved ? [moved] : [];
  },
};

const frontable = new Set(
  "in on at during after before throughout within over under despite through across with among since from until without near inside outside above below behind beneath".split(
    " ",
  ),
);
const settings = new Set(["during", "throughout", "despite", "after", "before", "over"]);
const blocking = new Set(
  "that which who whom whose because if when while and but or so not n't to than as how what only".split(" "),
);

/** The end of a prepositional phrase with at most one "of" phrase, starting at `from`. */
function phraseEnd(words: readonly Word[], from: number): number | undefined {
  const end = nounPhraseEnd(words, from + 1);
  if (end === undefined || words[end]?.lower !== "of") return end;
  return nounPhraseEnd(words, end + 1);
}

function phraseToEnd({ words, text }: Context): Proposal | undefined {
  const first = words[0]!;
  const stop = words.at(-1)!;
  if (!frontable.has(first.lower) || !/^[.!]$/.test(stop.text) || words.length > 34) return undefined;
  const comma = phraseEnd(words, 0);
  if (comma === undefined || words[comma]?.text !== "," || words.length - comma < 5) return undefined;
  if (
    [
      "addition",
      "conclusion",
      "fact",
      "summary",
      "short",
      "contrast",
      "general",
      "particular",
      "essence",
      "turn",
      "sum",
    ].includes(words[comma - 1]!.lower)
  )
    return undefined;
  const border = words.findIndex((word, i) => i > comma && word.pos === "PUNCT" && word.text !== "-");
  const tail = words[border + 1];
  if (border < comma + 5 || (words[border] !== stop && !(words[border]!.text === "," && isTail(tail))))
    return undefined;
  const rest = words.slice(comma + 1, border);
  if (rest.some((word, i) => (blocking.has(word.lower) && !joinsNouns(rest, i)) || thirdPerson.has(word.lower)))
    return undefined;
  const clause = clauseAt(words, comma + 1, words.length);
  // One verb only: with more the phrase could attach to the wrong one.
  if (!clause || rest.filter((word, i) => word.pos !== "PART" && verbGroupAt(words, comma + 1 + i)).length !== 1)
    return undefined;
  if (rest.at(-1)!.pos === "ADP") return undefined;
  const moved = text.slice(first.start, words[comma - 1]!.end);
  const next = words[comma + 1]!;
  const place = words[border]!.start;
  return {
    parts: [
      { start: first.start, end: next.end, after: capitalize(text.slice(next.start, next.end)) },
      { start: place, end: place, after: ` ${moved[0]!.toLowerCase()}${moved.slice(1)}` },
    ],
  };
}

/** ", making it safe": what hangs on the whole clause stays behind it. */
function isTail(word: Word | undefined): boolean {
  return word !== undefined && word.pos === "VERB" && word.lower.endsWith("ing");
}

function joinsNouns(words: readonly Word[], i: number): boolean {
  const nouns = ["NOUN", "ADJ", "DET"];
  return words[i]!.lower === "and" && words[i - 1]?.pos === "NOUN" && nouns.includes(words[i + 1]?.pos ?? "");
}

function phraseToFront({ words, text }: Context): Proposal | undefined {
  const first = words[0]!;
  const stop = words.at(-1)!;
  if (
    !/^[.!]$/.test(stop.text) ||
    words.some((word, i) => word.pos === "PUNCT" && i < words.length - 1 && word.text !== "-")
  )
    return undefined;
  const at = words.findLastIndex((word) => settings.has(word.lower) && word.pos === "ADP");
  if (at < 4 || phraseEnd(words, at) !== words.length - 1) return undefined;
  if (words[at]!.lower === "over" && words[at - 1]!.pos !== "NOUN") return undefined;
  const before = words.slice(0, at);
  if (before.some((word) => blocking.has(word.lower)) || words.slice(at).some((word) => thirdPerson.has(word.lower)))
    return undefined;
  if (words[at - 1]!.pos === "VERB" || words[at - 1]!.pos === "ADP" || words[at - 1]!.pos === "ADJ") return undefined;
  if (
    words[at]!.lower === "over" &&
    !["years", "time", "decades", "months", "weeks", "century", "decade"].includes(words.at(-2)!.lower)
  )
    return undefined;
  if (!mainClause(words, 0, at)) return undefined;
  const opener = first.pos === "DET" || subjectPronouns.has(first.lower);
  if (!opener) return undefined;
  const moved = text.slice(words[at]!.start, words.at(-2)!.end);
  const lowered = first.text === "I" ? "I" : first.text[0]!.toLowerCase() + first.text.slice(1);
  return {
    parts: [
      { start: first.start, end: first.end, after: `${capitalize(moved)}, ${lowered}` },
      { start: words[at - 1]!.end, end: stop.start, after: "" },
    ],
  };
}
