import { RawValue } from "../fields/raw-value.tsx";

interface BeforeAfterProps {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Shows the changed fields: the old value struck out, the new one beside it. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
      {names.map((name) => {
        const isSame = JSON.stringify(before[name]) === JSON.stringify(after[name]);
        return (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere">
              {isSame ? (
                <RawValue value={after[name]} whole />
              ) : (
                <>
                  {name in before && (
                    <del className="edit-before mr-2">
                      <RawValue value={before[name]} whole />
                    </del>
                  )}
                  {name in after && (
                    <ins className="edit-after no-underline">
                      <RawValue value={after[name]} whole />
                    </ins>
                  )}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
