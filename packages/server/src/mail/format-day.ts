const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** Returns a day as mails write it: 22 Nov 2026. */
export const formatDay = (moment: Date): string => day.format(moment);

/** Returns a moment as mails write it: 22 Nov 2026, 12:23 UTC. */
export const formatMoment = (moment: Date): string => `${day.format(moment)}, ${time.format(moment)} UTC`;
