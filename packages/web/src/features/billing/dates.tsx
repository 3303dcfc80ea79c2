const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** Returns a formatted day in the reader's time zone; "Unknown" for null. */
export const dayName = (moment: string | number | null) =>
  moment === null ? "Unknown" : format.format(new Date(moment));

/** Shows a formatted day that programs can read. */
export function Day({ moment }: { moment: string | null }) {
  if (moment === null) return "Unknown";
  return (
    <time dateTime={moment} className="whitespace-nowrap">
      {dayName(moment)}
    </time>
  );
}
