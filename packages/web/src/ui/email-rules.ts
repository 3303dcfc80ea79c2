import { emailError, isEmail } from "@rewright/contract/field-rules";

/** What react-hook-form checks of a field for an email address. */
export const emailRules = { validate: (email: string | undefined) => isEmail(email ?? "") || emailError };
