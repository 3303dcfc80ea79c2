import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { importWithRetry } from "#src/api/import-with-retry.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";

type FileLine = typeof import("./file-line.tsx")["FileLine"];

interface Files {
  readonly button: ReactNode;
  /** The line about the opened file, between the panel's title and its text. */
  readonly line: ReactNode;
  /** The properties of the panel on which files can be dropped. */
  readonly target: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly "data-dropping": boolean | undefined;
  };
}

/** Lets the user open a file in the panel. The code that reads files is loaded with the first file. */
export function useFiles(text: string, onChange: (text: string) => void): Files {
  const [FileLine, setFileLine] = useState<FileLine>();
  const [unreachable, setUnreachable] = useState(false);
  const [dropping, setDropping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const textNow = useRef(text);
  useEffect(() => {
    textNow.current = text;
  }, [text]);

  useIgnoredDrops();

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    setUnreachable(false);
    try {
      const loaded = await importWithRetry(() => import("./file-line.tsx"));
      setFileLine(() => loaded.FileLine);
      await loaded.openFile(file, () => textNow.current, onChange);
    } catch {
      setUnreachable(true);
    }
  }

  return {
    button: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="File"
          accept=".docx,.md,.txt"
          onChange={({ target }) => {
            open(target.files?.[0]);
            // Allows the same file to be chosen again.
            target.value = "";
          }}
        />
        <Button
          ref={button}
          size="small"
          title="Open a .docx, .md or .txt file, or drop it here"
          onClick={() => input.current?.click()}
        >
          <Upload size={14} aria-hidden />
          Open file
        </Button>
      </>
    ),
    line: unreachable ? (
      <Notice kind="danger">We couldn't open the file. Check your connection and try again.</Notice>
    ) : (
      FileLine && <FileLine text={text} onChange={onChange} onClosed={() => button.current?.focus()} />
    ),
    target: dropTarget(dropping, setDropping, open),
  };
}

/** Ignores files that are dropped beside the panel, which would replace the page. */
function useIgnoredDrops(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    for (const type of ["dragover", "drop"] as const) addEventListener(type, ignore);
    return () => {
      for (const type of ["dragover", "drop"] as const) removeEventListener(type, ignore);
    };
  }, []);
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Returns the props of a panel that accepts dropped files. */
function dropTarget(
  dropping: boolean,
  setDropping: (dropping: boolean) => void,
  open: (file: File | undefined) => void,
): Files["target"] {
  return {
    onDragOver(event) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave(event) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
    },
    onDrop(event) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDropping(false);
      open(event.dataTransfer.files[0]);
    },
    "data-dropping": dropping || undefined,
  };
}
