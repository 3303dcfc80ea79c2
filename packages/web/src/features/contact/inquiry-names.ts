import { type InquiryType, inquiryTypes } from "@rewright/contract/contact-form";
import { contactStrings } from "./strings.ts";

/** Names each kind of message, in the order offered. */
export const inquiryNames: Readonly<Record<InquiryType, string>> = {
  general: contactStrings.aGeneralQuestion,
  support: contactStrings.helpWithTheTool,
  billing: contactStrings.paymentsAndBilling,
  feature: contactStrings.aFeatureIdea,
  partnership: contactStrings.partnership,
  other: contactStrings.somethingElse,
};

/** Returns the kind of message that the address names. */
export function inquiryTypeNamed(name: string | null): InquiryType | undefined {
  return inquiryTypes.find((type) => type === name);
}
