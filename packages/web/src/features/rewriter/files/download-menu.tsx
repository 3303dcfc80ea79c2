import type { DocumentKind } from "@rewright/documents";
import { Download } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { saveFile } from "#src/ui/save-file.ts";
import { shownText, type Unit } from "../state/result-pieces.ts";
import { createFile, saveFileText } from "./document-client.ts";
import { downloadName } from "./download-name.ts";
import { type OpenedFile, sourceOf, useFileState } from "./opened-file.ts";
import { shownEdits } from "./shown-edits.ts";

interface DownloadMenuProps {
  /** The text before the rewrite. */
  readonly original: string;
  readonly units: readonly Unit[];
}

const kinds: readonly { readonly kind: DocumentKind; readonly label: string; readonly type: string }[] = [
  {
    kind: "docx",
    label: "Word (.docx)",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  { kind: "md", label: "Markdown (.md)", type: "text/markdown" },
  { kind: "txt", label: "Plain text (.txt)", type: "text/plain" },
];

/**
 * Shows the menu that downloads the result as a file. If the text came from an opened file, the download is an edited
 * copy of it, otherwise a new file.
 */
export function DownloadMenu({ original, units }: DownloadMenuProps) {
  const { working, said, problem, target, download } = useDownload(original, units);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button className="h-11 min-w-32" waiting={working}>
            <Download size={16} aria-hidden />
            {working ? "Preparing..." : "Download"}
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="appear float z-40 w-72 max-w-[calc(100vw-1.5rem)] p-1.5"
        >
          {kinds.map(({ kind, label, type }) => (
            <DropdownMenu.Item
              key={kind}
              onSelect={() => download(kind, type)}
              className="cursor-pointer rounded-control px-3 py-2 text-sm outline-none select-none data-highlighted:bg-(--hover)"
            >
              <span className="block font-medium">{label}</span>
              <span className="block text-soft wrap-anywhere">{describe(target(kind), kind)}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <span role="status" className="sr-only">
        {said}
      </span>
      {problem && (
        <p role="alert" className="w-full text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

/** Returns a function that downloads the result, and the state of the latest download. */
function useDownload(original: string, units: readonly Unit[]) {
  const opened = sourceOf(original, useFileState());
  const [working, setWorking] = useState(false);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");

  /** Returns the opened file if a download of this kind is an edited copy of it, otherwise undefined. */
  function target(kind: DocumentKind): typeof opened {
    return opened?.kind === kind && opened.text === original ? opened : undefined;
  }

  async function download(kind: DocumentKind, type: string): Promise<void> {
    setWorking(true);
    setProblem("");
    setSaid("");
    const into = target(kind);
    const name = downloadName(opened?.name, kind);
    try {
      const bytes = into
        ? await saveFileText(into.name, into.bytes, shownEdits(units))
        : await createFile(kind, shownText(units));
      saveFile(new Blob([bytes], { type }), name);
      setSaid(`${name} is in your downloads.`);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setWorking(false);
    }
  }

  return { working, said, problem, target, download };
}

function describe(into: OpenedFile["earlier"], kind: DocumentKind): string {
  if (into)
    return kind === "docx"
      ? `A copy of ${into.name} with the same formatting`
      : `A copy of ${into.name} with only the rewritten text changed`;
  return kind === "docx" ? "A new document" : "A new file";
}
