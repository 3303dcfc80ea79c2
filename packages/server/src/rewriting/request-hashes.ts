import { engineVersion } from "@rewright/engine/version";
import type { Pro } from "@rewright/pro";
import { deriveKeys, digestsOf, type Secrets } from "../secrets/secret.ts";
import type { RequestHash, RequestHashes } from "../usage/reserve-rewrite.ts";
import type { Asked } from "./engine-options.ts";

interface Deps {
  readonly secrets: Secrets;
  readonly pro: Pick<Pro<unknown>, "kind">;
}

const keysOf = (secrets: Secrets) => deriveKeys(secrets, "counted requests");

/**
 * Returns keyed hashes of a request. They are equal for identical requests to the same engine, and reveal nothing else.
 * Requests to a language model have no hashes, because a model answers differently each time.
 */
export function requestHashes({ secrets, pro }: Deps, { text, options, ultra }: Asked): RequestHashes {
  const hash = (engine: string) => digestsOf(keysOf(secrets), [engine, engineVersion, text, options]);
  const byPro = pro.kind === "pro_local" ? hash("pro_local") : undefined;
  return { withCredit: byPro, withoutCredit: ultra ? byPro : hash("lite") };
}

/**
 * Returns keyed hashes of a Humanize Pro result. They are equal if the result, the text and the settings are equal,
 * whatever the seed, and reveal nothing else.
 */
export function resultHashes(
  { secrets }: Pick<Deps, "secrets">,
  { text, options }: Asked,
  result: string,
): RequestHash {
  const { seed: _, ...settings } = options;
  return digestsOf(keysOf(secrets), ["result", engineVersion, text, settings, result]);
}
