const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const exactFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

interface MomentProps {
  readonly at: string | null;
  /** With hour and minute. */
  readonly exact?: boolean;
  /** Said where there is no such moment. */
  readonly none?: string;
}

/** A day or a moment in the reader's time zone, for people and programs. */
export function Moment({ at, exact = false, none = "–" }: MomentProps) {
  if (at === null) return none;
  return (
    <time dateTime={at} title={exactFormat.format(new Date(at))} className="whitespace-nowrap tabular-nums">
      {momentName(at, exact)}
    </time>
  );
}

/** A day or a moment as people write it. */
export const momentName = (at: string, exact = false): string => (exact ? exactFormat : dayFormat).format(new Date(at));
