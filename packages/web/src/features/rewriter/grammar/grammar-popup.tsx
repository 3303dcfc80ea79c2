import type { GrammarFinding } from "@rewright/grammar/finding";
import { X } from "lucide-react";
import { Popover } from "radix-ui";
import { type RefObject, useRef } from "react";
import { Button } from "#src/ui/button.tsx";
import { AddWord } from "./add-word.tsx";
import { grammarStrings as strings } from "./strings.ts";

interface GrammarPopupProps {
  readonly finding: GrammarFinding;
  /** The words that the finding is about. */
  readonly problem: string;
  /** The position of the finding in the list of all, from 1, and their number. */
  readonly at: number;
  readonly count: number;
  readonly anchor: RefObject<{ getBoundingClientRect(): DOMRect }>;
  /** True to move the focus into the popup when it opens. */
  readonly takesFocus: boolean;
  readonly onFix: (fix: string) => void;
  readonly onIgnore: () => void;
  readonly onNext: () => void;
  /** Called when the popup closes. `returnFocus` is false if the user has moved the focus to another element. */
  readonly onClose: (returnFocus: boolean) => void;
}

/** Shows a possible mistake beside its words, with corrections. */
export function GrammarPopup({ finding, problem, at, count, anchor, takesFocus, ...on }: GrammarPopupProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open onOpenChange={(open) => !open && on.onClose(true)}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-labelledby="grammar-title"
          aria-describedby="grammar-message"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (takesFocus) content.current?.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            event.preventDefault();
            on.onClose(false);
          }}
          className="appear float z-40 w-80 max-w-[calc(100vw-1.5rem)] px-4 pt-2 pb-3 outline-none"
        >
          <div className="-mr-2 flex items-center justify-between gap-2">
            <h3 id="grammar-title" className="font-sans text-sm font-semibold tracking-normal">
              {strings.title(at, count)}
            </h3>
            <button
              type="button"
              aria-label={strings.close}
              onClick={() => on.onClose(true)}
              className="grid size-8 place-items-center rounded-control text-soft hover:bg-well hover:text-ink"
            >
              <X size={16} aria-hidden />
            </button>
          </div>
          <p id="grammar-message" className="text-sm text-soft wrap-anywhere">
            {finding.message}
          </p>
          {finding.fixes.length === 0 && <p className="mt-2 text-sm">{strings.noFixes}</p>}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, these are buttons */}
          <div role="group" aria-label={strings.fixes} className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {finding.fixes.map((fix, index) => (
              <Button
                key={fix}
                size="small"
                className="max-w-full"
                data-first={index === 0 ? "" : undefined}
                aria-label={strings.fixLabel(problem.trim(), fix.trim())}
                onClick={() => on.onFix(fix)}
              >
                <span className="truncate">{strings.replaceBy(fix.trim())}</span>
              </Button>
            ))}
          </div>
          <div className="mt-3 flex flex-wrap gap-1 border-t border-hairline pt-2">
            <Button
              look="plain"
              size="small"
              data-first={finding.fixes.length === 0 ? "" : undefined}
              onClick={on.onIgnore}
            >
              {strings.ignore}
            </Button>
            {finding.kind === "spelling" && <AddWord word={problem} onAdded={() => on.onClose(true)} />}
            {count > 1 && (
              <Button look="plain" size="small" className="ml-auto" onClick={on.onNext}>
                {strings.next}
              </Button>
            )}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
