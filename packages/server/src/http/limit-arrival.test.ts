import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "./listen.ts";

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const app = async (request: Request) =>
    new URL(request.url).pathname === "/length"
      ? Response.json({ length: (await request.text()).length })
      : Response.json({}, { status: 404 });
  server = await listen(app, { port: 0, host: "127.0.0.1" }, pino({ level: "silent" }));
});
afterAll(() => server.stop());

/** Sends the beginning of a request, then once a second what `drip` returns, until the connection is closed. */
async function send(beginning: string, drip: (second: number) => string | undefined) {
  const startedAt = performance.now();
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1").on("error", () => {});
  socket.write(beginning);
  let second = 0;
  const timer = setInterval(() => {
    const next = drip(second++);
    if (next !== undefined) socket.write(next);
  }, 1000);
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  await once(socket, "close");
  clearInterval(timer);
  return { answer, seconds: (performance.now() - startedAt) / 1000 };
}

const post = (path: string, header: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`;
const timedOut = /^HTTP\/1\.1 408 .*\r\nConnection: close\r\n.*"success":false/s;

test.concurrent.each([
  ["a request whose headers are", "GET /length HTTP/1.1\r\nHost: x\r\nX-Slow: ", "x"],
  ["a request whose body of a stated length is", post("/length", "Content-Length: 1000"), "x"],
  ["a request whose body in chunks is", post("/length", "Transfer-Encoding: chunked"), "1\r\nx\r\n"],
])("[SAFETY-60] %s not complete after ten seconds gets status 408", async (_what, beginning, drip) => {
  const { answer, seconds } = await send(beginning, () => drip);
  expect(answer).toMatch(timedOut);
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(20);
});

test.concurrent("[SAFETY-60] a connection that sends nothing is closed, and so is one that sends a body which the server does not read", async () => {
  const silent = await send("", () => undefined);
  expect(silent.seconds).toBeLessThan(20);
  const unread = await send(post("/nothing", "Content-Length: 1000"), () => "x");
  expect(unread.answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(unread.seconds).toBeLessThan(20);
});

test.concurrent("[SAFETY-60] a large body may take longer than ten seconds if it keeps arriving", async () => {
  const [parts, part] = [12, "x".repeat(80_000)];
  const header = `Connection: close\r\nContent-Length: ${parts * part.length}`;
  const { answer, seconds } = await send(post("/length", header), (second) => (second < parts ? part : undefined));
  expect(answer).toContain(`{"length":${parts * part.length}}`);
  expect(seconds).toBeGreaterThan(11);
});

test.concurrent("the response to a request that arrived in time may be sent late", async () => {
  const slow = await listen(
    async () => {
      await sleep(11_500);
      return Response.json({ late: true });
    },
    { port: 0, host: "127.0.0.1" },
    pino({ level: "silent" }),
  );
  const answers = await Promise.all(
    ["x", "x".repeat(1_000_000)].map((body) => fetch(slow.address, { method: "POST", body })),
  );
  for (const answer of answers) expect(await answer.json()).toEqual({ late: true });
  await slow.stop();
});
