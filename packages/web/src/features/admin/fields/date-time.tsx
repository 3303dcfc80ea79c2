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
  /** With hour and minute. */
  readonly exact?: boolean;
  /** Said where there is no such moment. */
  readonly none?: string;
}

/** A day or a moment in the reader's time zone, for people and programs. */
export function DateTime({ at, exact = false, none = "–" }: DateTimeProps) {
  if (at === null) return none;
  return (
    <time dateTime={at} title={exactFormat.format(new Date(at))} className="whitespace-nowrap tabular-nums">
      {formatDateTime(at, exact)}
    </time>
  );
}

/** A day or a moment as people write it. */
export const formatDateTime = (at: string, exact = false): string =>
  (exact ? exactFormat : dayFormat).format(new Date(at));
