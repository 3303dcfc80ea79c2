import { AppError } from "../app-error.ts";

/**
 * Refuses a request that another site's page had the browser send. Programs send neither header; they pass, since
 * nothing that they could carry along unasked (a session) gives them more than a stranger has.
 */
export function refuseCrossSite(request: Request, ownOrigin: string | undefined): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const foreignSite = site === "cross-site" || site === "same-site";
  if (foreignSite || (origin !== null && !isOwn(origin, request, ownOrigin))) {
    throw new AppError("forbidden", "Requests from other sites are not accepted.");
  }
}

function isOwn(origin: string, request: Request, ownOrigin: string | undefined): boolean {
  if (ownOrigin !== undefined) return origin === ownOrigin;
  return URL.parse(origin)?.host === (request.headers.get("host") ?? new URL(request.url).host);
}
