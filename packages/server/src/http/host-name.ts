/** Returns the host of the product's address when no ORIGIN is configured: localhost for this machine. */
export function originName(host: string | undefined): string {
  return host === "127.0.0.1" || host === "::1" ? "localhost" : hostName(host);
}

/** Returns the host by which a browser on this machine reaches a server on `host`, in the form of an address. */
export function hostName(host: string | undefined): string {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
