import type { Db } from "#src/db/database.ts";
import type { AppContext } from "#src/http/context.ts";
import type { PageRoute, SignedIn } from "#src/http/route.ts";
import type { Auth } from "../sign-in/auth.ts";
import { deleteSession } from "../store.ts";

interface Deps {
  readonly db: Db;
  readonly auth: Auth;
  readonly origin: string;
  /** Returns the request's headers that the accounts library (better-auth) may read. */
  readonly headersOf: (context: AppContext) => Headers;
  readonly readSession: (headers: Headers) => Promise<SignedIn | undefined>;
}

/** The page to which users return after Google sign-in. Its query parameter `error` contains an error code. */
const returnPage = "/auth/callback";

/**
 * Returns the route of Google's callback URL. It always redirects to this site's return page, whatever the accounts
 * library answers.
 */
export function linkRoutes({ auth, origin, headersOf, readSession, db }: Deps): PageRoute[] {
  return [
    {
      path: "/api/auth/callback/google",
      policy: "public",
      async handle(context) {
        // It creates a session, or an account.
        context.set("changesData", true);
        const { search } = new URL(context.req.url);
        const requestHeaders = headersOf(context);
        const replaced = await readSession(requestHeaders).catch(() => undefined);
        const request = new Request(`${origin}${context.req.path}${search}`, { headers: requestHeaders });
        const answer = await auth.handler(request).catch((cause: unknown) => {
          context.set("failure", { code: "google_failed", cause });
          return new Response(null, { status: 500 });
        });
        const error = errorIn(answer, origin);
        if (error !== undefined && !context.get("failure")) context.set("failure", { code: error });
        // The new session's cookie replaces the old one in the browser, so the old session is deleted here.
        if (replaced && error === undefined) await deleteSession(db, replaced.account.id, replaced.sessionId);
        const location = error === undefined ? returnPage : `${returnPage}?error=${error}`;
        const headers = new Headers({ location, "cache-control": "no-store" });
        for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", cookie);
        return new Response(null, { status: 302, headers });
      },
    },
  ];
}

/**
 * Returns the error code with which the accounts library redirects to the return page, or undefined if the sign-in
 * succeeded.
 */
function errorIn({ status, headers }: Response, origin: string): string | undefined {
  const asked = URL.parse(headers.get("location") ?? "", origin);
  if (status !== 302 || asked?.origin !== origin || asked.pathname !== returnPage) return "google_failed";
  const error = asked.searchParams.get("error");
  if (error === null) return undefined;
  return /^\w{1,64}$/.test(error) ? error : "google_failed";
}
