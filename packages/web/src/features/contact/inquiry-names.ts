import { type InquiryType, inquiryTypes } from "@rewright/contract/contact-form";

/** What each kind of message is called, in the order in which they are offered. */
export const inquiryNames: Readonly<Record<InquiryType, string>> = {
  general: "A general question",
  support: "Help with the tool or my account",
  billing: "Payments and billing",
  feature: "An idea for a feature",
  partnership: "Working together",
  other: "Something else",
};

/** The kind of message that an address asks for. */
export function inquiryTypeNamed(name: string | null): InquiryType | undefined {
  return inquiryTypes.find((type) => type === name);
}
