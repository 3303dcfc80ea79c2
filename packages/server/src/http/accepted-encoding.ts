export type Encoding = "br" | "gzip";

/** Returns the best compression that an Accept-Encoding header allows. Returns undefined if the header allows none. */
export function acceptedEncoding(header: string): Encoding | undefined {
  const accepted = header
    .toLowerCase()
    .split(",")
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(";")[0]);
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}
