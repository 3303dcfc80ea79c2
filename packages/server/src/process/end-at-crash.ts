import type { Logger } from "pino";

/**
 * Ends the process with status 1 at an uncaught error or rejected promise, because its state is then unknown. Logs the
 * error's type and stack, but not its message, which may quote users' texts.
 */
export function endAtCrash(logger: Logger): void {
  process.on("uncaughtException", (error: unknown, origin) => {
    try {
      logger.fatal({ origin, ...describeCrash(error) }, "the server crashed");
    } finally {
      process.exit(1);
    }
  });
}

/** Returns the type and stack of an uncaught error, without its message, which may quote users' texts. */
export function describeCrash(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = "" } = error;
  const code = "code" in error ? String(error.code) : "";
  const messageAt = stack.indexOf(message);
  const frames = messageAt < 0 ? "" : stack.slice(messageAt + message.length).trimStart();
  return { type: name, ...(/^\w+$/.test(code) && { code }), stack: frames };
}
