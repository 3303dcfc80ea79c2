/** The five rules of a password, in the order in which they are told. */
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

/** Longer ones are refused, so that nobody can make the server hash a book. */
const maxPasswordLength = 128;

/** The sentence of the first rule that the password breaks; undefined when it keeps them all. */
export function passwordProblem(password: string): string | undefined {
  if (password.length > maxPasswordLength) return `Password must be at most ${maxPasswordLength} characters long`;
  return passwordRules.find(({ holds }) => !holds(password))?.message;
}

export type PasswordStrength = { readonly label: "weak" | "fair" | "good" | "strong"; readonly percent: number };

/** Strength as the number of rules that the password keeps. */
export function passwordStrength(password: string): PasswordStrength {
  const kept = passwordRules.filter(({ holds }) => holds(password)).length;
  if (kept <= 2) return { label: "weak", percent: 20 };
  if (kept === 3) return { label: "fair", percent: 50 };
  return kept === 4 ? { label: "good", percent: 80 } : { label: "strong", percent: 100 };
}
