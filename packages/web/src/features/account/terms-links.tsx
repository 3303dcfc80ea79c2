import { textLink } from "#src/ui/text-link.ts";

/** What is agreed to. The pages open beside the form, so that nothing typed is lost. */
export function TermsLinks() {
  return (
    <>
      the{" "}
      <a href="/terms" target="_blank" rel="noopener" className={textLink}>
        terms
      </a>{" "}
      and the{" "}
      <a href="/privacy" target="_blank" rel="noopener" className={textLink}>
        privacy policy
      </a>
    </>
  );
}
