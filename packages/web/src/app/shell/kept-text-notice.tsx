import { hasDraft } from "../../api/sign-up-draft.ts";
import { accountStrings } from "../../features/account/strings.ts";
import { Notice } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** On the way to an account: the text that was entered before is not lost. */
export function KeptTextNotice() {
  const hydrated = useHydrated();
  if (!hydrated || !hasDraft()) return null;
  return (
    <div className="mb-5 overflow-hidden rounded-control">
      <Notice kind="info">{accountStrings.keptText}</Notice>
    </div>
  );
}
