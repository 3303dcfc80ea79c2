const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** A day as people write it, in the reader's time zone; "Unknown" where there is none. */
export const dayName = (moment: string | number | null) =>
  moment === null ? "Unknown" : format.format(new Date(moment));

/** A day, for people and programs. */
export function Day({ moment }: { moment: string | null }) {
  if (moment === null) return "Unknown";
  return (
    <time dateTime={moment} className="whitespace-nowrap">
      {dayName(moment)}
    </time>
  );
}
