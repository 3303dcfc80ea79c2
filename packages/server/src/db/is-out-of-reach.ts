/**
 * Matches error codes that mean the database cannot be used at the moment: failed connections (08, except a protocol
 * violation), read-only (25006), time limits (25P03, 55P03, 57014), failed login (28, 3D000), too few resources (53),
 * wrong state (55000) and shutdown (57P0x).
 */
const codes =
  /^(08(?!P01)\w{3}|25006|25P03|28\w{3}|3D000|53\w{3}|55000|55P03|57014|57P0\d|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const messages =
  /^(The database did not answer within|Connection terminated|timeout (exceeded when trying to connect|expired)|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Returns whether the error or its cause means that the database cannot be reached. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  // Any failed connection of a socket, for example because a Unix socket's file is missing.
  if (syscall === "connect") return true;
  return codes.test(String(code)) || messages.test(error.message) || isOutOfReach(error.cause);
}
