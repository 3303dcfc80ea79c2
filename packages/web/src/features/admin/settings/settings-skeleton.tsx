import { settingsStrings } from "./strings.ts";
/** Shows the outline of the form until the settings are loaded. */
export function SettingsSkeleton() {
  return (
    <div role="status" className="max-w-160 divide-y divide-hairline border-y border-hairline">
      <span className="sr-only">{settingsStrings.loadingSettings}</span>
      {["uses", "words", "requests"].map((name) => (
        <div key={name} aria-hidden className="py-5">
          <span className="block h-5 w-56 rounded-small bg-well" />
          <span className="mt-1.5 block h-11 rounded-control bg-well" />
          <span className="mt-1.5 block h-12 w-80 max-w-full rounded-small bg-well" />
        </div>
      ))}
    </div>
  );
}
