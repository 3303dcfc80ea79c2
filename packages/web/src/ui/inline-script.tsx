/** Adds a script that runs while the page is parsed. `code` must be the same in every build: its hash is in the CSP. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this package only
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
