import type { addBatchFile, BatchFile } from "@rewright/contract/batches";
import { useEffect, useRef, useState } from "react";
import { CallError, call } from "#src/api/call.ts";
import { problemOf } from "#src/api/problem.ts";
import { noteRefusal } from "#src/api/session.ts";

/** A file that is being uploaded to a batch or that failed to upload. */
export interface Upload {
  readonly key: number;
  readonly batchId: string;
  readonly file: File;
  /** The error message if the upload failed. Undefined while the file is being sent. */
  readonly problem?: string;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  /** Sends files to a batch, one after the other. */
  readonly send: (batchId: string, files: readonly File[]) => Promise<void>;
  readonly sendAgain: (upload: Upload) => Promise<void>;
  readonly dismiss: (upload: Upload) => void;
  /** Stops sending files to a batch that was deleted. */
  readonly forget: (batchId: string) => void;
}

const couldNot = "We couldn't upload this file. Please try again.";

/** Uploads files to batches. `onSent` is called for each file that was uploaded. */
export function useUploads(onSent: (batchId: string, file: BatchFile) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  const gone = useRef(new Set<string>());
  const remove = ({ key }: Upload) => setUploads((known) => known.filter((upload) => upload.key !== key));
  const replace = (upload: Upload) =>
    setUploads((known) => known.map((other) => (other.key === upload.key ? upload : other)));

  const isSending = uploads.some(({ problem }) => problem === undefined);
  useEffect(() => {
    if (!isSending) return;
    // Leaving would lose unsent files, so the browser asks first.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isSending]);

  function forget(batchId: string): void {
    gone.current.add(batchId);
    setUploads((known) => known.filter((upload) => upload.batchId !== batchId));
  }

  async function sendOne(upload: Upload): Promise<void> {
    const { batchId, file } = upload;
    if (gone.current.has(batchId)) return;
    try {
      const input = { id: batchId, name: file.name, content: await toBase64(file) };
      const sent = await call<typeof addBatchFile>(`/api/batches/${batchId}/files`, input);
      onSent(batchId, sent);
      remove(upload);
    } catch (error) {
      // The batch was deleted in another window, or it expired.
      if (error instanceof CallError && error.code === "not_found") return forget(batchId);
      noteRefusal(error);
      replace({ ...upload, problem: problemOf(error, couldNot).message });
    }
  }

  return {
    uploads,
    async send(batchId, files) {
      const added = files.map((file): Upload => {
        lastKey.current += 1;
        return { key: lastKey.current, batchId, file };
      });
      setUploads((known) => [...known, ...added]);
      for (const upload of added) await sendOne(upload);
    },
    async sendAgain({ key, batchId, file }) {
      const upload = { key, batchId, file };
      replace(upload);
      await sendOne(upload);
    },
    dismiss: remove,
    forget,
  };
}

/** Returns the bytes of a file in base64. @throws an error if the browser can no longer read the file */
function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Skips the prefix of "data:…;base64,…".
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
