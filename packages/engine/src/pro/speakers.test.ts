import { expect, test } from "vitest";
import { losesSpeaker } from "./speakers.ts";

test.each([
  ["other people make the statement", "Critics say that the film is too long.", "Fans say that the film is too long."],
  [
    "“according to” attributes the statement to others",
    "According to the union, wages fell.",
    "According to the company, wages fell.",
  ],
  [
    "the text itself makes the statement",
    "While critics contend that prices rise, sales grew.",
    "Prices rise, though sales grew.",
  ],
])("a rewrite is refused if %s", (_, source, answer) => {
  expect(losesSpeaker(source, answer)).toBe(true);
});

test.each([
  ["another word for the speakers", "Researchers found that sleep helps.", "Scientists found that sleep helps."],
  ["the speakers in another place of the sentence", "Doctors say the drug is safe.", "The drug is safe, doctors say."],
  ["a source in other words", "The report says the bridge is weak.", "According to the report, the bridge is weak."],
  ["people who are not speakers", "Parents met the teachers.", "The teachers met the mothers."],
  ["a pronoun for the speakers", "The union said that wages fell.", "It said that wages fell."],
])("a rewrite that keeps the source of a statement is accepted: %s", (_, source, answer) => {
  expect(losesSpeaker(source, answer)).toBe(false);
});
