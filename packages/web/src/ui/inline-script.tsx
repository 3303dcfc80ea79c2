/**
 * Adds a script that runs while the browser parses the page. `code` must be the same in every build, because the
 * content security policy allows it by its hash. It runs from the prerendered page only, so that callers pass an empty
 * text in the browser, which keeps the script out of the page's other code.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this package only
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
