import Bowser from "bowser";

/** "Firefox on Linux", as far as the browser tells. */
export function deviceOf(userAgent: string | null | undefined): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return "Unknown app";
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
