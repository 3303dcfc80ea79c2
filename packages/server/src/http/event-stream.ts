/** Holds one event of a stream of server-sent events. */
export interface StreamEvent {
  /** The id that a browser sends as Last-Event-ID when it reconnects. */
  readonly id: number;
  readonly data: unknown;
}

/** Holds how an event stream ended, and after how many events. */
export interface StreamEnd {
  readonly end: "complete" | "caller left" | "failed";
  readonly events: number;
  readonly cause?: unknown;
}

/** The milliseconds between two comments. Comments are sent because proxies close idle connections. */
const pingEveryMs = 15_000;

/** The milliseconds that a browser waits before it reconnects. */
const reconnectAfterMs = 1000;

/**
 * Returns a stream of server-sent events (WHATWG HTML, section 9.2). Sends each event as soon as it happens, and
 * comments at intervals. Fetches the next event only when the browser can receive it. An error ends the stream like a
 * lost connection.
 * @param onEnd - called once
 */
export function eventStream(
  events: AsyncIterable<StreamEvent>,
  onEnd: (how: StreamEnd) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  let sent = 0;
  let isOver = false;
  let pinging: NodeJS.Timeout | undefined;

  function note(end: StreamEnd["end"], cause?: unknown): void {
    if (isOver) return;
    isOver = true;
    clearInterval(pinging);
    onEnd({ end, events: sent, ...(cause === undefined ? {} : { cause }) });
  }

  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`retry: ${reconnectAfterMs}\n\n`));
      pinging = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(": still here\n\n"));
      }, pingEveryMs);
    },
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (isOver) return;
        if (next.done) {
          note("complete");
          controller.close();
        } else {
          const { id, data } = next.value;
          controller.enqueue(encoder.encode(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`));
          sent++;
        }
      } catch (cause) {
        if (isOver) return;
        note("failed", cause);
        controller.close();
      }
    },
    cancel() {
      note("caller left");
      // End the event source even if it waits for a reader. Ignore its error, because no one reads it any more.
      iterator.return?.().catch(() => {});
    },
  });
}
