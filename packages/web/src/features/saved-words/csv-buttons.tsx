import type { WordEntry } from "@rewright/contract/word-lists";
import { type ChangeEvent, useRef } from "react";
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
    const { fromCsv } = await import("./csv.ts");
    onImport(await file.text().then(fromCsv, () => strings.unreadable));
  }

  async function exportFile(): Promise<void> {
    const { toCsv } = await import("./csv.ts");
    saveFile(new Blob([toCsv(words)], { type: "text/csv;charset=utf-8" }), fileName);
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
      {words.length > 0 && <Button onClick={exportFile}>{strings.exportCsv}</Button>}
    </>
  );
}
