import type { FreeMode, Mode } from "@rewright/contract/rewriting";
import { useEffect, useRef, useState } from "react";
import { modeInfo, modeList, premium } from "./modes.ts";
import { strings } from "./settings/strings.ts";
import { useStyleExample } from "./settings/use-style-example.ts";
import { useUltraHelp } from "./ultra-help.ts";
import { UltraSwitch } from "./ultra-switch.tsx";

interface ModePickerProps {
  readonly mode: FreeMode;
  readonly ultra: boolean;
  /** Complimentary generations are left. */
  readonly hasCredits?: boolean;
  readonly onMode: (mode: FreeMode) => void;
  readonly onUltra: (on: boolean) => void;
}

/** A pointer that passes by opens nothing. */
const openDelayMs = 250;

/**
 * In which style to rewrite: a row of choices and the switch of Ultra run, which adds the mode premium
 * to them. The help says what the chosen one does; under the pointer and under the keyboard each shows an example.
 */
export function ModePicker({ mode, ultra, hasCredits = false, onMode, onUltra }: ModePickerProps) {
  const chosen = ultra ? premium : modeInfo(mode);
  const offered = ultra ? [...modeList, premium] : modeList;
  // Choosing another mode is one of the ways out of Ultra run; choosing premium changes nothing.
  const choose = (value: string) => value !== premium.mode && onMode(value as FreeMode);
  const ultraHelp = useUltraHelp();
  const { StyleExample, ask } = useStyleExample();
  const [pointed, setPointed] = useState<Mode>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const help = "help" in chosen ? chosen.help : ultraHelp;
  const note = "note" in chosen ? chosen.note : undefined;

  function point(at: Mode | undefined, delayMs = 0): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPointed(at), delayMs);
    if (at) ask();
  }

  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-6">
      <fieldset
        className="relative col-span-2"
        aria-describedby="mode-help"
        onPointerDown={ask}
        onPointerLeave={() => point(undefined)}
        onBlur={() => point(undefined)}
        onKeyDown={({ key }) => key === "Escape" && point(undefined)}
      >
        <legend className="sr-only">{strings.style}</legend>
        <div className="styles">
          {offered.map((info) => (
            <label
              key={info.mode}
              className="style"
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && point(info.mode, openDelayMs)}
            >
              <input
                type="radio"
                name="mode"
                value={info.mode}
                checked={info.mode === chosen.mode}
                onChange={() => choose(info.mode)}
                onFocus={({ target }) => target.matches(":focus-visible") && point(info.mode)}
                autoComplete="off"
                aria-labelledby={`style-${info.mode}`}
                aria-describedby={`style-${info.mode}-line`}
              />
              <span id={`style-${info.mode}`}>{info.label}</span>
              <span id={`style-${info.mode}-line`} hidden>
                {"help" in info ? info.help : ultraHelp}
              </span>
            </label>
          ))}
        </div>
        {StyleExample && pointed && pointed !== premium.mode && (
          <div className="style-card float appear">
            <p className="text-sm text-soft">
              <span className="font-medium text-ink">{modeInfo(pointed).label}.</span> {modeInfo(pointed).help}
            </p>
            <p className="prose-text mt-1 max-w-prose">
              <StyleExample mode={pointed} />
            </p>
          </div>
        )}
      </fieldset>
      <div className="mt-2 min-h-5 text-sm text-soft max-md:col-span-2">
        <p id="mode-help">
          {help} {note && <span className="text-ink">{note}</span>}
          {hasCredits && !ultra && !note && (
            // Tablets have no room for a second line here.
            <span className="text-ink md:max-lg:hidden">
              Humanize Pro answers while complimentary generations last.
            </span>
          )}
        </p>
        {StyleExample && !ultra && (
          <p className="prose-text mt-1 text-ink md:hidden">
            <StyleExample mode={mode} />
          </p>
        )}
      </div>
      <UltraSwitch on={ultra} onChange={onUltra} />
    </div>
  );
}
