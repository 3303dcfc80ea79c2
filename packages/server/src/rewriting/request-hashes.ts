import { createHmac } from "node:crypto";
import { engineVersion } from "@rewright/engine/version";
import type { Pro } from "@rewright/pro";
import { deriveKey } from "../secrets/secret.ts";
import type { RequestHashes } from "../usage/reserve-rewrite.ts";
import type { Asked } from "./engine-options.ts";

interface Deps {
  readonly secret: string;
  readonly pro: Pick<Pro<unknown>, "kind">;
}

const keyOf = (secret: string) => deriveKey(secret, "counted requests");

/**
 * Returns hashes that are equal for the same request to the same engine, and reveal nothing else of it. A language
 * model answers differently each time, so its requests are never equal.
 */
export function requestHashes({ secret, pro }: Deps, { text, options, ultra }: Asked): RequestHashes {
  const key = keyOf(secret);
  const hash = (engine: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify([engine, engineVersion, text, options]))
      .digest();
  const byPro = pro.kind === "pro_local" ? hash("pro_local") : undefined;
  return { withCredit: byPro, withoutCredit: ultra ? byPro : hash("lite") };
}

/**
 * Returns a hash that is equal when Pro wrote the same result for the same text and settings with any seed, and reveals
 * nothing else.
 */
export function resultHash({ secret }: Pick<Deps, "secret">, { text, options }: Asked, result: string): Uint8Array {
  const { seed: _, ...settings } = options;
  return createHmac("sha256", keyOf(secret))
    .update(JSON.stringify(["result", engineVersion, text, settings, result]))
    .digest();
}
