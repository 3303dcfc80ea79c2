import { ultraNeedsPremium } from "@rewright/contract/ultra-run";
import { useUltraHelp } from "#src/features/rewriter/ultra/ultra-help.ts";
import { LinkButton } from "#src/ui/link-button.tsx";
import { Notification } from "#src/ui/notification.tsx";
import { pageStrings } from "../pages/strings.ts";

/** Shows a dialog that explains Ultra run (rewriting with Humanize Pro) and says that it is part of Premium. */
export default function PremiumRequired({ onClose }: { onClose: () => void }) {
  return (
    <Notification
      kind="premium-required"
      title={pageStrings.premiumRequired}
      message={ultraNeedsPremium}
      action={<LinkButton to="/pricing">{pageStrings.upgradeToPremium}</LinkButton>}
      onClose={onClose}
    >
      <p className="border-l-2 border-hairline pl-3 text-sm text-pretty text-soft">{useUltraHelp()}</p>
    </Notification>
  );
}
