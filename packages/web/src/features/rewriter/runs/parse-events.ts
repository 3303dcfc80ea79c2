/** Holds one event of a stream: the latest `id:`, if any, and its `data:`. */
interface StreamEvent {
  readonly id: string;
  readonly data: string;
}

/**
 * Parses server-sent events from chunks of text, split anywhere (WHATWG HTML, 9.2.6). Ignores comments and other
 * fields, and drops an incomplete event.
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
