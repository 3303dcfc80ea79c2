import { TermsLinks } from "./terms-links.tsx";

/** Shows the label of the terms checkbox in the sign-up form. */
export function TermsLabel() {
  return (
    <>
      I agree to <TermsLinks /> <span className="text-faint">(both open in a new tab)</span>
    </>
  );
}
