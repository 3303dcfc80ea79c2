import { useUltraHelp } from "./ultra-help.ts";

interface UltraSwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Shows the switch for Ultra run (rewriting with Humanize Pro). */
export function UltraSwitch({ on, onChange }: UltraSwitchProps) {
  const help = useUltraHelp();
  return (
    <>
      <label
        title={help}
        className="inline-flex min-h-9 items-center gap-2.5 self-start justify-self-end text-sm max-md:col-span-2 font-medium select-none"
      >
        Ultra run{" "}
        <span className="not-premium rounded-small border border-hairline px-1.5 text-xs leading-5 font-medium text-soft">
          Premium
        </span>
        <input
          id="ultra"
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
          role="switch"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
          autoComplete="off"
          aria-describedby="ultra-help"
          className="switch"
        />
      </label>
      <span id="ultra-help" hidden>
        {help}
      </span>
    </>
  );
}
