import type { IncomingMessage, Server } from "node:http";

/** The time in which a request's headers have to arrive, and its body unless it keeps arriving fast enough. */
const arrivesWithinMs = 10_000;

/** A large body may take longer while it arrives at this speed, which the slowest mobile connections have. */
const bytesPerMs = 50;

const checkAgainMs = 500;

/** The time limits of Node's server. The limit of the whole request is for bodies that arrive at just that speed. */
export const arrivalLimits = {
  headersTimeout: arrivesWithinMs,
  requestTimeout: 90_000,
  // Node looks for late requests at this interval; by default every 30 seconds.
  connectionsCheckingInterval: 500,
};

/** Ends requests whose body stops arriving or arrives too slowly, like Node does where the headers are late. */
export function limitBodies(server: Server): void {
  server.on("request", (incoming) => {
    if (!hasBody(incoming)) return;
    const { socket } = incoming;
    const beganAt = performance.now();
    const before = socket.bytesRead;
    let timer = setTimeout(check, arrivesWithinMs);
    function check() {
      if (incoming.complete) return;
      const leftMs = beganAt + arrivesWithinMs + (socket.bytesRead - before) / bytesPerMs - performance.now();
      // A full buffer waits for the app, not for the sender.
      const isBufferFull = incoming.readableLength >= incoming.readableHighWaterMark;
      if (leftMs > 0 || isBufferFull) timer = setTimeout(check, Math.max(leftMs, checkAgainMs));
      else server.emit("clientError", Object.assign(new Error("Request timeout"), { code: lateCode }), socket);
    }
    for (const end of ["end", "close"]) incoming.once(end, () => clearTimeout(timer));
  });
}

/** The code of Node's own error for a late request. */
export const lateCode = "ERR_HTTP_REQUEST_TIMEOUT";

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
