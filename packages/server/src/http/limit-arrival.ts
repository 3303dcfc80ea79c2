import type { IncomingMessage, Server } from "node:http";

/**
 * The milliseconds within which a request's headers and a small body must arrive. A body may take one millisecond
 * longer for each `bytesPerMs` bytes of it that have arrived.
 */
const arrivesWithinMs = 10_000;

/**
 * The minimum speed, in bytes per millisecond, of a body that may take longer. It is that of the slowest mobile
 * connections.
 */
const bytesPerMs = 50;

const checkAgainMs = 500;

/**
 * Time limits of the Node.js HTTP server. `requestTimeout` is the time that the largest body takes at the minimum
 * speed.
 */
export const arrivalLimits = {
  headersTimeout: arrivesWithinMs,
  requestTimeout: 90_000,
  // Interval at which Node.js looks for late requests. Its default is 30 seconds.
  connectionsCheckingInterval: 500,
};

/**
 * Ends requests whose body stops arriving or arrives too slowly. Node.js itself checks only the headers in this way.
 */
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
      // A full buffer means that this server reads too slowly, not that the client sends too slowly.
      const isBufferFull = incoming.readableLength >= incoming.readableHighWaterMark;
      if (leftMs > 0 || isBufferFull) timer = setTimeout(check, Math.max(leftMs, checkAgainMs));
      else server.emit("clientError", Object.assign(new Error("Request timeout"), { code: lateCode }), socket);
    }
    for (const end of ["end", "close"]) incoming.once(end, () => clearTimeout(timer));
  });
}

/** The code of the error that Node.js reports for a late request. */
export const lateCode = "ERR_HTTP_REQUEST_TIMEOUT";

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
