const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** Returns a day as mails write it: 22 Nov 2026. */
export const formatDay = (moment: Date): string => format.format(moment);
