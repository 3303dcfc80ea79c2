import { FileText } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "#src/ui/button.tsx";
import { RowFrame } from "./row-frame.tsx";
import { batchStrings } from "./strings.ts";

interface ChosenFilesProps {
  readonly files: readonly File[];
  /** The display name of the chosen style. */
  readonly style: string;
  readonly sending: boolean;
  readonly onRemove: (file: File) => void;
  readonly onStart: () => void;
}

/** Shows the files of the next batch before they are sent. Each can be removed, and the button Start sends them. */
export function ChosenFiles({ files, style, sending, onRemove, onStart }: ChosenFilesProps) {
  const title = useRef<HTMLHeadingElement>(null);

  function remove(file: File): void {
    flushSync(() => onRemove(file));
    // Moves the focus, because the pressed button disappeared.
    title.current?.focus();
  }

  return (
    <section
      aria-labelledby="chosen-files"
      className="mt-4 overflow-hidden rounded-surface border border-hairline bg-sheet"
    >
      <h3 ref={title} id="chosen-files" tabIndex={-1} className="px-4 py-3 text-base outline-none md:px-5">
        {batchStrings.chosen}
      </h3>
      <ul>
        {files.map((file, index) => (
          <RowFrame
            // biome-ignore lint/suspicious/noArrayIndexKey: two files can have one name, and rows hold no state
            key={index}
            icon={<FileText size={18} aria-hidden className="text-soft" />}
            name={file.name}
            nameId={`chosen-${index}`}
            line={batchStrings.kilobytes(Math.ceil(file.size / 1024))}
            action={
              <Button disabled={sending} aria-label={batchStrings.removeFile(file.name)} onClick={() => remove(file)}>
                {batchStrings.remove}
              </Button>
            }
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline px-4 py-3 md:px-5">
        <p className="min-w-0 text-sm">
          <span className="font-medium">{batchStrings.start(files.length, style)}</span>
          <span className="block text-soft">{batchStrings.nothingSent}</span>
        </p>
        <Button look="primary" size="large" waiting={sending} onClick={onStart}>
          {sending ? batchStrings.sending : batchStrings.startButton}
        </Button>
      </div>
    </section>
  );
}
