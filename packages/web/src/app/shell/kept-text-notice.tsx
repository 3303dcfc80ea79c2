import { hasDraft } from "#src/api/sign-up-draft.ts";
import { accountStrings } from "#src/features/account/strings.ts";
import { Notice } from "#src/ui/notice.tsx";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/** Shows on the sign-up and log-in pages that the text entered before is kept. */
export function KeptTextNotice() {
  const hydrated = useHydrated();
  if (!hydrated || !hasDraft()) return null;
  return (
    <div className="mb-5 overflow-hidden rounded-control">
      <Notice kind="info">{accountStrings.keptText}</Notice>
    </div>
  );
}
