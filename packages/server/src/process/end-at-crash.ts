import type { Logger } from "pino";

/**
 * Ends the process with status 1 at an error or a rejection that nothing caught: what it left half done is unknown. The
 * log gets the error's kind and place, but not its message, which may quote what people wrote.
 */
export function endAtCrash(logger: Logger): void {
  process.on("uncaughtException", (error: unknown, origin) => {
    try {
      logger.fatal({ origin, ...describe(error) }, "the server crashed");
    } finally {
      process.exit(1);
    }
  });
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = "" } = error;
  const code = "code" in error ? String(error.code) : "";
  const messageAt = stack.indexOf(message);
  const frames = messageAt < 0 ? "" : stack.slice(messageAt + message.length).trimStart();
  return { type: name, ...(/^\w+$/.test(code) && { code }), stack: frames };
}
