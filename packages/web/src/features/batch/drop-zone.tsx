import clsx from "clsx";
import { FileUp } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { acceptedFiles, fileMegabytes } from "./file-checks.ts";
import { batchStrings } from "./strings.ts";

interface DropZoneProps {
  readonly busy: boolean;
  /** True if files have been chosen already. */
  readonly hasFiles: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Accepts files by drag and drop, or from a file dialog. */
export function DropZone({ busy, hasFiles, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const zone = useDropTarget(busy, onFiles);
  const label = hasFiles ? batchStrings.addMore : batchStrings.choose;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      onDragOver={zone.onDragOver}
      onDragLeave={zone.onDragLeave}
      onDrop={zone.onDrop}
      className={clsx(
        "grid justify-items-center gap-3 rounded-surface border border-dashed px-4 py-8 text-center",
        zone.over ? "border-pencil bg-pencil-wash" : "border-control bg-sheet",
      )}
    >
      <FileUp size={24} aria-hidden className="text-soft" />
      <p className="text-soft">
        <span className="max-md:hidden">{batchStrings.drop} </span>
        <span className="block text-sm">{batchStrings.limits(fileMegabytes)}</span>
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFiles}
        hidden
        aria-label="Files"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button look={hasFiles ? "quiet" : "primary"} size="large" waiting={busy} onClick={() => input.current?.click()}>
        {busy ? batchStrings.sending : label}
      </Button>
    </div>
  );
}

/** Handles files that are dropped on an element. `over` is true while files are dragged over it. */
function useDropTarget(busy: boolean, onFiles: DropZoneProps["onFiles"]) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    // Prevents the browser from opening a file that is dropped outside the zone.
    const ignore = (event: Event) => event.preventDefault();
    for (const type of ["dragover", "drop"]) addEventListener(type, ignore);
    return () => {
      for (const type of ["dragover", "drop"]) removeEventListener(type, ignore);
    };
  }, []);

  function onDragOver(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent): void {
    // Ignores moves to elements inside the zone.
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!busy && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  }

  return { over, onDragOver, onDragLeave, onDrop };
}
