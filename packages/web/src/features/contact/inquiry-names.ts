import { type InquiryType, inquiryTypes } from "@rewright/contract/contact-form";
import { contactStrings } from "./strings.ts";

/** What each kind of message is called, in the order in which they are offered. */
export const inquiryNames: Readonly<Record<InquiryType, string>> = {
  general: contactStrings.aGeneralQuestion,
  support: contactStrings.helpWithTheTool,
  billing: contactStrings.paymentsAndBilling,
  feature: contactStrings.aFeatureIdea,
  partnership: contactStrings.partnership,
  other: contactStrings.somethingElse,
};

/** The kind of message that an address asks for. */
export function inquiryTypeNamed(name: string | null): InquiryType | undefined {
  return inquiryTypes.find((type) => type === name);
}
