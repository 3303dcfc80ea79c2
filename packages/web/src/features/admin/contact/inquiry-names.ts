import type { InquiryType } from "@rewright/contract/contact-form";

/** Holds the administrators' names for the kinds of message. */
export const inquiryNames = {
  general: "General",
  support: "Support",
  billing: "Billing",
  feature: "Feature",
  partnership: "Partnership",
  other: "Other",
} as const satisfies Record<InquiryType, string>;
