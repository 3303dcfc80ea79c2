import { emailError, isEmail } from "@rewright/contract/email";

/** What react-hook-form checks of a field for an e-mail address. */
export const emailRules = { validate: (email: string | undefined) => isEmail(email ?? "") || emailError };
