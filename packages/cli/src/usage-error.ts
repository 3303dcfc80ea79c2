/** The command was used wrongly: its message is shown as one line, and the exit status is 2. */
export class UsageError extends Error {
  override name = "UsageError";
}
