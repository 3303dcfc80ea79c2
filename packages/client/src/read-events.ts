import { ConnectionError } from "./errors.ts";

/** Holds one server-sent event: its id, and its data as text. */
export interface ServerEvent {
  readonly id: string;
  readonly data: string;
}

/** The server sends a comment every 15 seconds. A connection that is silent for longer than this is lost. */
const silenceMs = 60_000;

/**
 * Yields the events of a stream of server-sent events (WHATWG HTML, section 9.2) until it ends.
 * @throws ConnectionError if the connection is lost
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  let id = "";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read());
      if (done) return;
      const lines = (rest + value).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const [, field, text = ""] = /^([^:]+)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === "id") id = text;
        if (field === "data") data.push(text);
        if (line !== "" || data.length === 0) continue;
        yield { id, data: data.join("\n") };
        data = [];
      }
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
