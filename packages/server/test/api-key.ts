import { createKey as createKeyEndpoint } from "@rewright/contract/api-keys";
import type { openBrowser } from "./browser.ts";

type Browser = ReturnType<typeof openBrowser>;

/** Creates an API key for the account that is signed in to a simulated browser and whose address is verified. */
export async function createKey(browser: Pick<Browser, "post">): Promise<string> {
  const answer = await browser.post(createKeyEndpoint.path, { name: "A test" });
  if (!answer.ok) throw new Error(`No key was created: ${await answer.text()}`);
  return ((await answer.json()) as { secret: string }).secret;
}
