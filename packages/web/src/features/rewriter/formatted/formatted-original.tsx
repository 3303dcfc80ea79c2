import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { useFileState } from "../files/opened-file.ts";
import { FormattedText, FormattingContext } from "./formatted-text.tsx";
import { offsetAt } from "./offset-at.ts";
import { formattedStrings } from "./strings.ts";
import { useFormatting } from "./use-formatting.ts";

interface FormattedOriginalProps {
  readonly text: string;
  /** Where the words over the limit begin. */
  readonly limitAt: number;
  /** The text of which the shown result is. */
  readonly rewritten: string | undefined;
  /** Holds the same text with its signs. It is out of sight while this view is there, until it has the focus. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The original with its headings, bold words and lists, where it was opened from a file or has been rewritten. */
export function FormattedOriginal({ text, limitAt, rewritten, field }: FormattedOriginalProps) {
  const { file } = useFileState();
  const isSource = text === rewritten || text === file?.text;
  const formatted = useFormatting(isSource ? text : "");
  const isTyping = useTyping(field);
  if (!formatted || isTyping) return null;

  function edit(offset?: number): void {
    const scroller = field.current?.closest(".sheet-scroll");
    const top = scroller?.scrollTop ?? 0;
    field.current?.focus({ preventScroll: true });
    if (offset !== undefined) field.current?.setSelectionRange(offset, offset);
    requestAnimationFrame(() => scroller?.scrollTo({ top }));
  }

  function editAtPress({ currentTarget, clientX, clientY }: MouseEvent): void {
    // Words that were marked are to be copied, not typed over.
    if (getSelection()?.isCollapsed !== false) edit(offsetAt(currentTarget, clientX, clientY));
  }

  return (
    <div className="formatted-original prose-text px-4 py-3 md:px-5">
      {/* The field beside it is where the keyboard leads. */}
      <Button size="small" tabIndex={-1} className="float-right ml-3 font-sans" onClick={() => edit()}>
        {formattedStrings.edit}
      </Button>
      {/* A press is a way with the mouse to the field. */}
      <div aria-hidden="true" className="formatted-copy max-w-prose cursor-text" onClick={editAtPress}>
        <FormattingContext value={formatted.formatting}>
          <FormattedText before={text.slice(0, limitAt)} shown={text.slice(0, limitAt)} offset={0} />
          {limitAt < text.length && (
            <mark className="over-limit">
              <FormattedText before={text.slice(limitAt)} shown={text.slice(limitAt)} offset={limitAt} />
            </mark>
          )}
        </FormattingContext>
      </div>
    </div>
  );
}

/** What took the focus from the field by a press stays in its place until the press has ended. */
const pressMs = 300;

/** Returns whether the field has the focus, or had it just now. */
function useTyping(field: RefObject<HTMLTextAreaElement | null>): boolean {
  const [isTyping, setTyping] = useState(() => document.activeElement === field.current);
  useEffect(() => {
    const element = field.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function begin(): void {
      clearTimeout(timer);
      setTyping(true);
    }
    function end(): void {
      timer = setTimeout(() => setTyping(false), pressMs);
    }
    element?.addEventListener("focus", begin);
    element?.addEventListener("blur", end);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener("focus", begin);
      element?.removeEventListener("blur", end);
    };
  }, [field]);
  return isTyping;
}
