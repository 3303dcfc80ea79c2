import type { Mode } from "@rewright/contract/rewriting";
import { ChevronDown } from "lucide-react";
import { modeInfo, modeList } from "./modes.ts";

/** Which way to rewrite: a row of choices, on phones a select. The help says what the chosen one does. */
export function ModePicker({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const { help, note } = modeInfo(mode);
  return (
    <div className="min-w-0 flex-1">
      <fieldset className="hidden md:block" aria-describedby="mode-help">
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
                onChange={() => onChange(info.mode)}
                autoComplete="off"
                className="absolute inset-0 cursor-pointer appearance-none rounded-[6px] outline-none"
              />
              {info.label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="md:hidden">
        <label htmlFor="mode-select" className="mb-1 block text-sm font-medium">
          Mode
        </label>
        <div className="relative">
          <select
            id="mode-select"
            value={mode}
            onChange={(event) => onChange(event.target.value as Mode)}
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
      </div>
      <p id="mode-help" className="mt-2 min-h-10 text-sm text-soft md:min-h-5">
        {help} {note && <span className="text-ink">{note}</span>}
      </p>
    </div>
  );
}
