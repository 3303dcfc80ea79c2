import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { smallBodyBytes } from "./fields.ts";
import { privateModeDays } from "./periods.ts";

/** Lists for whom an operator can offer private mode, in which Humanize Lite runs in the browser. */
export const privateModes = ["off", "premium", "everyone"] as const;
export type PrivateMode = (typeof privateModes)[number];

/** Describes the claims of the token that allows private mode, a JSON Web Token (RFC 7519) signed with ES256. */
export interface EntitlementClaims {
  /** The times in seconds since 1970 at which the token was issued and expires, by the server's clock. */
  readonly iat: number;
  readonly exp: number;
  /** The id of the account; null where private mode is open to everyone and no one is signed in. */
  readonly account: string | null;
  /** The name of the plan and its word limit. */
  readonly plan: string;
  readonly words: number;
}

export const readEntitlement = endpoint({
  method: "GET",
  path: "/api/private/entitlement",
  summary: `Get a token that allows private mode for ${privateModeDays} days`,
  policy: "private",
  input: z.object({}),
  output: z.object({
    token: z.string().describe("A JSON Web Token (ES256) with the plan, its word limit and an expiry time."),
    key: z
      .object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string() })
      .describe("The public key with which the token was signed."),
  }),
  errors: ["signed_out", "premium_required", "private_mode_off"],
  maxBodyBytes: smallBodyBytes,
});

export const readModelPart = endpoint({
  method: "GET",
  path: "/api/private/parts/{hash}",
  summary: "Get a part of the models that private mode needs",
  description:
    "The name of a part is the SHA-256 hash of its content. The Accept-Encoding header decides how it's compressed.",
  policy: "private",
  input: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  output: z.object({ name: z.string(), brotli: z.instanceof(Uint8Array) }),
  fileType: "application/octet-stream",
  errors: ["signed_out", "premium_required", "private_mode_off", "not_found"],
  maxBodyBytes: smallBodyBytes,
});
