import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressGroup, widerGroup } from "../client-address.ts";

/** How many networks of 64 bits within one of 48 bits are counted by themselves, and for how long. */
const ownNetworks = 20;
const memory = { duration: 600, points: Number.MAX_SAFE_INTEGER };

/**
 * Returns a function that names the group in which an address is counted: an IPv4 address, or an IPv6 network of 64
 * bits. Of a network of 48 bits the first twenty are counted by themselves, and all others together, because one customer
 * can have 65,536 of them.
 */
export function createAddressGroups(): (address: string) => Promise<string> {
  const separate = new RateLimiterMemory(memory);
  const networks = new RateLimiterMemory(memory);
  /** Decisions that are being made, so that requests at the same time count a network once. */
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
