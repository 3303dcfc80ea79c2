import { usePublicSettings } from "#src/api/public-settings.ts";
import { useSession } from "#src/api/session.ts";

/** The pages whose texts are rewritten on the server. */
const onServer: readonly string[] = ["/", "/dashboard"];

/**
 * Shows the switch for private mode, which opens the page that rewrites texts on this device. The entered text is kept.
 * The switch is shown only on the pages of the tool, and only if the site offers private mode.
 */
export function OnDeviceSwitch() {
  const { privateMode } = usePublicSettings();
  const { user } = useSession();
  // The options are never prerendered; only tests render them without an address.
  const path = typeof location === "undefined" ? undefined : location.pathname;
  if (privateMode === "off" || path === undefined || !onServer.includes(path)) return null;
  const needsPremium = privateMode === "premium" && user?.plan !== "premium";
  return (
    <div className="sm:col-span-2 lg:w-56">
      <label className="inline-flex min-h-9 items-center gap-2.5 text-sm font-medium select-none lg:mt-6">
        On this device
        {needsPremium && (
          <span className="rounded-small border border-hairline px-1.5 text-xs leading-5 font-medium text-soft">
            Premium
          </span>
        )}
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
          role="switch"
          checked={false}
          // A new document, so that the browser can keep the page for use without a connection.
          onChange={() => location.assign("/private")}
          autoComplete="off"
          aria-describedby="on-device-help"
          className="switch"
        />
      </label>
      <p id="on-device-help" className="text-sm text-soft">
        Rewrite in your browser. Your text isn't sent.
      </p>
    </div>
  );
}
