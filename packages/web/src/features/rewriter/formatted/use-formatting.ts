import type { Formatting } from "@rewright/documents/formatting";
import { useEffect, useMemo, useState } from "react";
import { importWithRetry } from "#src/api/import-with-retry.ts";
import { hasMarkdown } from "../state/markdown.ts";

interface Reader {
  readonly readFormatting: (text: string) => Formatting;
  readonly toPlainText: (text: string) => string;
  readonly toHtml: (text: string) => string;
}

interface FormattedText {
  readonly formatting: Formatting;
  /** Returns a text as plain text and HTML for the clipboard. */
  readonly toClipboard: (text: string) => { readonly plain: string; readonly html: string };
}

/** Returns the formatting of a Markdown text. Undefined for a text without Markdown and until the parser has loaded. */
export function useFormatting(text: string): FormattedText | undefined {
  const [reader, setReader] = useState<Reader>();
  const isWanted = useMemo(() => hasMarkdown(text), [text]);

  useEffect(() => {
    if (!isWanted || reader) return;
    // Offline the text is shown with its marks.
    loadReader().then(setReader, () => {});
  }, [isWanted, reader]);

  return useMemo(() => {
    if (!isWanted || !reader) return undefined;
    const { readFormatting, toPlainText, toHtml } = reader;
    const toClipboard = (result: string) => ({ plain: toPlainText(result), html: toHtml(result) });
    return { formatting: readFormatting(text), toClipboard };
  }, [isWanted, reader, text]);
}

async function loadReader(): Promise<Reader> {
  const [{ readFormatting, toPlainText }, { toHtml }] = await Promise.all([
    importWithRetry(() => import("@rewright/documents/formatting")),
    importWithRetry(() => import("@rewright/documents/html")),
  ]);
  return { readFormatting, toPlainText, toHtml };
}
