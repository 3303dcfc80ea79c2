import { uiStrings } from "./strings.ts";
/** Said in the page of a browser that runs no scripts. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="mt-3 text-sm text-soft">{uiStrings.needsJavascriptWhich(what)}</p>
    </noscript>
  );
}
