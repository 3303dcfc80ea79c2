import type { User } from "@rewright/contract/user";
import { ManageDialog } from "./manage-dialog.tsx";
import { WelcomeDialog } from "./welcome-dialog.tsx";

export type BillingDialog = "welcome" | "manage";

interface BillingDialogsProps {
  readonly user: User;
  readonly shown: BillingDialog;
  readonly onManage: () => void;
  readonly onClose: () => void;
}

/** Shows the billing dialogs; their code is a separate file, as few visits need them. */
export default function BillingDialogs({ user, shown, onManage, onClose }: BillingDialogsProps) {
  if (shown === "welcome") return <WelcomeDialog onManage={onManage} onClose={onClose} />;
  return <ManageDialog user={user} onClose={onClose} />;
}
