/** Returns how a form becomes its lemma: the count of letters to take off its end, "+", what to add; "" if it is the lemma. */
export function editBetween(form: string, lemma: string): string {
  if (form === lemma) return "";
  let same = 0;
  while (same < form.length && form[same] === lemma[same]) same++;
  return `${form.length - same}+${lemma.slice(same)}`;
}

/** Returns the form with the edit that `editBetween` found. */
export function applyEdit(form: string, edit: string): string {
  const plus = edit.indexOf("+");
  return plus < 0 ? form : form.slice(0, Math.max(0, form.length - Number(edit.slice(0, plus)))) + edit.slice(plus + 1);
}
