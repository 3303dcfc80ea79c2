import { productName } from "@rewright/contract/product";

/** Who answers for the site, and how to reach them. */
export function Contact({ origin }: { origin: string | null }) {
  return (
    <p>
      {productName} is run by the operator of this site{origin && ` (${origin})`}. You can reach the operator by
      answering any mail that the site has sent you. Write from the address of your account, so that nobody else can ask
      in your name.
    </p>
  );
}
