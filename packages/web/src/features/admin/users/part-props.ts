import type { AdminActions } from "../lists/use-admin-actions.ts";
import type { UserDetail } from "./use-user.ts";

/** Holds the properties of one part of an account's details. */
export interface PartProps {
  readonly user: UserDetail;
  readonly actions: AdminActions;
}
