import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { GoogleSettings } from "../src/accounts/google.ts";
import { readConfig } from "../src/config.ts";
import { testOrigin } from "./test-app.ts";

const program = `
  const { startSandbox } = await import(process.argv[1]);
  const { settings } = await startSandbox({ port: 0, productOrigin: "${testOrigin}" });
  console.log(JSON.stringify(settings));
`;

interface Chosen {
  readonly email?: string;
  readonly name?: string;
  readonly email_verified?: "1";
  readonly cancel?: "1";
}

/** The real stand-in for Google, in a process of its own: the server knows it by its settings only. */
export async function startSandbox() {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, "@rewright/sandbox"], {
    cwd: new URL("../../..", import.meta.url),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stderr: "" };
  child.stderr.on("data", (chunk) => {
    said.stderr += chunk;
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const { google } = readConfig(JSON.parse(line) as NodeJS.ProcessEnv, 2);
  return {
    google: google as GoogleSettings,
    said,
    choose,
    async stop() {
      child.kill();
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
