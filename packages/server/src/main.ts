import { availableParallelism } from "node:os";
import { productName } from "@rewright/contract/product";
import { readConfig } from "./config.ts";
import { createLogger } from "./create-logger.ts";
import { startServer } from "./server.ts";

try {
  const config = readConfig(process.env, availableParallelism());
  const logger = createLogger(config.logLevel);
  const server = await startServer(config, logger);
  const stop = async (signal: NodeJS.Signals) => {
    process.off("SIGTERM", stop).off("SIGINT", stop);
    logger.info({ signal }, "stopping");
    await server.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
  console.log(`${productName} is ready at ${server.address}`);
  if (server.note) console.log(server.note);
} catch (error) {
  console.error(`${productName} cannot start. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
