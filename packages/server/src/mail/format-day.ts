const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** Formats a day as in mails: "22 Nov 2026". */
export const formatDay = (at: Date): string => day.format(at);

/** Formats a time as in mails: "22 Nov 2026, 12:23 UTC". */
export const formatTime = (at: Date): string => `${day.format(at)}, ${time.format(at)} UTC`;
