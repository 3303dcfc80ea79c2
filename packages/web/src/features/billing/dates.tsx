const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** Returns a formatted day in the reader's time zone; "Unknown" for null. */
export const dayName = (time: string | number | null) => (time === null ? "Unknown" : format.format(new Date(time)));

/** Shows a formatted day that programs can read. */
export function Day({ time }: { time: string | null }) {
  if (time === null) return "Unknown";
  return (
    <time dateTime={time} className="whitespace-nowrap">
      {dayName(time)}
    </time>
  );
}
