/**
 * Returns the host name of this site's URL if no ORIGIN is configured: "localhost" if the server listens on this
 * machine only.
 */
export function originName(host: string | undefined): string {
  return host === "127.0.0.1" || host === "::1" ? "localhost" : hostName(host);
}

/** Returns the host name with which a browser on this machine reaches a server that listens on `host`. */
export function hostName(host: string | undefined): string {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
