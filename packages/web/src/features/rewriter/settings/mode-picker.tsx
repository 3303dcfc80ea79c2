import type { FreeMode } from "@rewright/contract/rewriting";
import { useEffect, useRef, useState } from "react";
import type { loadStyleExample } from "../load-parts.ts";
import { UltraSwitch } from "../ultra/ultra-switch.tsx";
import { type ModeInfo, modeInfo, modeList, premium } from "./mode-list.ts";
import { strings } from "./strings.ts";

type StyleExample = Awaited<ReturnType<typeof loadStyleExample>>;

interface ModePickerProps {
  readonly mode: FreeMode;
  readonly ultra: boolean;
  /** True while the user has free Pro rewrites left. */
  readonly hasCredits?: boolean;
  readonly onMode: (mode: FreeMode) => void;
  readonly onUltra: (on: boolean) => void;
  /** Shows an example of a style, once it has loaded. */
  readonly StyleExample: StyleExample | undefined;
  /** Requests the examples. */
  readonly ask: () => void;
}

const styles: readonly (ModeInfo & { readonly mode: FreeMode })[] = modeList;

/** The milliseconds for which a style must be hovered before its example opens. */
const openDelayMs = 250;

/**
 * Shows the styles, and the switch for Ultra run (rewriting with Humanize Pro). The chosen style is described below;
 * hovering or focusing a style shows an example.
 */
export function ModePicker({ mode, ultra, hasCredits, onMode, onUltra, StyleExample, ask }: ModePickerProps) {
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
        onPointerLeave={() => point(undefined)}
        onBlur={() => point(undefined)}
        onKeyDown={({ key }) => key === "Escape" && point(undefined)}
      >
        <legend className="sr-only">{strings.style}</legend>
        <div className="styles">
          {styles.map((info) => (
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
        {StyleExample && pointed && <StyleCard mode={pointed} StyleExample={StyleExample} />}
      </fieldset>
      <StyleHelp {...{ mode, ultra, hasCredits, StyleExample }} />
      <UltraSwitch on={ultra} onChange={onUltra} />
    </div>
  );
}

/** Describes the chosen style. On phones the others keep the room that the longest of them needs, and stay hidden. */
function StyleHelp(props: Pick<ModePickerProps, "mode" | "ultra" | "hasCredits" | "StyleExample">) {
  const { mode, ultra, hasCredits, StyleExample } = props;
  return (
    <div className="style-help mt-2 min-h-5 text-sm text-soft max-md:col-span-2">
      {styles.map(({ mode: style, help, note }) => (
        <div key={style} data-shown={style === mode || undefined}>
          <p id={style === mode ? "mode-help" : undefined}>
            {(ultra || style !== mode) && (
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
              <StyleExample mode={style} />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

/** Describes a style that is hovered or focused, with an example. */
function StyleCard({ mode, StyleExample }: { mode: FreeMode; StyleExample: StyleExample }) {
  const { label, help } = modeInfo(mode);
  return (
    <div className="style-card float appear">
      <p className="text-sm text-soft">
        <span className="font-medium text-ink">{label}.</span> {help}
      </p>
      <p className="prose-text mt-1 max-w-prose">
        <StyleExample mode={mode} />
      </p>
    </div>
  );
}
