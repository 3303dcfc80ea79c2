import { usePublicSettings } from "#src/api/public-settings.ts";
import { useHydrated } from "#src/ui/use-hydrated.ts";
import { SignupOffer } from "./signup-offer.tsx";
import { appStrings } from "./strings.ts";

const line = "border-b border-hairline bg-warning-wash px-4 py-2 text-center text-sm text-pretty text-warning";
const link = "font-medium whitespace-nowrap underline underline-offset-4";

/**
 * Shows notices above the header, such as that rewriting is paused. Every page contains all of them, and CSS shows
 * those that apply.
 */
export function Notices() {
  const { sandbox, sandboxUrl } = usePublicSettings();
  const hydrated = useHydrated();
  return (
    <>
      <section aria-label={appStrings.notices}>
        {(sandbox || !hydrated) && (
          <p className={`only-sandbox ${line}`}>
            This is a sandbox. Emails aren't sent, payments aren't real, and data may be deleted at any time.{" "}
            <a href={sandboxUrl ? `${sandboxUrl}/mail` : undefined} target="_blank" rel="noopener" className={link}>
              View mailbox
            </a>
            <span aria-hidden> · </span>
            <a href={sandboxUrl ? `${sandboxUrl}/payments` : undefined} target="_blank" rel="noopener" className={link}>
              View payments
            </a>
          </p>
        )}
        <p className={`only-maintenance ${line}`}>{appStrings.rewritingIsPaused}</p>
      </section>
      <SignupOffer />
    </>
  );
}
