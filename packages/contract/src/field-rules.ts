/**
 * Matches an ASCII email address with a top-level domain of two letters or more. Other alphabets are refused, because
 * two addresses that look the same could become two accounts. Characters with a special meaning for mail servers are
 * refused too.
 */
export const emailPattern =
  /^[A-Za-z0-9_'+-]+(\.[A-Za-z0-9_'+-]+)*(?<!')@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export const emailError = "Please enter a valid email address.";

/** The longest possible email address (RFC 5321). */
export const maxEmailLength = 254;

/** Returns whether a text can be an email address. White space at its ends is ignored. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= maxEmailLength && emailPattern.test(address);
}

/** The longest name, in UTF-16 units, as browsers count. */
const maxNameLength = 100;

/** Matches invisible joiners between letters. Persian, Arabic and Indic spelling needs them. */
const joinersInWords = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu;

/** Matches characters that are invisible or change the direction of text, and letters that show nothing. */
const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]/u;

const nameRules: readonly { readonly message: string; readonly holds: (name: string) => boolean }[] = [
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

/** Returns the error message of the first rule that a name breaks, or undefined if it is valid. */
export function personNameProblem(name: string): string | undefined {
  return nameRules.find(({ holds }) => !holds(name))?.message;
}

/** Lists the five rules for a new password, in the order in which they are reported. */
export const passwordRules = [
  {
    id: "length",
    label: "At least 8 characters",
    message: "Password must be at least 8 characters long",
    holds: (password: string) => password.length >= 8,
  },
  {
    id: "uppercase",
    label: "One uppercase letter",
    message: "Password must contain at least one uppercase letter",
    holds: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: "lowercase",
    label: "One lowercase letter",
    message: "Password must contain at least one lowercase letter",
    holds: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    id: "number",
    label: "One number",
    message: "Password must contain at least one number",
    holds: (password: string) => /\p{Nd}/u.test(password),
  },
  {
    id: "special",
    label: "One special character",
    message: "Password must contain at least one special character",
    holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  },
] as const;

/** The longest password. Without a limit, a request could make the server hash a huge text. */
const maxPasswordLength = 128;

/** Returns the error message of the first rule that a password breaks, or undefined if it is valid. */
export function passwordProblem(password: string): string | undefined {
  if (password.length > maxPasswordLength) return `Password must be at most ${maxPasswordLength} characters long`;
  return passwordRules.find(({ holds }) => !holds(password))?.message;
}

export type PasswordStrength = { readonly label: "weak" | "fair" | "good" | "strong"; readonly percent: number };

/** Rates a password by the number of rules that it meets. */
export function passwordStrength(password: string): PasswordStrength {
  const kept = passwordRules.filter(({ holds }) => holds(password)).length;
  if (kept <= 2) return { label: "weak", percent: 20 };
  if (kept === 3) return { label: "fair", percent: 50 };
  return kept === 4 ? { label: "good", percent: 80 } : { label: "strong", percent: 100 };
}
