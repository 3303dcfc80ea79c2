import clsx from "clsx";

interface FilterChipsProps<Value extends string> {
  /** The name of the field by which rows are filtered. */
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  /** The chosen value. Undefined if all rows are shown. */
  readonly value: string | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** Shows a filter as a row of buttons, one for each value. Pressing the chosen one again removes the filter. */
export function FilterChips<Value extends string>({ label, options, value, onChange }: FilterChipsProps<Value>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="float-left mr-1.5 text-sm text-soft">{label}</legend>
      {(Object.keys(options) as Value[]).map((option) => {
        const isChosen = option === value;
        return (
          <button
            key={option}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? undefined : option)}
            className={clsx(
              "h-8 rounded-full border px-3 text-sm font-medium",
              isChosen
                ? "border-pencil bg-pencil-wash text-pencil"
                : "border-hairline text-soft hover:border-control hover:text-ink",
            )}
          >
            {options[option]}
          </button>
        );
      })}
    </fieldset>
  );
}
