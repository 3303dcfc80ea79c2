import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a port that is free now. Used if links need the port before the server listens on it. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
