import { ChevronRight, Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import type { LocalItem } from "./local-history.ts";
import { relativeTime } from "./relative-time.ts";
import { historyStrings } from "./strings.ts";

interface HistoryEntryProps {
  readonly item: LocalItem;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onUse: () => void;
  readonly onDelete: () => void;
}

/** Shows a saved rewrite: its first sentence and, if it is open, both texts with their actions. */
export function HistoryEntry({ item, open, onToggle, onUse, onDelete }: HistoryEntryProps) {
  const id = useId();
  const { preview, mode, timestamp, originalText, humanizedText } = item;
  return (
    <li className="border-b border-hairline">
      <h3 className="font-sans text-base">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-start gap-2 px-4 py-3 text-left hover:bg-well md:px-5"
        >
          <ChevronRight
            size={16}
            aria-hidden
            className={open ? "mt-1 shrink-0 rotate-90 text-soft" : "mt-1 shrink-0 text-soft"}
          />
          <span className="min-w-0 flex-1">
            <span className="block text-wrap font-serif text-base font-normal tracking-normal wrap-break-word">
              {preview}
            </span>
            <span className="mt-0.5 block text-sm font-normal tracking-normal text-soft">
              {mode.charAt(0).toUpperCase() + mode.slice(1)} ·{" "}
              <time dateTime={timestamp}>{relativeTime(new Date(timestamp), new Date())}</time>
            </span>
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open} className="px-4 pb-4 md:px-5 md:pl-11">
        {open && (
          <>
            <Text title={historyStrings.original} text={originalText} />
            <Text title={historyStrings.rewritten} text={humanizedText} />
            <div className="mt-4 flex flex-wrap gap-2">
              <Button look="primary" onClick={onUse}>
                {historyStrings.useThisText}
              </Button>
              <CopyButton text={humanizedText} label={historyStrings.copyResult} className="min-w-34" />
              <Button onClick={onDelete} className="ml-auto">
                <Trash2 size={16} aria-hidden />
                Delete
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h4 className="mt-3 text-sm font-medium text-soft first:mt-0">{title}</h4>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard
        tabIndex={0}
        aria-label={title}
        className="mt-1 max-h-52 overflow-y-auto rounded-small font-serif text-base wrap-break-word whitespace-pre-wrap"
      >
        {text}
      </section>
    </>
  );
}
