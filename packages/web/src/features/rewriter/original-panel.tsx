import type { Ref } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { exampleLabels } from "./example-labels.ts";
import { loadExampleTexts } from "./load-parts.ts";
import { TextField } from "./text-field.tsx";
import { useCleaning } from "./use-cleaning.ts";
import { useFiles } from "./use-files.tsx";

interface OriginalPanelProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onExample: (text: string) => void;
  readonly limitAt: number;
  readonly limit: number;
  /** A better plan takes longer texts. */
  readonly canUpgrade: boolean;
  readonly fieldRef: Ref<HTMLTextAreaElement>;
  /** Puts back the text that another one from elsewhere has replaced. */
  readonly replaced: { readonly putBack: () => void } | undefined;
}

/** The reader's side: the text, what can be cleaned in it, and examples while it is empty. */
export function OriginalPanel(props: OriginalPanelProps) {
  const { text, onChange, onExample, limitAt, limit, canUpgrade, fieldRef, replaced } = props;
  const markdown = useCleaning(text, onChange, "markdown");
  const invisible = useCleaning(text, onChange, "invisible");
  const files = useFiles(text, onChange);

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
        {files.button}
      </div>
      {files.line}
      {replaced && (
        <Notice
          kind="info"
          action={
            <Button size="small" className="-my-1" onClick={replaced.putBack}>
              Put it back
            </Button>
          }
        >
          This text took the place of the one that was here.
        </Notice>
      )}
      <div className="sheet-scroll">
        <TextField ref={fieldRef} text={text} onChange={onChange} limitAt={limitAt} describedBy="original-counts" />
      </div>
      {limitAt < text.length && (
        <Notice kind="warning">
          <strong className="font-semibold">Word limit exceeded.</strong> The marked words lie beyond the{" "}
          {limit.toLocaleString("en-US")} that fit into one request.
          {canUpgrade && (
            <Link to="/pricing" className="ml-1.5 font-medium underline underline-offset-4">
              Upgrade to unlock more words
            </Link>
          )}
        </Notice>
      )}
      {text === "" && (
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
      )}
    </section>
  );
}
