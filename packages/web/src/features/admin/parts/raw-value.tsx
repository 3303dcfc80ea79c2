import { Moment } from "./moment.tsx";

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const longest = 28;

interface RawValueProps {
  readonly value: unknown;
  /** In full, where there is room. */
  readonly whole?: boolean;
}

/** A value of a table as it is; long ones are cut, and whole in their title. */
export function RawValue({ value, whole = false }: RawValueProps) {
  if (value === null || value === undefined) return <span className="text-faint">null</span>;
  if (typeof value === "object") return <code className="text-xs wrap-anywhere">{JSON.stringify(value)}</code>;
  if (typeof value !== "string") return String(value);
  if (momentPattern.test(value)) return <Moment at={value} exact />;
  if (whole) return <span className="wrap-anywhere whitespace-pre-wrap">{value}</span>;
  if (uuidPattern.test(value)) return <code title={value}>{value.slice(0, 8)}…</code>;
  const short = value.length > longest ? `${value.slice(0, longest - 1)}…` : value;
  return (
    <span title={short === value ? undefined : value} className="whitespace-nowrap">
      {short}
    </span>
  );
}
