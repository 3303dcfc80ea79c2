/** Thrown if the command is used wrongly. The message is printed on one line, and the exit status is 2. */
export class UsageError extends Error {
  override name = "UsageError";
}
