import { partsStrings } from "../strings.ts";
import { DateTime } from "./date-time.tsx";

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

interface RawValueProps {
  readonly value: unknown;
  /** True to show long values in full. */
  readonly whole?: boolean;
}

/** Shows a value as it is stored. A long value is shortened, and its tooltip has all of it. */
export function RawValue({ value, whole = false }: RawValueProps) {
  if (value === null || value === undefined) return <span className="text-faint">{partsStrings.nullValue}</span>;
  if (typeof value === "string" && momentPattern.test(value)) return <DateTime at={value} exact />;
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  if (whole) return <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>;
  if (uuidPattern.test(text)) return <span title={text}>{text.slice(0, 8)}…</span>;
  return (
    <span title={text} className="block max-w-40 truncate md:max-w-64">
      {text}
    </span>
  );
}
