/** Returns the name by which a browser on this machine finds what listens on the host, in the form of an address. */
export function hostName(host: string | undefined): string {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
