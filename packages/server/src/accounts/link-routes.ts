import { decodeJwt } from "jose";
import { z } from "zod";
import type { AppContext } from "../http/context.ts";
import type { PageRoute } from "../http/route.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Auth } from "./auth.ts";
import { mails } from "./mails.ts";

interface Deps {
  readonly auth: Auth;
  readonly mailer: Mailer;
  readonly origin: string;
  /** The request's headers as the library may see them. */
  readonly headersOf: (context: AppContext) => Headers;
}

/** The page that says what came of a mailed link: `?error=` with the library's code, or `?step=` with ours. */
const resultPage = "/verify-email";

/** What a token that has proved good stood for. */
const claims = z.object({ email: z.string(), updateTo: z.string().optional(), requestType: z.string().optional() });

/** Addresses that people come to from elsewhere, by a mailed link or from Google; each answers with a redirect. */
export function linkRoutes({ auth, mailer, origin, headersOf }: Deps): PageRoute[] {
  const pass = (context: AppContext, query: URLSearchParams) =>
    auth.handler(new Request(`${origin}${context.req.path}?${query}`, { headers: headersOf(context) }));
  return [
    {
      path: "/api/auth/verify-email",
      policy: "public",
      async handle(context) {
        const token = context.req.query("token") ?? "";
        const answer = await pass(context, new URLSearchParams({ token, callbackURL: resultPage }));
        if (answer.status !== 302 || answer.headers.get("location") !== resultPage) return answer;
        const { email, updateTo, requestType } = claims.parse(decodeJwt(token));
        const step = updateTo ? (requestType === "change-email-verification" ? "changed" : "confirmed") : "verified";
        if (updateTo && step === "changed") mailer.send(mails.addressChanged(email, updateTo));
        const headers = new Headers(answer.headers);
        headers.set("location", `${resultPage}?step=${step}`);
        return new Response(null, { status: 302, headers });
      },
    },
    {
      path: "/api/auth/callback/google",
      policy: "public",
      handle: (context) => pass(context, new URL(context.req.url).searchParams),
    },
  ];
}
