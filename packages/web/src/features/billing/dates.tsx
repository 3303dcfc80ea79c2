const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** Formats a day in the user's time zone. Null becomes "Unknown". */
export const dayName = (time: string | number | null) => (time === null ? "Unknown" : format.format(new Date(time)));

/** Shows a day in a `<time>` element, which programs can read. */
export function Day({ time }: { time: string | null }) {
  if (time === null) return "Unknown";
  return (
    <time dateTime={time} className="whitespace-nowrap">
      {dayName(time)}
    </time>
  );
}
