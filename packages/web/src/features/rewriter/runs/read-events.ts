import { parseEvents } from "@rewright/contract/parse-events";
import type { RunEvent } from "@rewright/contract/runs";
import { CallError, noConnection, open } from "#src/api/call.ts";

/**
 * The milliseconds without data after which a connection counts as broken. The server sends at least a comment every 15
 * seconds.
 */
const silenceMs = 40_000;

interface NumberedEvent {
  readonly number: number;
  readonly event: RunEvent;
}

/**
 * Yields the events of a rewrite after event number `after`, until the connection closes. Calls `onOpen` once it is
 * open.
 *
 * @throws CallError
 */
export async function* readEvents(
  id: string,
  after: number,
  { signal, onOpen }: { readonly signal: AbortSignal; readonly onOpen: () => void },
): AsyncGenerator<NumberedEvent> {
  const silent = new AbortController();
  const either = AbortSignal.any([signal, silent.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silenceMs);
  };
  // A broken connection can seem open for a long time, so it is replaced by a new one.
  const offline = () => silent.abort();
  addEventListener("offline", offline);
  try {
    heard();
    const headers = { "Last-Event-ID": String(after) };
    const response = await open(`/hum/runs/${id}`, { headers, signal: either });
    onOpen();
    for await (const { id: number, data } of parseEvents(chunks(response, heard))) {
      yield { number: Number(number), event: JSON.parse(data) as RunEvent };
    }
  } catch (error) {
    throw signal.aborted || error instanceof CallError ? error : noConnection();
  } finally {
    clearTimeout(timer);
    removeEventListener("offline", offline);
  }
}

async function* chunks(response: Response, heard: () => void): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      yield value;
    }
  } finally {
    // The rest of the stream is not needed.
    reader.cancel().catch(() => {});
  }
}
