import { uiStrings } from "./strings.ts";
/** Shows, only in a browser without JavaScript, that a feature needs it. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="mt-3 text-sm text-soft">{uiStrings.needsJavascriptWhich(what)}</p>
    </noscript>
  );
}
