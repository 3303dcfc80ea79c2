import type { Db } from "#src/db/database.ts";
import type { AppContext } from "#src/http/context.ts";
import type { PageRoute, SignedIn } from "#src/http/route.ts";
import type { Auth } from "../sign-in/auth.ts";
import { deleteSession } from "../store.ts";

interface Deps {
  readonly db: Db;
  readonly auth: Auth;
  readonly origin: string;
  /** The request's headers as the library may see them. */
  readonly headersOf: (context: AppContext) => Headers;
  readonly readSession: (headers: Headers) => Promise<SignedIn | undefined>;
}

/** The page that people see when they come back from Google: `?error=` says what went wrong. */
const returnPage = "/auth/callback";

/** Where Google sends people back to. The answer is always our own page, whatever the library makes of the request. */
export function linkRoutes({ auth, origin, headersOf, readSession, db }: Deps): PageRoute[] {
  return [
    {
      path: "/api/auth/callback/google",
      policy: "public",
      async handle(context) {
        const { search } = new URL(context.req.url);
        const requestHeaders = headersOf(context);
        const replaced = await readSession(requestHeaders).catch(() => undefined);
        const request = new Request(`${origin}${context.req.path}${search}`, { headers: requestHeaders });
        const answer = await auth.handler(request).catch((cause: unknown) => {
          context.set("failure", { code: "google_failed", cause });
          return new Response(null, { status: 500 });
        });
        const location = locationFor(answer, origin);
        // The browser forgets the old session, so nobody could end it any more.
        if (replaced && location === returnPage) await deleteSession(db, replaced.account.id, replaced.sessionId);
        const headers = new Headers({ location, "cache-control": "no-store" });
        for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", cookie);
        return new Response(null, { status: 302, headers });
      },
    },
  ];
}

/** Our page, with the library's code where it has one, and with nothing else. */
function locationFor({ status, headers }: Response, origin: string): string {
  const asked = URL.parse(headers.get("location") ?? "", origin);
  if (status !== 302 || asked?.origin !== origin || asked.pathname !== returnPage) {
    return `${returnPage}?error=google_failed`;
  }
  const error = asked.searchParams.get("error");
  if (error === null) return returnPage;
  return `${returnPage}?error=${/^\w{1,64}$/.test(error) ? error : "google_failed"}`;
}
