import { supportResponseHours } from "@rewright/contract/contact-form";
import { periods } from "@rewright/contract/periods";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { textLink } from "#src/ui/text-link.ts";
import { contactStrings } from "./strings.ts";

/** Explains when an answer comes, what to include in a message, and what happens to it. */
export function ContactInfo() {
  return (
    <dl className="grid content-start gap-6 text-sm">
      <Item name={contactStrings.whenWeAnswer}>{contactStrings.answersWithin(supportResponseHours)}</Item>
      <Item name={contactStrings.whatHelpsUs}>{contactStrings.theErrorId}</Item>
      <Item name={contactStrings.whatHappens}>
        We store and read your message, and delete it after {periods.contactMessageDays} days. Read more in{" "}
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
