import { addressOf, missingParts, storePart } from "./model-store.ts";
import { bytesOf, downloadBytes } from "./part-list.ts";

type Part = Awaited<ReturnType<typeof missingParts>>[number];

/** Lists why a download can stop. The parts that were already downloaded are kept. */
export type DownloadFailure =
  /** The connection failed, or the server was unavailable. */
  | "connection"
  /** This device has too little room. */
  | "storage"
  /** The server has a newer version of the page, and no longer has this part. */
  | "replaced"
  /** The account may not use private mode, or is not signed in. */
  | "refused"
  /** The content is not what this version of the page expects. */
  | "damaged";

export class DownloadError extends Error {
  readonly failure: DownloadFailure;
  constructor(failure: DownloadFailure) {
    super(`The download stopped: ${failure}.`);
    this.failure = failure;
  }
}

interface Download {
  readonly signal: AbortSignal;
  /** Called with the number of compressed bytes that are on this device. */
  readonly onProgress?: (bytes: number) => void;
}

/** The bytes of storage that must stay free after the models are stored, because the browser needs them. */
const spareBytes = 4 * 1024 * 1024;

/**
 * Downloads the parts that are missing, one after the other, and checks each by its hash. A later call continues after
 * the last complete part.
 * @throws DownloadError; the signal's reason if it aborts
 */
export async function downloadModels({ signal, onProgress = () => {} }: Download): Promise<void> {
  const missing = await missingParts();
  await requireRoom(missing);
  let done = downloadBytes - bytesOf(missing);
  onProgress(done);
  for (const part of missing) {
    const content = await fetchChecked(part, signal, (share) => onProgress(done + share * part.compressedBytes));
    await store(part, content);
    done += part.compressedBytes;
    onProgress(done);
  }
}

async function requireRoom(missing: readonly Part[]): Promise<void> {
  const needed = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (needed > 0 && quota !== undefined && quota - usage < needed + spareBytes) throw new DownloadError("storage");
}

async function store(part: Part, content: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await storePart(part, content);
  } catch {
    // Browsers refuse for want of room; some give that another name where they are used privately.
    throw new DownloadError("storage");
  }
}

/** Downloads a part. If its content is damaged, downloads it once more. */
async function fetchChecked(
  part: Part,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const content = await fetchPart(part, signal, onShare);
    if ((await hashOf(content)) === part.hash) return content;
  }
  throw new DownloadError("damaged");
}

async function hashOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The number of attempts to download a part. The first pause between them takes `pauseSeconds`. */
const attempts = 3;
const pauseSeconds = 2;
/** The longest pause that the server can request. */
const longestPauseSeconds = 60;

async function fetchPart(
  part: Part,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(addressOf(part), { signal }).catch(() => undefined);
    signal.throwIfAborted();
    const content = answer?.ok ? await readBody(answer, part, onShare).catch(() => undefined) : undefined;
    signal.throwIfAborted();
    if (content) return content;
    if (answer?.status === 404) throw new DownloadError("replaced");
    if (answer?.status === 401 || answer?.status === 403) throw new DownloadError("refused");
    if (attempt === attempts) throw new DownloadError("connection");
    const asked = Number(answer?.headers.get("Retry-After"));
    await pause(Math.min(longestPauseSeconds, asked > 0 ? asked : pauseSeconds * attempt), signal);
  }
}

/** Reads a response piece by piece. `onShare` gets the share of the part that has arrived. */
async function readBody(
  answer: Response,
  { bytes }: Part,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(bytes);
  let position = 0;
  const reader = answer.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return content.subarray(0, position);
    // A response that is too long is none of this version's parts, and fails the check of its hash.
    if (position + value.length > bytes) return new Uint8Array();
    content.set(value, position);
    position += value.length;
    onShare(position / bytes);
  }
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
