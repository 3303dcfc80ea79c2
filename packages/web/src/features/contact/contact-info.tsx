import { supportResponseHours } from "@rewright/contract/contact-form";
import { periods } from "@rewright/contract/plans";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { textLink } from "../../ui/text-link.ts";

/** What is good to know before writing: when an answer comes, what helps, and what becomes of the message. */
export function ContactInfo() {
  return (
    <dl className="grid content-start gap-6 text-sm">
      <Item name="When we answer">Within {supportResponseHours} hours, by mail.</Item>
      <Item name="What helps us">
        The error id, if the page showed one. For questions about a payment or an account, the address of the account.
        Never send a password or the number of a card: we do not need either.
      </Item>
      <Item name="What becomes of your message">
        It is stored so that it cannot get lost, read by the people who run this site, and deleted after{" "}
        {periods.contactMessageDays} days. More in{" "}
        <Link to="/privacy" className={textLink}>
          the privacy policy
        </Link>
        .
      </Item>
    </dl>
  );
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="mt-1 text-pretty text-soft">{children}</dd>
    </div>
  );
}
