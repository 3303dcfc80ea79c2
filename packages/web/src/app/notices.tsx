/** Lines above everything else; each is in every page and shown by the server's settings before the first paint. */
export function Notices() {
  return (
    <>
      <p className="only-sandbox border-b border-hairline bg-warning-wash px-4 py-2 text-center text-sm text-warning">
        This is a sandbox: payments here are not real, and data may be deleted at any time.
      </p>
      <p className="only-maintenance border-b border-hairline bg-warning-wash px-4 py-2 text-center text-sm text-warning">
        Rewriting is switched off for maintenance. Your text stays here; please try again later.
      </p>
    </>
  );
}
