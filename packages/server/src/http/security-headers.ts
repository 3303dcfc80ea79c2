/** The content security policy of responses that are not pages. They may load nothing. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Adds the security headers that every response has. A page has its own content security policy. */
export function addSecurityHeaders(headers: Headers, withHsts: boolean): void {
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", nothing);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (withHsts) headers.set("Strict-Transport-Security", "max-age=31536000");
}
