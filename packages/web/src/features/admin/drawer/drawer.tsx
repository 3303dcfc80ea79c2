import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { Toasts } from "#src/ui/toasts.tsx";
import { useOpener } from "#src/ui/use-opener.ts";
import { partsStrings } from "../strings.ts";

interface DrawerProps {
  readonly title: ReactNode;
  /** Adds a line below the title. */
  readonly about?: ReactNode;
  /** A line that stays visible below the title while the details scroll. */
  readonly line?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Shows a row's details in a panel at the side. The keyboard focus stays inside until it is closed. */
export function Drawer({ title, about, line, children, onClose }: DrawerProps) {
  const returnFocus = useOpener();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Replaces the library's overlay, whose style sheet the content security policy refuses. */}
        <div className="dialog-backdrop appear fixed inset-0 z-40" aria-hidden />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="slide-in-end fixed inset-y-0 right-0 z-40 flex w-full flex-col border-l border-hairline bg-page outline-none md:w-160"
        >
          <div className="flex items-start gap-3 border-b border-hairline px-4 py-3 md:px-6">
            <div className="min-w-0 flex-1">
              <Dialog.Title className="text-title wrap-anywhere">{title}</Dialog.Title>
              {about}
            </div>
            <Dialog.Close
              aria-label={partsStrings.close}
              className="-mr-2 grid size-10 shrink-0 place-items-center rounded-control text-soft hover:bg-well hover:text-ink"
            >
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          {line}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard */}
          <section tabIndex={0} aria-label={partsStrings.details} className="flex-1 overflow-y-auto px-4 pb-10 md:px-6">
            {children}
          </section>
          <Toasts />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
