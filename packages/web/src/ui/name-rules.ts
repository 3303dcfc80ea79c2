import { personNameProblem } from "@rewright/contract/field-rules";

/** What react-hook-form checks of a person's name, as the server does; an empty field has words of its own. */
export const nameRules = (empty: string) => ({
  validate: (value: string | undefined = "") => (value.trim() === "" ? empty : (personNameProblem(value) ?? true)),
});
