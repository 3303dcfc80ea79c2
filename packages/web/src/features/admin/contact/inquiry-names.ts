import type { InquiryType } from "@rewright/contract/contact-form";

/** What a message is about, for administrators. */
export const inquiryNames = {
  general: "General",
  support: "Support",
  billing: "Billing",
  feature: "Feature",
  partnership: "Partnership",
  other: "Other",
} as const satisfies Record<InquiryType, string>;
