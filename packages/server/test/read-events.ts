import { type RunEvent, watchRun } from "@rewright/contract/runs";

/** Holds one received server-sent event. */
export interface ReceivedEvent {
  readonly id: number;
  readonly data: RunEvent;
}

/** Yields the server-sent events of a response, as a browser reads them. Leaving the loop closes the connection. */
export async function* readEvents(answer: Response): AsyncGenerator<ReceivedEvent> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split("\n\n");
    rest = blocks.pop()!;
    for (const block of blocks) {
      const { id, data } = Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s, 2)));
      if (data) yield { id: Number(id), data: watchRun.output.parse(JSON.parse(data)) };
    }
  }
}

/** Returns all events of a response, once its event stream has ended. */
export async function allEvents(answer: Response): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for await (const event of readEvents(answer)) events.push(event);
  return events;
}

/** Returns the text of all delivered parts, in order. Checks that each part begins where the one before it ends. */
export function deliveredText(events: readonly ReceivedEvent[]): string {
  const parts = events.map(({ data }) => data).filter((event) => event.type === "part");
  for (const [index, part] of parts.entries()) {
    if (part.index !== index || part.start !== (parts[index - 1]?.end ?? 0))
      throw new Error("The parts do not adjoin.");
  }
  return parts.map((part) => part.text).join("");
}
