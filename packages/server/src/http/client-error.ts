import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorCode } from "@rewright/contract/errors";
import type { Logger } from "pino";
import { lateCode } from "./limit-arrival.ts";
import { refusalBeforeApp } from "./refusal-before-app.ts";

interface Refusal {
  readonly status: string;
  readonly error: ErrorCode;
  readonly message: string;
}

const notHttp: Refusal = {
  status: "400 Bad Request",
  error: "invalid_input",
  message: "This isn't a valid HTTP request.",
};

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: "431 Request Header Fields Too Large",
    error: "too_large",
    message: "The URL and headers are too large.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: "413 Content Too Large",
    error: "too_large",
    message: "The request's chunk extensions are too large.",
  },
  [lateCode]: {
    status: "408 Request Timeout",
    error: "invalid_input",
    message: "The request timed out.",
  },
};

/**
 * Responds to connections whose data is not valid HTTP or arrives too late, with an error of the same shape as the
 * API's.
 */
export function answerClientErrors(server: Server, logger: Logger): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, outgoing) => answers.set(socket, outgoing));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    // A response that has already begun must not be mixed with another one.
    const isAnswering = answer?.headersSent && !answer.writableFinished;
    if (!socket.writable || isAnswering || error.code === "ECONNRESET") return void socket.destroy();
    const { status, error: code, message } = refusals[error.code ?? ""] ?? notHttp;
    // Log no details of the error: it contains the received data.
    const body = JSON.stringify(refusalBeforeApp(logger, code, message));
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nCache-Control: no-store\r\n` +
        `X-Content-Type-Options: nosniff\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      () => socket.destroy(),
    );
  });
}
