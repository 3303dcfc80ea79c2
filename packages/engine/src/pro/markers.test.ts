import { expect, test } from "vitest";
import { markerDifferences } from "./markers.ts";

function messages(source: string, answer: string): string[] {
  return markerDifferences(source, answer).map(({ message }) => message);
}

test.each([
  ["He neglected to lock the gate.", "He made sure to lock the gate.", "Keep “neglected to”, or what denies it."],
  ["He declined to sign the form.", "He was glad to sign the form.", "Keep “declined to”, or what denies it."],
  ["He cannot enter unless he pays.", "He can enter, and he pays.", "“unless” was lost."],
])("a rewrite of “%s” as “%s” is refused because it loses a negation or a condition", (source, answer, message) => {
  expect(messages(source, answer)).toContain(message);
});

test.each([
  ["He neglected to lock the gate.", "He did not lock the gate."],
  ["He declined to sign the form.", "He would not sign the form."],
  ["He was reluctant to sing.", "He was not eager to sing."],
  ["The judge doubts that it is old.", "The judge is not sure that it is old."],
  ["They warned us against swimming.", "They told us not to swim."],
  ["The soil is too wet to plough.", "The soil is not dry enough to plough."],
  ["They could not agree.", "They failed to agree."],
  ["He was unable to come because he was ill.", "Illness kept him from coming."],
  ["At least 12 ships sank.", "No fewer than 12 ships sank."],
  ["It has not yet decided whether it will pay.", "It has yet to decide whether to pay."],
  ["You may not enter unless you have a ticket.", "You may enter only if you have a ticket."],
  ["The gate does not open until noon.", "The gate opens only at noon."],
  ["The fee does not depend on age.", "The fee is the same regardless of age."],
  ["The pool can be used without a key.", "You do not need a key to use the pool."],
  ["The tool has the potential to save lives.", "The tool could save lives."],
  ["The harvest of the year was poor.", "The yearly harvest was poor."],
  ["The firm has an annual fair.", "Every year the firm has a fair."],
])("a rewrite of “%s” as “%s” is accepted because it says the same in other words", (source, answer) => {
  expect(messages(source, answer)).toEqual([]);
});
