import type { Ref } from "react";

interface TextFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The position of the first word over the word limit. */
  readonly limitAt: number;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/**
 * Shows the text field for the original. It grows with its lines. Words over the limit are marked in a copy of the text
 * behind it.
 */
export function TextField({ text, onChange, limitAt, ref }: TextFieldProps) {
  return (
    <div className="text-stack prose-text">
      <div className="text-copy px-4 py-3 md:px-5" aria-hidden="true">
        {text.slice(0, limitAt)}
        {limitAt < text.length && <mark className="over-limit">{text.slice(limitAt)}</mark>}
        {/* An empty last line would have no height. */}
        {text.endsWith("\n") && " "}
      </div>
      <textarea
        ref={ref}
        id="original-text"
        rows={6}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        placeholder="Paste or type your text here."
        aria-describedby="original-counts"
        aria-invalid={limitAt < text.length}
        spellCheck
        autoComplete="off"
        className="prose-text block h-full w-full px-4 py-3 outline-none placeholder:text-faint md:px-5"
      />
    </div>
  );
}
