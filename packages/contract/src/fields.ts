import { z } from "zod";
import { emailError, emailPattern, maxEmailLength, passwordProblem, personNameProblem } from "./field-rules.ts";

/** Validates an email address, and converts it to lower case without outer spaces. */
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

/** Validates the reason that an administrator gives for an action. The audit log stores it. */
export const reason = z
  .string(reasonError)
  .trim()
  .min(1, reasonError)
  .max(500, reasonError)
  .regex(/^[^\0]*$/, reasonError);

/** The largest body, in bytes, of a request with only a few short fields. */
export const smallBodyBytes = 16_384;

/** Validates an id in a request, and converts it to lower case, because ids are stored and compared as text. */
export const id = (error?: string) => z.uuid(error).toLowerCase();
