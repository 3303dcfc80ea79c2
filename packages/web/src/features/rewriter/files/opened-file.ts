import { documentLimits } from "@rewright/contract/plans";
import type { DocumentKind } from "@rewright/documents";
import { useSyncExternalStore } from "react";
import { onTextsForgotten } from "#src/api/tool-storage.ts";
import { openFileText } from "./document-client.ts";

/** A file whose text was put into the tool. It is in this tab's memory only, and gone after a reload. */
export interface OpenedFile {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** What was in the tool when it was opened, and the file that was open then: a result may still be of those. */
  readonly before: string;
  readonly earlier: Omit<OpenedFile, "earlier"> | undefined;
}

export interface FileState {
  readonly file?: OpenedFile;
  /** Name of the file that is being opened. */
  readonly opening?: string;
  readonly problem?: { readonly name: string; readonly message: string };
}

/** A longer text would make the page slow to type in. */
const mostCharacters = 300_000;

const none: FileState = {};
const listeners = new Set<() => void>();
let state = none;

function setState(next: FileState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Reads a file and hands its text on. Of two files the later one counts; one that fails leaves the earlier one open.
 * @param textNow what is in the tool when it is asked: people go on typing while a file is read
 */
export async function openFile(file: File, textNow: () => string, onText: (text: string) => void): Promise<void> {
  const earlier = state.file && { file: state.file };
  const opening = { ...earlier, opening: file.name };
  setState(opening);
  try {
    const opened = await read(file);
    if (state !== opening) return;
    setState({ file: { ...opened, before: textNow(), earlier: earlier && withoutEarlier(earlier.file) } });
    onText(opened.text);
  } catch (error) {
    if (state === opening) setState({ ...earlier, problem: { name: file.name, message: (error as Error).message } });
  }
}

async function read(file: File): Promise<Omit<OpenedFile, "before" | "earlier">> {
  const { name } = file;
  if (file.size > documentLimits.bytes) {
    const megabytes = documentLimits.bytes / (1024 * 1024);
    throw new Error(`It is larger than ${megabytes} MB. Split it into smaller files, or save it without pictures.`);
  }
  const bytes = await contentOf(file);
  const opened = await openFileText(name, bytes);
  if (opened.text.trim() === "") throw new Error("There is no text in it.");
  if (opened.text.length > mostCharacters) {
    const length = opened.text.length.toLocaleString("en-US");
    throw new Error(`It holds ${length} characters, too many for one text. Split it into smaller files.`);
  }
  return { name, bytes, ...opened };
}

async function contentOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new Error("It could not be read. It may have been moved or deleted, or it is a folder.");
  }
}

/** Of more than one file before it none is kept. */
function withoutEarlier({ earlier: _, ...file }: OpenedFile): OpenedFile["earlier"] {
  return file;
}

/** The file from which a text came that was rewritten, if it is known: it may be the one that was open before. */
export function sourceOf(original: string, { file }: FileState): OpenedFile["earlier"] {
  if (!file || file.text === original) return file;
  if (file.earlier?.text === original) return file.earlier;
  return file.before === original ? undefined : file;
}

/** Opens what was open before the file again. @returns the text that was in the tool then */
export function takeBackFile({ before, earlier }: OpenedFile): string {
  setState(earlier ? { file: { ...earlier, earlier: undefined } } : none);
  return before;
}

/** Lets go of the file; its text stays where it is. */
export function closeFile(): void {
  setState(none);
}

export function dismissProblem(): void {
  setState(state.file ? { file: state.file } : none);
}

onTextsForgotten(closeFile);

export function useFileState(): FileState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => none,
  );
}
