import { randomUUID } from "node:crypto";

/** Creates a text whose rewriting lasts until the test releases it. */
export function holdTask() {
  const text = `hold ${randomUUID()}`;
  const channel = new BroadcastChannel(text);
  return {
    text,
    begun: new Promise<void>((resolve) => {
      channel.onmessage = () => resolve();
    }),
    release() {
      channel.postMessage("released");
      channel.close();
    },
  };
}

/** Runs in the worker thread: reports that rewriting has started, and waits until the test releases it. */
export async function awaitRelease(text: string): Promise<void> {
  const channel = new BroadcastChannel(text);
  await new Promise((resolve) => {
    channel.onmessage = resolve;
    channel.postMessage("begun");
  });
  channel.close();
}
