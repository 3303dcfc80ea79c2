import { TermsLinks } from "./terms-links.tsx";

/** What the checkbox of the sign-up form stands for. */
export function TermsLabel() {
  return (
    <>
      I agree to <TermsLinks /> <span className="text-faint">(both open in a new tab)</span>
    </>
  );
}
