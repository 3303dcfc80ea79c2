import clsx from "clsx";
import { createContext, useContext } from "react";
import { type FormattedPart, splitChanged, splitFormatted } from "./split-formatted.ts";
import type { useFormatting } from "./use-formatting.ts";

/** The formatting of the text that is shown. Undefined if Markdown signs are shown as they are. */
export const FormattingContext = createContext<NonNullable<ReturnType<typeof useFormatting>>["formatting"] | undefined>(
  undefined,
);

interface FormattedTextProps {
  readonly before: string;
  readonly shown: string;
  /** The position of `before` in the original text. */
  readonly offset: number;
}

/**
 * Shows a part of the result with the formatting of the original. Markdown signs are hidden by CSS but stay in the
 * page, so that offsets in the text are valid.
 */
export function FormattedText({ before, shown, offset }: FormattedTextProps) {
  const formatting = useContext(FormattingContext);
  if (!formatting || shown === "") return shown;
  const parts =
    before === shown ? splitFormatted(formatting, shown, offset) : splitChanged(formatting, before, shown, offset);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and keep their order
    <Part key={index} part={part} />
  ));
}

function Part({ part: { text, looks, shown } }: { part: FormattedPart }) {
  if (shown !== undefined) {
    return (
      <>
        {shown && <span className="md-shown" data-shown={shown} />}
        <span className="md-sign">{text}</span>
      </>
    );
  }
  return looks.length === 0 ? text : <span className={clsx(looks.map((look) => `md-${look}`))}>{text}</span>;
}
