import { ChevronDown } from "lucide-react";
import { type FocusEvent, type ReactNode, type ToggleEvent, useRef } from "react";
import { strings } from "./strings.ts";

export const settingsSheetId = "settings";

interface SettingsSheetProps {
  /** A short summary of the settings. */
  readonly summary: string;
  /** Called when the sheet opens. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/**
 * Shows the settings. On wide screens they are part of the page; on phones a row with a summary opens them as a sheet.
 * The sheet is a native popover, so that it works before the page's code has loaded.
 */
export function SettingsSheet({ summary, onOpen, children }: SettingsSheetProps) {
  const title = useRef<HTMLHeadingElement>(null);

  function beginAtTitle({ newState }: ToggleEvent): void {
    if (newState !== "open") return;
    title.current?.focus();
    onOpen();
  }

  /** Closes the sheet when the focus moves to an element behind it. */
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && currentTarget.matches(":popover-open")) {
      currentTarget.hidePopover();
    }
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={settingsSheetId}
        className="settings-row mb-3 flex h-11 w-full items-center gap-3 rounded-control border border-control bg-raised px-3 text-left text-sm md:hidden"
      >
        <span className="sr-only">{strings.settings}: </span>
        <span className="min-w-0 flex-1 truncate font-medium">{summary}</span>
        <span className="text-pencil" aria-hidden="true">
          {strings.change}
        </span>
        <ChevronDown size={16} aria-hidden className="text-soft" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: it contains fieldsets */}
      <div
        id={settingsSheetId}
        popover="auto"
        role="group"
        aria-labelledby={`${settingsSheetId}-title`}
        onToggle={beginAtTitle}
        onBlur={closeWhenLeft}
        className="settings"
      >
        <div className="settings-title flex items-center justify-between md:hidden">
          <h2 ref={title} id={`${settingsSheetId}-title`} tabIndex={-1} className="text-base outline-none">
            {strings.settings}
          </h2>
          <button
            type="button"
            popoverTarget={settingsSheetId}
            popoverTargetAction="hide"
            className="h-11 px-2 text-base font-medium text-pencil"
          >
            {strings.done}
          </button>
        </div>
        {children}
      </div>
    </>
  );
}
