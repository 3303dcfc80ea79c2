import type { WordEntry } from "@rewright/contract/word-lists";
import { type ChangeEvent, useRef } from "react";
import { attempt } from "#src/api/attempt.ts";
import { Button } from "#src/ui/button.tsx";
import { saveFile } from "#src/ui/save-file.ts";
import { savedWordsStrings as strings } from "./strings.ts";

interface CsvButtonsProps {
  readonly words: readonly WordEntry[];
  readonly busy: boolean;
  readonly onImport: (read: readonly WordEntry[] | string) => void;
}

const fileName = "saved-words.csv";

/** Shows the buttons that import and export the list. The CSV library is loaded when one is used. */
export function CsvButtons({ words, busy, onImport }: CsvButtonsProps) {
  const input = useRef<HTMLInputElement>(null);

  async function importFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    const { fromWordsCsv } = await import("@rewright/contract/words-csv");
    const text = await file.arrayBuffer().then(decode, () => undefined);
    const read = text === undefined ? strings.notUtf8 : fromWordsCsv(text);
    onImport(typeof read === "string" ? strings.nothingImported(read) : read);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={strings.importCsv}
        className="hidden"
        onChange={importFile}
      />
      <Button waiting={busy} onClick={() => input.current?.click()}>
        {strings.importCsv}
      </Button>
      {words.length > 0 && <Button onClick={() => saveWordsCsv(words)}>{strings.exportCsv}</Button>}
    </>
  );
}

/** Saves words as a CSV file on the user's device. */
export async function saveWordsCsv(words: readonly WordEntry[]): Promise<void> {
  const { toWordsCsv } = await import("@rewright/contract/words-csv");
  saveFile(new Blob([toWordsCsv(words)], { type: "text/csv;charset=utf-8" }), fileName);
}

/** Returns bytes in UTF-8 as text; undefined if they have another encoding. */
function decode(bytes: ArrayBuffer): string | undefined {
  return attempt(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}
