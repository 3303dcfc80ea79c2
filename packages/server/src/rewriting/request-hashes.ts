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
 * Returns what tells whether two requests are the same, by the engine that answers, and nothing else of them. A language
 * model answers differently each time: of what it is asked, none is the same.
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

/** Returns what tells whether Pro wrote the same for a text and its settings, by whichever seed, and nothing else of it. */
export function resultHash({ secret }: Pick<Deps, "secret">, { text, options }: Asked, result: string): Uint8Array {
  const { seed: _, ...settings } = options;
  return createHmac("sha256", keyOf(secret))
    .update(JSON.stringify(["result", engineVersion, text, settings, result]))
    .digest();
}
