import type { AdminActions } from "../lists/use-admin-actions.ts";
import type { UserDetail } from "./use-user.ts";

/** For one part of a person's details. */
export interface PartProps {
  readonly user: UserDetail;
  readonly actions: AdminActions;
}
