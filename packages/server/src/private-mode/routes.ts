import { privateModeDays } from "@rewright/contract/periods";
import { type EntitlementClaims, readEntitlement, readModelPart } from "@rewright/contract/private-mode";
import { SignJWT } from "jose";
import { AppError } from "../app-error.ts";
import { type ApiRoute, type Call, route } from "../http/route.ts";
import type { Secrets } from "../secrets/secret.ts";
import { planOf } from "../usage/caller.ts";
import { entitlementKey } from "./entitlement-key.ts";
import type { FindModelPart } from "./model-parts.ts";

interface Deps {
  readonly secrets: Secrets;
  readonly findModelPart: FindModelPart;
  readonly now: () => Date;
}

const daySeconds = 24 * 60 * 60;

/**
 * Returns the API routes of private mode, in which Humanize Lite runs in the browser. They send the models and a token
 * that permits their use. The server gets neither the texts nor their number.
 */
export function privateModeRoutes({ secrets, findModelPart, now }: Deps): ApiRoute[] {
  const { privateKey, publicKey } = entitlementKey(secrets);

  return [
    route(readEntitlement, async (call) => {
      const claims = claimsFor(call, Math.floor(now().getTime() / 1000));
      const token = await new SignJWT({ ...claims }).setProtectedHeader({ alg: "ES256" }).sign(privateKey);
      return { token, key: publicKey };
    }),
    route(readModelPart, async ({ input: { hash } }) => {
      const brotli = await findModelPart(hash);
      if (!brotli) throw new AppError("not_found");
      return { name: hash, brotli: new Uint8Array(brotli) };
    }),
  ];
}

function claimsFor(call: Pick<Call, "account" | "settings">, iat: number): EntitlementClaims {
  const { name, wordsPerRequest } = planOf(call);
  const exp = iat + privateModeDays * daySeconds;
  return { iat, exp, account: call.account?.id ?? null, plan: name, words: wordsPerRequest };
}
