import Bowser from "bowser";

/** Returns the device's name, such as "Firefox on Linux", as far as the user agent shows it. */
export function deviceOf(userAgent: string | null | undefined): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return "Unknown app";
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
