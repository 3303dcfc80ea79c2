import { nameRules } from "#src/ui/name-rules.ts";
import { usersStrings } from "./strings.ts";

/** Checks another person's names, for react-hook-form. */
export const othersNameRules = {
  firstName: nameRules(usersStrings.enterAFirstName),
  lastName: nameRules(usersStrings.enterALastName),
} as const;
