/** What the database, the network and the driver call it when the server is not there, is stopping, or takes nobody more. */
const codes =
  /^(08\w{3}|57P0[1-3]|53300|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const sayings = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** True for an error, or the cause of one, by which the database could not be asked. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return codes.test(String(code)) || sayings.test(error.message) || isOutOfReach(error.cause);
}
