import { textLink } from "#src/ui/text-link.ts";

/** Shows the label of the terms checkbox in the sign-up form. */
export function TermsLabel() {
  return (
    <>
      I agree to <TermsLinks /> <span className="text-faint">(both open in a new tab)</span>
    </>
  );
}

/** Links to the terms and the privacy policy. They open in a new tab, so that nothing typed is lost. */
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
