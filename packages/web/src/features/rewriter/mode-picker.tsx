import type { FreeMode } from "@rewright/contract/rewriting";
import { ChevronDown } from "lucide-react";
import { modeInfo, modeList, premium } from "./modes.ts";
import { UltraSwitch } from "./ultra-switch.tsx";

interface ModePickerProps {
  readonly mode: FreeMode;
  readonly ultra: boolean;
  /** Complimentary generations are left. */
  readonly hasCredits?: boolean;
  readonly onMode: (mode: FreeMode) => void;
  readonly onUltra: (on: boolean) => void;
}

/**
 * Which way to rewrite: a row of choices, on phones a select, and the switch of Ultra run, which marks them Premium. The help
 * says what the chosen one does.
 */
export function ModePicker({ mode, ultra, hasCredits = false, onMode, onUltra }: ModePickerProps) {
  const { help, note } = modeInfo(mode);
  const choose = (value: string) => onMode(value as FreeMode);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-6">
      <fieldset className="col-span-2 hidden md:block" aria-describedby="mode-help">
        <legend className="sr-only">Mode</legend>
        <div className="flex flex-wrap gap-0.5 rounded-control border border-hairline bg-well p-0.75">
          {modeList.map((info) => (
            <label
              key={info.mode}
              className="relative flex h-9 flex-auto items-center justify-center rounded-[6px] px-2 text-sm font-medium text-soft hover:text-ink has-checked:bg-raised has-checked:text-pencil has-checked:ring-1 has-checked:ring-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pencil"
            >
              <input
                type="radio"
                name="mode"
                value={info.mode}
                checked={info.mode === mode}
                onChange={() => choose(info.mode)}
                autoComplete="off"
                className="absolute inset-0 cursor-pointer appearance-none rounded-[6px] outline-none"
              />
              {info.label}
            </label>
          ))}
        </div>
      </fieldset>
      <label htmlFor="mode-select" className="self-center text-sm font-medium md:hidden">
        Mode
      </label>
      <div className="relative order-1 col-span-2 mt-1 md:hidden">
        <select
          id="mode-select"
          value={mode}
          onChange={(event) => choose(event.target.value)}
          autoComplete="off"
          aria-describedby="mode-help"
          className="h-11 w-full appearance-none rounded-control border border-control bg-raised pr-10 pl-3 text-base"
        >
          {modeList.map((info) => (
            <option key={info.mode} value={info.mode}>
              {info.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden className="pointer-events-none absolute top-3 right-3 text-soft" />
      </div>
      <p id="mode-help" className="order-2 mt-2 min-h-10 text-sm text-soft max-md:col-span-2 md:order-none md:min-h-5">
        {ultra && (
          <span className="mr-1.5 rounded-small border border-pencil px-1.5 text-xs leading-5 font-medium text-pencil">
            {premium.label}
          </span>
        )}{" "}
        {help} {note && <span className="text-ink">{note}</span>}
        {hasCredits && !ultra && !note && (
          // Tablets have no room for a second line here.
          <span className="text-ink md:max-lg:hidden">Pro writes while your free Pro rewrites last.</span>
        )}
      </p>
      <UltraSwitch on={ultra} onChange={onUltra} />
    </div>
  );
}
