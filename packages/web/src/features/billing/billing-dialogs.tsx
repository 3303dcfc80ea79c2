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

/** Shows the open billing dialog. The code is a separate file, because few visitors need it. */
export default function BillingDialogs({ user, shown, onManage, onClose }: BillingDialogsProps) {
  if (shown === "welcome") return <WelcomeDialog onManage={onManage} onClose={onClose} />;
  return <ManageDialog user={user} onClose={onClose} />;
}
