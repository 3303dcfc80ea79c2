/** What is done to the case of a form for its lemma; "" is lower case. */
export type CaseOutcome = "" | "keep" | "title";

/** Returns the class of a word for the case of its lemma: its part of speech, as far as it matters, and its shape. */
export function caseClass(form: string, tag: string): string {
  const kind = /^(?:NNP|NN|JJ)/.exec(tag)?.[0] ?? "other";
  return `${kind} ${shapeOf(form)}`;
}

function shapeOf(form: string): string {
  if (form === form.toLowerCase()) return "lower";
  if (form === form.toUpperCase()) return form.length > 4 ? "capitals" : "initials";
  return /^\p{Lu}\P{Lu}*$/u.test(form) ? "title" : "mixed";
}

/** Returns the form in the case of the outcome. */
export function applyCase(form: string, outcome: string | undefined): string {
  if (outcome === "keep") return form;
  const lower = form.toLowerCase();
  return outcome === "title" ? form.slice(0, 1).toUpperCase() + lower.slice(1) : lower;
}
