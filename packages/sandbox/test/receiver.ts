import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Received {
  readonly body: string;
  readonly signature: string;
}

/**
 * Starts a server that receives webhook events in place of the product. It responds with the statuses in `answers`,
 * then always with 200.
 */
export async function startReceiver(answers: number[] = []) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ body, signature: String(request.headers["stripe-signature"]) });
    response.writeHead(answers.shift() ?? 200).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe/webhook`,
    received,
    /** Returns the ids of the received events, in order. */
    ids: () => received.map(({ body }) => (JSON.parse(body) as { id: string }).id),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
