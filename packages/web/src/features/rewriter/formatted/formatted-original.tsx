import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { useFileState } from "../files/opened-file.ts";
import { FormattedText, FormattingContext } from "./formatted-text.tsx";
import { offsetAt } from "./offset-at.ts";
import { formattedStrings } from "./strings.ts";
import { useFormatting } from "./use-formatting.ts";

interface FormattedOriginalProps {
  readonly text: string;
  /** The position of the first word over the word limit. */
  readonly limitAt: number;
  /** The text from which the current result was made. */
  readonly rewritten: string | undefined;
  /**
   * The text field with the same text and its Markdown signs. It is hidden while this view is shown, and appears when
   * it gets the focus.
   */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Shows the original with its headings, bold words and lists. Used if the text came from a file or was rewritten. */
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
    // A selection means that the user wants to copy, not to type.
    if (getSelection()?.isCollapsed !== false) edit(offsetAt(currentTarget, clientX, clientY));
  }

  return (
    <div className="formatted-original prose-text px-4 py-3 md:px-5">
      {/* Keyboard users reach the field beside this element. */}
      <Button size="small" tabIndex={-1} className="float-right ml-3 font-sans" onClick={() => edit()}>
        {formattedStrings.edit}
      </Button>
      {/* A click moves the focus to the field, for mouse users only. */}
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

/**
 * The milliseconds for which the text field stays visible after it has lost the focus, so that nothing moves under the
 * pointer during a click.
 */
const pressMs = 300;

/** Returns whether the text field has the focus or has just lost it. */
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
