import { createKey as endpoint } from "@rewright/contract/api-keys";
import type { openBrowser } from "./browser.ts";

/**
 * Creates an API key for the account that is signed in to a simulated browser. The account's address must be verified.
 */
export async function createKey(browser: Pick<ReturnType<typeof openBrowser>, "post">): Promise<string> {
  const answer = await browser.post(endpoint.path, { name: "Tests" });
  return endpoint.output.parse(await answer.json()).secret;
}
