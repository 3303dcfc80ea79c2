import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { GoogleSettings } from "../src/accounts/google.ts";
import type { StripeSettings } from "../src/billing/stripe-client.ts";
import { readConfig } from "../src/config.ts";
import { paymentControl } from "./payment-control.ts";
import { testOrigin } from "./test-origin.ts";

const program = `
  const { startSandbox } = await import(process.argv[1]);
  const { settingsFor, address } = await startSandbox(JSON.parse(process.argv[2]));
  console.log(JSON.stringify({ settings: settingsFor({}), address }));
`;

interface Options {
  /** Where the product believes to be. */
  readonly productOrigin?: string;
  /** Where events about payments go. Absent: nowhere, until the test delivers them. */
  readonly webhookUrl?: string;
  /** Where customers and payments are kept. Absent: in memory. */
  readonly dataDir?: string;
  readonly port?: number;
}

interface Chosen {
  readonly email?: string;
  readonly name?: string;
  readonly email_verified?: "1";
  readonly cancel?: "1";
}

/** The real stand-ins for Google and for payments, in a process of their own: the server knows them by its settings only. */
export async function startSandbox({ port = 0, productOrigin = testOrigin, ...options }: Options = {}) {
  const started = JSON.stringify({ port, productOrigin, ...options });
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, "@rewright/sandbox", started], {
    cwd: new URL("../../..", import.meta.url),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stderr: "" };
  child.stderr.on("data", (chunk) => {
    said.stderr += chunk;
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const { settings, address } = JSON.parse(line) as { settings: NodeJS.ProcessEnv; address: string };
  const { google, stripe } = readConfig(settings, 2);
  return {
    address,
    google: google as GoogleSettings,
    stripe: stripe as StripeSettings,
    payments: paymentControl(address),
    said,
    choose,
    async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM") {
      child.kill(signal);
      await once(child, "exit");
    },
  };
}

/** Goes through Google's pages as a browser would. @returns the address to come back to */
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
