import { nameRules } from "#src/ui/name-rules.ts";
import { usersStrings } from "./strings.ts";

/** What react-hook-form checks of somebody else's names. */
export const othersNameRules = {
  firstName: nameRules(usersStrings.enterAFirstName),
  lastName: nameRules(usersStrings.enterALastName),
} as const;
