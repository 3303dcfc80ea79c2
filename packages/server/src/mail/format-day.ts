const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** Returns a day as mails write it: 22 Nov 2026. */
export const formatDay = (at: Date): string => day.format(at);

/** Returns a time as mails write it: 22 Nov 2026, 12:23 UTC. */
export const formatTime = (at: Date): string => `${day.format(at)}, ${time.format(at)} UTC`;
