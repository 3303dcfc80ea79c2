import { randomUUID } from "node:crypto";

/** Creates a text that the scripted worker holds from its start until the test releases it. */
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

/** Runs in the worker: reports that the task has begun, and waits for its release. */
export async function awaitRelease(text: string): Promise<void> {
  const channel = new BroadcastChannel(text);
  await new Promise((resolve) => {
    channel.onmessage = resolve;
    channel.postMessage("begun");
  });
  channel.close();
}
