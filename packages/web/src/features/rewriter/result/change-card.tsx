import { Popover } from "radix-ui";
import type { RefObject } from "react";
import type { Change, ResultState } from "../state/result-state.ts";
import { ChangeToggle } from "./change-list.tsx";
import { ChangeSummary } from "./change-summary.tsx";

interface ChangeCardProps {
  readonly state: ResultState;
  readonly change: Change;
  readonly anchor: RefObject<HTMLElement>;
  readonly onChange: (state: ResultState) => void;
  readonly onClose: () => void;
  /** Called when the pointer enters the card, so that it stays open. */
  readonly onHold: () => void;
  readonly onLeave: () => void;
}

/**
 * Shows a card beside a changed word that is hovered or focused: the original, the reason of the change and an Undo
 * button.
 */
export function ChangeCard({ state, change, anchor, onChange, onClose, onHold, onLeave }: ChangeCardProps) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Change"
          side="top"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The word's own pointer and focus events close the card.
          onInteractOutside={(event) => event.preventDefault()}
          onPointerEnter={onHold}
          onPointerLeave={onLeave}
          className="appear float z-40 flex w-84 max-w-[calc(100vw-1.5rem)] items-start gap-3 px-4 py-3 outline-none"
        >
          <div className="min-w-0 flex-1 wrap-anywhere">
            <ChangeSummary change={change} />
            <p className="mt-0.5 text-sm text-soft">{change.reason}</p>
          </div>
          <ChangeToggle state={state} change={change} onChange={onChange} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
