import { Fragment, type ReactNode } from "react";

/** Shows names and values in two columns. Undefined and null values are omitted. */
export function DescriptionList({ items }: { items: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
      {Object.entries(items).map(
        ([name, value]) =>
          value !== undefined && (
            <Fragment key={name}>
              <dt className="text-soft">{name}</dt>
              <dd className="wrap-anywhere">{value ?? "–"}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
