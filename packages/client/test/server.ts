import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

/** Holds a request that the server received. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Answer = (response: ServerResponse, request: Received) => void;

/** Starts a server that answers each request as the test says, in order. Stops after the tests of the calling file. */
export async function startServer() {
  const received: Received[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    const answer = answers.shift();
    if (!answer) throw new Error(`No answer is left for ${method} ${url}.`);
    answer(response, one);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Sets the answers to the next requests. */
    answerWith(...next: Answer[]) {
      received.length = 0;
      answers.splice(0, answers.length, ...next);
    },
  };
}

export const json =
  (body: object, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));

export const refusal = (status: number, error: string, headers: Record<string, string> = {}): Answer =>
  json({ success: false, error, message: `This is ${error}.`, error_id: "an id" }, status, headers);

/** Closes the connection without an answer. */
export const hangUp: Answer = (response) => response.destroy();

/** Sends server-sent events, and then ends the stream or loses the connection. */
export const events =
  (text: string, { isLost = false } = {}): Answer =>
  (response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(text, () => (isLost ? setImmediate(() => response.destroy()) : response.end()));
  };
