import { isIPv6 } from "node:net";

/** The address of a sign-in as people write it; undefined where it is not known. */
export function displayAddress(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  const written = isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
  return written === "::1" || /^127(\.\d+){3}$/.test(written) ? "this computer" : written;
}
