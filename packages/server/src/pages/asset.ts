import { createHash } from "node:crypto";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../http/accepted-encoding.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};
const compressible = /^(text|application)\/|svg/;

/** Holds a file in memory. Each compressed version is created at its first request. */
export interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** The content security policy, if the file is a page or the script of a web worker that needs one. */
  readonly policy: string | undefined;
  readonly body: Buffer;
  readonly compressed: ((encoding: Encoding) => Promise<Buffer>) | undefined;
}

/** Creates a file in memory from its content. The end of `name` determines its content type. */
export function createAsset(name: string, body: Buffer, { cacheControl, policy }: Partial<Asset>): Asset {
  const type = types[extname(name)] ?? "application/octet-stream";
  const made = new Map<Encoding, Promise<Buffer>>();
  const compressed = (encoding: Encoding) => {
    const before = made.get(encoding);
    if (before) return before;
    const result = compress(body, encoding);
    made.set(encoding, result);
    return result;
  };
  return {
    type,
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
    cacheControl: cacheControl ?? "no-cache",
    policy,
    body,
    compressed: compressible.test(type) && body.length > 1000 ? compressed : undefined,
  };
}

/** The size in bytes above which the best compression of a file would take many seconds. */
const largeBytes = 2_000_000;

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body, { level: 9 });
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: body.length > largeBytes ? 5 : 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
