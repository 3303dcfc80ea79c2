import { documentLimits } from "@rewright/contract/limits";
import type { DocumentKind } from "@rewright/documents";
import { useSyncExternalStore } from "react";
import { onTextsForgotten } from "#src/api/tool-storage.ts";
import { openFileText } from "./document-client.ts";

/** A file whose text was opened in the tool. It is only in this tab's memory, so that a reload loses it. */
export interface OpenedFile {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The text and the file before this one was opened. The result that is shown may belong to them. */
  readonly before: string;
  readonly earlier: Omit<OpenedFile, "earlier"> | undefined;
}

export interface FileState {
  readonly file?: OpenedFile;
  /** The name of the file that is being read. */
  readonly opening?: string;
  readonly problem?: { readonly name: string; readonly message: string };
}

/** The most characters of a text that is opened. A longer one would make typing slow. */
const mostCharacters = 300_000;

const none: FileState = {};
const listeners = new Set<() => void>();
let state = none;

function setState(next: FileState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Reads a file and passes its text to `onText`. If a second file is opened meanwhile, only the second one counts. After
 * a failure, the earlier file stays open.
 *
 * @param textNow Returns the current text of the tool
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
    throw new Error(`It's larger than ${megabytes} MB. Split it into smaller files, or save it without pictures.`);
  }
  const bytes = await contentOf(file);
  const opened = await openFileText(name, bytes);
  if (opened.text.trim() === "") throw new Error("It has no text.");
  if (opened.text.length > mostCharacters) {
    const length = opened.text.length.toLocaleString("en-US");
    throw new Error(`It has ${length} characters, which is too many for one text. Split it into smaller files.`);
  }
  return { name, bytes, ...opened };
}

async function contentOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new Error("We couldn't read it. It may have been moved or deleted, or it may be a folder.");
  }
}

/** Returns the file without the one that was open before it, so that only one earlier file is kept. */
function withoutEarlier({ earlier: _, ...file }: OpenedFile): OpenedFile["earlier"] {
  return file;
}

/**
 * Returns the file from which a rewritten text came, if it is known. It can be the one that was open before the current
 * one.
 */
export function sourceOf(original: string, { file }: FileState): OpenedFile["earlier"] {
  if (!file || file.text === original) return file;
  if (file.earlier?.text === original) return file.earlier;
  return file.before === original ? undefined : file;
}

/** Opens the file again that was open before. @returns the text of the tool at that time */
export function takeBackFile({ before, earlier }: OpenedFile): string {
  setState(earlier ? { file: { ...earlier, earlier: undefined } } : none);
  return before;
}

/** Closes the file. Its text stays in the tool. */
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
