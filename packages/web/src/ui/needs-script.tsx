/** Said in the page of a browser that runs no scripts. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="mt-3 text-sm text-soft">{what} needs JavaScript, which is switched off in this browser.</p>
    </noscript>
  );
}
