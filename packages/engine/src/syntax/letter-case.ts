import { wordSet } from "../grammar/word-set.ts";

/** The letter case of a lemma: "" for lower case, "keep" as in the form, "title" for an initial capital. */
export type CaseOutcome = "" | "keep" | "title";

/** Returns a word's class for the letter case of its lemma: part of speech (NNP, NN, JJ or other) and shape. */
export function caseClass(form: string, tag: string): string {
  const kind = /^(?:NNP|NN|JJ)/.exec(tag)?.[0] ?? "other";
  return `${kind} ${shapeOf(form)}`;
}

function shapeOf(form: string): string {
  if (form === form.toLowerCase()) return "lower";
  if (form === form.toUpperCase()) return form.length > 4 ? "capitals" : "initials";
  return /^\p{Lu}\P{Lu}*$/u.test(form) ? "title" : "mixed";
}

/** Returns the form with its case changed as the outcome says. */
export function applyCase(form: string, outcome: string | undefined): string {
  if (outcome === "keep") return form;
  const lower = form.toLowerCase();
  return outcome === "title" ? form.slice(0, 1).toUpperCase() + lower.slice(1) : lower;
}

/** Words that have a capital letter only because they begin a sentence. */
const openers = wordSet(`
  i he she it we you they this that these those there here his her its my our your their
  the a an each every all both some any no many most much few several another such one
  who what when where why how which whose whether
  and but or nor so yet if because although though while since until unless once as than
  in on at by for from with without to of about after before during over under between through
  into against among despite within like since upon
  not now then thus hence however therefore moreover also still even just only perhaps maybe never
  meanwhile instead later today yesterday recently nevertheless furthermore finally first yes
  is are was were do does did has have had can could will would should may might must let`);

/** Returns whether a capitalised word would be written in lower case inside a sentence. */
export function isOpener(word: string): boolean {
  return /^\p{Lu}/u.test(word) && openers.has(word.replace(/['’].*$/su, "").toLowerCase());
}
