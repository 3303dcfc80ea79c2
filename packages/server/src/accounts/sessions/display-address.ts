import { isIPv6 } from "node:net";

/** Returns the IP address of a sign-in in its usual notation; undefined when it is unknown. */
export function displayAddress(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  const written = isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
  return written === "::1" || /^127(\.\d+){3}$/.test(written) ? "this computer" : written;
}
