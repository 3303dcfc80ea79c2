/**
 * Matches the error codes of the database, the network and the driver for an unreachable database: connections (08, but
 * not a protocol violation of ours), read-only (25006), time limits (25P03, 55P03, 57014), sign-in (28, 3D000),
 * resources (53), wrong state (55000), and stopped (57P0x).
 */
const codes =
  /^(08(?!P01)\w{3}|25006|25P03|28\w{3}|3D000|53\w{3}|55000|55P03|57014|57P0\d|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const messages =
  /^(The database did not answer within|Connection terminated|timeout (exceeded when trying to connect|expired)|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Returns true when the error or its cause says that the database is unreachable. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  // Any failed connection of a socket, such as a missing file of a Unix socket.
  if (syscall === "connect") return true;
  return codes.test(String(code)) || messages.test(error.message) || isOutOfReach(error.cause);
}
