/** One event of a stream: its `id:`, as far as it has one, and its `data:`. */
interface StreamEvent {
  readonly id: string;
  readonly data: string;
}

/**
 * Server-sent events as the text of a stream has them, cut anywhere (WHATWG HTML, 9.2.6). Comments and fields that are
 * not asked for are passed over, and so is an event whose end never came.
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
