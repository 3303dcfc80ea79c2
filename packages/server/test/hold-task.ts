import { randomUUID } from "node:crypto";

/** A text that the scripted worker holds from when it begins until the test releases it. */
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

/** The worker's side: says that the task has begun, and waits for its release. */
export async function awaitRelease(text: string): Promise<void> {
  const channel = new BroadcastChannel(text);
  await new Promise((resolve) => {
    channel.onmessage = resolve;
    channel.postMessage("begun");
  });
  channel.close();
}
