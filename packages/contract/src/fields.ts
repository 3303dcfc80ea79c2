import { z } from "zod";
import { emailError, emailPattern, maxEmailLength } from "./email.ts";
import { passwordProblem } from "./password.ts";
import { personNameProblem } from "./person-name.ts";

/** An address in lower case without the spaces around it. */
export const email = z
  .string(emailError)
  .trim()
  .max(maxEmailLength, emailError)
  .regex(emailPattern, emailError)
  .transform((value) => value.toLowerCase());

export const newPassword = z.string("password must be a string.").superRefine((value, context) => {
  const problem = passwordProblem(value);
  if (problem) context.addIssue({ code: "custom", message: `${problem}.` });
});

export const personName = z
  .string("Names must be strings.")
  .trim()
  .superRefine((value, context) => {
    const message = personNameProblem(value);
    if (message) context.addIssue({ code: "custom", message });
  });

const reasonError = "Enter a reason of 1 to 500 characters.";

/** Why an administrator does something; it is kept in the audit log. */
export const reason = z
  .string(reasonError)
  .trim()
  .min(1, reasonError)
  .max(500, reasonError)
  .regex(/^[^\0]*$/, reasonError);

/** The largest body of a request that carries a few fields. */
export const smallBodyBytes = 16_384;
