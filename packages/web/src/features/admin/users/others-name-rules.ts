import { nameRules } from "../../../ui/name-rules.ts";

/** What react-hook-form checks of somebody else's names. */
export const othersNameRules = {
  firstName: nameRules("Enter a first name."),
  lastName: nameRules("Enter a last name."),
} as const;
