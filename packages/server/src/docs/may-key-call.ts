import type { Endpoint } from "@rewright/contract/endpoint";

/** Returns whether an API key may call an endpoint. */
export function mayKeyCall({ path, method }: Pick<Endpoint, "path" | "method">): boolean {
  if (path === "/api/history") return method === "GET";
  return /^\/hum(\/|$)|^\/api\/(rate-limit\/(check|stats)|batches)(\/|$)/.test(path);
}
