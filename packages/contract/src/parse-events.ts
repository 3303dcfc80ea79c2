/** A server-sent event: its `data:`, and the latest `id:` if there was one. */
export interface StreamEvent {
  readonly id: string;
  readonly data: string;
}

/**
 * Parses server-sent events from chunks of text that can be split anywhere (WHATWG HTML, 9.2.6). Comments, other fields
 * and an incomplete event at the end are ignored.
 */
export async function* parseEvents(chunks: AsyncIterable<string>): AsyncGenerator<StreamEvent> {
  let rest = "";
  let id = "";
  let data: string[] = [];
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line === "") {
        if (data.length > 0) yield { id, data: data.join("\n") };
        data = [];
      } else {
        const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === "id") id = value;
        if (field === "data") data.push(value);
      }
    }
  }
}
