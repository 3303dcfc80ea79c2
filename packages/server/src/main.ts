import { availableParallelism } from "node:os";
import { productName } from "@rewright/contract/product";
import { readConfig } from "./config/config.ts";
import { createLogger } from "./process/create-logger.ts";
import { endAtCrash } from "./process/end-at-crash.ts";
import { createOutage } from "./process/outage.ts";

/**
 * Signals within this time count as one request to stop, because a terminal, npm and a supervisor may each send one.
 */
const sameRequestWithinMs = 1000;

// A supervised process must not continue without its supervisor, so end it.
const abandonStart = () => process.exit(1);
process.once("disconnect", abandonStart);
if (process.connected === false) abandonStart();

try {
  const config = readConfig(process.env, availableParallelism());
  const outage = createOutage();
  const logger = createLogger(config.logLevel, undefined, outage);
  endAtCrash(logger);
  // Load the server only after the settings were checked, so that invalid settings are reported at once.
  const { startServer } = await import("./server.ts");
  const server = await startServer(config, logger, { outage });
  let isStopping = false;
  const stop = async (reason: NodeJS.Signals | "disconnect") => {
    if (isStopping) return;
    isStopping = true;
    // A later signal ends the process immediately.
    setTimeout(() => process.off("SIGTERM", stop).off("SIGINT", stop), sameRequestWithinMs).unref();
    logger.info({ reason }, "stopping");
    await server.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
  process.off("disconnect", abandonStart).once("disconnect", () => stop("disconnect"));
  process.send?.("ready");
  console.log(`${productName} is ready at ${server.address}`);
  if (server.note) console.log(server.note);
} catch (error) {
  process.off("disconnect", abandonStart);
  console.error(`${productName} cannot start. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
