const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const exactFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

interface DateTimeProps {
  readonly at: string | null;
  /** True to show the hour and minute too. */
  readonly exact?: boolean;
  /** The text to show if `at` is null. */
  readonly none?: string;
}

/** Shows a date, or a date and time, in the user's time zone. */
export function DateTime({ at, exact = false, none = "–" }: DateTimeProps) {
  if (at === null) return none;
  return (
    <time dateTime={at} title={exactFormat.format(new Date(at))} className="whitespace-nowrap tabular-nums">
      {formatDateTime(at, exact)}
    </time>
  );
}

/** Formats a date, or a date and time, in the user's time zone. */
export const formatDateTime = (at: string, exact = false): string =>
  (exact ? exactFormat : dayFormat).format(new Date(at));
