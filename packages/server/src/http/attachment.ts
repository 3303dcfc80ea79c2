/** Characters that `encodeURIComponent` keeps and RFC 5987 wants escaped. */
const escaped = /['()*!]/g;

/**
 * Returns the value of Content-Disposition for a download, by RFC 6266: the full name, and one in ASCII for clients
 * that read only that.
 */
export function attachment(name: string | undefined): string {
  if (name === undefined) return "attachment";
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(escaped, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
