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

/** Where the library's own answer to a mailed link leads. */
const afterVerification = "/verify-email";

const addressChange = z.object({
  email: z.string(),
  updateTo: z.string(),
  requestType: z.literal("change-email-verification"),
});

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
        const answer = await pass(context, new URLSearchParams({ token, callbackURL: afterVerification }));
        const change = changeIn(token);
        const isDone = answer.status === 302 && !answer.headers.get("location")?.includes("error=");
        if (change && isDone) mailer.send(mails.addressChanged(change.email, change.updateTo));
        return answer;
      },
    },
    {
      path: "/api/auth/callback/google",
      policy: "public",
      handle: (context) => pass(context, new URL(context.req.url).searchParams),
    },
  ];
}

/** The change of address that a verified token stands for. */
function changeIn(token: string): z.output<typeof addressChange> | undefined {
  try {
    return addressChange.safeParse(decodeJwt(token)).data;
  } catch {
    return undefined;
  }
}
