import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { type ErrorCode, httpStatus, messages } from "@rewright/contract/errors";
import { rewriteTimeoutMs } from "@rewright/contract/limits";
import type { Logger } from "pino";
import { answerClientErrors } from "./client-error.ts";
import { hostName } from "./host-name.ts";
import { arrivalLimits, limitBodies } from "./limit-arrival.ts";
import { refusalBeforeApp } from "./refusal-before-app.ts";
import { createShutdown } from "./shutdown.ts";

/**
 * The milliseconds that active requests have to finish when the server stops: as long as the longest rewrite by the
 * local engine.
 */
const finishWithinMs = rewriteTimeoutMs;

/**
 * The milliseconds that refused requests have to end. Requests that are unfinished after `finishWithinMs` are refused,
 * and their connections are closed this much later.
 */
const refusedWithinMs = 2000;

/**
 * The milliseconds after which idle connections are closed. Proxies close them earlier: otherwise a proxy could send a
 * request on a connection that is being closed.
 */
const keepAliveTimeout = 75_000;

/**
 * Turns off the check for a Host header in Node.js, whose error response has no body. This server does the check
 * itself.
 */
const requireHostHeader = false;

/** The host in the URL of an HTTP/1.0 request without a Host header. */
const hostname = "localhost";

type App = Parameters<typeof getRequestListener>[0];

interface Options {
  readonly port: number;
  readonly host: string | undefined;
  readonly shutdown?: ReturnType<typeof createShutdown>;
}

interface Listening {
  /** The server's URL for a browser on this machine. */
  readonly address: string;
  /** Accepts no new requests, and lets active ones finish within the time limits. */
  stop(): Promise<void>;
}

/**
 * Starts serving the app on the port. If no host is given, listens on every address of the machine. While the server is
 * stopping, each response closes its connection, so that the client's next request goes to another server.
 */
export async function listen(
  app: App,
  { port, host, shutdown = createShutdown() }: Options,
  logger: Logger,
): Promise<Listening> {
  let isStopping = false;
  const connections = new Set<Socket>();
  const errorHandler = () => malformedRequest(logger);
  const answer = getRequestListener(app, { overrideGlobalObjects: false, errorHandler, hostname });
  const server = createServer({ ...arrivalLimits, keepAliveTimeout, requireHostHeader }, (incoming, outgoing) => {
    const problem = problemOfHost(incoming);
    if (shutdown.isDraining()) outgoing.shouldKeepAlive = false;
    // A connection that was opened before the stop may still send a request.
    if (isStopping) refuse(outgoing, logger, "unavailable", messages.unavailable);
    else if (problem) refuse(outgoing, logger, "invalid_input", problem);
    else void answer(incoming, outgoing);
  });
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  answerClientErrors(server, logger);
  limitBodies(server);
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.`, {
      cause: error,
    });
  });
  return {
    address: `http://${hostName(host)}:${(server.address() as AddressInfo).port}`,
    async stop() {
      isStopping = true;
      const closed = new Promise((resolve) => server.close(resolve));
      const idle = setInterval(() => {
        server.closeIdleConnections();
        // Browsers open connections in advance. The server counts a connection as idle only after its first request.
        for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
      }, 50);
      const end = setTimeout(shutdown.end, finishWithinMs);
      const cut = setTimeout(() => server.closeAllConnections(), finishWithinMs + refusedWithinMs);
      await closed;
      clearInterval(idle);
      clearTimeout(end);
      clearTimeout(cut);
    },
  };
}

/**
 * Responds to valid HTTP without a valid URL, such as one with an invalid Host header. Such requests do not reach the
 * app.
 */
function malformedRequest(logger: Logger): Response {
  const message = "The URL or Host header is malformed.";
  return Response.json(refusalBeforeApp(logger, "invalid_input", message), { status: httpStatus.invalid_input });
}

/** Returns what is wrong with a request's Host headers. HTTP/1.0, which simple health checks use, needs none. */
function problemOfHost({ httpVersion, headersDistinct }: IncomingMessage): string | undefined {
  const hosts = headersDistinct.host ?? [];
  if (hosts.length > 1 || hosts[0]?.includes(",")) return "The request has more than one Host header. Send only one.";
  if (!hosts[0] && httpVersion !== "1.0") return `HTTP/${httpVersion} requests need a Host header.`;
  return undefined;
}

function refuse(outgoing: ServerResponse, logger: Logger, error: ErrorCode, message: string): void {
  outgoing.writeHead(httpStatus[error], {
    "Content-Type": "application/json",
    Connection: "close",
    ...(error === "unavailable" && { "Retry-After": "5" }),
  });
  outgoing.end(JSON.stringify(refusalBeforeApp(logger, error, message)));
}
