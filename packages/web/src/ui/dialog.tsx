import clsx from "clsx";
import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { uiStrings } from "./strings.ts";
import { useOpener } from "./use-opener.ts";

interface DialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons of the dialog. The main one is the last. */
  readonly actions?: ReactNode;
  /** True for a wider dialog, such as one with a list. */
  readonly wide?: boolean;
  readonly onClose: () => void;
}

/** Shows a dialog above the page. The keyboard focus stays inside until it is closed. */
export function Dialog({ title, description, children, actions, wide = false, onClose }: DialogProps) {
  const returnFocus = useOpener();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        {/* Above dialogs that were opened before. */}
        <div className="relative z-50">
          {/* Not the library's overlay: it adds a style sheet to the page, which the content security policy refuses. */}
          <div className="dialog-backdrop appear fixed inset-0" aria-hidden />
          <Primitive.Content
            {...(description ? {} : { "aria-describedby": undefined })}
            onCloseAutoFocus={returnFocus}
            className={clsx(
              "appear float fixed top-1/2 left-1/2 flex max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] -translate-1/2 flex-col overflow-y-auto p-6 outline-none",
              wide ? "w-180" : "w-120",
            )}
          >
            <Primitive.Title className="pr-10 text-title">{title}</Primitive.Title>
            {description && (
              <Primitive.Description asChild>
                <div className="mt-2 text-pretty wrap-anywhere text-soft">{description}</div>
              </Primitive.Description>
            )}
            {children && <div className="mt-5">{children}</div>}
            {actions && <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">{actions}</div>}
            {/* Last, so that the focus begins on the dialog's content. */}
            <Primitive.Close
              aria-label={uiStrings.close}
              className="absolute top-4.5 right-4 grid size-9 place-items-center rounded-control text-soft hover:bg-well hover:text-ink"
            >
              <X size={18} aria-hidden />
            </Primitive.Close>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
