/** Lists the subjects that a sender can choose for a message. */
export const inquiryTypes = ["general", "support", "billing", "feature", "partnership", "other"] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** The maximum length of each field of the contact form, in UTF-16 units, as browsers count. */
export const contactLimits = { name: 100, subject: 200, message: 5000 } as const;

/** The number of hours within which support promises to answer a message. */
export const supportResponseHours = 24;

export const contactSent = "Thank you for your message! We'll get back to you soon.";
export const contactFailed = "Sorry, there was an error sending your message. Please try again.";
