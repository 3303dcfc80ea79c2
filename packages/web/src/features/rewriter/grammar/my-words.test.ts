import { expect, test } from "vitest";
import { addToMyWords, onMyWord, withWord } from "./my-words.ts";

test("[BEYOND-244] a word is added to the words to keep once, and not beyond the limit of words", () => {
  expect(withWord("", "kanban")).toBe("kanban");
  expect(withWord("scrum, kanban", "kanban")).toBe("scrum, kanban");
  expect(withWord("scrum", "kanban")).toBe("scrum, kanban");
  const full = Array.from({ length: 100 }, (_, index) => `word${index}`).join(", ");
  expect(withWord(full, "kanban")).toBe(full);
});

test("a word goes to the latest keeper until it is removed", () => {
  const words: string[] = [];
  const remove = onMyWord((word) => words.push(word));
  addToMyWords("kanban");
  remove();
  addToMyWords("scrum");
  expect(words).toEqual(["kanban"]);
});
