import { personNameProblem } from "@rewright/contract/field-rules";

/**
 * Returns the react-hook-form rules for a person's name, which match the server's.
 *
 * @param empty the message for an empty field
 */
export const nameRules = (empty: string) => ({
  validate: (value: string | undefined = "") => (value.trim() === "" ? empty : (personNameProblem(value) ?? true)),
});
