import { AppError } from "../app-error.ts";

/**
 * Refuses a request that a page of another website made. Programs send neither `Origin` nor `Sec-Fetch-Site`: without a
 * session they are allowed, because they act as guests or with an API key, which no page of another website has. With a
 * session, a request that changes data must have an `Origin` header.
 */
export function refuseCrossSite(request: Request, ownOrigin: string | undefined, hasSession: boolean): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const foreignSite = site === "cross-site" || site === "same-site";
  if (foreignSite || (origin !== null && !isOwn(origin, request, ownOrigin))) {
    throw new AppError("forbidden", "Requests from other sites aren't accepted.");
  }
  if (hasSession && origin === null && request.method !== "GET") {
    throw new AppError("forbidden", "A request with a session must have an Origin header.");
  }
}

function isOwn(origin: string, request: Request, ownOrigin: string | undefined): boolean {
  if (ownOrigin !== undefined) return origin === ownOrigin;
  return URL.parse(origin)?.host === (request.headers.get("host") ?? new URL(request.url).host);
}
