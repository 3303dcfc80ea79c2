import { DescriptionList } from "./description-list.tsx";
import { RawValue } from "./raw-value.tsx";

/** Shows every field of a row under its name. */
export function RawDescriptionList({ row }: { row: Readonly<Record<string, unknown>> }) {
  const entries = Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, <RawValue key={name} value={value} whole />]);
  return <DescriptionList items={Object.fromEntries(entries)} />;
}
