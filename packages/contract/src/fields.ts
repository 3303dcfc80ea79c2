import { z } from "zod";
import { emailError, emailPattern, maxEmailLength, passwordProblem, personNameProblem } from "./field-rules.ts";

/** Validates an email address and puts it in lower case without outer spaces. */
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

/** Validates an administrator's reason for an action, which the audit log keeps. */
export const reason = z
  .string(reasonError)
  .trim()
  .min(1, reasonError)
  .max(500, reasonError)
  .regex(/^[^\0]*$/, reasonError);

/** The largest body of a request with a few short fields. */
export const smallBodyBytes = 16_384;

/** Validates an id in a request and puts it in lower case, as ids are stored and compared as text. */
export const id = (error?: string) => z.uuid(error).toLowerCase();
