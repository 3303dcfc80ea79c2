import type { openBrowser } from "./browser.ts";

type Browser = ReturnType<typeof openBrowser>;

/** The cookies of the accounts for which a test has created keys, by key. */
const cookies = new Map<string, string>();

/** Creates an API key for the account that is signed in to a simulated browser. */
export async function createKey(browser: Browser): Promise<string> {
  const key = `rw_${crypto.randomUUID().replaceAll("-", "")}`;
  cookies.set(key, [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; "));
  return key;
}

/** Returns the request with the session of its API key. */
export function withSessionOfKey(request: Request): Request {
  const key = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  const cookie = key && cookies.get(key);
  if (!cookie) return request;
  const headers = new Headers(request.headers);
  headers.set("cookie", cookie);
  headers.set("origin", new URL(request.url).origin);
  return new Request(request, { headers });
}
