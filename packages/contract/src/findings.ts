import { z } from "zod";

/** Says whether rewritten texts are checked for spelling and grammar. */
export const grammarSetting = z.boolean("grammar must be true or false.").optional();

const grammarKinds = ["spelling", "grammar"] as const;

/** The code of a finding about a possible mistake in the rewritten text. */
const grammarCode = "grammar";

/** The note for users that spelling and grammar could not be checked in time. */
export const grammarUnchecked = {
  code: "grammar_unchecked",
  message: "We didn't check spelling and grammar because it took too long.",
} as const;

/** Describes a finding: a note on the result, or a possible mistake at a position of transformed_text. */
export const textFinding = z.object({
  code: z.string(),
  message: z.string(),
  offset: z.int().min(0).optional().describe(`Only with the code ${grammarCode}: UTF-16 offset in transformed_text.`),
  length: z.int().min(0).optional().describe(`Only with the code ${grammarCode}: length in UTF-16 units.`),
  kind: z.enum(grammarKinds).optional().describe(`Only with the code ${grammarCode}: the kind of possible mistake.`),
  fixes: z
    .array(z.string())
    .optional()
    .describe(`Only with the code ${grammarCode}: replacements for this part, best first. May be empty.`),
});
export type TextFinding = z.infer<typeof textFinding>;

/** Describes a possible mistake in a rewritten file, with the words around it instead of a position. */
export const fileMistake = z.object({
  kind: z.enum(grammarKinds),
  message: z.string(),
  before: z.string().describe("Up to 40 characters before these words, from the same paragraph."),
  words: z.string().describe("The words that may be wrong."),
  after: z.string().describe("Up to 40 characters after these words, from the same paragraph."),
  fixes: z.array(z.string()).describe("Replacements for these words, best first. May be empty."),
});
export type FileMistake = z.infer<typeof fileMistake>;

interface Mistake {
  readonly start: number;
  readonly end: number;
  readonly kind: (typeof grammarKinds)[number];
  readonly message: string;
  readonly fixes: readonly string[];
}

/** Converts a possible mistake to a finding of API responses. */
export function grammarFinding({ start, end, kind, message, fixes }: Mistake): TextFinding {
  return { code: grammarCode, message, offset: start, length: end - start, kind, fixes: [...fixes] };
}
