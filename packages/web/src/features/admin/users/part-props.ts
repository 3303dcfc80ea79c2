import type { AdminActions } from "../lists/use-admin-actions.ts";
import type { UserDetail } from "./use-user.ts";

/** The properties that all parts of an account's details have. */
export interface PartProps {
  readonly user: UserDetail;
  readonly actions: AdminActions;
}
