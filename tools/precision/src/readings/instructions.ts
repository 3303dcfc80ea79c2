import type { Mode } from "@rewright/engine";

/**
 * Returns the instructions for readers who judge texts in a mode. They do not say who made the changes, that faults are
 * mixed in, or what result is hoped for.
 */
export function instructionsFor(mode: Mode): string {
  const purpose = purposes[mode];
  return [introduction, ...(purpose ? [`What the person who had the texts edited asked for: ${purpose}`] : []), rest]
    .join("\n\n")
    .concat("\n");
}

const purposes: Partial<Record<Mode, string>> = {
  academic: "a formal register, without contractions; hedges and citations stay.",
  simple: "short words and short sentences, easy to read for everyone.",
  formal: "businesslike and complete English, without contractions or anything chatty.",
  informal: "relaxed English, with contractions and lighter links; no slang.",
  expand: "links spelled out and dense phrases unpacked; no new facts.",
  shorten: "empty words, repetition and asides dropped; names, numbers and citations stay.",
};

const introduction = `HOW TO READ

You are a strict copy editor. Each file reading-01.txt, reading-02.txt, ... has texts in which changes are marked and numbered:

  They {12: utilized=>used} the stream{13: , thereby grinding=>, and so ground} the corn.

The words before => were there, the words after it are there now. A mark without words before => adds some; one without words
after => leaves some out. Marks with the same number are one change.`;

const rest = `Read every text from beginning to end, as it stands now, with all its changes made. Of each change ask: would a careful editor let
it pass? Read its whole sentence, and what it refers to. If not, the change is

  a  wrong in grammar: an error of grammar or idiom that was not there before
     ("they discussed about it", or a verb that lost its subject)
  b  wrong in meaning: a fact, degree, modality, tense, reference, register or technical term changed
     ("tenants" made "owners", "by Friday" made "on Friday", a "significant" result of a trial made "major")
  c  clumsy: correct, with the same meaning, but worse than before

What was wrong in the original does not count, and neither does a change that you would not have made yourself but that does no
harm. Where several changes of a sentence are wrong only together, give the verdict to the one that causes it. Where two verdicts
fit, give the first of a, b, c.

HOW TO ANSWER

For reading-01.txt write verdicts-01.txt, for reading-02.txt verdicts-02.txt, and so on. A line for each change that is not to pass,
with its number, one letter and the reason:

  12 b they did not use it up
  17 a "which" stands for nothing

A change without a line has passed. When you have judged all changes of the file, end with the count that its first line gives:

  all read: 153

Do not guess and do not sample: read all of them, by yourself, without a program that judges for you, and without looking at
other files or at another reader's verdicts. Nothing else is to be written into the file.`;
