import { personNameProblem } from "@rewright/contract/field-rules";

/**
 * Returns the react-hook-form rules for a person's name. They are the same as the server's.
 *
 * @param empty The error message for an empty field
 */
export const nameRules = (empty: string) => ({
  validate: (value: string | undefined = "") => (value.trim() === "" ? empty : (personNameProblem(value) ?? true)),
});
