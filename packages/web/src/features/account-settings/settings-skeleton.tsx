import { accountSettingsStrings } from "./strings.ts";
/** Shows the outline of the page until the session is known. */
export function SettingsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{accountSettingsStrings.loadingYourAccount}</span>
      {["plan", "profile", "email"].map((section) => (
        <div
          key={section}
          aria-hidden
          className="grid gap-5 border-t border-hairline py-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10"
        >
          <span className="h-8 w-32 rounded-control bg-well" />
          <span className="h-36 max-w-140 rounded-control bg-well" />
        </div>
      ))}
    </div>
  );
}
