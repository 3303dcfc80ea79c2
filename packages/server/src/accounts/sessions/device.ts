import { isIPv6 } from "node:net";
import Bowser from "bowser";

/** Returns a device's name from the user agent, such as "Firefox on Linux". */
export function deviceOf(userAgent: string | null | undefined): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return "Unknown app";
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/**
 * Returns the IP address of a sign-in in its usual notation, or "this computer". Returns undefined if the address is
 * unknown.
 */
export function displayAddress(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  const written = isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
  return written === "::1" || /^127(\.\d+){3}$/.test(written) ? "this computer" : written;
}
