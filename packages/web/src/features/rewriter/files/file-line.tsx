import { FileText, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { closeFile, dismissProblem, type OpenedFile, takeBackFile, useFileState } from "./opened-file.ts";

export { openFile } from "./opened-file.ts";

interface FileLineProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Called when the file was closed, so that another element gets the focus. */
  readonly onClosed: () => void;
}

/** Shows the name of the opened file, in which format it will be downloaded, and why another file could not be read. */
export function FileLine({ text, onChange, onClosed }: FileLineProps) {
  const { file, opening, problem } = useFileState();

  return (
    <>
      {problem && (
        <Notice
          kind="danger"
          action={
            <CloseButton
              label="Dismiss"
              onClick={() => {
                dismissProblem();
                onClosed();
              }}
            />
          }
        >
          <strong className="font-semibold wrap-anywhere">{problem.name}</strong> couldn't be opened. {problem.message}
        </Notice>
      )}
      {opening ? (
        <Line name={opening}>is opening...</Line>
      ) : (
        file && (
          <Line
            name={file.name}
            action={
              <>
                {file.before !== "" && file.before !== file.text && text === file.text && (
                  <Button
                    size="small"
                    onClick={() => {
                      onChange(takeBackFile(file));
                      onClosed();
                    }}
                  >
                    Restore the earlier text
                  </Button>
                )}
                <CloseButton
                  label={`Close ${file.name}`}
                  onClick={() => {
                    closeFile();
                    onClosed();
                  }}
                />
              </>
            }
          >
            {fate(file, text)}
          </Line>
        )
      )}
    </>
  );
}

/** Returns a text that says how the opened file will be downloaded. */
function fate(file: OpenedFile, text: string): string {
  if (text !== file.text) return "was edited. Your download will be a new document.";
  return file.kind === "docx"
    ? "is open. Download as .docx to keep its formatting."
    : `is open. Download as .${file.kind} to get a copy with only the rewritten text changed.`;
}

interface LineProps {
  readonly name: string;
  readonly children: string;
  readonly action?: ReactNode;
}

function Line({ name, children, action }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline px-4 py-2 text-sm md:px-5">
      <p role="status" className="flex min-w-0 flex-1 basis-56 items-start gap-2 text-soft">
        <FileText size={16} aria-hidden className="mt-0.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-medium text-ink">{name}</strong> {children}
        </span>
      </p>
      {action}
    </div>
  );
}

function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-7 shrink-0 place-items-center rounded-control hover:bg-well"
    >
      <X size={16} aria-hidden />
    </button>
  );
}
