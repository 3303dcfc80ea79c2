import { startSandbox as startStandIns } from "@rewright/sandbox";
import type { GoogleSettings } from "../src/accounts/sign-in/google.ts";
import type { StripeSettings } from "../src/billing/provider/stripe-client.ts";
import { readConfig } from "../src/config/config.ts";
import { paymentControl } from "./payment-control.ts";
import { testOrigin } from "./test-origin.ts";

interface Options {
  /** The URL that gets webhook events. If undefined, no events are sent until the test delivers them. */
  readonly webhookUrl?: string;
}

interface Chosen {
  readonly email?: string;
  readonly name?: string;
  readonly email_verified?: "1";
  readonly cancel?: "1";
}

/**
 * Starts servers that simulate Google and the payment provider. The tested server knows their URLs from its settings
 * and calls them over HTTP.
 */
export async function startSandbox({ webhookUrl }: Options = {}) {
  const { settingsFor, address, stop } = await startStandIns({ port: 0, productOrigin: testOrigin, webhookUrl });
  const { google, stripe } = readConfig({ ...settingsFor({}) }, 2);
  return {
    address,
    google: google as GoogleSettings,
    stripe: stripe as StripeSettings,
    payments: paymentControl(address),
    choose,
    stop,
  };
}

/**
 * Follows Google's sign-in pages as a browser would.
 * @returns the URL to which the browser is sent back
 */
async function choose(address: string, chosen: Chosen): Promise<string> {
  const jar = new Map<string, string>();
  let form: URLSearchParams | undefined;
  for (let url = address, step = 0; step < 10; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const init = { headers: { cookie }, redirect: "manual", ...(form && { method: "POST", body: form }) } as const;
    const answer = await fetch(url, init);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get("location");
    form = location ? undefined : new URLSearchParams({ ...chosen });
    url = new URL(location ?? url, url).href;
    if (url.startsWith(testOrigin)) return url.slice(testOrigin.length);
  }
  throw new Error("Google's pages do not lead back.");
}
