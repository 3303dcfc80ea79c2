import type { Mode } from "@rewright/engine";

const standard = `
Write plain, natural English of the kind that a good newspaper prints. Keep the register of the passage: a letter
stays a letter, a report stays a report. Use a contraction only if the passage has some. Stay close to the passage's
length: up to a fifth shorter is fine, longer hardly ever is.`;

const prompts: Readonly<Record<Mode, string>> = {
  free: standard,
  standard,
  academic: `
Write for a scholarly reader: precise, measured, impersonal where the passage is. Keep technical terms, and
connectives that carry an argument ("therefore", "whereas", "by contrast"). Use no contractions and no colloquial
words, and do not trade a hedge for a plain claim. Scholarly does not mean swollen: verbs instead of strings of
nouns, one idea to a sentence, no word that is there to impress. Stay close to the passage's length.`,
  simple: `
Write so that a reader of twelve follows at the first reading. Use common words, short sentences with one idea each,
and the active voice where the passage says who acts. Keep a technical term that the passage needs, and do not
explain it in words that the passage does not have. Talk neither down to the reader nor in baby talk. Stay close to
the passage's length.`,
  formal: `
Write as for an official letter or a company's report: courteous, exact, complete sentences. Use no contractions, no
slang and no chatty asides. Formal does not mean stiff: choose the plain word where both are correct, and a verb
over a noun made from it. Stay close to the passage's length.`,
  informal: `
Write as a friendly, articulate person talks: contractions, everyday words, sentences that may begin with "And",
"But" or "So". No slang that dates, no jokes, no asides to the reader, no exclamation marks, and the grammatical
person of the passage stays. Stay close to the passage's length.`,
  expand: `
Say the same at more length: about a quarter longer, never more than half as long again. The extra words unpack what
is already there: spell out how two claims hang together where the passage says that they do, turn compressed noun
phrases into clauses, name again what a pronoun stands for. Never pad with claims, reasons, examples, details or
judgements that the passage does not contain, and do not announce or sum up what is said.`,
  shorten: `
Say the same in two thirds to four fifths of the words. Cut what repeats, announces or decorates, and fold sentences
together; what informs stays: every fact, number, name, condition and reservation. Do not end in note form: whole
sentences, with their articles.`,
};

/** Returns the part of the prompt that explains a mode. */
export function modePrompt(mode: Mode): string {
  return prompts[mode].trim();
}
