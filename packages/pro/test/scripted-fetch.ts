import { vi } from "vitest";

/** A request as the endpoint receives it. */
export interface Seen {
  readonly url: string;
  readonly headers: Headers;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { role: string; content: string }[];
    readonly seed?: number;
  } & Record<string, unknown>;
}

type Reply = (signal: AbortSignal) => Response | Promise<Response>;

/**
 * Replaces `fetch` by a function that returns the script's response to each request. The returned list collects the
 * requests.
 */
export function scriptFetch(script: (seen: Seen, count: number) => Reply): Seen[] {
  const all: Seen[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const seen = { url: String(url), headers: new Headers(init.headers), body: JSON.parse(String(init.body)) };
    all.push(seen);
    init.signal?.throwIfAborted();
    return script(seen, all.length)(init.signal!);
  });
  return all;
}

const event = (data: unknown) => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
const delta = (content: string, finish_reason: string | null = null) =>
  event({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta: { content }, finish_reason }] });

function stream(signal: AbortSignal, events: readonly string[], end: "close" | "hang" | "reset"): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const one of events) controller.enqueue(new TextEncoder().encode(one));
      if (end === "close") controller.close();
      if (end === "reset") controller.error(new TypeError("terminated"));
      signal.addEventListener("abort", () => {
        if (end === "hang") controller.error(signal.reason);
      });
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** A complete streamed answer in two pieces, with token counts if given. */
export function answer(
  text: string,
  usage?: { prompt_tokens: number; completion_tokens: number },
  reason = "stop",
): Reply {
  const half = Math.floor(text.length / 2);
  const pieces = [delta(text.slice(0, half)), delta(text.slice(half)), delta("", reason)];
  return (signal) =>
    stream(signal, [...pieces, ...(usage ? [event({ choices: [], usage })] : []), event("[DONE]")], "close");
}

export const cut =
  (text: string): Reply =>
  (signal) =>
    stream(signal, [delta(text)], "close");
export const reset =
  (text: string): Reply =>
  (signal) =>
    stream(signal, [delta(text)], "reset");
export const hangAfter =
  (text: string): Reply =>
  (signal) =>
    stream(signal, [delta(text)], "hang");
export const events =
  (...all: string[]): Reply =>
  (signal) =>
    stream(signal, all, "close");

export function status(code: number, headers: Record<string, string> = {}, error: object = { message: "no" }): Reply {
  return () => Response.json({ error }, { status: code, headers });
}

export const body =
  (content: string, type: string): Reply =>
  () =>
    new Response(content, { headers: { "content-type": type } });

export const unreachable: Reply = () => {
  throw new TypeError("fetch failed");
};

/** A complete streamed answer, word by word, with a delay before each word. */
export function slowly(text: string, ms: number): Reply {
  const words = text.split(/(?= )/);
  return () => {
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        const word = words.shift();
        controller.enqueue(new TextEncoder().encode(word === undefined ? delta("", "stop") : delta(word)));
        if (word === undefined) controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}

/** A response of many megabytes in one line. `taken` is called with the number of bytes read so far. */
export function endless(megabytes: number, taken: (bytes: number) => void): Reply {
  const piece = new TextEncoder().encode("x".repeat(64 * 1024));
  return () => {
    let bytes = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        bytes += piece.byteLength;
        taken(bytes);
        controller.enqueue(piece);
        if (bytes >= megabytes * 1024 * 1024) controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}

/** A response that never comes; it ends when the client cancels the request. */
export const silent: Reply = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
