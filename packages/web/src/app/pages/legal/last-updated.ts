/** The date of the last change to the terms or the privacy policy. Change it only together with their text. */
export const lastUpdated = "24 Nov 2026";
