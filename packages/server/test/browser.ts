import type { createTestApp } from "./test-app.ts";
import { testOrigin } from "./test-app.ts";
import { until } from "./until.ts";

type App = ReturnType<typeof createTestApp>;

/** The app or server to which a browser sends its requests. */
type Site = Pick<App, "send">;

interface Person {
  readonly email: string;
  readonly password?: string;
  readonly first_name?: string;
  readonly last_name?: string;
}

/** A password that satisfies all rules. */
export const goodPassword = "Correct-Horse-7";

/** Creates a simulated browser, which keeps its cookies and has a fixed IP address. */
export function openBrowser(app: Site, { from = "203.0.113.9", agent = "Mozilla/5.0 Firefox/140.0" } = {}) {
  const jar = new Map<string, string>();

  async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await app.send(
      `${testOrigin}${path}`,
      {
        method,
        headers: {
          "User-Agent": agent,
          ...(method === "GET" ? { "Sec-Fetch-Site": "same-origin" } : { Origin: testOrigin }),
          ...(body ? { "Content-Type": "application/json" } : {}),
          ...(cookie ? { Cookie: cookie } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
      from,
    );
    keep(answer);
    return answer;
  }

  function keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      if (value === "" || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  }

  return {
    jar,
    get: (path: string, headers?: Record<string, string>) => send("GET", path, undefined, headers),
    post: (path: string, body: object = {}, headers?: Record<string, string>) => send("POST", path, body, headers),
    put: (path: string, body: object = {}) => send("PUT", path, body),
    delete: (path: string) => send("DELETE", path),
    signUp: ({ email, password = goodPassword, first_name = "Ada", last_name = "Lovelace" }: Person) =>
      send("POST", "/api/auth/sign-up/email", { email, password, first_name, last_name }),
    signIn: ({ email, password = goodPassword }: Person, rememberMe = false) =>
      send("POST", "/api/auth/sign-in/email", { email, password, rememberMe }),
  };
}

/**
 * Creates a simulated browser that is signed in to a new account. The session stays valid when the test moves the clock
 * by days.
 */
export async function signedIn(app: App, email: string, options?: Parameters<typeof openBrowser>[1]) {
  const browser = openBrowser(app, options);
  await browser.signUp({ email });
  await browser.signIn({ email }, true);
  return browser;
}

/** Returns the URL of the button in the newest email to an address. */
export function linkIn(app: App, to: string): string {
  const url = app.mails.findLast((mail) => mail.to === to)?.action?.url;
  if (!url) throw new Error(`There is no mail with a link to ${to}.`);
  return url;
}

/** Follows a mailed link as its web page does: by a POST request with the link's token. */
export function followLink(browser: ReturnType<typeof openBrowser>, url: string): Promise<Response> {
  return browser.post("/api/auth/verify-email", { token: new URL(url).searchParams.get("token") ?? "" });
}

/**
 * Waits until more than `after` emails were sent, because emails are sent in the background. Returns the link in the
 * newest email to an address.
 */
export async function mailedLink(app: App, to: string, after = 0): Promise<string> {
  await until(() => app.mails.slice(after).some((mail) => mail.to === to && mail.action));
  return linkIn(app, to);
}

/** Creates a simulated browser that is signed in to a new account with a verified address. */
export async function verified(app: App, email: string, options?: Parameters<typeof openBrowser>[1]) {
  const browser = await signedIn(app, email, options);
  await followLink(browser, await mailedLink(app, email));
  return browser;
}
