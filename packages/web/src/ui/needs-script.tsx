import { uiStrings } from "./strings.ts";
/** Says in a browser without scripts that a feature needs them. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="mt-3 text-sm text-soft">{uiStrings.needsJavascriptWhich(what)}</p>
    </noscript>
  );
}
