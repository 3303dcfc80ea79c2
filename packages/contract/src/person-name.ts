/** Longer ones are refused; in UTF-16 units, as form fields count. */
const maxNameLength = 100;

/** Joiners between letters are spelling in Persian, Arabic and the scripts of India. */
const joinersInWords = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu;

/** Format characters (they hide, or turn the direction of what follows), and letters that are drawn as nothing. */
const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]/u;

const rules: readonly { readonly message: string; readonly holds: (name: string) => boolean }[] = [
  { message: "Enter a name.", holds: (name) => name.trim() !== "" },
  {
    message: `Names must have at most ${maxNameLength} characters.`,
    holds: (name) => name.trim().length <= maxNameLength,
  },
  {
    message: "Names must not contain line breaks or control characters.",
    holds: (name) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name.trim()),
  },
  { message: 'Names must not contain "<" or ">".', holds: (name) => !/[<>]/.test(name) },
  {
    message: "Names must not contain invisible characters.",
    holds: (name) => !invisible.test(name.trim().replace(joinersInWords, "")),
  },
  { message: "Names must contain at least one letter or digit.", holds: (name) => /[\p{L}\p{N}]/u.test(name) },
];

/** The sentence of the first rule that the name breaks; undefined when it keeps them all. */
export function personNameProblem(name: string): string | undefined {
  return rules.find(({ holds }) => !holds(name))?.message;
}
