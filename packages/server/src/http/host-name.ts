/** Returns the host of the product's own address where no ORIGIN says another: people know this machine as localhost. */
export function originName(host: string | undefined): string {
  return host === "127.0.0.1" || host === "::1" ? "localhost" : hostName(host);
}

/** Returns the name by which a browser on this machine finds what listens on the host, in the form of an address. */
export function hostName(host: string | undefined): string {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
