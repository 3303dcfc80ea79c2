/**
 * What the database, the network and the driver call it when the server is not there, is stopping, takes nobody more or may
 * not write: connections (08, but for a wrong message of ours), read-only (25006), its time limits (25P03, 55P03, 57014), sign-in (28, 3D000), no room (53),
 * not ready for this (55000), and being stopped (57P0x).
 */
const codes =
  /^(08(?!P01)\w{3}|25006|25P03|28\w{3}|3D000|53\w{3}|55000|55P03|57014|57P0\d|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const sayings =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** True for an error, or the cause of one, by which the database could not be asked. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  // Whatever keeps a socket from being connected: of a Unix socket it is that there is no such file.
  if (syscall === "connect") return true;
  return codes.test(String(code)) || sayings.test(error.message) || isOutOfReach(error.cause);
}
