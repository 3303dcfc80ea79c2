import type { RunEvent } from "@rewright/contract/runs";
import { CallError, noConnection, open } from "#src/api/call.ts";
import { parseEvents } from "./parse-events.ts";

/** The server is heard every 15 seconds, if only by a comment; a connection that is silent for longer has broken. */
const silenceMs = 40_000;

interface NumberedEvent {
  readonly number: number;
  readonly event: RunEvent;
}

/**
 * What happens in a run, from the event after `after` on, for as long as the connection holds. `onOpen` is called once it
 * stands.
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
  // A connection that was cut off can look open for long; a new one shows whether it was.
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
    // Whoever stops reading wants no more of it.
    reader.cancel().catch(() => {});
  }
}
