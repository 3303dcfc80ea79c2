import type { FreeMode } from "@rewright/contract/rewriting";
import { useEffect, useRef, useState } from "react";
import { loadStyleExample } from "../load-parts.ts";
import { UltraSwitch } from "../ultra/ultra-switch.tsx";
import { useLoaded } from "../use-loaded.ts";
import { modeInfo, modeList, premium } from "./modes.ts";
import { strings } from "./strings.ts";

interface ModePickerProps {
  readonly mode: FreeMode;
  readonly ultra: boolean;
  /** True while complimentary generations are left. */
  readonly hasCredits?: boolean;
  readonly onMode: (mode: FreeMode) => void;
  readonly onUltra: (on: boolean) => void;
}

/** Milliseconds of hovering before an example opens. */
const openDelayMs = 250;

/**
 * Renders the styles and the switch of Ultra run, which marks them Premium. The help describes the chosen style;
 * hovering or focusing a style shows an example.
 */
export function ModePicker({ mode, ultra, hasCredits, onMode, onUltra }: ModePickerProps) {
  const { help, note } = modeInfo(mode);
  const [StyleExample, ask] = useLoaded(loadStyleExample);
  const [pointed, setPointed] = useState<FreeMode>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function point(at: FreeMode | undefined, delayMs = 0): void {
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
          {modeList.map((info) => (
            <label
              key={info.mode}
              className="style"
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && point(info.mode, openDelayMs)}
            >
              <input
                type="radio"
                name="mode"
                value={info.mode}
                checked={info.mode === mode}
                onChange={() => onMode(info.mode)}
                onFocus={({ target }) => target.matches(":focus-visible") && point(info.mode)}
                autoComplete="off"
                aria-labelledby={`style-${info.mode}`}
                aria-describedby={`style-${info.mode}-line`}
              />
              <span id={`style-${info.mode}`}>{info.label}</span>
              <span id={`style-${info.mode}-line`} hidden>
                {info.help}
              </span>
            </label>
          ))}
        </div>
        {StyleExample && pointed && (
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
          {ultra && (
            <span className="mr-1.5 rounded-small border border-pencil px-1.5 text-xs leading-5 font-medium text-pencil">
              {premium.label}
            </span>
          )}{" "}
          {help} {note && <span className="text-ink">{note}</span>}
          {hasCredits && !ultra && !note && (
            // Tablets have no room for a second line here.
            <span className="text-ink md:max-lg:hidden">
              Pro rewrites your texts until your free Pro rewrites run out.
            </span>
          )}
        </p>
        {StyleExample && (
          <p className="prose-text mt-1 text-ink md:hidden">
            <StyleExample mode={mode} />
          </p>
        )}
      </div>
      <UltraSwitch on={ultra} onChange={onUltra} />
    </div>
  );
}
