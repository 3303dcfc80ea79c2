import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventStream, type StreamEnd, type StreamEvent } from "./event-stream.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens an event stream. Returns what it has sent and how it ended. */
function open(events: () => AsyncGenerator<StreamEvent>) {
  const ends: StreamEnd[] = [];
  const reader = eventStream(events(), (end) => ends.push(end)).getReader();
  const decoder = new TextDecoder();
  return {
    ends,
    reader,
    async next() {
      const { done, value } = await reader.read();
      return done ? "the end" : decoder.decode(value);
    },
  };
}

test("events are sent one by one, and the end of the stream is reported once", async () => {
  const { next, ends } = open(async function* () {
    yield { id: 7, data: { text: "two\nlines" } };
    yield { id: 8, data: null };
  });
  expect(await next()).toBe("retry: 1000\n\n");
  expect(await next()).toBe('id: 7\ndata: {"text":"two\\nlines"}\n\n');
  expect(await next()).toBe("id: 8\ndata: null\n\n");
  expect(await next()).toBe("the end");
  expect(ends).toEqual([{ end: "complete", events: 2 }]);
});

test("comments keep the connection of an event stream open while there are no events", async () => {
  let happen = () => {};
  const { next } = open(async function* () {
    await new Promise<void>((resolve) => {
      happen = resolve;
    });
    yield { id: 1, data: 1 };
  });
  await next();
  const quiet = next();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await quiet).toBe(": still here\n\n");
  const event = next();
  happen();
  expect(await event).toBe("id: 1\ndata: 1\n\n");
  expect(await next()).toBe("the end");
  expect(vi.getTimerCount()).toBe(0);
});

test("while the browser reads nothing, few comments are sent and the next event is not fetched", async () => {
  let asked = 0;
  const { next } = open(async function* () {
    for (let id = 1; ; id++) {
      asked++;
      yield { id, data: id };
    }
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBeLessThan(3);
  await next();
  expect(await next()).toBe("id: 1\ndata: 1\n\n");
});

test("a browser that disconnects ends the event stream", async () => {
  const { next, reader, ends } = open(async function* () {
    yield { id: 1, data: 1 };
    await new Promise(() => {});
  });
  await next();
  await next();
  await reader.cancel();
  expect(ends).toEqual([{ end: "caller left", events: 1 }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("an error ends the event stream like a lost connection, and is reported", async () => {
  const cause = new Error("no database");
  const { next, ends } = open(async function* () {
    yield { id: 1, data: 1 };
    throw cause;
  });
  await next();
  await next();
  expect(await next()).toBe("the end");
  expect(ends).toEqual([{ end: "failed", events: 1, cause }]);
});

test("when the browser disconnects, the source of the events is ended, even if it is waiting for the browser to read", async () => {
  let isEnded = false;
  const { reader, next, ends } = open(async function* () {
    try {
      for (let id = 1; ; id++) yield { id, data: id };
    } finally {
      isEnded = true;
    }
  });
  await next();
  await reader.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(isEnded).toBe(true);
  expect(ends.map(({ end }) => end)).toEqual(["caller left"]);
});
