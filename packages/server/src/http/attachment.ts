/** Characters that RFC 5987 requires to be escaped but `encodeURIComponent` does not escape. */
const escaped = /['()*!]/g;

/**
 * Returns the value of the Content-Disposition header for a download (RFC 6266). It has the full file name, and an
 * ASCII version for clients that read only that.
 */
export function attachment(name: string | undefined): string {
  if (name === undefined) return "attachment";
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(escaped, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
