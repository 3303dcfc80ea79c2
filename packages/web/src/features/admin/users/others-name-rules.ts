import { nameRules } from "#src/ui/name-rules.ts";
import { usersStrings } from "./strings.ts";

/** The react-hook-form rules for names that an administrator enters for someone else. */
export const othersNameRules = {
  firstName: nameRules(usersStrings.enterAFirstName),
  lastName: nameRules(usersStrings.enterALastName),
} as const;
