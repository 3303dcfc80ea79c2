/** What RFC 5987 lets stand for itself. */
const escaped = /['()*!]/g;

/**
 * The value of Content-Disposition for a file that the browser is to keep, by RFC 6266: the name as it is, and one in plain
 * letters for whoever reads that alone.
 */
export function attachment(name: string | undefined): string {
  if (name === undefined) return "attachment";
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(escaped, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
