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

/**
 * Returns what tells whether two requests are the same, by the engine that answers, and nothing else of them. A language
 * model answers differently each time: of what it is asked, none is the same.
 */
export function requestHashes({ secret, pro }: Deps, { text, options, ultra }: Asked): RequestHashes {
  const key = deriveKey(secret, "counted requests");
  const hash = (engine: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify([engine, engineVersion, text, options]))
      .digest();
  const byPro = pro.kind === "pro_local" ? hash("pro_local") : undefined;
  return { withCredit: byPro, withoutCredit: ultra ? byPro : hash("lite") };
}
