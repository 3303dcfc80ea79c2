import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { useLoadedWhile } from "#src/ui/use-loaded.ts";
import { useClearAndPaste } from "../entry/use-clear-and-paste.tsx";
import { useFiles } from "../files/use-files.tsx";
import type { OriginalGrammarProps } from "../grammar/original-grammar.tsx";
import { loadExampleTexts, loadOriginalViews, loadOverLimitNotice } from "../load-parts.ts";
import type { Writer } from "../state/writer.ts";
import { exampleLabels } from "./example-labels.ts";
import { TextField } from "./text-field.tsx";
import { useCleaning } from "./use-cleaning.ts";
import { limitOffset } from "./word-limit.ts";

interface OriginalPanelProps extends OriginalGrammarProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onExample: (text: string) => void;
  readonly words: number;
  readonly writer: Writer;
  /** Rewrites the part of the text within the word limit. Undefined while a rewrite is in progress. */
  readonly onRewriteFirst: (() => void) | undefined;
  /** The text from which the current result was made. */
  readonly rewritten: string | undefined;
  /** Restores the text that was replaced by one from another part of the page, such as the history. */
  readonly replaced: { readonly putBack: () => void } | undefined;
}

/** Shows the panel with the original text, buttons that clean it, and examples while it is empty. */
export function OriginalPanel(props: OriginalPanelProps) {
  const { text, onChange, onExample, words, writer, onRewriteFirst, fieldRef, rewritten, replaced } = props;
  const limitAt = limitOffset(text, writer.wordLimit);
  const markdown = useCleaning(text, onChange, "markdown");
  const invisible = useCleaning(text, onChange, "invisible");
  const files = useFiles(text, onChange);
  const tools = useClearAndPaste(text, onChange, fieldRef);
  const OverLimitNotice = useLoadedWhile(limitAt < text.length, loadOverLimitNotice);
  const views = useLoadedWhile(text !== "", loadOriginalViews);

  return (
    <section className="sheet original-sheet" {...files.target}>
      <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 border-b border-hairline px-4 py-2 md:px-5">
        <h2 className="mr-auto text-base">
          <label htmlFor="original-text">Original Text</label>
        </h2>
        {(markdown.offered || invisible.offered) && (
          <div className="flex flex-wrap gap-x-5 gap-y-1 max-lg:order-last max-lg:w-full">
            {markdown.offered && (
              <Checkbox label="Remove Markdown" checked={markdown.checked} onChange={markdown.toggle} />
            )}
            {invisible.offered && (
              <Checkbox label="Remove ASCII" checked={invisible.checked} onChange={invisible.toggle} />
            )}
          </div>
        )}
        <div className="flex gap-2">
          {tools.button}
          {files.button}
        </div>
      </div>
      {files.line}
      {tools.line}
      {replaced && (
        <Notice
          kind="info"
          action={
            <Button size="small" className="-my-1" onClick={replaced.putBack}>
              Restore the earlier text
            </Button>
          }
        >
          This text replaced your earlier one.
        </Notice>
      )}
      <div className="sheet-scroll">
        {views && <views.FormattedOriginal text={text} limitAt={limitAt} rewritten={rewritten} field={fieldRef} />}
        <TextField ref={fieldRef} text={text} onChange={onChange} limitAt={limitAt} />
      </div>
      {views && <views.OriginalGrammar {...props} />}
      {OverLimitNotice && <OverLimitNotice words={words} writer={writer} onRewriteFirst={onRewriteFirst} />}
      {text === "" && <Examples onExample={onExample} />}
    </section>
  );
}

/** Offers to fill the empty panel with an example. */
function Examples({ onExample }: Pick<OriginalPanelProps, "onExample">) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 md:px-5">
      <span className="text-sm text-soft">
        Try<span className="max-sm:sr-only"> an example</span>:
      </span>
      {exampleLabels.map((label) => (
        <Button
          key={label}
          size="small"
          className="rounded-full! px-3!"
          onClick={() =>
            loadExampleTexts().then(
              (texts) => onExample(texts[label]),
              () => {},
            )
          }
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
