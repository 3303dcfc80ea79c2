import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressGroup, widerGroup } from "../client-address.ts";

/** The number of 64-bit networks within one 48-bit network that are counted separately. */
const ownNetworks = 20;
const memory = { duration: 600, points: Number.MAX_SAFE_INTEGER };

/**
 * Returns a function that returns the name under which an address is counted: an IPv4 address, or a 64-bit IPv6
 * network. Within one 48-bit network, the first twenty 64-bit networks are counted separately and all others together,
 * because one customer can have 65,536 of them.
 */
export function createAddressGroups(): (address: string) => Promise<string> {
  const separate = new RateLimiterMemory(memory);
  const networks = new RateLimiterMemory(memory);
  /**
   * The decisions that are in progress, by network. Simultaneous requests share a decision, so that a network is
   * counted once.
   */
  const deciding = new Map<string, Promise<string>>();

  async function decide(group: string, wider: string): Promise<string> {
    if (await separate.get(group)) return group;
    const { consumedPoints } = await networks.penalty(wider);
    if (consumedPoints > ownNetworks) return wider;
    await separate.set(group, 1, memory.duration);
    return group;
  }

  return async (address) => {
    const group = addressGroup(address);
    const wider = widerGroup(group);
    if (wider === undefined) return group;
    const decided = deciding.get(group) ?? decide(group, wider).finally(() => deciding.delete(group));
    deciding.set(group, decided);
    return decided;
  };
}
