import { parseEvents } from "@rewright/contract/parse-events";
import fc from "fast-check";
import { expect, test } from "vitest";

async function read(chunks: readonly string[]) {
  const events = [];
  for await (const event of parseEvents(asStream(chunks))) events.push(event);
  return events;
}

async function* asStream(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

const event = fc.record({ id: fc.nat().map(String), data: fc.json() });

test("server-sent events are parsed correctly wherever the stream is split", async () => {
  const lineEnd = fc.constantFrom("\n", "\r\n");
  await fc.assert(
    fc.asyncProperty(fc.array(event), lineEnd, fc.array(fc.nat(300)), async (events, end, cuts) => {
      const text = events.map(({ id, data }) => `: ping${end}id: ${id}${end}data: ${data}${end}${end}`).join("");
      const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
      const chunks = places.slice(1).map((place, index) => text.slice(places[index], place));
      expect(await read(chunks)).toEqual(events);
    }),
  );
});

test("an incomplete event at the end of a stream is dropped, and comments and unknown fields are ignored", async () => {
  const text = ":hello\n\nevent: part\nid: 4\nretry: 10\ndata: {}\n\nid: 5\ndata: {";
  expect(await read([text])).toEqual([{ id: "4", data: "{}" }]);
});
