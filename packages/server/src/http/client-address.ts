import { BlockList, isIP } from "node:net";

/**
 * The proxies that are trusted to report the client's address: how many are in front of the server, or their addresses.
 */
export type TrustedProxy = { readonly hops: number } | { readonly addresses: BlockList };

/**
 * Parses the setting of trusted proxies, such as "2" or "10.0.0.0/8, ::1". Returns undefined if the setting is invalid.
 */
export function parseTrustedProxy(setting: string): TrustedProxy | undefined {
  if (/^\d{1,2}$/.test(setting)) return { hops: Number(setting) };
  const addresses = new BlockList();
  for (const item of setting.split(",")) {
    const [address = "", prefix] = item.trim().split("/");
    const version = isIP(address);
    if (version === 0) return undefined;
    const bits = prefix === undefined ? undefined : Number(/^\d{1,3}$/.test(prefix) ? prefix : Number.NaN);
    const family = version === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) addresses.addAddress(address, family);
    else if (bits <= (version === 4 ? 32 : 128)) addresses.addSubnet(address, bits, family);
    else return undefined;
  }
  return { addresses };
}

/**
 * Returns the client's IP address: that of the connection, or the one that trusted proxies report. Ignores addresses
 * further left in X-Forwarded-For, because the client can forge them.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trusted: TrustedProxy): string {
  const reported = (forwardedFor ?? "").split(",").map((item) => item.trim());
  let address = unmapped(socketAddress);
  for (let hop = 0; isTrusted(address, hop, trusted); hop++) {
    const next = unmapped(withoutPort(reported.pop() ?? ""));
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/**
 * Returns the part of an IP address that represents one household or server: an IPv4 address, or the first 64 bits of
 * an IPv6 address.
 */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("%")[0]!.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const after = tail === "" ? [] : tail.split(":");
    const written = after.length + (tail.includes(".") ? 1 : 0);
    while (groups.length + written < 8) groups.push("0");
    groups.push(...after);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** Returns the 48-bit network that contains a 64-bit IPv6 network. Returns undefined for anything else. */
export function widerGroup(group: string): string | undefined {
  const network = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(group)?.[1];
  return network === undefined ? undefined : `${network}::/48`;
}

function isTrusted(address: string, hop: number, trusted: TrustedProxy): boolean {
  if ("hops" in trusted) return hop < trusted.hops;
  return isIP(address) !== 0 && trusted.addresses.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
}

/** Removes the port that some proxies add to an address: "192.0.2.1:4567" → "192.0.2.1". */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;
}

/** Converts an IPv4 address in IPv6 form to IPv4: "::ffff:192.0.2.1" → "192.0.2.1". */
function unmapped(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped ? mapped[1]! : address;
}
