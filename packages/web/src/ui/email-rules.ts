import { emailError, isEmail } from "@rewright/contract/field-rules";

/** Holds the react-hook-form rules for an email address. */
export const emailRules = { validate: (email: string | undefined) => isEmail(email ?? "") || emailError };
