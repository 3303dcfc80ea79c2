import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { smallBodyBytes } from "./fields.ts";
import { wordLimits } from "./limits.ts";
import { spellings } from "./rewrite-values.ts";
import { humanizeInput } from "./rewriting.ts";
import { wordRules } from "./word-lists.ts";

const wordsError = `words must be 1 to ${wordLimits.characters} characters, without line breaks.`;
const replacementError = `replacement must be 1 to ${wordLimits.characters} characters, without line breaks.`;
const line = /^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u;

const savedWord = z.object({
  words: z.string(wordsError).trim().max(wordLimits.characters, wordsError).regex(line, wordsError),
  rule: z.enum(wordRules, { error: `rule must be one of ${wordRules.join(", ")}.` }),
  replacement: z
    .string(replacementError)
    .trim()
    .max(wordLimits.characters, replacementError)
    .regex(line, replacementError)
    .nullable()
    .default(null)
    .describe('The replacement for the words. Required for the rule "replace", otherwise null.'),
});

const needsReplacement = 'An entry with the rule "replace" needs a replacement that differs from the words.';
const checkedWord = savedWord.refine(
  ({ rule, words, replacement }) => rule !== "replace" || (replacement !== null && replacement !== words),
  needsReplacement,
);

const savedStyle = z
  .object({
    style: humanizeInput.shape.style.removeDefault(),
    level: humanizeInput.shape.level.removeDefault(),
    spelling: z.enum(spellings).nullable(),
  })
  .describe("The style, strength and spelling with which the tool opens.");
export type SavedStyle = z.infer<typeof savedStyle>;

const saved = z.object({
  words: z.array(savedWord).describe("The saved words, in alphabetical order."),
  style: savedStyle.nullable(),
});
export type SavedSettings = z.infer<typeof saved>;

const addError = `add must be a list of up to ${wordLimits.items} entries.`;
const removeError = `remove must be a list of up to ${wordLimits.items} words or phrases.`;

export const readSavedWords = endpoint({
  method: "GET",
  path: "/api/words",
  summary: "Get the account's saved words and style",
  policy: "signed-in",
  input: z.object({}),
  output: saved,
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const changeSavedWords = endpoint({
  method: "POST",
  path: "/api/words",
  summary: "Add, change and remove saved words, and save a style",
  description: `We first remove entries, then add the new ones. If you add words that are already saved, their rule changes. If one of the changes fails, we make none of them. An account can save up to ${wordLimits.items} entries.`,
  policy: "signed-in",
  input: z.object({
    add: z.array(checkedWord, addError).max(wordLimits.items, addError).default([]),
    remove: z.array(z.string(removeError), removeError).max(wordLimits.items, removeError).default([]),
    style: savedStyle.nullable().optional(),
  }),
  output: saved,
  errors: ["too_large"],
  maxBodyBytes: 6 * 3 * wordLimits.items * wordLimits.characters + 4096,
});

export const clearSavedWords = endpoint({
  method: "DELETE",
  path: "/api/words",
  summary: "Delete the account's saved words and style",
  policy: "signed-in",
  input: z.object({}),
  output: saved,
  errors: [],
  maxBodyBytes: smallBodyBytes,
});
