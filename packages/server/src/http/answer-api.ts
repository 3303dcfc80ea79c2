import { getConnInfo } from "@hono/node-server/conninfo";
import type { Policy } from "@rewright/contract/endpoint";
import { AppError } from "../app-error.ts";
import { deriveKey } from "../secret.ts";
import { hashAddress } from "../usage/guest.ts";
import { addressGroup, clientAddress, type TrustedProxy } from "./client-address.ts";
import type { AppContext } from "./context.ts";
import { readGuestCookie, writeGuestCookie } from "./guest-cookie.ts";
import { parseInput } from "./parse-input.ts";
import { readJson } from "./read-json.ts";
import { refuseCrossSite } from "./refuse-cross-site.ts";
import type { ApiRoute } from "./route.ts";

interface Deps {
  readonly config: { readonly origin: string | undefined; readonly trustedProxy: TrustedProxy };
  readonly secret: string;
  readonly limitRate: (addressGroup: string) => void;
}

/** What each policy asks of the caller before the body is read. Uses left are the use-case's question. */
const policyChecks: Record<Policy, () => void> = {
  public: () => {},
  "guest-quota": () => {},
  admin: () => {
    throw new AppError("forbidden");
  },
};

/** The way of every API request: rate, origin, policy, body, input, and then the endpoint's own function. */
export function answerApi({ config, secret, limitRate }: Deps) {
  const cookieKey = deriveKey(secret, "guest cookie");
  const addressKey = deriveKey(secret, "guest address");

  return async (context: AppContext, { endpoint, handle }: ApiRoute): Promise<Response> => {
    const { raw } = context.req;
    const forwardedFor = context.req.header("x-forwarded-for");
    const group = addressGroup(clientAddress(socketAddress(context), forwardedFor, config.trustedProxy));
    limitRate(group);
    refuseCrossSite(raw, config.origin);
    policyChecks[endpoint.policy]();
    const input = parseInput(endpoint.input, await readJson(raw, endpoint.maxBodyBytes));
    const guest = { cookieId: readGuestCookie(context, cookieKey), addressHash: hashAddress(addressKey, group) };
    const output = await handle({ input, guest, signal: raw.signal });
    if (endpoint.policy === "guest-quota") writeGuestCookie(context, cookieKey, guest.cookieId, config.origin);
    context.header("Cache-Control", "no-store");
    return context.json(output as object);
  };
}

/** Without a socket (a request made in the process itself) everybody is one address. */
function socketAddress(context: AppContext): string {
  return context.env.incoming ? (getConnInfo(context).remote.address ?? "unknown") : "unknown";
}
