import { parseEvents, type StreamEvent } from "@rewright/contract/parse-events";
import { ConnectionError } from "./errors.ts";

/**
 * The milliseconds without data after which a connection counts as lost. The server sends a comment every 15 seconds.
 */
const silenceMs = 60_000;

/**
 * Yields the events of a stream of server-sent events until it ends.
 * @throws ConnectionError if the connection is lost
 */
export function readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  return parseEvents(chunksOf(body));
}

/** Yields the text of a response piece by piece, and cancels the response when the rest is not needed. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionError("The connection to the server was lost.")), silenceMs);
  });
  try {
    return await Promise.race([reading, silence]);
  } catch (cause) {
    if (cause instanceof ConnectionError) throw cause;
    throw new ConnectionError("The connection to the server was lost.", { cause });
  } finally {
    clearTimeout(timer);
  }
}
