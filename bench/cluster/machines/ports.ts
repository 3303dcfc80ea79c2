import { once } from "node:events";
import { createServer } from "node:net";

/**
 * The lowest port to choose. The chosen ports are below those of outgoing connections, which could otherwise occupy the
 * port of a stopped server.
 */
const lowest = 20_000;
const highest = 30_000;

/** Returns different ports of the loopback address that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listening = once(probe, "listening").then(
    () => true,
    () => false,
  );
  probe.listen(port, "127.0.0.1");
  if (!(await listening)) return false;
  probe.close();
  await once(probe, "close");
  return true;
}
