import { supportResponseHours } from "@rewright/contract/contact-form";
import { productName } from "@rewright/contract/product";
import { quantity } from "../../ui/quantity.ts";

/** Who answers for the site, and how to reach them. */
export function Contact({ origin }: { origin: string | null }) {
  return (
    <p>
      {productName} is run by the operator of this site{origin && ` (${origin})`}. Write to the operator with{" "}
      <a href="/contact">the contact form</a>; an answer comes by mail within {quantity(supportResponseHours, "hour")}.
      About an account, write from its address, so that nobody else can ask in your name.
    </p>
  );
}
