import { supportResponseHours } from "@rewright/contract/contact-form";
import { productName } from "@rewright/contract/product";
import { quantity } from "#src/ui/quantity.ts";

/** Shows who is responsible for the site, and how to contact them. */
export function Contact({ origin }: { origin: string | null }) {
  return (
    <p>
      We run {productName}
      {origin && ` (${origin})`}. Write to us with <a href="/contact">the contact form</a>. We reply by email within{" "}
      {quantity(supportResponseHours, "hour")}. If you write about an account, use its email address, so that we know
      it's yours.
    </p>
  );
}
