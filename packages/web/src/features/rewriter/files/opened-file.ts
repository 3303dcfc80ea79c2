import { documentLimits } from "@rewright/contract/plans";
import type { DocumentKind } from "@rewright/documents";
import { useSyncExternalStore } from "react";
import { onTextsForgotten } from "../../../api/tool-storage.ts";
import { openFileText } from "./document-desk.ts";

/** A file whose text was put into the tool. It is in this tab's memory only, and gone after a reload. */
export interface OpenedFile {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** What was in the tool when it was opened. */
  readonly before: string;
}

export type FileState =
  | { readonly status: "none" }
  | { readonly status: "opening"; readonly name: string }
  | { readonly status: "open"; readonly file: OpenedFile }
  | { readonly status: "failed"; readonly name: string; readonly message: string };

const none: FileState = { status: "none" };
const listeners = new Set<() => void>();
let state: FileState = none;

function setState(next: FileState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads a file and hands its text on. Of two files the later one counts. */
export async function openFile(file: File, before: string, onText: (text: string) => void): Promise<void> {
  const opening: FileState = { status: "opening", name: file.name };
  setState(opening);
  const next = await read(file, before);
  if (state !== opening) return;
  setState(next);
  if (next.status === "open") onText(next.file.text);
}

async function read(file: File, before: string): Promise<FileState> {
  const { name } = file;
  try {
    if (file.size > documentLimits.bytes) {
      const megabytes = documentLimits.bytes / (1024 * 1024);
      throw new Error(`It is larger than ${megabytes} MB. Split it into smaller files, or save it without pictures.`);
    }
    const bytes = await contentOf(file);
    const opened = await openFileText(name, bytes);
    if (opened.text.trim() === "") throw new Error("There is no text in it.");
    return { status: "open", file: { name, bytes, before, ...opened } };
  } catch (error) {
    return { status: "failed", name, message: (error as Error).message };
  }
}

async function contentOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new Error("It could not be read. It may have been moved or deleted, or it is a folder.");
  }
}

/** Lets go of the file; its text stays where it is. */
export function closeFile(): void {
  setState(none);
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
