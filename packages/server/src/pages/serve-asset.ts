import { acceptedEncoding } from "../http/accepted-encoding.ts";
import type { AppContext } from "../http/context.ts";
import type { Asset } from "./asset.ts";

/** Responds with a file in the best compression that the browser accepts, or with status 304 if the browser has it. */
export async function serveAsset(context: AppContext, asset: Asset, status: 200 | 404 = 200): Promise<Response> {
  const headers: Record<string, string> = {
    "Content-Type": asset.type,
    "Cache-Control": asset.cacheControl,
    ETag: asset.etag,
  };
  if (asset.policy) headers["Content-Security-Policy"] = asset.policy;
  if (asset.compressed) headers.Vary = "Accept-Encoding";
  if (status === 200 && matches(context.req.header("if-none-match"), asset.etag)) {
    return context.body(null, 304, headers);
  }
  const encoding = asset.compressed && acceptedEncoding(context.req.header("accept-encoding") ?? "");
  if (!asset.compressed || !encoding) return context.body(new Uint8Array(asset.body), status, headers);
  headers["Content-Encoding"] = encoding;
  return context.body(new Uint8Array(await asset.compressed(encoding)), status, headers);
}

/**
 * Returns whether the browser has the current content. Compares weakly (RFC 9110), because all compressed versions
 * share one ETag.
 */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
