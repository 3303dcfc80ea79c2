/** When the terms and the privacy policy got the text that they have. It changes with the text, and only then. */
export const lastUpdated = "23 Nov 2026";
