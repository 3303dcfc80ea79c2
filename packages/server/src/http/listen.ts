import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { type ErrorBody, httpStatus, messages } from "@rewright/contract/errors";
import { rewriteTimeoutMs } from "@rewright/contract/plans";

/** Running requests get this long to finish when the server stops: as long as the longest rewrite, and a little. */
const stopTimeoutMs = rewriteTimeoutMs + 2000;

/** What a request's headers and the whole of it may take to arrive. */
const arrival = { headersTimeout: 10_000, requestTimeout: 30_000 };

type App = Parameters<typeof getRequestListener>[0];

interface Listening {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Takes nothing new and lets running requests finish, within bounds. */
  stop(): Promise<void>;
}

/** Serves the app on the port; on every address of the machine where no host is named. */
export async function listen(app: App, { port, host }: { port: number; host: string | undefined }): Promise<Listening> {
  let isStopping = false;
  const answer = getRequestListener(app, { overrideGlobalObjects: false, errorHandler: malformedRequest });
  const server = createServer(arrival, (incoming, outgoing) => {
    if (isStopping) refuse(outgoing);
    else void answer(incoming, outgoing);
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    address: `http://${browsable(host)}:${(server.address() as AddressInfo).port}`,
    async stop() {
      isStopping = true;
      const closed = new Promise((resolve) => server.close(resolve));
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}

/** What is HTTP but names no address (a Host header that is none, say) does not reach the app. */
function malformedRequest(): Response {
  return Response.json(errorOf("invalid_input", "The request's address or Host header is malformed."), {
    status: httpStatus.invalid_input,
  });
}

/** A connection that was open before the stop began may still carry a request. */
function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(httpStatus.unavailable, {
    "Content-Type": "application/json",
    Connection: "close",
    "Retry-After": "5",
  });
  outgoing.end(JSON.stringify(errorOf("unavailable", messages.unavailable)));
}

function errorOf(error: ErrorBody["error"], message: string): ErrorBody {
  return { success: false, error, message, error_id: randomUUID() };
}

function browsable(host: string | undefined): string {
  if (host === undefined || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
