import { type InquiryType, inquiryTypes } from "@rewright/contract/contact-form";
import { contactStrings } from "./strings.ts";

/** The names of the subjects that can be selected, in the displayed order. */
export const inquiryNames: Readonly<Record<InquiryType, string>> = {
  general: contactStrings.aGeneralQuestion,
  support: contactStrings.helpWithTheTool,
  billing: contactStrings.paymentsAndBilling,
  feature: contactStrings.aFeatureIdea,
  partnership: contactStrings.partnership,
  other: contactStrings.somethingElse,
};

/** Returns the subject that a query parameter names, or undefined. */
export function inquiryTypeNamed(name: string | null): InquiryType | undefined {
  return inquiryTypes.find((type) => type === name);
}
